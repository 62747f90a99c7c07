import { describe, expect, it } from 'vitest'
import { toLowestPrice, toPrice } from './price'

const plain = { calculated_price: 2000, original_price: 2000, calculated_price_type: 'default' }

describe('toPrice', () => {
  it('shows the price with tax where the region says so', () => {
    const pricing = { ...plain, calculated_price_incl_tax: 2380, original_price_incl_tax: 2380 }
    expect(toPrice(pricing, true)).toEqual({ amount: 2380, prior: null })
  })

  it('shows the price without tax elsewhere', () => {
    const pricing = { ...plain, calculated_price_incl_tax: 2200, original_price_incl_tax: 2200 }
    expect(toPrice(pricing, false)?.amount).toBe(2000)
  })

  it('takes the tax out of a price that contains it where prices are shown without', () => {
    const pricing = { calculated_price: 2380, calculated_price_includes_tax: true, calculated_tax: 380 }
    expect(toPrice(pricing, false)?.amount).toBe(2000)
  })

  it('falls back on the price itself where the region does not compute taxes', () => {
    expect(toPrice({ ...plain, calculated_price_incl_tax: null }, true)?.amount).toBe(2000)
  })

  it('strikes through the lowest price of the 30 days before a sale, and nothing where nobody knows it', () => {
    const pricing = {
      calculated_price: 1333,
      calculated_price_incl_tax: 1333,
      calculated_price_type: 'sale',
      original_price: 2000,
      original_price_incl_tax: 2000,
    }
    const prior = { amount: 1900, currentAmount: 1333, includesTax: true }
    expect(toPrice(pricing, true, prior)).toEqual({ amount: 1333, prior: 1900 })
    expect(toPrice(pricing, true)).toEqual({ amount: 1333, prior: null })
  })

  it('calls neither an override nor a dearer price a sale', () => {
    const override = { calculated_price: 1500, original_price: 2000, calculated_price_type: 'override' }
    const prior = { amount: 2900, currentAmount: 1500, includesTax: false }
    expect(toPrice(override, false, prior)?.prior).toBeNull()
    const dearer = { ...override, calculated_price: 2500, calculated_price_type: 'sale' }
    expect(toPrice(dearer, false, { ...prior, currentAmount: 2500 })?.prior).toBeNull()
  })

  it('is a price when it costs nothing, and null when the region has none', () => {
    expect(toPrice({ calculated_price: 0 }, false)?.amount).toBe(0)
    expect(toPrice({ calculated_price: null }, false)).toBeNull()
    expect(toPrice({}, true)).toBeNull()
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
