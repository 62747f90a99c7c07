import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { reopenCart } from '~/commerce/medusa-v1/reopen-cart.server'
import { type Cart, type LineItem } from '~/commerce/medusa-v1/types'
import { confirmWrite } from './confirm-write.server'

/** The line that holds a variant. */
export function findLine(cart: Pick<Cart, 'items'>, variantId: string): LineItem | undefined {
  return cart.items.find((item) => item.variant_id === variantId)
}

/** Makes the cart hold `quantity` pieces of the variant, in a line of its own if there is none yet. */
export async function putVariant(
  shopper: ShopperClient,
  cart: Cart,
  variantId: string,
  quantity: number,
): Promise<Cart> {
  const line = findLine(cart, variantId)
  return line ? putLine(shopper, cart.id, line.id, quantity) : addVariant(shopper, cart.id, variantId, quantity)
}

/** Sets a line's quantity; 0 takes the line away. */
export function putLine(shopper: ShopperClient, cartId: string, lineId: string, quantity: number): Promise<Cart> {
  async function put(): Promise<Cart> {
    const { cart } = await shopper.put(({ carts }) =>
      quantity === 0 ? carts.lineItems.delete(cartId, lineId) : carts.lineItems.update(cartId, lineId, { quantity }),
    )
    return cart
  }
  const isThere = ({ items }: Cart) => (items.find(({ id }) => id === lineId)?.quantity ?? 0) === quantity
  return reopening(shopper, cartId, () => confirmWrite(shopper, cartId, put, isThere))
}

function addVariant(shopper: ShopperClient, cartId: string, variantId: string, quantity: number): Promise<Cart> {
  async function add(): Promise<Cart> {
    const line = { variant_id: variantId, quantity }
    return (await shopper.write(({ carts }) => carts.lineItems.create(cartId, line))).cart
  }
  return reopening(shopper, cartId, async () => {
    try {
      return await add()
    } catch (error) {
      if (!isCommerceError(error) || !error.mayHaveHappened) throw error
      // Medusa adds again what is sent again, so look before repeating; what timed out may still be on its way.
      const now = await shopper.read(({ carts }) => carts.retrieve(cartId)).catch(() => null)
      if (now && (findLine(now.cart, variantId)?.quantity ?? 0) >= quantity) return now.cart
      if (!now || error.kind === 'timeout') throw error
      return add()
    }
  })
}

// After a completion that was refused, every change of the lines answers 404 until the cart is reopened.
async function reopening(shopper: ShopperClient, cartId: string, write: () => Promise<Cart>): Promise<Cart> {
  try {
    return await write()
  } catch (error) {
    if (!isCommerceError(error, 'not-found')) throw error
    await reopenCart(shopper, cartId)
    return write()
  }
}
