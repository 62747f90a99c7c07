import { isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'
import { type NewLine } from '~/commerce/shop/carts'
import { type Locale } from '~/i18n/locales'
import { type CartContext, type SavedLine } from '~/commerce/shop/cart-context'
import { toLineName } from './line-messages.server'
import { bringSaved } from './keep-saved.server'
import { isWhole, planMerge, toLineKey } from './merge-plan'
import { mergeSaved } from './saved-lines'
import { findLine } from './find-line'

/**
 * Moves what `source` holds into `target`, once. The quantities that it shall leave there are kept with `source` first,
 * so that a fold that was cut off is taken up again without doubling or losing anything. A price of `source` that its shopper
 * has not been told of is told there.
 * What is not sold in the region of `target` is put aside there, by its title in the page's language.
 * @returns `target` with the lines, whether all of them found room there, and the titles of what was put aside
 */
export async function mergeCart(
  shopper: ShopperClient,
  target: Cart,
  source: Cart,
  locale: Locale,
): Promise<{ cart: Cart; whole: boolean; putAside: string[] }> {
  const begun = source.context.merging
  const plan = begun ?? planMerge(target, source)
  const whole = begun !== null || isWhole(plan, target, source)
  if (!begun) await note(shopper, source, { merging: plan })
  const unsold: SavedLine[] = []
  let cart = target
  for (const [key, quantity] of Object.entries(plan)) {
    const line = source.items.find((item) => toLineKey(item) === key)
    if (!line?.variantId || quantity <= (findLine(cart, line.variantId, line.gift)?.quantity ?? 0)) continue
    const put = await putIfSold(shopper, cart, { variantId: line.variantId, gift: line.gift, quantity })
    if (!put) unsold.push(toSavedLine(source, line.variantId, locale))
    cart = put ?? cart
  }
  cart = await bringSaved(shopper, cart, mergeSaved(unsold, source.context.saved))
  cart = await withUntold(shopper, cart, source)
  await note(shopper, source, { mergedInto: target.id })
  return { cart, whole, putAside: unsold.map(({ title }) => title) }
}

function toSavedLine(cart: Cart, variantId: string, locale: Locale): SavedLine {
  const lines = cart.items.filter((item) => item.variantId === variantId)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const [line] = lines
  return { variantId, quantity, title: line ? toLineName(cart, line, locale) : '', known: null }
}

async function withUntold(shopper: ShopperClient, cart: Cart, source: Cart): Promise<Cart> {
  const live = await shopper.carts.followPrices(cart.id, { from: source.id })
  if (!live) return cart
  const now = live.changed ? await shopper.carts.read(cart.id) : cart
  return typeof now === 'string' ? cart : { ...now, prices: live.prices }
}

async function note(shopper: ShopperClient, cart: Cart, context: Partial<CartContext>): Promise<void> {
  await shopper.carts.putContext(cart.id, context)
}

/** Null where the backend does not sell it any more, or not in the target's region. */
async function putIfSold(shopper: ShopperClient, cart: Cart, line: NewLine): Promise<Cart | null> {
  try {
    return await shopper.carts.putVariant(cart, line)
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}
