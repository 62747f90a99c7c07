import { isCommerceError } from '../errors'
import { type Cart } from '../shop/cart'
import { type Calls } from './repeatable-calls'

/**
 * Makes a cart changeable again whose completion was refused for want of stock. Medusa leaves its stored tax lines
 * behind, and with them every later change of a line or of the shipping answers 404. They go when a completion breaks
 * off earlier, as one without payment session does. Afterwards the payment has to be chosen again.
 *
 * A cart that costs nothing is left as it is: it would be completed, since it needs no payment.
 */
export async function reopenCart({ read, write, put }: Calls, cartId: string): Promise<void> {
  const { cart } = await read((medusa) => medusa.carts.retrieve(cartId))
  if (cart.completed_at || cart.total <= 0) return
  await put(async (medusa) => {
    for (const session of cart.payment_sessions) await medusa.carts.deletePaymentSession(cartId, session.provider_id)
  })
  try {
    await write((medusa) => medusa.carts.complete(cartId))
  } catch (error) {
    if (!isCommerceError(error, 'invalid')) throw error
  }
}

/** Runs a write that answers 404 since a completion of the cart was refused, after opening the cart again. */
export async function reopening(calls: Calls, cartId: string, write: () => Promise<Cart>): Promise<Cart> {
  try {
    return await write()
  } catch (error) {
    if (!isCommerceError(error, 'not-found')) throw error
    await reopenCart(calls, cartId)
    return write()
  }
}
