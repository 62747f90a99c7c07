import { describe, expect, it } from 'vitest'
import { type ShippingOption } from '~/commerce/medusa-v1/types'
import { type Cart } from '~/commerce/shop/cart'
import { makeCart, makeLine } from '../cart/test-cart'
import { isShippingChosen, toParcels } from './parcels'

function option(id: string, change: object = {}): ShippingOption {
  const whole = { id, name: id, amount: 500, profile_id: 'default', is_return: false, metadata: null, ...change }
  return whole as unknown as ShippingOption
}

function cartOf(lines: Parameters<typeof makeLine>[0][], ...chosen: string[]): Cart {
  const methods = chosen.map((optionId) => ({ optionId, profileId: null, subtotal: 0, total: 0 }))
  return makeCart(lines.map(makeLine), { shippingMethods: methods })
}

const mug = { profile: 'default' }
const mugCart = cartOf([mug])

describe('toParcels', () => {
  it('lists the cheapest way first, in the page’s language, without ways to send back', () => {
    const standard = option('standard', { metadata: { translations: { de: { name: 'Standardversand' } } } })
    const parcels = toParcels(
      [option('express', { amount: 990 }), standard, option('back', { is_return: true })],
      mugCart,
      true,
      'de',
    )
    expect(parcels.map(({ choices }) => choices.map(({ name }) => name))).toEqual([['Standardversand', 'express']])
  })

  it('shows the price with tax only where prices include it', () => {
    const taxed = option('taxed', { amount: 500, price_incl_tax: 595, includes_tax: false })
    const including = option('including', { amount: 595, price_incl_tax: 595, includes_tax: true, tax_amount: 95 })
    function amounts(taxInclusive: boolean): number[] {
      return toParcels([taxed, including], mugCart, taxInclusive, 'en').flatMap(({ choices }) =>
        choices.map((c) => c.amount),
      )
    }
    expect(amounts(true)).toEqual([595, 595])
    expect(amounts(false)).toEqual([500, 500])
  })

  it('says how many days it takes where the shop does', () => {
    const options = [option('days', { metadata: { min_days: 3, max_days: 5 } }), option('none')]
    const [parcel] = toParcels(options, mugCart, true, 'en')
    expect(parcel?.choices.map((choice) => choice.days)).toEqual([{ min: 3, max: 5 }, null])
  })

  it('makes a parcel of each shipping profile and finds what the cart has chosen', () => {
    const options = [option('mail', { profile_id: 'gift_card', amount: 0 }), option('post')]
    const lines = [
      { ...mug, title: 'Mug' },
      { profile: 'gift_card', title: 'Card', giftCard: true },
    ]
    const parcels = toParcels(options, cartOf(lines, 'mail', 'gone'), true, 'en')
    expect(parcels.map(({ chosen }) => chosen?.id ?? null)).toEqual([null, 'mail'])
    expect(parcels.map(({ contents }) => contents.length)).toEqual([1, 1])
    expect(isShippingChosen(parcels, true)).toBe(false)
    expect(isShippingChosen(toParcels(options, cartOf(lines, 'mail', 'post'), true, 'en'), true)).toBe(true)
  })

  it('keeps what the shop cannot ship as a parcel without a choice, and leaves such gift cards out', () => {
    const lines = [mug, { profile: 'freight' }, { profile: 'gift_card', giftCard: true }]
    const parcels = toParcels([option('post')], cartOf(lines, 'post'), true, 'en')
    expect(parcels.map(({ choices }) => choices.length)).toEqual([1, 0])
    expect(isShippingChosen(parcels, true)).toBe(false)
  })
})

describe('isShippingChosen', () => {
  it('is content without any way only when nothing has to be shipped', () => {
    expect(isShippingChosen([], false)).toBe(true)
    expect(isShippingChosen([], true)).toBe(false)
    const unchosen = toParcels([option('mail')], mugCart, true, 'en')
    expect(isShippingChosen(unchosen, false)).toBe(true)
  })
})
