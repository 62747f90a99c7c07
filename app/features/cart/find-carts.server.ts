import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'
import { type CartNotice } from './cart-notice'

/** The carts that a shopper's cookies lead to. */
export interface Found {
  /** That can be changed, the oldest first. */
  carts: Cart[]
  /** Ids of carts that others were merged into and that are not among `carts`. */
  elsewhere: string[]
  /** Carts that became orders meanwhile. */
  ordered: Cart[]
  /** Ids of carts that are of no use to this browser any more. */
  useless: string[]
  notices: CartNotice[]
}

/** `foreign`: another account's than that which is just about to be signed in; it leaves the browser. */
type Access = 'own' | 'locked' | 'foreign'

/**
 * Reads the carts with these ids. Of the cart of an account that is not signed in nothing is told but that it is there; its
 * cookie stays until somebody signs in.
 * @param toAccess whether the visitor may use a cart
 */
export async function findCarts(
  shopper: ShopperClient,
  ids: readonly string[],
  toAccess: (cart: Cart) => Promise<Access>,
): Promise<Found> {
  const found: Found = { carts: [], elsewhere: [], ordered: [], useless: [], notices: [] }
  const reads = await Promise.all(ids.map(async (id) => [id, await shopper.carts.readLive(id)] as const))
  for (const [id, cart] of reads) {
    const access = typeof cart === 'string' ? 'own' : await toAccess(cart)
    if (access === 'locked') found.notices.push('locked')
    else if (access === 'foreign' || !isOfUse(cart, ids, found)) found.useless.push(id)
  }
  found.carts.sort((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)) || a.id.localeCompare(b.id))
  return found
}

function isOfUse(cart: Cart | CartNotice, ids: readonly string[], found: Found): boolean {
  if (typeof cart === 'string') found.notices.push(cart)
  else if (cart.completed) {
    found.ordered.push(cart)
    found.notices.push('ordered')
  } else {
    const { mergedInto: target } = cart.context
    if (target === null) return found.carts.push(cart) > 0
    if (!ids.includes(target)) found.elsewhere.push(target)
  }
  return false
}

/** Whether a change failed since the backend has just forgotten one of these carts, which nobody had touched for long. */
export async function isForgotten(shopper: ShopperClient, ids: readonly string[], error: unknown): Promise<boolean> {
  if (!isCommerceError(error, 'not-found')) return false
  const carts = await Promise.all(ids.map((id) => shopper.carts.readLive(id)))
  return carts.includes('gone')
}
