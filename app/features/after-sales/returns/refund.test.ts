import { describe, expect, it } from 'vitest'
import { type RefundableLine, toLineRefund, toRefund, toShippingCost } from './refund'

const european: RefundableLine = {
  id: 'a',
  unit_price: 1999,
  quantity: 3,
  includes_tax: true,
  tax_lines: [{ rate: 19 }],
  adjustments: [],
}
const american: RefundableLine = { ...european, includes_tax: false, tax_lines: [{ rate: 8.25 }] }

// amounts that Medusa 1.20 answered; `tests/contract/returns.test.ts` asks it anew
describe('toLineRefund', () => {
  it.each<[string, RefundableLine, quantity: number, refund: number]>([
    ['one piece with tax in its price', european, 1, 1999],
    ['two of them, a cent rounded away', european, 2, 3998],
    ['two with a discount', { ...european, adjustments: [{ amount: 504 }] }, 2, 3599],
    ['one with a discount', { ...european, adjustments: [{ amount: 504 }] }, 1, 1799],
    ['one piece with tax added', american, 1, 2164],
    ['two of them', american, 2, 4328],
    ['two with tax added and a discount', { ...american, adjustments: [{ amount: 600 }] }, 2, 3895],
    ['without any tax', { ...american, tax_lines: [] }, 2, 3998],
  ])('is what Medusa pays back for %s', (_, line, quantity, refund) => {
    expect(toLineRefund(line, quantity)).toBe(refund)
  })
})

describe('toLineRefund of a line with an account', () => {
  // three pieces at 39.00, of which Medusa would pay 77.99 for two
  const dear: RefundableLine = { ...european, unit_price: 3900 }
  const account = { pieces: 3, total: 11700, gone: { pieces: 0, amount: 0 } }

  it('is what the pieces have cost', () => {
    expect(toLineRefund(dear, 2)).toBe(7799)
    expect(toLineRefund({ ...dear, account }, 2)).toBe(7800)
  })

  it('is for the last pieces all that is left', () => {
    const gone = { pieces: 1, amount: 33 }
    expect(toLineRefund({ ...dear, account: { pieces: 3, total: 100, gone } }, 2)).toBe(67)
    expect(toLineRefund({ ...dear, account: { pieces: 3, total: 100, gone: { pieces: 2, amount: 68 } } }, 1)).toBe(32)
  })
})

describe('toShippingCost', () => {
  it('is the price where that contains its tax, else with the tax added', () => {
    expect(toShippingCost({ amount: 390, includes_tax: true, tax_rates: [{ rate: 19 }] })).toBe(390)
    expect(toShippingCost({ amount: 500, includes_tax: false, tax_rates: [{ rate: 8.25 }] })).toBe(541)
    expect(toShippingCost({ amount: 500, tax_rates: null })).toBe(500)
  })
})

describe('toRefund', () => {
  it('takes the way back off what is paid back for the lines', () => {
    const wanted = [
      { line: european, quantity: 1 },
      { line: european, quantity: 2 },
    ]
    const shipping = { amount: 390, includes_tax: true, tax_rates: [{ rate: 19 }] }
    expect(toRefund(wanted, shipping)).toEqual({ items: 5997, shipping: 390, total: 5607 })
    expect(toRefund(wanted, null)).toEqual({ items: 5997, shipping: 0, total: 5997 })
  })
})
