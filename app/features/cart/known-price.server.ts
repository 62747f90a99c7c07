import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type SavedLine } from '~/commerce/shop/cart-context'
import { findLine } from './find-line'

/** What the shopper takes one piece of a line to cost, where it costs something else by now; in minor units. */
export function toUntoldPrice({ prices }: Pick<Cart, 'prices'>, line: CartLine): number | undefined {
  const known = prices?.[line.id]?.known
  return known === line.unitPrice ? undefined : known
}

/** What is kept of a line that is put aside: its price may be another one when it comes back. */
export function toSavedPrice(cart: Cart, line: CartLine): SavedLine['known'] {
  const price = toUntoldPrice(cart, line) ?? line.unitPrice
  return { price, regionId: cart.region.id, taxed: line.taxInclusive }
}

/**
 * Has a line that came back say that it costs something else than its shopper knows.
 * @param price what is known, in minor units for one piece
 */
export async function tellKnownPrice(
  shopper: ShopperClient,
  cart: Cart,
  { variantId, price }: { variantId: string; price: number },
): Promise<void> {
  const line = findLine(cart, variantId)
  if (line && line.unitPrice !== price) await shopper.carts.followPrices(cart.id, { known: { [line.id]: price } })
}

/** The same of what was put aside, as far as it was priced there as it is here. */
export async function tellSavedPrice(
  shopper: ShopperClient,
  cart: Cart,
  { variantId, known }: SavedLine,
): Promise<void> {
  const line = findLine(cart, variantId)
  const isComparable = known?.regionId === cart.region.id && known.taxed === (line?.taxInclusive ?? false)
  if (isComparable) await tellKnownPrice(shopper, cart, { variantId, price: known.price })
}
