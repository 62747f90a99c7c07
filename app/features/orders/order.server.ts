import { type RequestContext } from '~/context.server'
import { toTranslated } from '../catalog/translation'
import { listRegions } from '../region/region.server'
import { toLocalAddressLines } from './address-lines.server'
import { toLineWords } from './line-words'
import { type OrderLine } from './order-line'
import { type OrderView, type OrderWords, toOrderView } from './order'
import { type OrderState, type PaymentState, toOrderState, toPaymentState } from './order-state'
import { type OrderRecord } from './own-order.server'
import { listKnownProducts, type KnownProduct } from './known-products.server'
import { listSpentCards } from './spent-cards.server'

export interface OrderPageData extends OrderView {
  state: OrderState
  paymentState: PaymentState
}

/** An order as its pages show it, out of what `requireOwnOrder` gives. @throws CommerceError when the backend is down */
export async function getOrderPage(ctx: RequestContext, order: OrderRecord): Promise<OrderPageData> {
  const productIds = order.items.flatMap((line) => line.variant?.product_id ?? [])
  const [regions, products, gift_cards] = await Promise.all([
    listRegions(ctx),
    listKnownProducts(ctx, productIds),
    listSpentCards(ctx, order),
  ])
  const region = regions.find(({ id }) => id === order.region_id)
  const view = toOrderView(
    { ...order, gift_cards },
    order.billing_address,
    region?.taxInclusive ?? false,
    toWords(ctx, products),
  )
  const state = toOrderState(order)
  return {
    ...view,
    lines: state === 'partly-shipped' ? countShipped(ctx, view.lines, order) : view.lines,
    state,
    paymentState: toPaymentState(order),
  }
}

/** Gift cards come by mail and are never on the way. */
function countShipped({ t }: RequestContext, lines: readonly OrderLine[], { items }: OrderRecord): OrderLine[] {
  return lines.map((line) => {
    const item = items.find(({ id }) => id === line.id)
    if (!item || item.is_giftcard) return line
    return { ...line, standing: t('orders:shipped', { shipped: item.shipped_quantity ?? 0, total: line.quantity }) }
  })
}

function toWords(ctx: RequestContext, products: readonly KnownProduct[]): OrderWords {
  const { language } = ctx.locale
  // an option that the merchant has deleted since has no name any more
  const toShippingName: OrderWords['toShippingName'] = ({ shipping_option: option }) =>
    option ? toTranslated(option, language).name : ctx.t('orders:shipping')
  return {
    toLineWords: (line) => toLineWords(line, products, language),
    toShippingName,
    toAddressLines: (address) => toLocalAddressLines(address, ctx),
  }
}
