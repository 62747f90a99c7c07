import { describe, expect, it } from 'vitest'
import { type ShippingChoice } from '../product/shipping-terms'
import { toReturnPolicy, toShippingDetails } from './offer-terms'

function way(amount: number, more: Partial<ShippingChoice> = {}): ShippingChoice {
  return { profileId: 'goods', isReturn: false, amount, from: null, days: { min: 3, max: 5 }, ...more }
}

function facts(...ways: ShippingChoice[]) {
  return { country: 'at', currency: 'eur', ways, returnDays: 14, returnCountry: 'de' }
}

describe('toShippingDetails', () => {
  it('is each way to send it, with its price, its country and its days', () => {
    expect(toShippingDetails(facts(way(490), way(390, { isReturn: true })), 2800)).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '4.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AT' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitCode: 'DAY' },
        },
      },
    ])
  })

  it('says nothing of a way that does not say how long it takes', () => {
    expect(toShippingDetails(facts(way(490, { days: null })), 2800)).toEqual([])
  })

  it('is free from a value on only for what costs as much', () => {
    const free = facts(way(0, { from: 5000 }))
    expect([toShippingDetails(free, 4999).length, toShippingDetails(free, 5000).length]).toEqual([0, 1])
  })
})

describe('toReturnPolicy', () => {
  it('has the shop’s days and its cheapest way back', () => {
    const back = [way(590, { isReturn: true }), way(390, { isReturn: true })]
    expect(toReturnPolicy(facts(way(100), ...back))).toMatchObject({
      applicableCountry: 'AT',
      returnPolicyCountry: 'DE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { value: '3.90', currency: 'EUR' },
    })
  })

  it('is free, or at the shopper’s own cost, where the shop has such a way or none', () => {
    expect(toReturnPolicy(facts(way(0, { isReturn: true })))).toMatchObject({
      returnFees: 'https://schema.org/FreeReturn',
    })
    expect(toReturnPolicy(facts())).toMatchObject({ returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' })
  })

  it('promises nothing where nothing is taken back', () => {
    const policy = toReturnPolicy({ ...facts(way(0, { isReturn: true })), returnDays: 0 })
    expect(policy).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' })
    expect(policy).not.toHaveProperty('merchantReturnDays')
  })

  it('is none where nobody says for how long', () => {
    expect(toReturnPolicy({ ...facts(), returnDays: null })).toBeNull()
  })
})
