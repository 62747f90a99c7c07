import { describe, expect, it } from 'vitest'
import { toOrderTotals } from './order-totals'

const record = {
  items: [
    { subtotal: 1000, original_total: 1190 },
    { subtotal: 500, original_total: 595 },
  ],
  shipping_methods: [{ subtotal: 420, total: 500 }],
  gift_card_total: 0,
  tax_total: 365,
  total: 2285,
}

describe('toOrderTotals', () => {
  it('shows every line with its tax where prices include it', () => {
    expect(toOrderTotals(record, true)).toEqual({
      items: 1785,
      shipping: 500,
      discount: 0,
      giftCards: 0,
      tax: 365,
      total: 2285,
      codes: { discount: [], shipping: [], giftCards: [] },
    })
  })

  it('adds the tax as a line of its own elsewhere', () => {
    expect(toOrderTotals(record, false)).toMatchObject({ items: 1500, shipping: 420, tax: 365, discount: 0 })
  })

  it('names as discount what is missing to the total, in either manner', () => {
    const discounted = { ...record, tax_total: 317, total: 1987 }
    expect(toOrderTotals(discounted, true).discount).toBe(1785 + 500 - 1987)
    expect(toOrderTotals(discounted, false).discount).toBe(1500 + 420 + 317 - 1987)
  })

  it('takes gift cards off before it looks for a discount', () => {
    const paid = { ...record, gift_card_total: 285, total: 2000 }
    expect(toOrderTotals(paid, true)).toMatchObject({ giftCards: 285, discount: 0, total: 2000 })
  })

  it('counts the tax that a taxed card pays to the card', () => {
    const paid = { ...record, gift_card_total: 200, gift_card_tax_total: 38, total: 2047 }
    expect(toOrderTotals(paid, true)).toMatchObject({ giftCards: 238, discount: 0 })
    expect(toOrderTotals(paid, false)).toMatchObject({ giftCards: 238, tax: 365, discount: 0 })
  })

  it('shows nothing where rounding leaves less than nothing, and the rows still add up', () => {
    const items = [{ subtotal: 7185, original_total: 8550 }]
    const taken = { items, shipping_methods: [], tax_total: -1, total: -1 }
    const nothing = { items: 8550, discount: 8550, giftCards: 0, tax: 0, total: 0 }
    expect(toOrderTotals(taken, true)).toMatchObject(nothing)
    expect(toOrderTotals({ ...taken, gift_card_total: -1, total: 0 }, true)).toMatchObject(nothing)
  })

  it('says which codes have a part in an amount, and of a gift card no more than its end', () => {
    const discounts = [
      { code: 'TEN', rule: { type: 'percentage' } },
      { code: 'SHIP', rule: { type: 'free_shipping' } },
    ]
    const { codes } = toOrderTotals({ ...record, discounts, gift_cards: [{ code: 'AAAA-BBBB-CCCC-DDDD' }] }, true)
    expect(codes).toEqual({ discount: ['TEN'], shipping: ['SHIP'], giftCards: ['…DDDD'] })
  })
})
