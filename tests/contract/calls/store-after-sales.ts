import { type AdminClient } from '~/commerce/medusa-v1/admin-client.admin.server'
import { type Driver } from './driver'
import { type Goods, makeGoods, makeOrder, required } from './goods'

const provider = { provider_id: 'manual' }

/** Merchants' proposals that cost more: one paid in one session, one in a batch of sessions, one declined. */
export async function makeOrderEditCalls({ guest, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const first = await proposeEdit(setUp, goods)
  await guest('GET /store/order-edits/:id', 'order_edit', ({ orderEdits }) => orderEdits.retrieve(first.id))
  const collection = await guest('GET /store/payment-collections/:id', 'payment_collection', ({ paymentCollections }) =>
    paymentCollections.retrieve(first.collectionId, { fields: 'id,amount' }),
  )
  const { id } = collection
  const { payment_sessions: sessions } = await guest(
    'POST /store/payment-collections/:id/sessions',
    'payment_collection',
    ({ paymentCollections }) => paymentCollections.managePaymentSession(id, provider),
  )
  const session = required(sessions[0]?.id)
  // a refreshed session is another one
  const refreshed = await guest(
    'POST /store/payment-collections/:id/sessions/:session_id',
    'payment_session',
    ({ paymentCollections }) => paymentCollections.refreshPaymentSession(id, session),
  )
  await guest(
    'POST /store/payment-collections/:id/sessions/:session_id/authorize',
    'payment_session',
    ({ paymentCollections }) => paymentCollections.authorizePaymentSession(id, refreshed.id),
  )
  await guest('POST /store/order-edits/:id/complete', 'order_edit', ({ orderEdits }) => orderEdits.complete(first.id))

  const second = await proposeEdit(setUp, goods)
  const { payment_sessions: batch } = await guest(
    'POST /store/payment-collections/:id/sessions/batch',
    'payment_collection',
    ({ paymentCollections }) =>
      paymentCollections.managePaymentSessionsBatch(second.collectionId, {
        sessions: [{ ...provider, amount: second.amount }],
      }),
  )
  await guest(
    'POST /store/payment-collections/:id/sessions/batch/authorize',
    'payment_collection',
    ({ paymentCollections }) =>
      paymentCollections.authorizePaymentSessionsBatch(second.collectionId, {
        session_ids: batch.map((one) => one.id),
      }),
  )

  const third = await proposeEdit(setUp, goods)
  await guest('POST /store/order-edits/:id/decline', 'order_edit', ({ orderEdits }) =>
    orderEdits.decline(third.id, { declined_reason: 'Too much' }),
  )
}

/** A requested edit that adds a line to an order of its own. */
async function proposeEdit(setUp: AdminClient, goods: Goods) {
  const order = await makeOrder(setUp, goods)
  const { order_edit: edit } = await setUp.write(({ orderEdits }) => orderEdits.create({ order_id: order.id }))
  await setUp.write(({ orderEdits }) =>
    orderEdits.addLineItem(edit.id, { variant_id: goods.cheaperVariantId, quantity: 1 }),
  )
  const { order_edit: requested } = await setUp.write(({ orderEdits }) => orderEdits.requestConfirmation(edit.id))
  const collectionId = required(requested.payment_collection_id)
  const { payment_collection } = await setUp.read(({ paymentCollections }) => paymentCollections.retrieve(collectionId))
  return { id: edit.id, collectionId, amount: payment_collection.amount }
}

export async function makeReturnCalls({ guest, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const order = await makeOrder(setUp, goods, { captured: true, shipped: true })
  const sentBack = [{ item_id: order.itemId, quantity: 1 }]
  await guest('POST /store/returns', 'return', ({ returns }) => returns.create({ order_id: order.id, items: sentBack }))
  const swap = await guest('POST /store/swaps', 'swap', ({ swaps }) =>
    swaps.create({
      order_id: order.id,
      return_items: sentBack,
      additional_items: [{ variant_id: goods.cheaperVariantId, quantity: 1 }],
    }),
  )
  await guest('GET /store/swaps/:cart_id', 'swap', ({ swaps }) => swaps.retrieveByCartId(required(swap.cart_id)))
}
