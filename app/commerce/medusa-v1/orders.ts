import { isCommerceError } from '../errors'
import { type Order, type Orders } from '../shop/order'
import { type Calls } from './account'
import { type OrderRecord, toOrder } from './order'

const relations = [
  'items',
  'items.variant',
  'shipping_address',
  'billing_address',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'fulfillments',
  'fulfillments.tracking_links',
  'payments',
  'discounts',
  'discounts.rule',
].join()

export function toOrders({ read }: Calls): Orders {
  return { getOrder: (orderId) => orNull(readOrder(read, orderId)) }
}

async function readOrder(read: Calls['read'], orderId: string): Promise<Order> {
  const path = `/store/orders/${encodeURIComponent(orderId)}?expand=${relations}`
  const answer = await read((medusa) => medusa.client.request('GET', path))
  return toOrder((answer as { order: OrderRecord }).order)
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}
