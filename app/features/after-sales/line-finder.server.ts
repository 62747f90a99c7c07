import { type Order } from '~/commerce/shop/order'
import { type RequestContext } from '~/context.server'
import { listKnownProducts } from '~/features/orders/known-products.server'
import { findLife, toLineLives } from '~/features/orders/line-life'
import { toLineMessages } from '~/features/orders/line-messages'
import { type OrderLine } from '~/features/orders/order-line'
import { type OrderReturns } from './returns/read-returns.server'

/** What a line looks like, under whichever id it is named by; nothing where the order has never held it. */
export type FindLine = (lineId: string) => Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign'> | undefined

/**
 * Finds everything that an order of `requireOwnOrder` has ever held: its lines under the ids of before an order edit too,
 * what an edit has taken away, and what came in exchanges.
 * @param lines the order's, in the page's language
 * @param known what `readReturns` tells of it
 */
export async function makeLineFinder(
  ctx: RequestContext,
  order: Order,
  { lines, known }: { lines: readonly OrderLine[]; known: OrderReturns | null },
): Promise<FindLine> {
  const lives = toLineLives(order, known?.past ?? null)
  const idsOf = (lineId: string) => findLife(lives, lineId)?.ids ?? [lineId]
  const others = [...(known?.replaced ?? []), ...(known?.exchanges.flatMap(({ items }) => items) ?? [])].filter(
    ({ id }) => !lines.some((line) => idsOf(id).includes(line.id)),
  )
  const products = await listKnownProducts(
    ctx,
    others.flatMap(({ variant }) => variant?.productId ?? []),
  )
  return (lineId) => {
    const ids = idsOf(lineId)
    const line = lines.find(({ id }) => ids.includes(id))
    const other = others.findLast(({ id }) => ids.includes(id))
    if (line || !other) return line
    return toLineMessages(other, products, { currency: order.currency, locale: ctx.locale })
  }
}
