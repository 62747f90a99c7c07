import type { Order } from '@medusajs/medusa'
import { toLocale } from '../locale'
import type { MailServices } from '../mail-writer'

/** What a letter about an order needs of it. @param relations what else */
export async function readOrder(
  orders: MailServices['orders'],
  id: string,
  relations: string[] = [],
): Promise<{ order: Order; locale: string | undefined }> {
  const order = await orders.retrieve(id, { relations: ['cart', 'shipping_address', 'billing_address', ...relations] })
  return { order, locale: toLocale(order) }
}

interface OfAnOrder {
  order_id: string | null
  swap?: { order_id: string } | null
  claim_order?: { order_id: string } | null
}

/** The order that a parcel, there or back, belongs to, also by way of an exchange or a claim. */
export function toOrderId({ order_id: own, swap, claim_order: claim }: OfAnOrder): string {
  const id = own ?? swap?.order_id ?? claim?.order_id
  if (!id) throw new Error('a parcel belongs to no order')
  return id
}
