import { type OrderState } from '../shop/order'
import { type OrderFilter, type OrderPage, type OrderSummary } from '../shop/orders'
import { type Calls } from './repeatable-calls'
import { type OrderRecord, toOrderLine, toOrderStatus } from './order'

const path = '/store/customers/me/orders'
const fields = 'id,display_id,created_at,currency_code,status,total'

interface Answer {
  orders: SummaryRecord[]
  count: number
}

type SummaryRecord = Pick<
  OrderRecord,
  'id' | 'display_id' | 'created_at' | 'currency_code' | 'status' | 'total' | 'items'
>

export async function listOwnOrders(
  read: Calls['read'],
  { limit, offset }: OrderPage,
  filter: OrderFilter,
): Promise<{ orders: OrderSummary[]; count: number }> {
  const query = new URLSearchParams([
    ...Object.entries({ fields, expand: 'items,items.variant', limit: String(limit), offset: String(offset) }),
    ...toFilterQuery(filter),
  ])
  const { orders, count } = (await read(({ client }) => client.request('GET', `${path}?${query}`))) as Answer
  return { orders: orders.map(toOrderSummary), count }
}

function toOrderSummary(order: SummaryRecord): OrderSummary {
  return {
    id: order.id,
    number: order.display_id,
    placedAt: new Date(order.created_at).toISOString(),
    total: order.total ?? 0,
    currency: order.currency_code,
    status: toOrderStatus(order.status),
    items: order.items.map(toOrderLine),
  }
}

/** Medusa looks among this customer's orders only. */
export async function isOwnOrder(read: Calls['read'], orderId: string): Promise<boolean> {
  const query = new URLSearchParams({ id: orderId, fields: 'id', expand: '', limit: '1' })
  const answer = await read(({ client }) => client.request('GET', `${path}?${query}`))
  const { orders } = answer as { orders: { id: string }[] }
  return orders.some(({ id }) => id === orderId)
}

const fulfillments: Record<Exclude<OrderState, 'cancelled'>, string[]> = {
  preparing: ['not_fulfilled', 'partially_fulfilled', 'fulfilled', 'canceled'],
  'partly-shipped': ['partially_shipped'],
  shipped: ['shipped', 'partially_returned', 'requires_action'],
  returned: ['returned'],
}

/** A filter in the statuses that our plugin has Medusa keep of what the shop counts by pieces. */
export function toFilterQuery({ state, number }: OrderFilter): [name: string, value: string][] {
  const entries: [string, string][] = number ? [['display_id', String(number)]] : []
  if (state === 'cancelled') entries.push(['status[]', 'canceled'])
  else if (state) {
    for (const status of ['pending', 'completed', 'archived', 'requires_action']) entries.push(['status[]', status])
    for (const status of fulfillments[state]) entries.push(['fulfillment_status[]', status])
  }
  return entries
}
