import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { changeCart } from './cart.server'
import { type CartOutcome } from './cart-outcome.server'
import { followPrices } from './live-prices.server'
import { readSeenPrices } from './seen-prices'

/** The form that says that changed prices were seen. One that has changed again since goes on being told. */
export async function postSeenPrices(ctx: RequestContext, form: FormData): Promise<CartOutcome> {
  const seen = readSeenPrices(form.getAll('seen'))
  await changeCart(ctx, async ({ cart }) => {
    if (cart) await followPrices(ctx.commerce.as({}), cart.id, { seen })
  })
  const key = 'cart:prices.noted'
  return {
    status: 200,
    answer: { done: true, text: ctx.t(key), undo: null },
    flash: { kind: 'success', key },
    to: paths.cart(ctx.locale.code),
  }
}
