import { randomUUID } from 'node:crypto'
import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { toCartContext } from '../cart/cart-context'

/**
 * Keeps with the cart what goes along with its order: the locale that it is placed in, which its mail speaks, and a key.
 * @param locale its code, `de-at`
 * @returns the key, a UUID: the same for all attempts, from whatever tab or process, until one of them is refused
 */
export async function keepOrderContext(shopper: ShopperClient, cart: Cart, locale: string): Promise<string> {
  const known = toCartContext(cart)
  if (known.order_key !== undefined && known.locale === locale) return known.order_key
  const idempotencyKey = known.order_key ?? randomUUID()
  await shopper.put(({ carts }) => carts.update(cart.id, { context: { locale, order_key: idempotencyKey } }))
  return idempotencyKey
}

/** After a refusal the next attempt is another one: what keeps answers by their keys must not repeat the refusal. */
export async function renewIdempotencyKey(shopper: ShopperClient, cartId: string): Promise<void> {
  const context = { order_key: randomUUID() }
  try {
    await shopper.put(({ carts }) => carts.update(cartId, { context }))
  } catch (error) {
    // the shopper shall hear of the refusal all the same; and an open payment may have become an order meanwhile
    if (!isCommerceError(error)) throw error
  }
}
