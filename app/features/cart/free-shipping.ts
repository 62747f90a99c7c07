import { type Cart } from '~/commerce/shop/cart'
import { type ShippingChoice, toShippingTerms } from '../catalog/product/shipping-terms'
import { toOrderTotals } from '../orders/order-totals'

/**
 * What a cart lacks until it is sent free of charge, in minor units and in the terms of its prices. Null where nothing is
 * lacking, where the region has no such rule, and where it cannot be said: for parcels of several kinds, and with a discount,
 * since the backend counts the tax after it but not the price.
 */
export function toMissingForFree(cart: Cart, choices: readonly ShippingChoice[]): number | null {
  const { taxInclusive } = cart.region
  const { items, discount } = toOrderTotals(cart, taxInclusive)
  const sent = cart.items.filter(({ giftCard }) => !giftCard)
  const [profile, ...others] = new Set(sent.map(({ variant }) => variant?.product?.shippingProfileId ?? null))
  if (!profile || others.length > 0 || (discount > 0 && taxInclusive)) return null
  const freeFrom = toShippingTerms(choices, [profile])?.freeFrom ?? 0
  return freeFrom > items ? freeFrom - items : null
}
