import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { isStale } from '../payment/session-meaning.server'
import { type Checkout } from './checkout.server'
import { type SeenOrder } from './review-data'
import { toSeenOrder } from './review.server'

/**
 * Where the provider's form with script asks for the payment of an order that was placed: a page
 * whose address names the order, so that no other is paid.
 */
export function toPaymentDuePath({ locale }: RequestContext, { mark }: SeenOrder): string {
  return `${paths.checkoutPayment(locale.code)}?${new URLSearchParams({ order: mark })}`
}

/**
 * The placed order that the address names.
 * @throws a redirect: to where a way to pay is chosen where it names none, to the review where the order is another one by
 * now, or needs no such form
 */
export async function requireDueOrder(ctx: RequestContext, checkout: Checkout): Promise<SeenOrder> {
  const mark = ctx.url.searchParams.get('order')
  if (mark === null) throw await redirectTo(ctx, paths.checkoutDelivery(ctx.locale.code))
  const review = paths.checkoutReview(ctx.locale.code)
  const order = toSeenOrder(checkout)
  if (order.mark !== mark || isStale(checkout.cart)) {
    throw await redirectTo(ctx, review, { kind: 'notice', key: 'checkout:place.changed' })
  }
  if (checkout.payment?.meaning.state !== 'details') throw await redirectTo(ctx, review)
  return order
}
