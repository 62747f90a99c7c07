import { expect, it } from 'vitest'
import { mayWithdraw } from './may-withdraw'

const germany = { countryCode: 'de' }
const america = { countryCode: 'us' }

it.each([
  ['an order to Germany', { shippingAddress: germany, billingAddress: america }, true],
  ['one of gift cards alone, billed to Germany', { shippingAddress: null, billingAddress: germany }, true],
  ['an order to America', { shippingAddress: america, billingAddress: germany }, false],
  ['one without an address', { shippingAddress: null, billingAddress: null }, false],
  ['a cancelled one', { status: 'cancelled' as const, shippingAddress: germany, billingAddress: null }, false],
])('says of %s whether there is a withdrawal function', (_, order, expected) => {
  expect(mayWithdraw({ status: 'pending', ...order })).toBe(expected)
})
