import { type Cart } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { keepCart } from '../cart/cart.server'
import { toCheckout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'
import { type StepOutcome } from './shipping.server'

/**
 * Pays with the provider that the form names; where nothing is left to pay there is nothing to choose.
 * @throws a redirect where there is no cart to pay for
 */
export function choosePayment(ctx: RequestContext, form: FormData): Promise<StepOutcome> {
  return changeOpenCart(ctx, async (cart) => {
    const { providers, view } = await toCheckout(ctx, cart)
    if (view.totals.total === 0) return { ok: true, cart }
    const wanted = form.get('provider')
    const provider = providers.find(({ id }) => id === wanted)
    if (!provider) {
      const message = ctx.t(wanted ? 'checkout:errors.provider-choice' : 'checkout:errors.provider-required')
      return { ok: false, messages: { provider: message } }
    }
    const paid = await putProvider(ctx, cart.id, provider.id)
    await keepCart(ctx, paid)
    return { ok: true, cart: paid }
  })
}

/**
 * Selects the provider that pays for the cart; asking again changes nothing. Medusa makes a session for every provider
 * of the region, and selects it only where there is no other.
 */
export async function putProvider(ctx: RequestContext, cartId: string, providerId: string): Promise<Cart> {
  const shopper = ctx.commerce.as({})
  const { cart } = await shopper.put(({ carts }) => carts.createPaymentSessions(cartId))
  if (cart.payment_session?.provider_id === providerId) return cart
  return (await shopper.put(({ carts }) => carts.setPaymentSession(cartId, { provider_id: providerId }))).cart
}
