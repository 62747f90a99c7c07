import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/shop/cart'
import { type ShopperClient } from '~/commerce/shop/commerce'
import { type ReturnAddresses } from '../payment/payment-provider'
import { isStale, readPayment } from '../payment/session-meaning.server'

/**
 * Makes the selected payment fit for being charged now: its session is for what the cart costs, and knows where the
 * shopper comes back to where it leads away.
 * @param toReturns makes the addresses to come back to, where they are needed
 * @returns false where the provider refuses that; so does the backend once the cart was completed elsewhere
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
  await shopper.cartPayments.inform(cart.id, payment.provider.id, data)
}

/**
 * Selects the provider that pays for the cart, with a session for what the cart costs now; asking again changes
 * nothing. A session that was refused is made anew.
 * @throws CommerceError `invalid` where the provider makes no session
 */
export async function putProvider(shopper: ShopperClient, cartId: string, provider: string): Promise<Cart> {
  const cart = await shopper.cartPayments.choose(cartId, provider)
  return readPayment(cart)?.meaning.state === 'refused' ? shopper.cartPayments.renew(cartId, provider) : cart
}

/**
 * Makes the selected session one for what the cart costs now. The backend does so with every change of the cart itself,
 * but not when a discount ends, a tax changes or a gift card is used up elsewhere.
 */
async function settleSession(shopper: ShopperClient, cart: Cart): Promise<Cart> {
  if (!cart.paymentSession || !isStale(cart)) return cart
  const { provider } = cart.paymentSession
  const settled = await putProvider(shopper, cart.id, provider)
  return isStale(settled) ? shopper.cartPayments.renew(cart.id, provider) : settled
}
