import { type RequestContext } from '~/context.server'
import { type Checkout } from './checkout.server'
import { completeCart, type Completion } from './complete-cart.server'
import { keepOrderContext, renewIdempotencyKey } from './order-context.server'
import { toReturnAddresses } from './payment-return-address.server'
import { preparePayment } from './payment-session.server'
import { type SeenOrder } from './review-data'

/**
 * Has the backend take the chosen payment for a cart and make it an order. After a refusal the next attempt is another one.
 * @param order what the checkout is now, as the shopper has seen it: its total is ours, not the form's
 * @throws TooManyError where so much was ordered on invoice that this one was not begun
 */
export async function pay(ctx: RequestContext, { cart, payment }: Checkout, order: SeenOrder): Promise<Completion> {
  const shopper = ctx.commerce.as({})
  const isInvoiced = payment?.provider.isOffline === true && order.total > 0
  if (isInvoiced) await ctx.limits.count('invoice', cart.email?.toLowerCase())
  const idempotencyKey = await keepOrderContext(shopper, cart, ctx.locale.code)
  const isPrepared = await preparePayment(shopper, cart, () => toReturnAddresses(ctx, order))
  const completion = await completeCart(ctx, {
    cartId: cart.id,
    idempotencyKey,
    isExchange: false,
    total: order.total,
    providerId: payment?.provider.id ?? null,
  })
  const { kind } = completion
  if (isInvoiced && kind !== 'placed' && kind !== 'unclear') {
    await ctx.limits.forgive('invoice', cart.email?.toLowerCase())
  }
  if (kind === 'payment-open' && !isPrepared) return { kind: 'payment-refused' }
  // `dropLapsedCodes` renews it itself
  const goesOn = ['placed', 'unclear', 'out-of-stock', 'codes-lapsed'].includes(kind)
  if (!goesOn) await renewIdempotencyKey(shopper, cart.id)
  return completion
}
