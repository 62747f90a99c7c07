import { type GiftNote, isSameGift, toGiftMetadata } from '@vitrine/shared/gift-note'
import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Carts, type NewLine } from '../shop/carts'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'
import { type CartWrites } from './cart-writes'
import { reopening } from './reopen-cart'

export function toCartLines(calls: Calls, writes: CartWrites): Pick<Carts, 'putVariant' | 'putLine' | 'putGift'> {
  const putLine: Carts['putLine'] = (cartId, lineId, quantity) => {
    async function put(): Promise<Cart> {
      const { cart } = await calls.put(({ carts: { lineItems } }) =>
        quantity === 0 ? lineItems.delete(cartId, lineId) : lineItems.update(cartId, lineId, { quantity }),
      )
      return toCart(cart)
    }
    const isThere = ({ items }: Cart) => (items.find(({ id }) => id === lineId)?.quantity ?? 0) === quantity
    return reopening(calls, cartId, () => writes.confirm(cartId, put, isThere))
  }
  return {
    putLine,
    putVariant(cart, wanted) {
      const line = findLine(cart, wanted)
      return line ? putLine(cart.id, line.id, wanted.quantity) : addVariant(calls, writes, cart.id, wanted)
    },
    putGift(cartId, { id: lineId, quantity }, gift) {
      async function put(): Promise<Cart> {
        const line = { quantity, metadata: toGiftMetadata(gift) }
        return toCart((await calls.put(({ carts: { lineItems } }) => lineItems.update(cartId, lineId, line))).cart)
      }
      const isThere = ({ items }: Cart) => items.some((item) => item.id === lineId && isSameGift(item.gift, gift))
      return reopening(calls, cartId, () => writes.confirm(cartId, put, isThere))
    },
  }
}

function findLine({ items }: Pick<Cart, 'items'>, { variantId, gift = null }: Omit<NewLine, 'quantity'>) {
  return items.find((item) => item.variantId === variantId && isSameGift(item.gift, gift))
}

export function addVariant(
  calls: Calls,
  { require: read }: CartWrites,
  cartId: string,
  wanted: NewLine,
): Promise<Cart> {
  const { variantId, quantity, gift = null } = wanted
  async function add(): Promise<Cart> {
    const line = { variant_id: variantId, quantity, ...(gift && { metadata: toKept(gift) }) }
    return toCart((await calls.write(({ carts }) => carts.lineItems.create(cartId, line))).cart)
  }
  return reopening(calls, cartId, async () => {
    try {
      return await add()
    } catch (error) {
      if (!isCommerceError(error) || !error.mayHaveHappened) throw error
      // Medusa adds again what is sent again, so look before repeating; what timed out may still be on its way.
      const now = await read(cartId).catch(() => null)
      if (now && (findLine(now, wanted)?.quantity ?? 0) >= quantity) return now
      if (!now || error.kind === 'timeout') throw error
      return add()
    }
  })
}

// what is empty would be kept with a new line, and take away of an old one what was there
function toKept(gift: GiftNote): Record<string, string> {
  return Object.fromEntries(Object.entries(toGiftMetadata(gift)).filter(([, text]) => text !== ''))
}
