import { isCommerceError } from '~/commerce/errors'
import { type Cart } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { type ReturnAddresses } from '../payment/payment-provider'
import { readPayment } from '../payment/session-meaning.server'
import { settleSession } from './payment-session.server'

/**
 * Makes the selected payment fit for being charged now: its session is for what the cart costs, and knows where the
 * shopper comes back to where it leads away.
 * @param toReturns makes the addresses to come back to, where they are needed
 * @returns false where the provider refuses that; so does Medusa once the cart was completed elsewhere
 */
export async function preparePayment(
  ctx: RequestContext,
  open: Cart,
  toReturns: () => Promise<ReturnAddresses>,
): Promise<boolean> {
  try {
    await prepare(ctx, open, toReturns)
    return true
  } catch (error) {
    if (isCommerceError(error, 'invalid', 'not-found')) return false
    if (isCommerceError(error) && error.medusaCode === 'cart_closed') return false
    throw error
  }
}

async function prepare(ctx: RequestContext, open: Cart, toReturns: () => Promise<ReturnAddresses>): Promise<void> {
  const cart = await settleSession(ctx, open)
  const payment = readPayment(cart)
  if (payment?.meaning.state !== 'elsewhere' || !payment.provider.toSessionUpdate) return
  const data = payment.provider.toSessionUpdate(await toReturns())
  const { id } = payment.provider
  await ctx.commerce.as({}).put(({ carts }) => carts.updatePaymentSession(cart.id, id, { data }))
}
