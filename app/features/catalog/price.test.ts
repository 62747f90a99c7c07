import { describe, expect, it } from 'vitest'
import { type VariantPrice } from '~/commerce/shop/product'
import { toLowestPrice, toPrice } from './price'

const plain: VariantPrice = {
  amount: { withTax: 2380, withoutTax: 2000 },
  kind: 'regular',
  original: { withTax: 2380, withoutTax: 2000 },
  saleEndsAt: null,
}

function toSale(amount: number, original: number): VariantPrice {
  const both = (sum: number) => ({ withTax: sum, withoutTax: sum })
  return { amount: both(amount), kind: 'sale', original: both(original), saleEndsAt: null }
}

describe('toPrice', () => {
  it('shows the price with tax where the region says so, and without elsewhere', () => {
    expect(toPrice(plain, true)).toEqual({ amount: 2380, prior: null })
    expect(toPrice(plain, false)).toEqual({ amount: 2000, prior: null })
  })

  it('strikes through the lowest price of the 30 days before a sale, and nothing where nobody knows it', () => {
    const prior = { amount: 1900, currentAmount: 1333, includesTax: true }
    expect(toPrice(toSale(1333, 2000), true, prior)).toEqual({ amount: 1333, prior: 1900 })
    expect(toPrice(toSale(1333, 2000), true)).toEqual({ amount: 1333, prior: null })
  })

  it('calls neither another kind of price list nor a dearer price a sale', () => {
    const prior = { amount: 2900, currentAmount: 1500, includesTax: false }
    expect(toPrice({ ...toSale(1500, 2000), kind: 'regular' }, false, prior)?.prior).toBeNull()
    expect(toPrice(toSale(2500, 2000), false, { ...prior, currentAmount: 2500 })?.prior).toBeNull()
  })

  it('is null when the region has none', () => {
    expect(toPrice(null, true)).toBeNull()
  })
})

describe('toLowestPrice', () => {
  function price(amount: number) {
    return { amount, prior: null }
  }

  it('says "from" only where another one costs more', () => {
    expect(toLowestPrice([price(30), price(20)])).toEqual({ price: price(20), from: true })
    expect(toLowestPrice([price(20), price(20)])).toEqual({ price: price(20), from: false })
  })

  it('is null for no price', () => {
    expect(toLowestPrice([])).toBeNull()
  })
})
