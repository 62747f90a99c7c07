import { emptyAddress } from '~/commerce/shop/address'
import { asReading, isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { listLeavingCodes } from './codes/leaving-codes.server'
import { toEmailChange } from './email-change.server'
import { planSwitch } from './region-plan.server'
import { withSaved } from './saved-lines'

export type SwitchRegionResult =
  /** `putAside`: titles of what could not come along, whole or in part; `codes`: those that do not hold there, of gift cards the end. */
  { ok: true; cart: Cart; putAside: string[]; codes: string[] } | { ok: false; reason: 'no-cart' | 'nothing-sold-here' }

/**
 * Gives the shopper a cart in the URL's region that holds what the old one holds; what cannot be had there is put aside.
 * A line keeps its manner of tax when the region of its cart changes, so that a gross price would count as net or the
 * other way round: hence a new cart. The old one points to it, for a tab that still has its id.
 * @throws CommerceError when the backend is down; the old cart is as it was then
 */
export async function switchRegion(ctx: RequestContext): Promise<SwitchRegionResult> {
  const region = await requireRegion(ctx)
  return ctx.cart.change(async ({ cart }) => {
    if (!cart) return { ok: false, reason: 'no-cart' }
    if (cart.region.id === region.id) return { ok: true, cart, putAside: [], codes: [] }
    const shopper = ctx.commerce.as({})
    const { moving, staying } = await asReading(planSwitch(ctx, region, cart))
    if (moving.length === 0 && staying.length > 0) return { ok: false, reason: 'nothing-sold-here' }
    const lines = moving.map(({ variantId, quantity, gift }) => ({ variantId, quantity, gift }))
    const { finished, account, saved: known } = cart.context
    const saved = staying.reduce(withSaved, known)
    const fresh = await ctx.cart.create(region, lines, { saved, finished, account })
    const { discounts, giftCards } = await listLeavingCodes(ctx, cart, region.id)
    const { cart: moved, refused } = await carryOver(ctx, shopper, cart, fresh, discounts)
    await shopper.carts.pointTo(cart.id, moved.id)
    await ctx.cart.forget(cart.id)
    await ctx.cart.keep(moved)
    const codes = [...discounts, ...refused, ...giftCards]
    return { ok: true, cart: moved, putAside: staying.map(({ title }) => title), codes }
  })
}

/**
 * What the shopper has said about themselves so far, and the discounts except those of `leaving`. `refused`: codes that do
 * not hold for another reason.
 */
async function carryOver(ctx: RequestContext, shopper: ShopperClient, old: Cart, fresh: Cart, leaving: string[]) {
  let cart = fresh
  const { email } = old
  if (email) {
    const { firstName, lastName, company, phone } = old.shippingAddress ?? emptyAddress
    const contact = { firstName, lastName, company, phone, countryCode: ctx.locale.country }
    cart = await shopper.carts.putContact(cart.id, { ...(await toEmailChange(ctx, cart, email)), ...contact })
  }
  const discounts = old.discounts.filter(({ code }) => !leaving.includes(code)).map(({ code }) => code)
  if (discounts.length === 0) return { cart, refused: [] }
  try {
    return { cart: await shopper.carts.putDiscounts(cart.id, discounts), refused: [] }
  } catch (error) {
    if (!isCommerceError(error, 'invalid', 'not-found')) throw error
    return { cart, refused: discounts }
  }
}
