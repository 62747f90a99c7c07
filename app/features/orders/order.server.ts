import { type KnownProduct } from '~/commerce/shop/product'
import { type NamedLine, type Order, type OrderState } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { paths } from '~/paths'
import { toHandle, toTranslated } from '../catalog/translation.server'
import { toArrivalText } from '../delivery-promise/arrival.server'
import { listRegions } from '../region/region.server'
import { toLocalAddressLines } from '../address/address-lines.server'
import { toLineMessages } from './line-messages'
import { type OrderLine } from './order-line'
import { findLife, type LineLife, type PastFacts, toLineLives } from './line-life'
import { type OrderView, type OrderMessages, toOrderView } from './order'
import { findUnpaidEdit, type MoneyPast, type OrderBalance, toOrderBalance } from './order-balance'
import { type PaymentState, toOrderState, toPaymentState } from './order-state'
import { listKnownProducts } from './known-products.server'

export interface OrderPageData extends OrderView {
  state: OrderState
  paymentState: PaymentState
  balance: OrderBalance
  /** The id of a change that was made and whose difference is not paid. */
  unpaidEdit: string | null
}

/** What became of an order since it was placed. */
export interface KnownPast extends MoneyPast {
  past: PastFacts
}

/**
 * An order as its pages show it, out of what `requireOwnOrder` gives.
 * @param known null where the backend keeps it to itself, or where the page says nothing of it
 * @throws CommerceError when the backend is down
 */
export async function getOrderPage(
  ctx: RequestContext,
  order: Order,
  known: KnownPast | null = null,
): Promise<OrderPageData> {
  const productIds = order.items.flatMap((line) => line.variant?.productId ?? [])
  const [regions, products, giftCards] = await Promise.all([
    listRegions(ctx),
    listKnownProducts(ctx, productIds),
    // the customer's token would have the backend change the cart
    ctx.commerce.as({}).orders.listSpentCards(order),
  ])
  const region = regions.find(({ id }) => id === order.regionId)
  const view = toOrderView(order, giftCards, region?.taxInclusive ?? false, toWords(ctx, products, order.currency))
  const { lives, state, balance, paymentState } = toStanding(order, known)
  return {
    ...view,
    lines: state === 'partly-shipped' ? countShipped(ctx, view.lines, { order, lives }) : view.lines,
    state,
    paymentState,
    balance,
    unpaidEdit: known && balance.toPay > balance.byInvoice ? findUnpaidEdit(known) : null,
  }
}

/** Where an order stands. @param known as for `getOrderPage` */
export function toStanding(order: Order, known: KnownPast | null) {
  const lives = toLineLives(order, known?.past ?? null)
  const balance = toOrderBalance(order, known)
  return { lives, state: toOrderState(order, lives), balance, paymentState: toPaymentState(order, balance) }
}

/** Gift cards come by mail and are never on the way. */
function countShipped(
  { t }: RequestContext,
  lines: readonly OrderLine[],
  { order, lives }: { order: Order; lives: readonly LineLife[] },
): OrderLine[] {
  const cards = new Set(order.items.flatMap((item) => (item.giftCard ? item.id : [])))
  return lines.map((line) => {
    const life = findLife(lives, line.id)
    if (!life || cards.has(line.id)) return line
    return { ...line, standing: t('orders:shipped', { shipped: life.shipped, total: line.quantity }) }
  })
}

function toWords(ctx: RequestContext, products: readonly KnownProduct[], currency: string): OrderMessages {
  // an option that the merchant has deleted since has no name any more
  const toShippingName: OrderMessages['toShippingName'] = ({ option }) =>
    option ? toTranslated(option, ctx.locale).name : ctx.t('orders:shipping')
  return {
    toLineMessages: (line) => ({
      ...toLineMessages(line, products, { currency, locale: ctx.locale }),
      ...toPath(ctx, line, products),
    }),
    toShippingName,
    toArrival: ({ promised }) => promised && toArrivalText(ctx, promised),
    toAddressLines: (address) => toLocalAddressLines(address, ctx),
  }
}

function toPath({ locale }: RequestContext, { variant }: NamedLine, products: readonly KnownProduct[]) {
  const product = products.find(({ id }) => id === variant?.productId)
  if (!product) return {}
  const variantId = product.variantIds.find((id) => id === variant?.id)
  return { path: paths.product(locale.code, toHandle(product, locale.language), variantId) }
}
