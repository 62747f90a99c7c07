import { type Driver } from './driver'
import { makeGoods, makeOrder, required } from './goods'

export async function makeDraftOrderCalls({ admin, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const draft = {
    email: 'jane@example.com',
    region_id: goods.regionId,
    shipping_methods: [{ option_id: goods.shippingOptionId }],
  }
  const { id } = await admin('POST /admin/draft-orders', 'draft_order', ({ draftOrders }) => draftOrders.create(draft))
  await admin('GET /admin/draft-orders', 'draft_orders', ({ draftOrders }) => draftOrders.list({ limit: 1 }))
  await admin('POST /admin/draft-orders/:id', 'draft_order', ({ draftOrders }) =>
    draftOrders.update(id, { email: 'ann@example.com' }),
  )
  const line = { variant_id: goods.variantId, quantity: 1, metadata: {} }
  const addLine = () =>
    admin('POST /admin/draft-orders/:id/line-items', 'draft_order', ({ draftOrders }) =>
      draftOrders.addLineItem(id, line),
    )
  const { cart } = await addLine()
  const lineId = required(cart.items[0]?.id)
  await admin('POST /admin/draft-orders/:id/line-items/:line_id', 'draft_order', ({ draftOrders }) =>
    draftOrders.updateLineItem(id, lineId, { quantity: 2 }),
  )
  await admin('DELETE /admin/draft-orders/:id/line-items/:line_id', 'draft_order', ({ draftOrders }) =>
    draftOrders.removeLineItem(id, lineId),
  )
  await addLine()
  await admin('GET /admin/draft-orders/:id', 'draft_order', ({ draftOrders }) => draftOrders.retrieve(id))
  await admin('POST /admin/draft-orders/:id/pay', 'order', ({ draftOrders }) => draftOrders.markPaid(id))
  const { draft_order: other } = await setUp.write(({ draftOrders }) => draftOrders.create(draft))
  await admin('DELETE /admin/draft-orders/:id', 'deleted', ({ draftOrders }) => draftOrders.delete(other.id))
}

/** From capture and shipping to a return that is received and one that is not, to the archive. */
export async function makeAdminOrderCalls({ admin, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const { id, itemId } = await makeOrder(setUp, goods, { shipping: false })
  await admin('GET /admin/orders', 'orders', ({ orders }) => orders.list({ limit: 1 }))
  await admin('GET /admin/orders/:id', 'order', ({ orders }) => orders.retrieve(id, { fields: 'id,status' }))
  await admin('POST /admin/orders/:id', 'order', ({ orders }) => orders.update(id, { no_notification: true }))
  await admin('POST /admin/orders/:id/shipping-methods', 'order', ({ orders }) =>
    orders.addShippingMethod(id, { price: 0, option_id: goods.shippingOptionId }),
  )
  await admin('POST /admin/orders/:id/capture', 'order', ({ orders }) => orders.capturePayment(id))
  const fulfil = () =>
    admin('POST /admin/orders/:id/fulfillment', 'order', ({ orders }) =>
      orders.createFulfillment(id, { items: [{ item_id: itemId, quantity: 3 }] }),
    )
  const cancelled = required((await fulfil()).fulfillments[0]?.id)
  await admin('POST /admin/orders/:id/fulfillments/:f_id/cancel', 'order', ({ orders }) =>
    orders.cancelFulfillment(id, cancelled),
  )
  const fulfilled = required((await fulfil()).fulfillments.find((one) => one.id !== cancelled)?.id)
  await admin('POST /admin/orders/:id/shipment', 'order', ({ orders }) =>
    orders.createShipment(id, { fulfillment_id: fulfilled, tracking_numbers: ['JJD1'] }),
  )

  const items = [{ item_id: itemId, quantity: 1 }]
  const requestReturn = () =>
    admin('POST /admin/orders/:id/return', 'order', ({ orders }) => orders.requestReturn(id, { items }))
  const received = required((await requestReturn()).returns[0]?.id)
  await admin('POST /admin/returns/:id/receive', 'return', ({ returns }) => returns.receive(received, { items }))
  const unsent = required((await requestReturn()).returns.find((one) => one.id !== received)?.id)
  await admin('POST /admin/returns/:id/cancel', 'order', ({ returns }) => returns.cancel(unsent))
  await admin('GET /admin/returns', 'returns', ({ returns }) => returns.list())

  await admin('POST /admin/orders/:id/refund', 'order', ({ orders }) =>
    orders.refundPayment(id, { amount: 100, reason: 'discount' }),
  )
  await admin('POST /admin/orders/:id/complete', 'order', ({ orders }) => orders.complete(id))
  await admin('POST /admin/orders/:id/archive', 'order', ({ orders }) => orders.archive(id))

  const other = await makeOrder(setUp, goods)
  await admin('POST /admin/orders/:id/cancel', 'order', ({ orders }) => orders.cancel(other.id))
}

/** An exchange for something cheaper, which needs no payment, and one that is called off. */
export async function makeSwapCalls({ admin, guest, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const { id, itemId } = await makeOrder(setUp, goods, { captured: true, shipped: true })
  const swap = {
    return_items: [{ item_id: itemId, quantity: 1 }],
    additional_items: [{ variant_id: goods.cheaperVariantId, quantity: 1 }],
  }
  const createSwap = async () => {
    const { swaps } = await admin('POST /admin/orders/:id/swaps', 'order', ({ orders }) => orders.createSwap(id, swap))
    return swaps
  }
  const [first] = await createSwap()
  const swapId = required(first?.id)
  const second = required((await createSwap()).find((one) => one.id !== swapId))
  await setUp.put(({ returns }) => returns.cancel(required(second.return_order?.id)))
  await admin('POST /admin/orders/:id/swaps/:swap_id/cancel', 'order', ({ orders }) => orders.cancelSwap(id, second.id))

  const { cart_id } = await admin('GET /admin/swaps/:id', 'swap', ({ swaps }) => swaps.retrieve(swapId))
  const cartId = required(cart_id)
  await admin('GET /admin/swaps', 'swaps', ({ swaps }) => swaps.list())
  await guest.unnoted(({ carts }) => carts.addShippingMethod(cartId, { option_id: goods.shippingOptionId }))
  await guest.unnoted(({ carts }) => carts.complete(cartId))
  const fulfil = async () => {
    const { swaps } = await admin('POST /admin/orders/:id/swaps/:swap_id/fulfillments', 'order', ({ orders }) =>
      orders.fulfillSwap(id, swapId, {}),
    )
    return swaps.find((one) => one.id === swapId)?.fulfillments ?? []
  }
  const cancelled = required((await fulfil())[0]?.id)
  await admin('POST /admin/orders/:id/swaps/:swap_id/fulfillments/:f_id/cancel', 'order', ({ orders }) =>
    orders.cancelSwapFulfillment(id, swapId, cancelled),
  )
  const fulfilled = required((await fulfil()).find((one) => one.id !== cancelled)?.id)
  await admin('POST /admin/orders/:id/swaps/:swap_id/shipments', 'order', ({ orders }) =>
    orders.createSwapShipment(id, swapId, { fulfillment_id: fulfilled }),
  )
  await admin('POST /admin/orders/:id/swaps/:swap_id/process-payment', 'order', ({ orders }) =>
    orders.processSwapPayment(id, swapId),
  )
}

/** A claim that is replaced and one that is called off. */
export async function makeClaimCalls({ admin, setUp }: Driver): Promise<void> {
  const goods = await makeGoods(setUp)
  const { id, itemId } = await makeOrder(setUp, goods, { captured: true, shipped: true })
  const createClaim = async () => {
    const { claims } = await admin('POST /admin/orders/:id/claims', 'order', ({ orders }) =>
      orders.createClaim(id, {
        type: 'replace',
        claim_items: [{ item_id: itemId, quantity: 1, reason: 'other' }],
        additional_items: [{ variant_id: goods.cheaperVariantId, quantity: 1 }],
        shipping_methods: [{ option_id: goods.shippingOptionId, price: 0 }],
      }),
    )
    return claims
  }
  const claimId = required((await createClaim())[0]?.id)
  const other = required((await createClaim()).find((one) => one.id !== claimId)?.id)
  await admin('POST /admin/orders/:id/claims/:claim_id/cancel', 'order', ({ orders }) => orders.cancelClaim(id, other))
  await admin('POST /admin/orders/:id/claims/:claim_id', 'order', ({ orders }) =>
    orders.updateClaim(id, claimId, { no_notification: true }),
  )
  const fulfil = async () => {
    const { claims } = await admin('POST /admin/orders/:id/claims/:claim_id/fulfillments', 'order', ({ orders }) =>
      orders.fulfillClaim(id, claimId, {}),
    )
    return claims.find((one) => one.id === claimId)?.fulfillments ?? []
  }
  const cancelled = required((await fulfil())[0]?.id)
  await admin('POST /admin/orders/:id/claims/:claim_id/fulfillments/:f_id/cancel', 'order', ({ orders }) =>
    orders.cancelClaimFulfillment(id, claimId, cancelled),
  )
  const fulfilled = required((await fulfil()).find((one) => one.id !== cancelled)?.id)
  await admin('POST /admin/orders/:id/claims/:claim_id/shipments', 'order', ({ orders }) =>
    orders.createClaimShipment(id, claimId, { fulfillment_id: fulfilled }),
  )
}
