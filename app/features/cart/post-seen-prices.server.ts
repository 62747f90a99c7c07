import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { type CartDone, type CartValues } from './cart-answer'
import { toDone } from './cart-done.server'
import { readSeenPrices } from './seen-prices'

/** The form that says that changed prices were seen. One that has changed again since goes on being told. */
export async function postSeenPrices(ctx: RequestContext, form: FormData): Promise<FormAnswer<CartDone, CartValues>> {
  const seen = readSeenPrices(form.getAll('seen'))
  await ctx.cart.change(async ({ cart }) => {
    if (cart) await ctx.commerce.as({}).carts.followPrices(cart.id, { seen })
  })
  return toDone(ctx, 'success', 'cart:prices.noted')
}
