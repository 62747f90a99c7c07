import { isCommerceError } from '~/commerce/errors'
import { toCart } from '~/commerce/medusa-v1/cart'
import { type Cart } from '~/commerce/shop/cart'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type ReturnAddresses } from '../payment/payment-provider'
import { isStale, readPayment } from '../payment/session-meaning.server'

/**
 * Makes the selected payment fit for being charged now: its session is for what the cart costs, and knows where the
 * shopper comes back to where it leads away.
 * @param toReturns makes the addresses to come back to, where they are needed
 * @returns false where the provider refuses that; so does Medusa once the cart was completed elsewhere
 */
export async function preparePayment(
  shopper: ShopperClient,
  open: Cart,
  toReturns: () => Promise<ReturnAddresses>,
): Promise<boolean> {
  try {
    await prepare(shopper, open, toReturns)
    return true
  } catch (error) {
    if (isCommerceError(error, 'invalid', 'not-found')) return false
    if (isCommerceError(error) && error.reason === 'cart-closed') return false
    throw error
  }
}

async function prepare(shopper: ShopperClient, open: Cart, toReturns: () => Promise<ReturnAddresses>): Promise<void> {
  const cart = await settleSession(shopper, open)
  const payment = readPayment(cart)
  if (payment?.meaning.state !== 'elsewhere' || !payment.provider.toSessionUpdate) return
  const data = payment.provider.toSessionUpdate(await toReturns())
  const { id } = payment.provider
  await shopper.put(({ carts }) => carts.updatePaymentSession(cart.id, id, { data }))
}

/**
 * Selects the provider that pays for the cart, with a session for what the cart costs now; asking again changes
 * nothing. Medusa makes a session for every provider of the region, and selects it only where there is no other.
 * A session that was refused is refreshed.
 * @throws CommerceError `invalid` where the provider makes no session
 */
export async function putProvider(shopper: ShopperClient, cartId: string, providerId: string): Promise<Cart> {
  const open = toCart((await shopper.put(({ carts }) => carts.createPaymentSessions(cartId))).cart)
  const cart = open.paymentSession?.provider === providerId ? open : await select(shopper, cartId, providerId)
  return readPayment(cart)?.meaning.state === 'refused' ? refresh(shopper, cartId, providerId) : cart
}

async function select(shopper: ShopperClient, cartId: string, providerId: string): Promise<Cart> {
  return toCart((await shopper.put(({ carts }) => carts.setPaymentSession(cartId, { provider_id: providerId }))).cart)
}

// Medusa makes a new session of it that is not selected
async function refresh(shopper: ShopperClient, cartId: string, providerId: string): Promise<Cart> {
  await shopper.put(({ carts }) => carts.refreshPaymentSession(cartId, providerId))
  return select(shopper, cartId, providerId)
}

/**
 * Makes the selected session one for what the cart costs now. Medusa does so with every change of the cart itself, but
 * not when a discount ends, a tax changes or a gift card is used up elsewhere.
 */
async function settleSession(shopper: ShopperClient, cart: Cart): Promise<Cart> {
  if (!cart.paymentSession || !isStale(cart)) return cart
  const { provider: providerId } = cart.paymentSession
  const settled = await putProvider(shopper, cart.id, providerId)
  return isStale(settled) ? refresh(shopper, cart.id, providerId) : settled
}
