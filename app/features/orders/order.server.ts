import { isCommerceError } from '~/commerce/errors'
import { type Address, type Order } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { toTranslated, toTranslatedVariantTitle } from '../catalog/translation'
import { listRegions } from '../region/region.server'
import { toLocalAddressLines } from './address-lines.server'
import { type ExchangeView, toExchangeView } from './exchange'
import { listExchanges } from './exchanges.server'
import { type OrderView, type OrderWords, toOrderView } from './order'
import { listProductWords, type ProductWords } from './product-words.server'
import { listSpentCards } from './spent-cards.server'

export interface OrderPage extends OrderView {
  /** Those that were confirmed in this browser. */
  exchanges: ExchangeView[]
}

/**
 * An order as its page shows it, or null for an unknown id. Medusa shows any order to anybody: ask `isOwnOrder` first.
 * @throws CommerceError when the backend is down
 */
export async function getOrder(ctx: RequestContext, orderId: string): Promise<OrderPage | null> {
  const order = await readOrder(ctx, orderId)
  if (!order) return null
  const exchanges = await listExchanges(ctx, order)
  const lines = [...order.items, ...exchanges.flatMap((exchange) => exchange.additional_items)]
  const productIds = lines.flatMap((line) => line.variant?.product_id ?? [])
  const [regions, products, gift_cards] = await Promise.all([
    listRegions(ctx),
    listProductWords(ctx, productIds),
    listSpentCards(ctx, order),
  ])
  const region = regions.find(({ id }) => id === order.region_id)
  const words = toWords(ctx, products)
  return {
    ...toOrderView({ ...order, gift_cards }, order.billing_address, region?.taxInclusive ?? false, words),
    exchanges: exchanges.map((exchange) => toExchangeView(exchange, words.toLineWords)),
  }
}

const relations =
  'items,items.variant,shipping_address,billing_address,shipping_methods,shipping_methods.shipping_option,payments,discounts,discounts.rule'

async function readOrder(ctx: RequestContext, orderId: string) {
  const path = `/store/orders/${encodeURIComponent(orderId)}?expand=${relations}`
  try {
    const answer = await ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path))
    return (answer as { order: Order & { billing_address: Address | null } }).order
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}

function toWords(ctx: RequestContext, products: readonly ProductWords[]): OrderWords {
  const { language } = ctx.locale
  return {
    toLineWords(line) {
      const product = products.find(({ id }) => id === line.variant?.product_id)
      const variant = line.description ?? ''
      if (!product) return { title: line.title, variant }
      return {
        title: toTranslated({ title: line.title, metadata: product.metadata }, language).title,
        variant: toTranslatedVariantTitle(product, variant, language),
      }
    },
    toShippingName: (method) => toTranslated(method.shipping_option, language).name,
    toAddressLines: (address) => toLocalAddressLines(address, ctx),
  }
}
