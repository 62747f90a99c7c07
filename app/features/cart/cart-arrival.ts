import { type Cart } from '~/commerce/shop/cart'
import { type DeliveryTime } from '~/commerce/shop/shipping'
import { type ShippingChoice } from '../catalog/product/shipping-terms'
import { toOrderTotals } from '../orders/order-totals'

/** Something is ordered before it is there: it comes nobody knows when. */
export function isAwaited({ items }: Pick<Cart, 'items'>): boolean {
  return items.some(({ variant, quantity }) => {
    return variant !== null && variant.stock.manageInventory && variant.stock.quantity < quantity
  })
}

/**
 * How long all of a cart takes in the ways that it has chosen, or else in the cheapest; null where nobody can say, and where
 * nothing is sent.
 */
export function toCartDays(cart: Cart, choices: readonly ShippingChoice[]): DeliveryTime | null {
  const sent = cart.items.filter(({ giftCard }) => !giftCard)
  const profiles = new Set(sent.map(({ variant }) => variant?.product?.shippingProfileId ?? null))
  const times = [...profiles].map((profile) => profile && findDays(cart, profile, choices))
  const known = times.flatMap((days) => days || [])
  if (isAwaited(cart) || known.length === 0 || known.length < times.length) return null
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) }
}

function findDays(cart: Cart, profile: string, choices: readonly ShippingChoice[]): DeliveryTime | null {
  const method = cart.shippingMethods.find(({ profileId }) => profileId === profile)
  if (method) return method.days
  const { items } = toOrderTotals(cart, cart.region.taxInclusive)
  const open = choices.filter(
    ({ isReturn, profileId, from }) => !isReturn && profileId === profile && (from ?? 0) <= items,
  )
  return open.toSorted((a, b) => a.amount - b.amount)[0]?.days ?? null
}
