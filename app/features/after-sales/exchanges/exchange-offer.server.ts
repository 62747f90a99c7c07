import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { listKnownProducts } from '~/features/orders/known-products.server'
import { toLineLives } from '~/features/orders/line-life'
import { listLiveVariants, type LiveVariant } from '../../cart/live-variant.server'
import { listRegions } from '../../region/region.server'
import { type OrderReturns } from '../returns/read-returns.server'
import { toOfferedLines } from '../returns/return-page.server'
import { type ExchangeableLine } from './exchange-draft'

/**
 * The lines of which something can come back for something else. None without our plugin, since a backend without it does not
 * complete an exchange, and none while one is refused: the order must be paid.
 */
function listReturnableLines(order: Order, known: OrderReturns | null) {
  const mayBegin = known !== null && order.paymentStatus === 'captured'
  return mayBegin ? toOfferedLines(order, toLineLives(order, known.past)) : []
}

/** Whether the backend completes exchanges; taken for granted while it does not say. */
export async function offersExchanges(ctx: RequestContext): Promise<boolean> {
  return (await ctx.commerce.getCapabilities())?.exchanges !== false
}

/**
 * Whether there is something else of what can come back. The products' other variants come out of the same read as the
 * words of the order's lines; the form asks anew what of them is there.
 */
export async function mayExchange(ctx: RequestContext, order: Order, known: OrderReturns | null): Promise<boolean> {
  const returnable = listReturnableLines(order, known)
  if (returnable.length === 0) return false
  const products = await listKnownProducts(ctx, listProductIds(order.items))
  return order.items.some(({ id, variant }) => {
    if (!returnable.some((line) => line.id === id)) return false
    const siblings = products.find((product) => product.id === variant?.productId)?.variantIds ?? []
    return siblings.some((sibling) => sibling !== variant?.id)
  })
}

/** Those lines with what can come instead: the other variants of their products. @throws CommerceError */
export async function listExchangeableLines(
  ctx: RequestContext,
  order: Order,
  known: OrderReturns | null,
): Promise<ExchangeableLine[]> {
  const returnable = listReturnableLines(order, known)
  const lines = order.items.filter(({ id }) => returnable.some((line) => line.id === id))
  const siblings = await listSiblings(ctx, order, lines)
  return returnable.flatMap((line) => {
    const variant = lines.find(({ id }) => id === line.id)?.variant
    const instead = siblings
      .filter(({ id, productId }) => variant && productId === variant.productId && id !== variant.id)
      .map(({ id, variantTitle: title, price, stock }) => ({ id, title, price: price ?? 0, stock }))
    return instead.length > 0 ? [{ ...line, instead }] : []
  })
}

async function listSiblings(
  ctx: RequestContext,
  order: Order,
  lines: Order['items'],
): Promise<(LiveVariant & { productId: string })[]> {
  const ids = [...new Set(listProductIds(lines))]
  const region = (await listRegions(ctx)).find(({ id }) => id === order.regionId)
  if (!region || ids.length === 0) return []
  const products = await ctx.commerce.catalogue.live((shop) => shop.listKnownProducts(ids))
  const productOf = new Map(products.flatMap(({ id, variantIds }) => variantIds.map((one) => [one, id] as const)))
  // with tax, as what is paid back for a line is
  const live = await listLiveVariants(ctx, { ...region, taxInclusive: true }, [...productOf.keys()])
  return [...productOf].flatMap(([id, productId]) => {
    const variant = live.find((one) => one.id === id)
    return variant?.published && variant.priced ? [{ ...variant, productId }] : []
  })
}

function listProductIds(lines: Order['items']): string[] {
  return lines.flatMap(({ variant }) => variant?.productId ?? [])
}
