import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type RequestContext } from '~/context.server'
import { toCheckout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'
import { putProvider } from './payment-session.server'
import { type StepOutcome } from './shipping.server'

/**
 * Pays with the provider that the form names; where nothing is left to pay there is nothing to choose.
 * @throws a redirect where there is no cart to pay for
 */
export function choosePayment(ctx: RequestContext, form: FormData): Promise<StepOutcome> {
  const change = async (cart: Cart): Promise<StepOutcome> => {
    const { providers, view } = await toCheckout(ctx, cart)
    if (view.totals.total === 0) return { ok: true, cart }
    const wanted = form.get('provider')
    const provider = providers.find(({ id }) => id === wanted)
    if (!provider) {
      const message = ctx.t(wanted ? 'checkout:errors.provider-choice' : 'checkout:errors.provider-required')
      return { ok: false, messages: { provider: message } }
    }
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
  return changeOpenCart(ctx, change, form)
}
