import { describe, expect, it } from 'vitest'
import { type Cart } from '~/commerce/shop/cart'
import { type ShippingOption } from '~/commerce/shop/shipping'
import { makeCart, makeLine } from '../../../tests/support/test-cart'
import { isShippingChosen, toParcels } from './parcels'

function option(id: string, change: Partial<ShippingOption> = {}): ShippingOption {
  return { id, name: id, amount: toAmount(500), profileId: 'default', days: null, metadata: null, ...change }
}

function toAmount(withoutTax: number, withTax = withoutTax): ShippingOption['amount'] {
  return { withTax, withoutTax }
}

function cartOf(lines: Parameters<typeof makeLine>[0][], ...chosen: string[]): Cart {
  const methods = chosen.map((optionId) => ({ optionId, profileId: null, days: null, subtotal: 0, total: 0 }))
  return makeCart(lines.map(makeLine), { shippingMethods: methods })
}

const mug = { profile: 'default' }
const mugCart = cartOf([mug])

describe('toParcels', () => {
  it('lists the cheapest way first, in the page’s language', () => {
    const standard = option('standard', { metadata: { translations: { de: { name: 'Standardversand' } } } })
    const parcels = toParcels([option('express', { amount: toAmount(990) }), standard], mugCart, true, {
      language: 'de',
    })
    expect(parcels.map(({ choices }) => choices.map(({ name }) => name))).toEqual([['Standardversand', 'express']])
  })

  it('shows the price with tax only where prices include it', () => {
    const taxed = option('taxed', { amount: toAmount(500, 595) })
    function amounts(taxInclusive: boolean): number[] {
      return toParcels([taxed], mugCart, taxInclusive, { language: 'en' }).flatMap(({ choices }) =>
        choices.map((c) => c.amount),
      )
    }
    expect(amounts(true)).toEqual([595])
    expect(amounts(false)).toEqual([500])
  })

  it('says how many days it takes where the shop does', () => {
    const options = [option('days', { days: { min: 3, max: 5 } }), option('none')]
    const [parcel] = toParcels(options, mugCart, true, { language: 'en' })
    expect(parcel?.choices.map((choice) => choice.days)).toEqual([{ min: 3, max: 5 }, null])
  })

  it('makes a parcel of each shipping profile and finds what the cart has chosen', () => {
    const options = [option('mail', { profileId: 'gift_card', amount: toAmount(0) }), option('post')]
    const lines = [
      { ...mug, title: 'Mug' },
      { profile: 'gift_card', title: 'Card', giftCard: true },
    ]
    const parcels = toParcels(options, cartOf(lines, 'mail', 'gone'), true, { language: 'en' })
    expect(parcels.map(({ chosen }) => chosen?.id ?? null)).toEqual([null, 'mail'])
    expect(parcels.map(({ contents }) => contents.length)).toEqual([1, 1])
    expect(isShippingChosen(parcels, true)).toBe(false)
    expect(isShippingChosen(toParcels(options, cartOf(lines, 'mail', 'post'), true, { language: 'en' }), true)).toBe(
      true,
    )
  })

  it('keeps what the shop cannot ship as a parcel without a choice, and leaves such gift cards out', () => {
    const lines = [mug, { profile: 'freight' }, { profile: 'gift_card', giftCard: true }]
    const parcels = toParcels([option('post')], cartOf(lines, 'post'), true, { language: 'en' })
    expect(parcels.map(({ choices }) => choices.length)).toEqual([1, 0])
    expect(isShippingChosen(parcels, true)).toBe(false)
  })
})

describe('isShippingChosen', () => {
  it('is content without any way only when nothing has to be shipped', () => {
    expect(isShippingChosen([], false)).toBe(true)
    expect(isShippingChosen([], true)).toBe(false)
    const unchosen = toParcels([option('mail')], mugCart, true, { language: 'en' })
    expect(isShippingChosen(unchosen, false)).toBe(true)
  })
})
