import { expect, it } from 'vitest'
import { isMedusasAnswer } from './answer-shape'

const cart = { id: 'cart_1', items: [], region: { countries: [{ id: 82, iso_2: 'de' }] }, email: null, total: 100 }
const call = 'GET /store/carts/:id'

it('takes what Medusa says, with fields that it does not know', () => {
  expect(isMedusasAnswer(call, { cart: { ...cart, context: { items: 'of the shop' }, odd: [1] } })).toBe(true)
  expect(isMedusasAnswer(call, { cart: { ...cart, reviews: [{ id: null, title: 5 }] } })).toBe(true)
  expect(isMedusasAnswer('DELETE /store/auth', {})).toBe(true)
  expect(isMedusasAnswer('GET /store/vitrine/bestsellers', { products: 'ids' })).toBe(true)
})

it.each([
  {},
  { cart: null },
  { cart: [] },
  { cart: { ...cart, items: null } },
  { cart: { ...cart, items: 'none' } },
  { cart: { ...cart, items: [null] } },
  { cart: { ...cart, total: '100' } },
  { cart: { ...cart, total: Infinity } },
  { cart: { ...cart, created_at: 'yesterday' } },
  { cart: { ...cart, region: [] } },
  { cart: { ...cart, items: [{ title: { en: 'Mug' } }] } },
])('does not take %j for a cart', (answer) => {
  expect(isMedusasAnswer(call, answer)).toBe(false)
})

it.each(['items', 'metadata', 'odd'])('does not follow %s down to where no program comes back from', (name) => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)
  expect(isMedusasAnswer(call, { cart: { ...cart, [name]: name === 'items' ? [deep] : deep } })).toBe(false)
  expect(isMedusasAnswer('GET /store/vitrine/identity', { [name]: deep })).toBe(false)
})

it('does not take what has no name for the return that was asked for', () => {
  expect(isMedusasAnswer('POST /store/returns', { return: { id: 'ret_1', order: null } })).toBe(true)
  for (const made of [undefined, null, [], { id: { toString: 'no' } }])
    expect(isMedusasAnswer('POST /store/returns', { return: made })).toBe(false)
})
