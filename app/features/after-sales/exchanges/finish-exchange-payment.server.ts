import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { refuseOrder } from '~/features/orders/require-own-order.server'
import { withLocks } from '~/once/lock.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { completeExchange, told, type Told } from './complete-exchange.server'
import { readExchangeCart, requireExchange } from './exchange-cart.server'
import { readExchangeReturn } from './exchange-return.server'
import { toExchangeState } from './exchange-state'

interface ReturnInput {
  cartId: string
  /** As the return address has it. */
  state: string | null
}

/**
 * Goes on with an exchange that a shopper has been paying for elsewhere. The address says which, as it was confirmed; what
 * became of the payment the backend says. So it may be opened as often as anybody likes.
 * @returns a redirect to the exchange, or null where the provider has not decided yet
 * @throws the 404 page for the return from another exchange; CommerceError when the backend is down
 */
export async function finishExchangePayment(
  ctx: RequestContext,
  order: Order,
  { cartId, state }: ReturnInput,
): Promise<Response | null> {
  const back = await readExchangeReturn(ctx, state)
  if (back && back.seen.exchangeCartId !== cartId) return refuseOrder(ctx, 'other-order')
  return withLocks([cartId], async () => {
    const exchange = await requireExchange(ctx, order, cartId)
    // the page says how it stands
    if (!back || toExchangeState(exchange) !== 'begun') return toPage(ctx, order, cartId)
    if (back.outcome === 'cancel') return toPage(ctx, order, cartId, ['notice', 'after-sales:edit.payment.cancelled'])
    const open = await readExchangeCart(ctx, cartId)
    if (!open) return toPage(ctx, order, cartId)
    if (open.seen.mark !== back.seen.mark) return toPage(ctx, order, cartId, told['codes-lapsed'])
    const completion = await completeExchange(ctx, order, open)
    if (completion.kind === 'payment-open' && completion.meaning.state === 'waiting') return null
    return toPage(ctx, order, cartId, told[completion.kind])
  })
}

function toPage(ctx: RequestContext, { id }: Order, cartId: string, words?: Told): Promise<Response> {
  const flash = words && { kind: words[0], key: words[1] }
  return redirectTo(ctx, paths.orderExchange(ctx.locale.code, id, cartId), flash)
}
