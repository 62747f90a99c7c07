import { asReading, isCommerceError } from '~/commerce/errors'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { toCartContext } from './cart-context'
import { listLeavingCodes } from './codes/leaving-codes.server'
import { confirmWrite } from './confirm-write.server'
import { toEmailChange } from './email-change.server'
import { planSwitch } from './region-plan.server'
import { listSaved, withSaved } from './saved-lines'

export type SwitchRegionResult =
  /** `putAside`: titles of what could not come along, whole or in part; `codes`: those that do not hold there, of gift cards the end. */
  { ok: true; cart: Cart; putAside: string[]; codes: string[] } | { ok: false; reason: 'no-cart' | 'nothing-sold-here' }

/**
 * Gives the shopper a cart in the URL's region that holds what the old one holds; what cannot be had there is put aside.
 * Medusa's own switch keeps each line's manner of tax, so that a gross price would count as net or the other way
 * round: hence a new cart. The old one points to it, for a tab that still has its id.
 * @throws CommerceError when the backend is down; the old cart is as it was then
 */
export async function switchRegion(ctx: RequestContext): Promise<SwitchRegionResult> {
  const region = await requireRegion(ctx)
  return ctx.cart.change(async ({ cart }) => {
    if (!cart) return { ok: false, reason: 'no-cart' }
    if (cart.region_id === region.id) return { ok: true, cart, putAside: [], codes: [] }
    const shopper = ctx.commerce.as({})
    const { moving, staying } = await asReading(planSwitch(ctx, region, cart))
    if (moving.length === 0 && staying.length > 0) return { ok: false, reason: 'nothing-sold-here' }
    const lines = moving.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity }))
    const saved = staying.reduce(withSaved, listSaved(cart))
    const { finished, account } = toCartContext(cart)
    const fresh = await ctx.cart.create(region, lines, { saved, finished, account })
    const { discounts, giftCards } = await listLeavingCodes(ctx, cart, region.id)
    const { cart: moved, refused } = await carryOver(ctx, shopper, cart, fresh, discounts)
    const put = async () =>
      (await shopper.put(({ carts }) => carts.update(cart.id, { context: { merged_into: moved.id } }))).cart
    await confirmWrite(shopper, cart.id, put, (old) => toCartContext(old).merged_into === moved.id)
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
    const { first_name, last_name, company, phone } = old.shipping_address ?? {}
    const shipping_address = { first_name, last_name, company, phone, country_code: ctx.locale.country }
    const known = Object.fromEntries(Object.entries(shipping_address).filter(([, value]) => value))
    const change = { ...(await toEmailChange(ctx, cart, email)), shipping_address: known }
    cart = (await shopper.put(({ carts }) => carts.update(cart.id, change))).cart
  }
  const discounts = old.discounts.filter(({ code }) => !leaving.includes(code)).map(({ code }) => ({ code }))
  if (discounts.length === 0) return { cart, refused: [] }
  try {
    return { cart: (await shopper.put(({ carts }) => carts.update(cart.id, { discounts }))).cart, refused: [] }
  } catch (error) {
    if (!isCommerceError(error, 'invalid', 'not-found')) throw error
    return { cart, refused: discounts.map(({ code }) => code) }
  }
}
