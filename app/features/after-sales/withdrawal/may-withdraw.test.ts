import { expect, it } from 'vitest'
import { mayWithdraw } from './may-withdraw'

const germany = { country_code: 'de' }
const america = { country_code: 'us' }

it.each([
  ['an order to Germany', { shipping_address: germany, billing_address: america }, true],
  ['one of gift cards alone, billed to Germany', { shipping_address: null, billing_address: germany }, true],
  ['an order to America', { shipping_address: america, billing_address: germany }, false],
  ['one without an address', { shipping_address: null, billing_address: null }, false],
  ['a cancelled one', { status: 'canceled', shipping_address: germany, billing_address: null }, false],
])('says of %s whether there is a withdrawal function', (_, order, expected) => {
  expect(mayWithdraw({ status: 'pending', ...order })).toBe(expected)
})
