import { isCommerceError } from '~/commerce/errors'
import { type ShopperFace } from '~/commerce/shop/commerce'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { isStale, readPayment } from '../payment/session-meaning.server'
import { toCheckout } from './checkout.server'
import { changeOpenCart } from './open-cart.server'
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
      const paid = await putProvider(ctx, cart.id, provider.id)
      await ctx.cart.keep(paid)
      return { ok: true, cart: paid }
    } catch (error) {
      if (!isCommerceError(error, 'invalid')) throw error
      // a payment of before is under way: its provider does not let go of it
      if (error.medusaCode === 'payment_held') {
        return { ok: false, messages: { provider: ctx.t('checkout:payment.is-waiting') } }
      }
      await withdrawPayment(ctx, cart.id, provider.id)
      return { ok: false, messages: { provider: ctx.t('checkout:errors.provider-down') } }
    }
  }
  return changeOpenCart(ctx, change, form)
}

/**
 * Selects the provider that pays for the cart, with a session for what the cart costs now; asking again changes
 * nothing. Medusa makes a session for every provider of the region, and selects it only where there is no other.
 * A session that was refused is refreshed.
 * @throws CommerceError `invalid` where the provider makes no session
 */
export async function putProvider(ctx: RequestContext, cartId: string, providerId: string): Promise<Cart> {
  const shopper = ctx.commerce.as({})
  const { cart: open } = await shopper.put(({ carts }) => carts.createPaymentSessions(cartId))
  const cart = open.payment_session?.provider_id === providerId ? open : await select(shopper, cartId, providerId)
  return readPayment(cart)?.meaning.state === 'refused' ? refresh(shopper, cartId, providerId) : cart
}

async function select(shopper: ShopperFace, cartId: string, providerId: string): Promise<Cart> {
  return (await shopper.put(({ carts }) => carts.setPaymentSession(cartId, { provider_id: providerId }))).cart
}

// Medusa makes a new session of it that is not selected
async function refresh(shopper: ShopperFace, cartId: string, providerId: string): Promise<Cart> {
  await shopper.put(({ carts }) => carts.refreshPaymentSession(cartId, providerId))
  return select(shopper, cartId, providerId)
}

/**
 * Makes the selected session one for what the cart costs now. Medusa does so with every change of the cart itself, but
 * not when a discount ends, a tax changes or a gift card is used up elsewhere.
 */
export async function settleSession(ctx: RequestContext, cart: Cart): Promise<Cart> {
  if (!cart.payment_session || !isStale(cart)) return cart
  const { provider_id: providerId } = cart.payment_session
  const settled = await putProvider(ctx, cart.id, providerId)
  return isStale(settled) ? refresh(ctx.commerce.as({}), cart.id, providerId) : settled
}

/** Takes a session away, at the provider too: the shopper does not want it any more, or it is of no use. */
async function withdrawPayment(ctx: RequestContext, cartId: string, providerId: string): Promise<Cart> {
  const { cart } = await ctx.commerce.as({}).put(({ carts }) => carts.deletePaymentSession(cartId, providerId))
  await ctx.cart.keep(cart)
  return cart
}
