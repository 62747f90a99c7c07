import type { EntityManager } from 'typeorm'
import { MedusaError } from '@medusajs/utils'
import { ProductVariantInventoryService } from '@medusajs/medusa/dist/services'
import { isReserved } from '../stock/reserved'
import { give, take } from '../stock/stock'
import { emitStockChanged } from '../stock/stock-events'

/**
 * Medusa's service reads a variant's stock and writes back the number it worked out, so that parallel writes are lost.
 * This one changes it where it stands. With Medusa's inventory module installed it leaves everything to Medusa.
 */
class AtomicProductVariantInventoryService extends ProductVariantInventoryService {
  override async confirmInventory(
    variantId: string,
    quantity: number,
    context: Parameters<ProductVariantInventoryService['confirmInventory']>[2],
  ) {
    if (isReserved(this.activeManager_)) return true
    return super.confirmInventory(variantId, quantity, context)
  }

  override async reserveQuantity(
    variantId: string,
    quantity: number,
    context: Parameters<ProductVariantInventoryService['reserveQuantity']>[2],
  ) {
    if (this.inventoryService_) return super.reserveQuantity(variantId, quantity, context)
    if (isReserved(this.activeManager_)) return undefined
    return this.atomicPhase_(async (manager) => {
      const { taken, short } = await take(manager, { variantId, quantity })
      if (short) throw makeShortageError(variantId)
      await this.emitChanged(manager, taken)
    })
  }

  override async adjustInventory(variantId: string, locationId: string, quantity: number) {
    if (this.inventoryService_) return super.adjustInventory(variantId, locationId, quantity)
    return this.addToStock(variantId, quantity)
  }

  override async adjustReservationsQuantityByLineItem(
    lineItemId: string,
    variantId: string,
    locationId: string,
    quantity: number,
  ) {
    if (this.inventoryService_) {
      return super.adjustReservationsQuantityByLineItem(lineItemId, variantId, locationId, quantity)
    }
    return this.addToStock(variantId, -quantity)
  }

  override async deleteReservationsByLineItem(lineItemId: string, variantId: string, quantity: number) {
    if (this.inventoryService_) return super.deleteReservationsByLineItem(lineItemId, variantId, quantity)
    return this.addToStock(variantId, quantity)
  }

  async addToStock(variantId: string, quantity: number) {
    return this.atomicPhase_(async (manager) => {
      await this.emitChanged(manager, await give(manager, { variantId, quantity }))
    })
  }

  async emitChanged(manager: EntityManager, variant: { id: string; product_id: string } | null) {
    if (!variant) return
    await emitStockChanged(this.eventBusService_, manager, [{ variantId: variant.id, productId: variant.product_id }])
  }
}

function makeShortageError(variantId: string) {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Variant with id: ${variantId} does not have the required inventory`,
    MedusaError.Codes.INSUFFICIENT_INVENTORY,
  )
}

export default AtomicProductVariantInventoryService
