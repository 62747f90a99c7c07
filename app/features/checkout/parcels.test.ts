import { describe, expect, it } from 'vitest'
import { type Cart, type ShippingOption } from '~/commerce/types'
import { isShippingChosen, toParcels } from './parcels'

function option(id: string, change: object = {}): ShippingOption {
  const whole = { id, name: id, amount: 500, profile_id: 'default', is_return: false, metadata: null, ...change }
  return whole as unknown as ShippingOption
}

function methods(...ids: string[]): Cart['shipping_methods'] {
  return ids.map((id) => ({ shipping_option_id: id })) as Cart['shipping_methods']
}

describe('toParcels', () => {
  it('lists the cheapest way first, in the page’s language, without ways to send back', () => {
    const standard = option('standard', { metadata: { translations: { de: { name: 'Standardversand' } } } })
    const parcels = toParcels(
      [option('express', { amount: 990 }), standard, option('back', { is_return: true })],
      [],
      true,
      'de',
    )
    expect(parcels.map(({ choices }) => choices.map(({ name }) => name))).toEqual([['Standardversand', 'express']])
  })

  it('shows the price with tax only where prices include it', () => {
    const taxed = option('taxed', { amount: 500, price_incl_tax: 595, includes_tax: false })
    const including = option('including', { amount: 595, price_incl_tax: 595, includes_tax: true, tax_amount: 95 })
    function amounts(taxInclusive: boolean): number[] {
      return toParcels([taxed, including], [], taxInclusive, 'en').flatMap(({ choices }) =>
        choices.map((c) => c.amount),
      )
    }
    expect(amounts(true)).toEqual([595, 595])
    expect(amounts(false)).toEqual([500, 500])
  })

  it('says how many days it takes where the shop does, and nothing where it says nonsense', () => {
    const days = [
      { min_days: 3, max_days: 5 },
      { max_days: 2 },
      { min_days: 3 },
      { max_days: 'soon' },
      { max_days: -1 },
    ]
    const parcels = toParcels(
      days.map((metadata, index) => option(`${index}`, { metadata })),
      [],
      true,
      'en',
    )
    expect(parcels[0]?.choices.map((choice) => choice.days)).toEqual([
      { min: 3, max: 5 },
      { min: 2, max: 2 },
      null,
      null,
      null,
    ])
  })

  it('makes a parcel of each shipping profile and finds what the cart has chosen', () => {
    const options = [option('post'), option('mail', { profile_id: 'gift_card', amount: 0 })]
    const parcels = toParcels(options, methods('mail', 'gone'), true, 'en')
    expect(parcels.map(({ chosen }) => chosen?.id ?? null)).toEqual([null, 'mail'])
    expect(isShippingChosen(parcels, true)).toBe(false)
    expect(isShippingChosen(toParcels(options, methods('mail', 'post'), true, 'en'), true)).toBe(true)
  })
})

describe('isShippingChosen', () => {
  it('is content without any way only when nothing has to be shipped', () => {
    expect(isShippingChosen([], false)).toBe(true)
    expect(isShippingChosen([], true)).toBe(false)
  })
})
