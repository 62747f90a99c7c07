import { type Admin } from './admin'

export interface AdminReturn {
  id: string
  status: string
  /** Minor units. */
  refund_amount: number
  items: { item_id: string; quantity: number; reason_id: string | null; note: string | null }[]
}

interface ShippableOrder {
  items: { id: string; quantity: number }[]
  fulfillments: { id: string }[]
}

/** Takes the money for an order and ships all of it. */
export async function shipOrder(admin: Admin, orderId: string): Promise<void> {
  const path = `/admin/orders/${orderId}`
  await admin.call('POST', `${path}/capture`)
  const { order } = await admin.call<{ order: ShippableOrder }>('GET', path)
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  const { order: packed } = await admin.call<{ order: ShippableOrder }>('POST', `${path}/fulfillment`, { items })
  await admin.call('POST', `${path}/shipment`, { fulfillment_id: packed.fulfillments[0]?.id })
}

/** The returns of an order. */
export async function listReturns(admin: Admin, orderId: string): Promise<AdminReturn[]> {
  const path = `/admin/orders/${orderId}?expand=returns,returns.items`
  return (await admin.call<{ order: { returns: AdminReturn[] } }>('GET', path)).order.returns
}

/** Takes a return in as it was announced, which pays it back. */
export async function receiveReturn(admin: Admin, { id, items }: AdminReturn): Promise<void> {
  const received = items.map(({ item_id, quantity }) => ({ item_id, quantity }))
  await admin.call('POST', `/admin/returns/${id}/receive`, { items: received })
}
