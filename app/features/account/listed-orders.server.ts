import { type OrderState } from '~/commerce/shop/order'
import { type OrderFilter, type OrderPage, type OrderSummary } from '~/commerce/shop/orders'
import { type KnownProduct } from '~/commerce/shop/product'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDayFormat } from '~/i18n/day-format'
import { countPages } from '../catalog/listing/page-number'
import { listKnownProducts } from '../orders/known-products.server'
import { toLineLives } from '../orders/line-life'
import { toLineMessages } from '../orders/line-messages'
import { compareLines } from '../orders/order'
import { type OrderLine } from '../orders/order-line'
import { toOrderState } from '../orders/order-state'
import { toAmount } from '../orders/order-totals'

/** An order as a list shows it. */
export interface ListedOrder {
  id: string
  /** The number that shoppers and shop call it by. */
  number: number
  /** ISO 8601. */
  placedAt: string
  /** The same in words, in the page's language. */
  date: string
  /** The first of its lines, at most three. */
  lines: Pick<OrderLine, 'id' | 'title' | 'foreign' | 'picture'>[]
  /** How many lines it has, and how many pieces they hold. */
  lineCount: number
  pieces: number
  /** Minor units. */
  total: number
  /** ISO 4217. */
  currency: string
  state: OrderState
}

export interface OrderList {
  orders: ListedOrder[]
  filter: OrderFilter
  /** Of all pages. */
  count: number
  page: number
  pageCount: number
}

const perPage = 10
const newest = 3
const shownLines = 3

/**
 * A page of the customer's orders, the newest first, those that `filter` leaves; null for a page behind the last.
 * @throws a redirect to the sign-in where the backend does not take the session's token any more
 */
export async function listOrders(ctx: RequestContext, page: number, filter: OrderFilter): Promise<OrderList | null> {
  const { orders, count } = await readOrders(ctx, { limit: perPage, offset: (page - 1) * perPage }, filter)
  const pageCount = countPages(count, perPage)
  return page > pageCount ? null : { orders, filter, count, page, pageCount }
}

/**
 * The customer's latest orders, at most three, and how many there are.
 * @throws a redirect to the sign-in where the backend does not take the session's token any more
 */
export function listNewestOrders(ctx: RequestContext): Promise<Pick<OrderList, 'orders' | 'count'>> {
  return readOrders(ctx, { limit: newest, offset: 0 }, { state: null, number: null })
}

async function readOrders(ctx: RequestContext, page: OrderPage, filter: OrderFilter) {
  const { orders, count } = await ctx.session.askAsCustomer((customer) => customer.orders.listOwn(page, filter))
  const shown = orders.flatMap((order) => toShownLines(order))
  const products = await listKnownProducts(
    ctx,
    shown.flatMap(({ variant }) => variant?.productId ?? []),
  )
  return { orders: orders.map((order) => toListed(ctx, order, products)), count }
}

function toShownLines({ items }: OrderSummary): OrderSummary['items'] {
  return items.toSorted(compareLines).slice(0, shownLines)
}

function toListed({ locale }: RequestContext, order: OrderSummary, products: readonly KnownProduct[]): ListedOrder {
  const { id, number, placedAt, currency, items } = order
  return {
    id,
    number,
    placedAt,
    date: toDayFormat(locale, env.TIME_ZONE).format(new Date(placedAt)),
    lines: toShownLines(order).map((line) => {
      const { title, foreign, picture } = toLineMessages(line, products, { currency, locale })
      return { id: line.id, title, foreign, picture }
    }),
    lineCount: items.length,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    total: toAmount(order.total),
    currency,
    state: toOrderState(order, toLineLives(order, null)),
  }
}
