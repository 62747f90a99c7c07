import { type RequestContext } from '~/context.server'
import { askAsCustomer } from '~/features/session/session.server'
import { toFormatTag } from '~/i18n/locales'
import { countPages } from '../catalog/listing/page-number'
import { type OrderFilter, toMedusaFilter } from './order-filter'
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

const fields = 'id,display_id,created_at,currency_code,status,fulfillment_status,total'

/**
 * A page of the customer's orders, the newest first, those that `filter` leaves; null for a page behind the last.
 * @throws a redirect to the sign-in where the backend does not take the session's token any more
 */
export async function listOrders(
  ctx: RequestContext,
  page: number,
  filter: OrderFilter = { state: null, number: null },
): Promise<OrderList | null> {
  const paging = { fields, limit: String(perPage), offset: String((page - 1) * perPage) }
  const query = new URLSearchParams([...Object.entries(paging), ...toMedusaFilter(filter)])
  const path = `/store/customers/me/orders?${query}`
  const asked = askAsCustomer(ctx, (customer) => customer.read((medusa) => medusa.client.request('GET', path)))
  const answer = (await asked) as Answer
  const pageCount = countPages(answer.count, perPage)
  if (page > pageCount) return null
  // the server's day: a browser in another time zone must not change the page
  const format = new Intl.DateTimeFormat(toFormatTag(ctx.locale), { dateStyle: 'medium', timeZone: 'UTC' })
  const orders = answer.orders.map((order) => toListed(order, format))
  return { orders, filter, count: answer.count, page, pageCount }
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
  status: string
  fulfillment_status: string
  total: number
}

function toListed(order: RawOrder, format: Intl.DateTimeFormat): ListedOrder {
  const placedAt = new Date(order.created_at)
  return {
    id: order.id,
    number: order.display_id,
    placedAt: placedAt.toISOString(),
    date: format.format(placedAt),
    total: toAmount(order.total),
    currency: order.currency_code,
    state: toOrderState(order),
  }
}
