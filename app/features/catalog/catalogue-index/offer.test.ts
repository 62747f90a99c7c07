import { describe, expect, it } from 'vitest'
import { type Product } from '~/commerce/medusa-v1/types'
import { toOffer } from './offer'

function offer(variants: object[], taxInclusive = true) {
  const ranked = variants.map((variant, rank) => ({ id: `v${rank}`, manage_inventory: true, ...variant }))
  return toOffer({ variants: ranked as Product['variants'] }, taxInclusive)
}

const small = { inventory_quantity: 0, calculated_price: 500, calculated_price_incl_tax: 595 }
const medium = { inventory_quantity: 2, calculated_price: 700, calculated_price_incl_tax: 833 }
const large = { inventory_quantity: 9, calculated_price: 900, calculated_price_incl_tax: 1071 }

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
    const pricing = { ...medium, original_price: 900, original_price_incl_tax: 1071, calculated_price_type: 'sale' }
    const variants = [{ id: 'v0', manage_inventory: true, ...pricing }] as Product['variants']
    const prior = { amount: 1071, currentAmount: 833, includesTax: true }
    expect(toOffer({ variants }, true, { v0: prior }).price).toEqual({ amount: 833, prior: 1071 })
    expect(toOffer({ variants }, true, { v1: prior }).price).toEqual({ amount: 833, prior: null })
  })

  it('keeps the price of what is sold out', () => {
    const gone = [small, medium].map((variant) => ({ ...variant, inventory_quantity: 0 }))
    expect(offer(gone)).toMatchObject({ soldOut: true, price: { amount: 595 }, buyable: [false, false] })
  })

  it('has no price for what the region does not sell', () => {
    expect(offer([{ manage_inventory: false }])).toMatchObject({ soldOut: false, price: null, buyable: [false] })
  })
})
