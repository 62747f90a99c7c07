import type { IEventBusService } from '@medusajs/types'
import type { EntityManager } from 'typeorm'

/** Tells what Medusa itself would tell after writing a variant's stock, when the transaction is committed. */
export async function emitStockChanged(
  eventBus: IEventBusService,
  manager: EntityManager,
  changed: Array<{ variantId: string; productId: string }>,
) {
  if (changed.length === 0) return
  const events = changed.map(({ variantId, productId }) => ({
    eventName: 'product-variant.updated',
    data: { id: variantId, product_id: productId, fields: ['inventory_quantity'] },
  }))
  await eventBus.withTransaction(manager).emit(events)
}
