import { toCountedLine, toOrderStatus } from '~/commerce/medusa-v1/order'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDayFormat } from '~/i18n/day-format'
import { countPages } from '../catalog/listing/page-number'
import { type OrderFilter, toMedusaFilter } from './order-filter'
import { toLineLives } from '../orders/line-life'
import { type OrderState, toOrderState } from '../orders/order-state'
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

const fields = 'id,display_id,created_at,currency_code,status,total'

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

async function readOrders(ctx: RequestContext, { limit, offset }: Paging, filter: OrderFilter) {
  const query = new URLSearchParams([
    ...Object.entries({ fields, expand: 'items', limit: String(limit), offset: String(offset) }),
    ...toMedusaFilter(filter),
  ])
  const path = `/store/customers/me/orders?${query}`
  const asked = ctx.session.askAsCustomer((customer) => customer.read((medusa) => medusa.client.request('GET', path)))
  const answer = (await asked) as Answer
  const format = toDayFormat(ctx.locale, env.TIME_ZONE)
  return { orders: answer.orders.map((order) => toListed(order, format)), count: answer.count }
}

interface Paging {
  limit: number
  offset: number
}

interface Answer {
  orders: RawOrder[]
  count: number
}

interface RawOrder {
  id: string
  display_id: number
  created_at: string
  currency_code: string
  status: Parameters<typeof toOrderStatus>[0]
  total: number
  items: Parameters<typeof toCountedLine>[0][]
}

function toListed(order: RawOrder, format: Intl.DateTimeFormat): ListedOrder {
  const placedAt = new Date(order.created_at)
  const counted = { status: toOrderStatus(order.status), items: order.items.map(toCountedLine) }
  return {
    id: order.id,
    number: order.display_id,
    placedAt: placedAt.toISOString(),
    date: format.format(placedAt),
    total: toAmount(order.total),
    currency: order.currency_code,
    state: toOrderState(counted, toLineLives(counted, null)),
  }
}
