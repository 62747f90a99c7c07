import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { type Checkout, toCheckout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'
import { putProvider } from './payment-session.server'
import { type StepOutcome } from './shipping.server'

/**
 * Pays with the provider that the form names; where nothing is left to pay there is nothing to choose.
 * @throws a redirect where there is no cart to pay for
 */
export function choosePayment(ctx: RequestContext, form: FormData): Promise<StepOutcome> {
  return changeOpenCart(ctx, (cart) => payBy(ctx, cart, form), form)
}

/** The same for a cart that nobody else changes meanwhile. */
export async function payBy(ctx: RequestContext, cart: Cart, form: FormData): Promise<StepOutcome> {
  const checkout = await toCheckout(ctx, cart)
  if (checkout.view.totals.total === 0) return { ok: true, cart }
  const provider = findProvider(checkout, form)
  if (!provider) return { ok: false, messages: toProviderMessages(ctx, checkout, form) }
  const shopper = ctx.commerce.as({})
  try {
    const paid = await putProvider(shopper, cart.id, provider.id)
    await ctx.cart.keep(paid)
    return { ok: true, cart: paid }
  } catch (error) {
    if (!isCommerceError(error, 'invalid')) throw error
    // a payment of before is under way: its provider does not let go of it
    if (error.reason === 'payment-held') {
      return { ok: false, messages: { provider: ctx.t('checkout:payment.is-waiting') } }
    }
    // it is of no use, and is taken away at the provider too
    await ctx.cart.keep(await shopper.cartPayments.withdraw(cart.id, provider.id))
    return { ok: false, messages: { provider: ctx.t('checkout:errors.provider-down') } }
  }
}

/** What is wrong with what the form says of the payment. */
export function toProviderMessages(
  ctx: RequestContext,
  offered: Pick<Checkout, 'providers'>,
  form: FormData,
): Record<string, string> {
  if (findProvider(offered, form)) return {}
  const key = form.get('provider') ? 'checkout:errors.provider-choice' : 'checkout:errors.provider-required'
  return { provider: ctx.t(key) }
}

function findProvider({ providers }: Pick<Checkout, 'providers'>, form: FormData) {
  const wanted = form.get('provider')
  return providers.find(({ id }) => id === wanted)
}
