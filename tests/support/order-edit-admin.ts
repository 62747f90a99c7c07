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
