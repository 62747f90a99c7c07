import { randomUUID } from 'node:crypto'
import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type ShopperClient } from '~/commerce/shop/commerce'

/**
 * Keeps with the cart what goes along with its order: the locale that it is placed in, which its mail speaks, and a key.
 * @param locale its code, `de-at`
 * @returns the key, a UUID: the same for all attempts, from whatever tab or process, until one of them is refused
 */
export async function keepOrderContext(shopper: ShopperClient, cart: Cart, locale: string): Promise<string> {
  const known = cart.context
  if (known.orderKey !== null && known.locale === locale) return known.orderKey
  const idempotencyKey = known.orderKey ?? randomUUID()
  await shopper.carts.putContext(cart.id, { locale, orderKey: idempotencyKey })
  return idempotencyKey
}

/** After a refusal the next attempt is another one: what keeps answers by their keys must not repeat the refusal. */
export async function renewIdempotencyKey(shopper: ShopperClient, cartId: string): Promise<void> {
  try {
    await shopper.carts.putContext(cartId, { orderKey: randomUUID() })
  } catch (error) {
    // the shopper shall hear of the refusal all the same; and an open payment may have become an order meanwhile
    if (!isCommerceError(error)) throw error
  }
}
