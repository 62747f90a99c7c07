import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Carts } from '../shop/carts'
import { type Calls } from './repeatable-calls'
import { toCart } from './cart'
import { type CartWrites } from './cart-writes'
import { reopening } from './reopen-cart'

export function toCartLines(calls: Calls, writes: CartWrites): Pick<Carts, 'putVariant' | 'putLine'> {
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
    putVariant(cart, variantId, quantity) {
      const line = findLine(cart, variantId)
      return line ? putLine(cart.id, line.id, quantity) : addVariant(calls, writes, cart.id, { variantId, quantity })
    },
  }
}

function findLine({ items }: Pick<Cart, 'items'>, variantId: string) {
  return items.find((item) => item.variantId === variantId)
}

function addVariant(
  calls: Calls,
  { require: read }: CartWrites,
  cartId: string,
  { variantId, quantity }: { variantId: string; quantity: number },
): Promise<Cart> {
  async function add(): Promise<Cart> {
    const line = { variant_id: variantId, quantity }
    return toCart((await calls.write(({ carts }) => carts.lineItems.create(cartId, line))).cart)
  }
  return reopening(calls, cartId, async () => {
    try {
      return await add()
    } catch (error) {
      if (!isCommerceError(error) || !error.mayHaveHappened) throw error
      // Medusa adds again what is sent again, so look before repeating; what timed out may still be on its way.
      const now = await read(cartId).catch(() => null)
      if (now && (findLine(now, variantId)?.quantity ?? 0) >= quantity) return now
      if (!now || error.kind === 'timeout') throw error
      return add()
    }
  })
}
