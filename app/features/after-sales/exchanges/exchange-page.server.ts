import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { getOrderPage } from '~/features/orders/order.server'
import { toLineMessages } from '~/features/orders/line-messages'
import { listKnownProducts } from '~/features/orders/known-products.server'
import { isCheckoutReady } from '../../cart/cart-view'
import { toChoice } from '../../payment/payment-choice'
import { toPaymentNote } from '../../payment/payment-note.server'
import { toGuaranteed, toGuaranteeLabels } from '../../guarantee/guarantee-label.server'
import { getGuaranteeNotice } from '../../guarantee/guarantee-notice.server'
import { admitProviders } from '../../payment/provider-form.server'
import { makeLineFinder } from '../line-finder.server'
import { toRefundLimit } from '../refund-limit'
import { readReturns } from '../returns/read-returns.server'
import { listReturnAddress } from '../return-address.server'
import { type ReturnLine } from '../returns/return-lines'
import { readExchangeCart, type requireExchange } from './exchange-cart.server'
import { toDueScript } from './exchange-due.server'
import { toExchangeStep, toExchangeStepStates } from './exchange-step'
import { toSummary } from './exchange-summary.server'
import { type ExchangePageData, type OpenExchange } from './exchange-view'

type Exchange = Awaited<ReturnType<typeof requireExchange>>

/** An exchange of an order in the page's language. @throws CommerceError when the backend is down */
export async function getExchangePage(
  ctx: RequestContext,
  order: Order,
  exchange: Exchange,
): Promise<ExchangePageData> {
  const [{ number: orderNumber, currency, lines, shippingAddress }, wanted, known] = await Promise.all([
    getOrderPage(ctx, order),
    toWantedLines(ctx, exchange, order.currency),
    readReturns(ctx, order.id),
  ])
  const findLine = await makeLineFinder(ctx, order, { lines, known })
  const summary = toSummary(ctx, order, exchange, exchange.cartId)
  const open = summary.state === 'begun' ? await readOpenExchange(ctx, order, exchange) : null
  return {
    ...summary,
    orderId: order.id,
    orderNumber,
    currency,
    shippingAddress,
    returnTo: listReturnAddress(ctx),
    wanted,
    back: (exchange.request?.items ?? []).map(({ lineId, quantity }) => ({
      lineId,
      quantity,
      reason: null,
      note: null,
      line: findLine(lineId),
    })),
    returnId: exchange.request?.id ?? null,
    open,
    isGone: summary.state === 'begun' && open === null,
  }
}

async function toWantedLines(ctx: RequestContext, { items }: Exchange, currency: string): Promise<ReturnLine[]> {
  const ids = items.flatMap(({ variant }) => variant?.productId ?? [])
  const products = await listKnownProducts(ctx, ids)
  return items.map((item) => ({
    lineId: item.id,
    quantity: item.quantity,
    reason: null,
    note: null,
    line: toLineMessages(item, products, { currency, locale: ctx.locale }),
  }))
}

async function readOpenExchange(ctx: RequestContext, order: Order, { cartId }: Exchange): Promise<OpenExchange | null> {
  const exchange = await readExchangeCart(ctx, cartId)
  if (!exchange) return null
  const { checkout, sums, seen } = exchange
  const { address, cart, parcels, payment, view, done, providers } = checkout
  const { script, goOn } = await toDueScript(ctx, order, exchange)
  admitProviders(ctx, providers)
  const steps = { done, isDue: sums.total > 0 }
  const country = address.shipping.countryCode
  const step = toExchangeStep(ctx.url.searchParams.get('step'), steps)
  return {
    step,
    progress: toExchangeStepStates(step, steps),
    sums,
    parcels,
    taxInclusive: view.taxInclusive,
    payment: {
      choices: providers.map(toChoice),
      chosen: payment?.provider.id ?? null,
      state: payment?.meaning.state ?? null,
      isFree: sums.total <= 0,
      isLight: ctx.light,
      script,
    },
    paymentNote: toExchangeNote(payment),
    goOn,
    shipping: parcels.flatMap(({ chosen }) => chosen ?? []),
    paidBy: payment?.provider.label ?? null,
    notice: step === 'review' ? getGuaranteeNotice(ctx, country) : null,
    labels: toGuaranteeLabels(ctx, cart.items.map(toGuaranteed), country),
    seen,
    limit: toRefundLimit(order),
    isSoldOut: !isCheckoutReady(view),
  }
}

/** The same as in a bag, in the words of an exchange. */
function toExchangeNote(payment: Parameters<typeof toPaymentNote>[0]): OpenExchange['paymentNote'] {
  const note = toPaymentNote(payment)
  if (note === 'checkout:payment.is-waiting') return 'after-sales:exchange.payment-waiting'
  return note && 'after-sales:exchange.payment-open'
}
