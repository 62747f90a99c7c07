import { createRandom } from '../../../backend/pictures/random.mjs'
import { type Discount, type Order } from './order'
import { type Goods, listGoods, type SeedRegion } from './seed-goods'
import { sum } from './sum'

/** What a shopper might put together in a region of the seed. */
export interface RandomCart {
  region: SeedRegion
  /** One to six, each of another variant, one to nine pieces each. */
  lines: { goods: Goods; quantity: number }[]
  /** Of products by handle. */
  discount: Discount | undefined
  /** The card's balance in minor units. */
  giftCard: number | undefined
  shipping: 'standard' | 'express'
}

type Draw = ReturnType<typeof createDraw>

function createDraw(seed: string) {
  const random = createRandom(seed)
  function between(least: number, most: number): number {
    return least + Math.floor(random() * (most - least + 1))
  }
  return {
    between,
    /** Once in so many times. */
    onceIn: (times: number) => between(1, times) === 1,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[between(0, list.length - 1)] as T
    },
  }
}

/** Always the same cart for the same region and seed. */
export function drawCart(region: SeedRegion, seed: string): RandomCart {
  const draw = createDraw(`${region.key} ${seed}`)
  const lines = drawLines(draw, listGoods(region))
  const worth = toWorth(lines)
  const discount = drawDiscount(draw, lines)
  const giftCard = draw.onceIn(2) ? draw.between(1, Math.ceil(worth * 1.3)) : undefined
  return { region, lines, discount, giftCard, shipping: draw.pick(['standard', 'express']) }
}

/** The cart's terms, from the seed. @param isShipped false while nobody has said how it is to be shipped */
export function toOrder({ region, lines, discount, giftCard, shipping }: RandomCart, isShipped: boolean): Order {
  const { taxInclusive, taxRate } = region
  const needed = listParcels(lines).map((parcel) => (parcel === 'goods' ? region.shipping[shipping] : 0))
  return {
    taxInclusive,
    lines: lines.map(({ goods, quantity }) => ({ ...goods, quantity })),
    shipping: isShipped ? needed.map((price) => ({ price, taxRate })) : [],
    discount,
    giftCard: giftCard === undefined ? undefined : { balance: giftCard },
  }
}

/** What has to be shipped: gift cards go by e-mail, for nothing. */
export function listParcels(lines: RandomCart['lines']): ('goods' | 'cards')[] {
  const parcels = lines.map(({ goods }) => (goods.isGiftCard ? 'cards' : 'goods'))
  return [...new Set(parcels)]
}

function drawLines(draw: Draw, goods: Goods[]): RandomCart['lines'] {
  const count = draw.between(1, 6)
  const chosen = new Set<Goods>()
  // there are few cards among so many goods
  if (draw.onceIn(5)) chosen.add(draw.pick(goods.filter(({ isGiftCard }) => isGiftCard)))
  while (chosen.size < count) chosen.add(draw.pick(goods))
  return [...chosen].map((one) => ({ goods: one, quantity: draw.between(1, 9) }))
}

function drawDiscount(draw: Draw, lines: RandomCart['lines']): Discount | undefined {
  const discounted = lines.filter(({ goods }) => goods.discountable)
  // the shop refuses a code that takes nothing off
  const amounts = discounted.length > 0 ? (['percentage', 'percentage', 'fixed', 'fixed', 'fixed'] as const) : []
  const type = draw.pick([undefined, 'free_shipping', ...amounts] as const)
  if (!type) return undefined
  if (type === 'free_shipping') return { type, value: 0, allocation: 'total' }
  const { goods } = draw.pick(discounted)
  const allocation = draw.pick(['total', 'item'] as const)
  const most = allocation === 'item' ? goods.unitPrice : toWorth(discounted)
  const percent = draw.onceIn(6) ? 100 : draw.between(5, 60)
  const value = type === 'percentage' ? percent : draw.between(Math.ceil(most / 20), Math.ceil(most * 1.1))
  return { type, value, allocation, ...(draw.onceIn(3) && { products: [goods.product] }) }
}

function toWorth(lines: RandomCart['lines']): number {
  return sum(lines.map(({ goods, quantity }) => goods.unitPrice * quantity))
}
