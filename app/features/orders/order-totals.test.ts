import { describe, expect, it } from 'vitest'
import { toOrderTotals } from './order-totals'

const record = {
  items: [
    { quantity: 1, subtotal: 1000, originalTotal: 1190, discount: 0 },
    { quantity: 1, subtotal: 500, originalTotal: 595, discount: 0 },
  ],
  shippingMethods: [{ subtotal: 420, total: 500 }],
  giftCardTotal: 0,
  giftCardTaxTotal: 0,
  discounts: [],
  giftCards: [],
  taxTotal: 365,
  total: 2285,
}

describe('toOrderTotals', () => {
  it('shows every line with its tax where prices include it', () => {
    expect(toOrderTotals(record, true)).toEqual({
      items: 1785,
      shipping: 500,
      discount: 0,
      rounding: 0,
      giftCards: 0,
      cards: [],
      tax: 365,
      total: 2285,
      codes: { discount: [], shipping: [], giftCards: [] },
    })
  })

  it('adds the tax as a line of its own elsewhere', () => {
    expect(toOrderTotals(record, false)).toMatchObject({ items: 1500, shipping: 420, tax: 365, discount: 0 })
  })

  it('names as discount what is missing to the total, in either manner', () => {
    const discounted = { ...record, taxTotal: 317, total: 1987 }
    expect(toOrderTotals(discounted, true).discount).toBe(1785 + 500 - 1987)
    expect(toOrderTotals(discounted, false).discount).toBe(1500 + 420 + 317 - 1987)
  })

  it('shows the percentage that a discount promises, and what rounding takes beside it', () => {
    const items = [{ quantity: 1, subtotal: 15_126, originalTotal: 18_000, discount: 1513 }]
    const discounts = [{ code: 'TEN', kind: 'percentage' as const, percent: 10 }]
    const taken = { ...record, items, discounts, shippingMethods: [], taxTotal: 2586, total: 16_199 }
    expect(toOrderTotals(taken, true)).toMatchObject({ items: 18_000, discount: 1800, rounding: 1, total: 16_199 })
    const more = { ...taken, discounts: [...discounts, { code: 'FIVE', kind: 'fixed' as const }] }
    expect(toOrderTotals(more, true)).toMatchObject({ discount: 1801, rounding: 0 })
  })

  it('takes gift cards off before it looks for a discount', () => {
    const paid = { ...record, giftCardTotal: 285, total: 2000 }
    expect(toOrderTotals(paid, true)).toMatchObject({ giftCards: 285, discount: 0, total: 2000 })
  })

  it('tells apart what each of several cards has paid, where that is the whole of it', () => {
    const spent = (...amounts: (number | undefined)[]) => {
      const giftCards = amounts.map((amount, index) => ({ code: `AAAA-BBBB-CCCC-000${index}`, amount }))
      return toOrderTotals({ ...record, giftCardTotal: 300, total: 1985, giftCards }, true).cards
    }
    expect(spent(200, 100)).toEqual([
      { name: '…0000', amount: 200 },
      { name: '…0001', amount: 100 },
    ])
    expect(spent(300)).toEqual([])
    expect(spent(300, 0), 'what has paid nothing is no row').toEqual([])
    expect(spent(200, undefined)).toEqual([])
    expect(spent(200, 90)).toEqual([])
  })

  it('counts the tax that a taxed card pays to the card', () => {
    const paid = { ...record, giftCardTotal: 200, giftCardTaxTotal: 38, total: 2047 }
    expect(toOrderTotals(paid, true)).toMatchObject({ giftCards: 238, discount: 0 })
    expect(toOrderTotals(paid, false)).toMatchObject({ giftCards: 238, tax: 365, discount: 0 })
  })

  it('shows nothing where rounding leaves less than nothing, and the rows still add up', () => {
    const items = [{ quantity: 9, subtotal: 7185, originalTotal: 8550, discount: 7185 }]
    const taken = { ...record, items, shippingMethods: [], taxTotal: -1, total: -1 }
    const nothing = { items: 8550, discount: 8550, giftCards: 0, tax: 0, total: 0 }
    expect(toOrderTotals(taken, true)).toMatchObject(nothing)
    expect(toOrderTotals({ ...taken, giftCardTotal: -1, total: 0 }, true)).toMatchObject(nothing)
  })

  it('says which codes have a part in an amount, and of a gift card no more than its end', () => {
    const discounts = [
      { code: 'TEN', kind: 'percentage' as const },
      { code: 'SHIP', kind: 'free-shipping' as const },
    ]
    const { codes } = toOrderTotals({ ...record, discounts, giftCards: [{ code: 'AAAA-BBBB-CCCC-DDDD' }] }, true)
    expect(codes).toEqual({ discount: ['TEN'], shipping: ['SHIP'], giftCards: ['…DDDD'] })
  })
})
