import { isCommerceError } from '~/commerce/errors'
import { type Address, type Order } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { toTranslated, toTranslatedVariantTitle } from '../catalog/translation'
import { listRegions } from '../region/region.server'
import { toLocalAddressLines } from './address-lines.server'
import { type OrderView, type OrderWords, toOrderView } from './order'
import { listProductWords, type ProductWords } from './product-words.server'

/**
 * An order as its page shows it, or null for an unknown id. Medusa shows any order to anybody: ask `isOwnOrder` first.
 * @throws CommerceError when the backend is down
 */
export async function getOrder(ctx: RequestContext, orderId: string): Promise<OrderView | null> {
  const order = await readOrder(ctx, orderId)
  if (!order) return null
  const productIds = order.items.flatMap((line) => line.variant?.product_id ?? [])
  const [regions, products] = await Promise.all([listRegions(ctx), listProductWords(ctx, productIds)])
  const region = regions.find(({ id }) => id === order.region_id)
  return toOrderView(order, order.billing_address, region?.taxInclusive ?? false, toWords(ctx, products))
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
