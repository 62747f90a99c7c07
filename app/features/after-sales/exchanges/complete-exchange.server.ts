import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/server/flash.server'
import { completeCart, type Completion } from '../../checkout/complete-cart.server'
import { keepOrderContext, renewIdempotencyKey } from '../../checkout/order-context.server'
import { preparePayment } from '../../checkout/payment-session.server'
import { type ExchangeCart } from './exchange-cart.server'
import { toExchangeReturns } from './exchange-return.server'

/** What a page says of how it went. */
export type Told = [Flash['kind'], `after-sales:${'exchange' | 'edit.payment'}.${string}` | `checkout:place.${string}`]

/** Confirms an exchange as it is, once; where it has to be paid elsewhere first, it is confirmed by asking again. */
export async function completeExchange(
  ctx: RequestContext,
  order: Order,
  { checkout: { cart, payment }, seen }: ExchangeCart,
): Promise<Completion> {
  const shopper = ctx.commerce.as({})
  const idempotencyKey = await keepOrderContext(shopper, cart, ctx.locale.code)
  await preparePayment(shopper, cart, () => toExchangeReturns(ctx, order, seen))
  const providerId = payment?.provider.id ?? null
  const completion = await completeCart(ctx, { cartId: cart.id, idempotencyKey, isExchange: true, providerId })
  if (completion.kind !== 'placed' && completion.kind !== 'unclear') await renewIdempotencyKey(shopper, cart.id)
  return completion
}

export const told: Record<Completion['kind'], Told> = {
  placed: ['success', 'after-sales:exchange.done'],
  'out-of-stock': ['error', 'after-sales:exchange.sold-out-now'],
  'payment-refused': ['error', 'checkout:place.payment-refused'],
  'payment-open': ['notice', 'after-sales:edit.payment.not-done'],
  'codes-lapsed': ['notice', 'after-sales:exchange.changed'],
  refused: ['error', 'after-sales:exchange.failed'],
  unclear: ['error', 'after-sales:exchange.unclear'],
}
