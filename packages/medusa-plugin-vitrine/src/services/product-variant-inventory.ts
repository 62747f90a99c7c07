// @ts-nocheck
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
  async confirmInventory(variantId, quantity, context) {
    if (isReserved(this.activeManager_)) return true
    return super.confirmInventory(variantId, quantity, context)
  }

  async reserveQuantity(variantId, quantity, context) {
    if (this.inventoryService_) return super.reserveQuantity(variantId, quantity, context)
    if (isReserved(this.activeManager_)) return undefined
    return this.atomicPhase_(async (manager) => {
      const { taken, short } = await take(manager, { variantId, quantity })
      if (short) throw makeShortageError(variantId)
      await this.emitChanged(manager, taken)
    })
  }

  async adjustInventory(variantId, locationId, quantity) {
    if (this.inventoryService_) return super.adjustInventory(variantId, locationId, quantity)
    return this.addToStock(variantId, quantity)
  }

  async adjustReservationsQuantityByLineItem(lineItemId, variantId, locationId, quantity) {
    if (this.inventoryService_) {
      return super.adjustReservationsQuantityByLineItem(lineItemId, variantId, locationId, quantity)
    }
    return this.addToStock(variantId, -quantity)
  }

  async deleteReservationsByLineItem(lineItemId, variantId, quantity) {
    if (this.inventoryService_) return super.deleteReservationsByLineItem(lineItemId, variantId, quantity)
    return this.addToStock(variantId, quantity)
  }

  async addToStock(variantId, quantity) {
    return this.atomicPhase_(async (manager) => {
      await this.emitChanged(manager, await give(manager, { variantId, quantity }))
    })
  }

  async emitChanged(manager, variant) {
    if (!variant) return
    await emitStockChanged(this.eventBusService_, manager, [{ variantId: variant.id, productId: variant.product_id }])
  }
}

function makeShortageError(variantId) {
  return new MedusaError(
    MedusaError.Types.NOT_ALLOWED,
    `Variant with id: ${variantId} does not have the required inventory`,
    MedusaError.Codes.INSUFFICIENT_INVENTORY,
  )
}

export default AtomicProductVariantInventoryService
