import { type Cart } from '~/commerce/shop/cart'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { optionalPart } from '../catalog/optional-part.server'
import { listShippingChoices } from '../catalog/product/shipping-terms.server'
import { promiseArrival, toArrivalText } from '../delivery-promise/arrival.server'
import { toCartDays } from './cart-arrival'
import { toMissingForFree } from './free-shipping'

/** What a bag's page says of its delivery. */
export interface DeliveryOutlook {
  /** What it lacks until it is sent free of charge, in minor units; null where there is nothing to say. */
  missingForFree: number | null
  /** When it arrives, in words; null where nobody can say. */
  arrives: string | null
}

export const noOutlook: DeliveryOutlook = { missingForFree: null, arrives: null }

export async function getDeliveryOutlook(ctx: RequestContext, region: Region, cart: Cart): Promise<DeliveryOutlook> {
  if (cart.region.id !== region.id) return noOutlook
  const choices = await optionalPart(ctx, 'shipping choices', listShippingChoices(ctx, region), [])
  const days = toCartDays(cart, choices)
  const country = cart.shippingAddress?.countryCode || ctx.locale.country
  return {
    missingForFree: toMissingForFree(cart, choices),
    arrives: days && toArrivalText(ctx, promiseArrival({ days, country })),
  }
}
