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
