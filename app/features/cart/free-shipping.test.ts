import { expect, it } from 'vitest'
import { makeCart, makeLine } from '../../../tests/support/test-cart'
import { toMissingForFree } from './free-shipping'

const [paid, free] = [
  { profileId: 'default', isReturn: false, amount: 490, from: null, days: null },
  { profileId: 'default', isReturn: false, amount: 0, from: 5000, days: null },
]

function missing(total: number, { lines = [{}], taxInclusive = true, paidTotal = total, choices = [paid, free] } = {}) {
  const items = lines.map((line, index) =>
    makeLine({ ...line, originalTotal: index === 0 ? total : 0, subtotal: index === 0 ? total : 0 }),
  )
  return toMissingForFree(makeCart(items, { total: paidTotal, region: { taxInclusive } }), choices)
}

it('says what is lacking until the goods are worth what free shipping asks for', () => {
  expect(missing(3800)).toBe(1200)
  expect(missing(5000)).toBeNull()
  expect(missing(9000)).toBeNull()
})

it('says nothing where the region has no such rule, or all is sent free of charge', () => {
  expect(missing(3800, { choices: [paid] })).toBeNull()
  expect(missing(3800, { choices: [{ ...paid, amount: 0 }, free] })).toBeNull()
  expect(missing(3800, { lines: [{ giftCard: true }] as object[] })).toBeNull()
})

it('says nothing where the backend may count otherwise', () => {
  expect(missing(3800, { lines: [{ profile: 'default' }, { profile: 'freight' }] as object[] })).toBeNull()
  expect(missing(3800, { paidTotal: 3000 })).toBeNull()
  expect(missing(3800, { paidTotal: 3000, taxInclusive: false })).toBe(1200)
})
