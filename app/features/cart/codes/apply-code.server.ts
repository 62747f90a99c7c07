import { type Cart } from '~/commerce/shop/cart'
import { type CodeOutcome } from '~/commerce/shop/carts'
import { type RequestContext } from '~/context.server'
import { requireRegion } from '~/features/region/require-region.server'
import { toLatinTyping } from '~/i18n/latin-typing'

export type ApplyCodeResult =
  | Extract<CodeOutcome, { ok: true }>
  /** `cart` is that which the code was tried with. */
  | (Extract<CodeOutcome, { ok: false }> & { cart: Cart })

/**
 * Applies a discount or a gift card to the shopper's cart, which is made where there is none. Refused, it leaves the cart as
 * it was.
 * @param code trimmed; the case does not matter
 * @throws TooManyError where this network, or this cart, has tried too many
 */
export async function applyCode(ctx: RequestContext, code: string): Promise<ApplyCodeResult> {
  return ctx.cart.change(async ({ cart: found }) => {
    await ctx.limits.count('code', found?.id)
    const cart = found ?? (await ctx.cart.create(await requireRegion(ctx), []))
    const result = await trySpellings(ctx, cart, code)
    if (!result.ok) return { ...result, cart }
    await ctx.limits.forgive('code', found?.id)
    await ctx.cart.keep(result.cart)
    return result
  })
}

// who writes other digits, or full-width letters, types a printed code in them
async function trySpellings(ctx: RequestContext, cart: Cart, typed: string): Promise<CodeOutcome> {
  const { carts } = ctx.commerce.as({})
  const result = await carts.applyCode(cart, typed)
  const latin = toLatinTyping(typed)
  return !result.ok && result.reason === 'unknown' && latin !== typed ? carts.applyCode(cart, latin) : result
}
