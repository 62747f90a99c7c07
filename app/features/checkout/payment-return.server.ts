import { type RequestContext } from '~/context.server'
import { type GoOn, goOn } from '~/forms/go-on'
import { type Flash } from '~/http/server/flash.server'
import { paths } from '~/paths'
import { findPlacedOrder } from './find-placed-order.server'
import { type Placement, placeOrder } from './place-order.server'
import { toNextPage } from './next-page.server'
import { isRefusal } from './refusal'
import { type PaymentReturnPage } from './payment-return'
import { readReturn } from './payment-return-address.server'

/**
 * Goes on with the order of a shopper who comes back from a provider. The address says for which order, as the shopper
 * has commanded it on the review; what became of the payment the backend says. So the address may be opened as often as
 * anybody likes: it finishes that order or finds it, and never makes another.
 * @param state as the return address has it
 * @returns what comes next, or what the page says
 */
export async function finishPayment(ctx: RequestContext, state: string | null): Promise<GoOn | PaymentReturnPage> {
  ctx.answer.doNotStore()
  const back = await readReturn(ctx, state)
  if (!back) return { kind: 'unknown' }
  if (back.outcome === 'cancel') return cancel(ctx, back.seen.cartId)
  return toNext(ctx, await placeOrder(ctx, back.seen))
}

async function cancel(ctx: RequestContext, cartId: string): Promise<GoOn> {
  const { code } = ctx.locale
  const isOwn = (await ctx.orders.listAwaitedCarts()).includes(cartId)
  const placed = isOwn ? await findPlacedOrder(ctx, cartId) : null
  if (placed) return goOn(paths.orderConfirmation(code, placed.orderId))
  return goOn(paths.checkoutDelivery(code), { kind: 'notice', key: 'checkout:return.cancelled' })
}

function toNext(ctx: RequestContext, placement: Placement): GoOn | PaymentReturnPage {
  const { kind } = placement
  if (kind === 'unclear') return { kind: 'unclear' }
  if (kind === 'no-cart' || kind === 'other-cart') return { kind: 'foreign' }
  if (kind === 'payment-open') {
    const { meaning } = placement
    if (meaning.state === 'waiting') return { kind: 'waiting' }
    if (meaning.state === 'elsewhere') return { kind: 'open', url: meaning.url }
  }
  if (!isRefusal(placement)) return toNextPage(ctx, placement)
  const flash: Flash = { kind: 'error', key: `checkout:place.${placement.kind}` }
  return goOn(paths.checkoutReview(ctx.locale.code), flash)
}
