import { type Admin } from './admin'

interface EditedOrder {
  order_edit: { id: string; items: { id: string }[] }
}

/** Proposes, in the merchant's name, that an order has `quantity` of its first line. @returns the order edit's id */
export async function proposeQuantity(admin: Admin, orderId: string, quantity: number): Promise<string> {
  const { order_edit: edit } = await admin.call<EditedOrder>('POST', '/admin/order-edits', { order_id: orderId })
  const path = `/admin/order-edits/${edit.id}`
  await admin.call('POST', `${path}/items/${edit.items[0]?.id}`, { quantity })
  await admin.call('POST', `${path}/request`, {})
  return edit.id
}

interface ReadEdit {
  order_edit: { status: string; declined_reason: string | null }
}

/** How an order edit stands. */
export async function readEdit(admin: Admin, editId: string): Promise<ReadEdit['order_edit']> {
  return (await admin.call<ReadEdit>('GET', `/admin/order-edits/${editId}`)).order_edit
}

/** Has an edit that was proposed before say another quantity, without asking the shopper again. */
export async function reviseQuantity(admin: Admin, editId: string, quantity: number): Promise<void> {
  const path = `/admin/order-edits/${editId}`
  const { order_edit: edit } = await admin.call<EditedOrder>('GET', path)
  await admin.call('POST', `${path}/items/${edit.items[0]?.id}`, { quantity })
}

/** Asks the shopper for an answer to an edit as it is now. */
export async function requestAnswer(admin: Admin, editId: string): Promise<void> {
  await admin.call('POST', `/admin/order-edits/${editId}/request`, {})
}

interface PaidOrder {
  order: { total: number; paid_total: number; items: { quantity: number }[]; payments: { provider_id: string }[] }
}

/** What an order comes to, and what was paid for it, in minor units; each payment by its provider. */
export async function readPaid(admin: Admin, orderId: string) {
  const { order } = await admin.call<PaidOrder>('GET', `/admin/orders/${orderId}`)
  return {
    total: order.total,
    paid: order.paid_total,
    quantities: order.items.map(({ quantity }) => quantity),
    providers: order.payments.map(({ provider_id: id }) => id).sort(),
  }
}
