import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { optionalPart } from '../catalog/optional-part.server'
import { listShippingChoices } from '../catalog/product/shipping-terms.server'
import { toMissingForFree } from './free-shipping'

/** What a cart lacks until it is sent free of charge, see `toMissingForFree`; null where nobody knows. */
export async function getMissingForFree(ctx: RequestContext, region: Region, cart: Cart): Promise<number | null> {
  if (cart.region.id !== region.id) return null
  const choices = await optionalPart(ctx, 'shipping choices', listShippingChoices(ctx, region), [])
  return toMissingForFree(cart, choices)
}
