import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/medusa.server'
import { type Cart, type LineItem } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Region, requireRegion } from '~/features/region/region.server'
import { changeCart, keepCart } from './cart.server'
import { forgetCart } from './cart-cookie.server'
import { toLineWords } from './cart-view'
import { createCart } from './create-cart.server'
import { toEmailChange } from './email-change.server'
import { type LiveVariant, listLiveVariants } from './live-variant.server'

export type SwitchRegionResult =
  /** `leftOut`: titles of what could not come along, whole or in part; `codes`: discount codes that do not hold there. */
  | { ok: true; cart: Cart; leftOut: string[]; codes: string[] }
  | { ok: false; reason: 'no-cart' }
  | { ok: false; reason: 'nothing-sold-here'; leftOut: string[] }

/**
 * Gives the shopper a cart in the URL's region that holds what the old one holds.
 * Medusa's own switch keeps each line's manner of tax, so that a gross price would count as net or the other way
 * round: hence a new cart. The old one points to it, for a tab that still has its id.
 * @throws CommerceError when the backend is down; the old cart is as it was then
 */
export async function switchRegion(ctx: RequestContext): Promise<SwitchRegionResult> {
  const region = await requireRegion(ctx)
  return changeCart(ctx, async ({ cart }) => {
    if (!cart) return { ok: false, reason: 'no-cart' }
    if (cart.region_id === region.id) return { ok: true, cart, leftOut: [], codes: [] }
    const shopper = ctx.commerce.as({})
    const { lines, leftOut } = await toMovable(ctx, region, cart.items)
    if (lines.length === 0 && leftOut.length > 0) return { ok: false, reason: 'nothing-sold-here', leftOut }
    const fresh = await createCart(ctx, region, lines)
    const { cart: moved, codes } = await carryOver(ctx, shopper, cart, fresh)
    await shopper.put(({ carts }) => carts.update(cart.id, { context: { merged_into: moved.id } }))
    await forgetCart(ctx, cart.id)
    await keepCart(ctx, moved)
    return { ok: true, cart: moved, leftOut, codes }
  })
}

async function toMovable(ctx: RequestContext, region: Region, items: LineItem[]) {
  const ids = items.flatMap(({ variant_id: id }) => id ?? [])
  const variants = new Map((await listLiveVariants(ctx, region, ids)).map((variant) => [variant.id, variant]))
  const lines: { variant_id: string; quantity: number }[] = []
  const leftOut: string[] = []
  for (const item of items) {
    const quantity = Math.min(item.quantity, toRoom(item.variant_id ? variants.get(item.variant_id) : undefined))
    if (item.variant_id && quantity > 0) lines.push({ variant_id: item.variant_id, quantity })
    if (quantity < item.quantity) leftOut.push(toLineWords(item, ctx.locale.language).title)
  }
  return { lines, leftOut }
}

function toRoom(variant: LiveVariant | undefined): number {
  return variant?.published && variant.priced ? variant.limit : 0
}

/** What the shopper has said about themselves so far, and the discount codes where they hold. */
async function carryOver(ctx: RequestContext, shopper: ShopperFace, old: Cart, fresh: Cart) {
  let cart = fresh
  const { email } = old
  if (email) {
    const { first_name, last_name, company, phone } = old.shipping_address ?? {}
    const shipping_address = { first_name, last_name, company, phone, country_code: ctx.locale.country }
    const known = Object.fromEntries(Object.entries(shipping_address).filter(([, value]) => value))
    const change = { ...(await toEmailChange(ctx, cart, email)), shipping_address: known }
    cart = (await shopper.put(({ carts }) => carts.update(cart.id, change))).cart
  }
  const discounts = old.discounts.map(({ code }) => ({ code }))
  if (discounts.length === 0) return { cart, codes: [] }
  try {
    return { cart: (await shopper.put(({ carts }) => carts.update(cart.id, { discounts }))).cart, codes: [] }
  } catch (error) {
    if (!isCommerceError(error, 'invalid', 'not-found')) throw error
    return { cart, codes: discounts.map(({ code }) => code) }
  }
}
