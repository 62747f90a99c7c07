import { isCommerceError } from '~/commerce/errors'
import { toCart } from '~/commerce/medusa-v1/cart'
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
    try {
      const paid = await putProvider(ctx.commerce.as({}), cart.id, provider.id)
      await ctx.cart.keep(paid)
      return { ok: true, cart: paid }
    } catch (error) {
      if (!isCommerceError(error, 'invalid')) throw error
      // a payment of before is under way: its provider does not let go of it
      if (error.reason === 'payment-held') {
        return { ok: false, messages: { provider: ctx.t('checkout:payment.is-waiting') } }
      }
      await withdrawPayment(ctx, cart.id, provider.id)
      return { ok: false, messages: { provider: ctx.t('checkout:errors.provider-down') } }
    }
  }
  return changeOpenCart(ctx, change, form)
}

/** Takes a session away, at the provider too: the shopper does not want it any more, or it is of no use. */
async function withdrawPayment(ctx: RequestContext, cartId: string, providerId: string): Promise<Cart> {
  const cart = toCart(
    (await ctx.commerce.as({}).put(({ carts }) => carts.deletePaymentSession(cartId, providerId))).cart,
  )
  await ctx.cart.keep(cart)
  return cart
}
