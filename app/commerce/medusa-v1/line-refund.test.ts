import { describe, expect, it } from 'vitest'
import { type RefundableLine } from '../shop/returns'
import { toLineRefund } from './line-refund'

const european: RefundableLine = {
  id: 'a',
  unitPrice: 1999,
  quantity: 3,
  includesTax: true,
  taxRates: [19],
  discount: 0,
}
const american: RefundableLine = { ...european, includesTax: false, taxRates: [8.25] }

// amounts that Medusa 1.20 answered; `tests/contract/returns.test.ts` asks it anew
describe('what Medusa pays back by itself', () => {
  it.each<[string, RefundableLine, quantity: number, refund: number]>([
    ['one piece with tax in its price', european, 1, 1999],
    ['two of them, a cent rounded away', european, 2, 3998],
    ['two with a discount', { ...european, discount: 504 }, 2, 3599],
    ['one with a discount', { ...european, discount: 504 }, 1, 1799],
    ['one piece with tax added', american, 1, 2164],
    ['two of them', american, 2, 4328],
    ['two with tax added and a discount', { ...american, discount: 600 }, 2, 3895],
    ['without any tax', { ...american, taxRates: [] }, 2, 3998],
  ])('is what it answers for %s', (_, line, quantity, refund) => {
    expect(toLineRefund(line, quantity)).toBe(refund)
  })
})

describe('what the plugin pays back by a line’s account', () => {
  // three pieces at 39.00, of which Medusa would pay 77.99 for two
  const dear: RefundableLine = { ...european, unitPrice: 3900 }

  it('is what the pieces have cost', () => {
    expect(toLineRefund(dear, 2)).toBe(7799)
    expect(toLineRefund(dear, 2, { pieces: 3, total: 11700, gone: { pieces: 0, amount: 0 } })).toBe(7800)
  })

  it('is for the last pieces all that is left', () => {
    expect(toLineRefund(dear, 2, { pieces: 3, total: 100, gone: { pieces: 1, amount: 33 } })).toBe(67)
    expect(toLineRefund(dear, 1, { pieces: 3, total: 100, gone: { pieces: 2, amount: 68 } })).toBe(32)
  })
})
