import { type RequestContext } from '~/context.server'

/**
 * Takes a code off the shopper's cart. False where it was not there.
 * @param code as the backend writes it
 */
export async function removeCode(ctx: RequestContext, code: string): Promise<boolean> {
  return ctx.cart.change(async ({ cart }) => {
    if (!cart?.codes.some((one) => one.code === code)) return false
    await ctx.cart.keep(await ctx.commerce.as({}).carts.removeCodes(cart, [code]))
    return true
  })
}
