import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toCheckout } from './checkout.server'
import { payBy, toProviderMessages } from './choose-payment.server'
import { changeOpenCart } from './open-cart.server'
import { putShipping, type StepOutcome, toOptionMessages } from './shipping.server'

/**
 * Sends each parcel as the form says, and pays what that comes to: a payment is begun for what the cart costs with its
 * delivery. Nothing is changed where either is not offered.
 * @throws a redirect where there is no cart to send
 */
export function chooseDelivery(ctx: RequestContext, form: FormData): Promise<StepOutcome> {
  const change = async (open: Cart): Promise<StepOutcome> => {
    const checkout = await toCheckout(ctx, open)
    const { needsShipping, parcels, view } = checkout
    const messages = {
      ...(needsShipping && toOptionMessages(ctx, parcels, form)),
      ...(view.totals.total > 0 && toProviderMessages(ctx, checkout, form)),
    }
    if (Object.keys(messages).length > 0) return { ok: false, messages }
    if (!needsShipping) return payBy(ctx, open, form)
    const sent = await putShipping(ctx, checkout, form)
    if (!sent.ok) return sent
    await ctx.cart.keep(sent.cart)
    return payBy(ctx, sent.cart, form)
  }
  return changeOpenCart(ctx, change, form)
}
