// @ts-nocheck
import { PriceListService } from '@medusajs/medusa/dist/services'

/** Medusa's service with the event that it does not emit: `price-list.written`, with every write once it is committed. */
class TellingPriceListService extends PriceListService {
  constructor(container, ...rest) {
    super(container, ...rest)
    this.eventBus = container.eventBusService
  }

  async create(...args) {
    return this.tell(() => super.create(...args))
  }

  async update(...args) {
    return this.tell(() => super.update(...args))
  }

  async addPrices(...args) {
    return this.tell(() => super.addPrices(...args))
  }

  async deletePrices(...args) {
    return this.tell(() => super.deletePrices(...args))
  }

  async clearPrices(...args) {
    return this.tell(() => super.clearPrices(...args))
  }

  async delete(...args) {
    return this.tell(() => super.delete(...args))
  }

  async tell(write) {
    return this.atomicPhase_(async (manager) => {
      const result = await write()
      await this.eventBus.withTransaction(manager).emit('price-list.written', { id: result?.id })
      return result
    })
  }
}

export default TellingPriceListService
