import { describe, expect, it } from 'vitest'
import { regions } from '../../backend/seed/regions.mjs'
import { drawCart, type RandomCart, toOrder } from '../support/order-totals/random-cart'
import { listGoods, type SeedRegion } from '../support/order-totals/seed-goods'

function findRegion(key: string): SeedRegion {
  const region = regions.find((one) => one.key === key)
  if (!region) throw new Error(`the seed has no region ${key}`)
  return region
}

function findGoods(region: string, product: string, variant: string) {
  return listGoods(findRegion(region)).find((goods) => goods.product === product && goods.variant === variant)
}

describe('the seed’s goods', () => {
  it.each([
    // 169.00 euros
    ['eu', 'halo-table-lamp', 'Chalk / Oak', 16_900, 19],
    ['us', 'halo-table-lamp', 'Chalk / Oak', 17_500, 8.25],
    ['kw', 'halo-table-lamp', 'Chalk / Oak', 56_000, 0],
    // 20 % off 119.00
    ['eu', 'drift-throw', 'Oat / 130 × 180 cm', 9500, 19],
    ['us', 'drift-throw', 'Oat / 130 × 180 cm', 9900, 8.25],
    // no tax on money
    ['jp', 'gift-card', 'Small', 4000, 0],
  ])('in %s, %s %s is sold for %i with a rate of %d', (region, product, variant, unitPrice, taxRate) => {
    expect(findGoods(region, product, variant)).toMatchObject({ unitPrice, taxRate })
  })

  it('are those of which there is plenty', () => {
    expect(findGoods('eu', 'halo-table-lamp', 'Blush / Walnut')).toBeUndefined()
  })
})

describe('random carts', () => {
  const carts = regions.flatMap((region) => Array.from({ length: 40 }, (_, index) => drawCart(region, `1 ${index}`)))

  it('are the same for the same seed, and others for another', () => {
    const europe = findRegion('eu')
    expect(drawCart(europe, '7')).toEqual(drawCart(europe, '7'))
    expect(drawCart(europe, '7')).not.toEqual(drawCart(europe, '8'))
  })

  it('hold one to six variants, one to nine pieces of each', () => {
    const counts = carts.map(({ lines }) => new Set(lines.map(({ goods }) => `${goods.product} ${goods.variant}`)).size)
    expect(carts.map(({ lines }) => lines.length)).toEqual(counts)
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 6])
    const pieces = carts.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
    expect([Math.min(...pieces), Math.max(...pieces)]).toEqual([1, 9])
  })

  it('come with every kind of discount, with cards, and without either', () => {
    const kinds = carts.map(({ discount }) => discount && `${discount.type} ${discount.allocation}`)
    const every = ['percentage total', 'percentage item', 'fixed total', 'fixed item', 'free_shipping total', undefined]
    expect(new Set(kinds)).toEqual(new Set(every))
    expect(new Set(carts.map(({ discount }) => discount?.products?.length))).toEqual(new Set([undefined, 1]))
    expect(new Set(carts.map(({ giftCard }) => giftCard === undefined))).toEqual(new Set([true, false]))
    expect(carts.some(({ lines }) => lines.some(({ goods }) => goods.isGiftCard))).toBe(true)
  })

  it('are shipped for what the seed says, cards for nothing', () => {
    const region = findRegion('jp')
    const goods = { product: 'bowl', variant: '', unitPrice: 900, taxRate: 10, discountable: true, isGiftCard: false }
    const bowl = { goods, quantity: 1 }
    const card = { goods: { ...goods, isGiftCard: true }, quantity: 1 }
    function listPrices(lines: RandomCart['lines'], isShipped = true): number[] {
      const cart = { region, lines, discount: undefined, giftCard: undefined, shipping: 'express' } as const
      return toOrder(cart, isShipped).shipping.map(({ price }) => price)
    }
    expect(listPrices([bowl, bowl])).toEqual([1320])
    expect(listPrices([card])).toEqual([0])
    expect(listPrices([bowl, card])).toEqual([1320, 0])
    expect(listPrices([bowl], false)).toEqual([])
  })
})
