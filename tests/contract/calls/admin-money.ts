import { type Driver } from './driver'
import { makeGoods, makeOrder, required } from './goods'

export async function makePaymentCalls({ admin, setUp }: Driver): Promise<void> {
  const order = await makeOrder(setUp, await makeGoods(setUp))
  const { order: paid } = await setUp.read(({ orders }) => orders.retrieve(order.id, { expand: 'payments' }))
  const id = required(paid.payments[0]?.id)
  await admin('GET /admin/payments/:id', 'payment', ({ payments }) => payments.retrieve(id))
  await admin('POST /admin/payments/:id/capture', 'payment', ({ payments }) => payments.capturePayment(id))
  await admin('POST /admin/payments/:id/refund', 'refund', ({ payments }) =>
    payments.refundPayment(id, { amount: 100, reason: 'other' }),
  )
}

/** One edit that is confirmed, one that is cancelled, one that is thrown away; and what the first two cost. */
export async function makeAdminOrderEditCalls({ admin, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const order = await makeOrder(setUp, goods)
  const propose = () =>
    admin('POST /admin/order-edits', 'order_edit', ({ orderEdits }) => orderEdits.create({ order_id: order.id }))
  const line = { variant_id: goods.cheaperVariantId, quantity: 1 }
  const addLine = (id: string) =>
    admin('POST /admin/order-edits/:id/items', 'order_edit', ({ orderEdits }) => orderEdits.addLineItem(id, line))
  const request = async (id: string) => {
    const edit = await admin('POST /admin/order-edits/:id/request', 'order_edit', ({ orderEdits }) =>
      orderEdits.requestConfirmation(id),
    )
    return required(edit.payment_collection_id)
  }

  const { id } = await propose()
  await admin('GET /admin/order-edits', 'order_edits', ({ orderEdits }) => orderEdits.list({ order_id: order.id }))
  await admin('GET /admin/order-edits/:id', 'order_edit', ({ orderEdits }) =>
    orderEdits.retrieve(id, { expand: 'changes' }),
  )
  await admin('POST /admin/order-edits/:id', 'order_edit', ({ orderEdits }) =>
    orderEdits.update(id, { internal_note: 'By telephone' }),
  )
  const { items, changes } = await addLine(id)
  await admin('DELETE /admin/order-edits/:id/changes/:change_id', 'deleted', ({ orderEdits }) =>
    orderEdits.deleteItemChange(id, required(changes[0]?.id)),
  )
  const itemId = required(items.find(({ variant_id }) => variant_id === goods.variantId)?.id)
  await admin('POST /admin/order-edits/:id/items/:item_id', 'order_edit', ({ orderEdits }) =>
    orderEdits.updateLineItem(id, itemId, { quantity: 4 }),
  )
  await addLine(id)
  const collectionId = await request(id)
  await admin('GET /admin/payment-collections/:id', 'payment_collection', ({ paymentCollections }) =>
    paymentCollections.retrieve(collectionId),
  )
  await admin('POST /admin/payment-collections/:id', 'payment_collection', ({ paymentCollections }) =>
    paymentCollections.update(collectionId, { description: 'One cup more' }),
  )
  await admin('POST /admin/payment-collections/:id/authorize', 'payment_collection', ({ paymentCollections }) =>
    paymentCollections.markAsAuthorized(collectionId),
  )
  await admin('POST /admin/order-edits/:id/confirm', 'order_edit', ({ orderEdits }) => orderEdits.confirm(id))

  // that of an edit is kept for its record; deleting what is not there answers as well
  await admin('DELETE /admin/payment-collections/:id', 'deleted', ({ paymentCollections }) =>
    paymentCollections.delete('paycol_none'),
  )

  const second = await propose()
  await addLine(second.id)
  await request(second.id)
  await admin('POST /admin/order-edits/:id/cancel', 'order_edit', ({ orderEdits }) => orderEdits.cancel(second.id))

  const third = await propose()
  await admin('DELETE /admin/order-edits/:id/items/:item_id', 'order_edit', ({ orderEdits }) =>
    orderEdits.removeLineItem(third.id, required(third.items[0]?.id)),
  )
  await admin('DELETE /admin/order-edits/:id', 'deleted', ({ orderEdits }) => orderEdits.delete(third.id))
}
