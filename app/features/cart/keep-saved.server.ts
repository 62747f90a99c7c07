import { isDeepStrictEqual } from 'node:util'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { listRegions } from '../region/region.server'
import { type SavedLine, toCartContext } from './cart-context'
import { confirmWrite } from './confirm-write.server'
import { createCart, type Maker } from './create-cart.server'
import { listSaved, mergeSaved } from './saved-lines'

/** Keeps the whole list of what is put aside with the cart. */
export function putSaved(shopper: ShopperClient, { id }: Pick<Cart, 'id'>, saved: SavedLine[]): Promise<Cart> {
  const put = async () => (await shopper.put(({ carts }) => carts.update(id, { context: { saved } }))).cart
  return confirmWrite(shopper, id, put, (cart) => isDeepStrictEqual(listSaved(cart), saved))
}

/** Brings what was put aside from `source` into `target`. */
export async function bringSaved(shopper: ShopperClient, target: Cart, source: Pick<Cart, 'context'>): Promise<Cart> {
  const added = listSaved(source)
  if (added.length === 0) return target
  const saved = mergeSaved(listSaved(target), added)
  const isKnown = JSON.stringify(saved) === JSON.stringify(listSaved(target))
  return isKnown ? target : putSaved(shopper, target, saved)
}

/**
 * The cart that follows one that was ordered: empty, of the same region and account, with what had been put aside; null
 * where nothing had.
 * @throws CommerceError when the backend is down
 */
export async function createFollowing(
  maker: Maker,
  ordered: Pick<Cart, 'context' | 'region_id'>,
): Promise<Cart | null> {
  const saved = listSaved(ordered)
  if (saved.length === 0) return null
  const region = (await listRegions(maker)).find(({ id }) => id === ordered.region_id)
  return region ? createCart(maker, region, [], { saved, account: toCartContext(ordered).account }) : null
}
