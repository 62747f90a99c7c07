// @ts-nocheck
/**
 * Tells what Medusa itself would tell after writing a variant's stock, when the transaction is committed.
 * @param {object} eventBus
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ variantId: string, productId: string }>} changed
 */
export async function emitStockChanged(eventBus, manager, changed) {
  if (changed.length === 0) return
  const events = changed.map(({ variantId, productId }) => ({
    eventName: 'product-variant.updated',
    data: { id: variantId, product_id: productId, fields: ['inventory_quantity'] },
  }))
  await eventBus.withTransaction(manager).emit(events)
}
