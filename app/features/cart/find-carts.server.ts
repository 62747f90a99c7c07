import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { toCartContext } from './cart-context'
import { forgetCart, forgetEdited } from './cart-cookie.server'
import { readLiveCart } from './live-prices.server'
import { isOwnCart } from './own-cart.server'
import { type CartNotice } from './read-cart.server'

/** The carts that a shopper's cookies lead to. */
export interface Found {
  /** That can be changed, the oldest first. */
  carts: Cart[]
  /** Ids of carts that others were folded into and that are not among `carts`. */
  elsewhere: string[]
  /** Carts that became orders meanwhile. */
  ordered: Cart[]
  notices: CartNotice[]
}

/**
 * Reads the carts with these ids and takes away the cookies of those that cannot be used any more. Of the cart of an account
 * that is not signed in nothing is told but that it is there; its cookie stays until somebody signs in.
 * @param customerId who is just about to be signed in: carts of other accounts leave the browser
 */
export async function findCarts(ctx: RequestContext, ids: string[], customerId?: string): Promise<Found> {
  const shopper = ctx.commerce.as({})
  const found: Found = { carts: [], elsewhere: [], ordered: [], notices: ctx.cart.notices }
  if (await forgetEdited(ctx)) found.notices.push('edited')
  const reads = await Promise.all(ids.map(async (id) => [id, await readLiveCart(shopper, id)] as const))
  for (const [id, cart] of reads) {
    if (typeof cart === 'string') found.notices.push(cart)
    else if (customerId !== undefined && (toCartContext(cart).account ?? customerId) !== customerId) {
      ctx.log.info('the cart of another account leaves the browser')
    } else if (customerId === undefined && !(await isOwnCart(ctx, cart))) {
      found.notices.push('locked')
      continue
    } else if (cart.completed_at) {
      found.ordered.push(cart)
      found.notices.push('ordered')
    } else {
      const { merged_into: target } = toCartContext(cart)
      if (target === undefined) {
        found.carts.push(cart)
        continue
      }
      if (!ids.includes(target)) found.elsewhere.push(target)
    }
    await forgetCart(ctx, id)
  }
  found.carts.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)) || a.id.localeCompare(b.id))
  return found
}
