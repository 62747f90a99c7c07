import { describe, expect, it } from 'vitest'
import { type OfferedVariant, type VariantPrice } from '~/commerce/shop/product'
import { toOffer } from './offer'

function offer(variants: Omit<OfferedVariant, 'id'>[], taxInclusive = true) {
  return toOffer(
    { id: 'mug', variants: variants.map((variant, rank) => ({ id: `v${rank}`, ...variant })) },
    taxInclusive,
  )
}

function variant(quantity: number, withoutTax: number, withTax: number) {
  const amount = { withTax, withoutTax }
  const price: VariantPrice = { amount, kind: 'regular', original: amount, saleEndsAt: null }
  return { stock: { manageInventory: true, allowBackorder: false, quantity }, price }
}

const small = variant(0, 500, 595)
const medium = variant(2, 700, 833)
const large = variant(9, 900, 1071)

describe('toOffer', () => {
  it('asks the lowest price that can be had, with tax where the region shows it', () => {
    expect(offer([small, medium, large])).toEqual({
      price: { amount: 833, prior: null },
      from: true,
      soldOut: false,
      buyable: [false, true, true],
    })
    expect(offer([small, medium, large], false).price?.amount).toBe(700)
  })

  it('strikes through a price before its sale that is known, and no other', () => {
    const price: VariantPrice = { ...medium.price, kind: 'sale', original: large.price.amount }
    const product = { id: 'mug', variants: [{ id: 'v0', ...medium, price }] }
    const prior = { amount: 1071, currentAmount: 833, includesTax: true }
    expect(toOffer(product, true, { v0: prior })).toMatchObject({
      price: { amount: 833, prior: 1071 },
      reduced: { v0: { amount: 833, prior: 1071 } },
    })
    expect(toOffer(product, true, { v1: prior }).price).toEqual({ amount: 833, prior: null })
  })

  it('keeps the price of what is sold out', () => {
    const gone = [small, variant(0, 700, 833)]
    expect(offer(gone)).toMatchObject({ soldOut: true, price: { amount: 595 }, buyable: [false, false] })
  })

  it('has no price for what the region does not sell', () => {
    expect(offer([{ stock: { ...medium.stock, manageInventory: false }, price: null }])).toMatchObject({
      soldOut: false,
      price: null,
      buyable: [false],
    })
  })
})
