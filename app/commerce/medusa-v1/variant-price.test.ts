import { expect, it } from 'vitest'
import { toVariantPrice } from './variant-price'

const plain = { calculated_price: 2000, original_price: 2000, calculated_price_type: 'default' }

it('tells a price with tax and without', () => {
  const pricing = { ...plain, calculated_price_incl_tax: 2380, original_price_incl_tax: 2380 }
  const amount = { withTax: 2380, withoutTax: 2000 }
  expect(toVariantPrice(pricing)).toEqual({ amount, kind: 'regular', original: amount, saleEndsAt: null })
})

it('takes the tax out of a price that contains it', () => {
  const pricing = { calculated_price: 2380, calculated_price_includes_tax: true, calculated_tax: 380 }
  expect(toVariantPrice(pricing)?.amount).toEqual({ withTax: 2380, withoutTax: 2000 })
})

it('falls back on the price itself where the region does not compute taxes', () => {
  expect(toVariantPrice({ ...plain, calculated_price_incl_tax: null })?.amount.withTax).toBe(2000)
})

it('is a sale, with its end, where a price list of that kind gives the price', () => {
  const list = { amount: 1500, price_list: { ends_at: '2026-12-24T00:00:00.000Z' } }
  const prices = [{ amount: 2000 }, { amount: 1400, price_list: { ends_at: '2027-01-01' } }, list]
  const sale = { ...plain, calculated_price: 1500, calculated_price_type: 'sale', prices }
  expect(toVariantPrice(sale)).toMatchObject({ kind: 'sale', saleEndsAt: '2026-12-24T00:00:00.000Z' })
  expect(toVariantPrice({ ...sale, calculated_price_type: 'override' })).toMatchObject({
    kind: 'regular',
    saleEndsAt: null,
  })
})

it('is a price when it costs nothing, and null when the region has none', () => {
  expect(toVariantPrice({ calculated_price: 0 })?.amount).toEqual({ withTax: 0, withoutTax: 0 })
  expect(toVariantPrice({ calculated_price: null })).toBeNull()
  expect(toVariantPrice({})).toBeNull()
})
