import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'
import { listRegions } from '../region/region.server'
import { type SavedLine } from '~/commerce/shop/cart-context'
import { createCart, type Maker } from './create-cart.server'
import { mergeSaved } from './saved-lines'

/** Brings what was put aside elsewhere into `target`. */
export async function bringSaved(shopper: ShopperClient, target: Cart, source: readonly SavedLine[]): Promise<Cart> {
  const { saved: known } = target.context
  if (source.length === 0) return target
  const saved = mergeSaved(known, source)
  const isKnown = JSON.stringify(saved) === JSON.stringify(known)
  return isKnown ? target : shopper.carts.putSaved(target.id, saved)
}

/**
 * The cart that follows one that was ordered: empty, of the same region and account, with what had been put aside; null
 * where nothing had.
 * @throws CommerceError when the backend is down
 */
export async function createFollowing(
  maker: Maker,
  { context: { account, saved }, region: { id: regionId } }: Pick<Cart, 'context' | 'region'>,
): Promise<Cart | null> {
  if (saved.length === 0) return null
  const region = (await listRegions(maker)).find(({ id }) => id === regionId)
  return region ? createCart(maker, region, [], { saved, account }) : null
}
