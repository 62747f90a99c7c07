import { expect, it } from 'vitest'
import { toShippingRate } from './shipping-rate'
import { type ShippingOption } from './types'

const option = {
  profile_id: 'goods',
  is_return: false,
  price_type: 'flat_rate',
  amount: 500,
  includes_tax: false,
  price_incl_tax: 595,
  tax_amount: 95,
  requirements: [],
}

function toRate(more: object = {}) {
  return toShippingRate({ ...option, ...more } as unknown as ShippingOption)
}

it('tells what it costs with tax and without', () => {
  expect(toRate()).toEqual({
    profileId: 'goods',
    isReturn: false,
    amount: { withTax: 595, withoutTax: 500 },
    from: null,
    days: null,
  })
  expect(toRate({ metadata: { min_days: 3, max_days: 5 } }).days).toEqual({ min: 3, max: 5 })
  expect(toRate({ includes_tax: true, price_incl_tax: 500, tax_amount: 80 }).amount?.withoutTax).toBe(420)
})

it('names the least value of the order, in the terms that Medusa compares it in', () => {
  const requirements = [{ type: 'min_subtotal', amount: 5000 }]
  expect(toRate({ requirements, includes_tax: true }).from).toEqual({ amount: 5000, withTax: true })
  expect(toRate({ requirements }).from).toEqual({ amount: 5000, withTax: false })
  expect(toRate({ requirements: [{ type: 'max_subtotal', amount: 5000 }] }).from).toBeNull()
})

it('has no amount where only a cart’s is known', () => {
  expect(toRate({ amount: null, price_type: 'calculated' }).amount).toBeNull()
})
