import type { Services } from '../container'
import { PriceListService } from '@medusajs/medusa/dist/services'

/** Medusa's service with the event that it does not emit: `price-list.written`, with every write once it is committed. */
class TellingPriceListService extends PriceListService {
  readonly eventBus: Services['eventBusService']

  constructor(...given: ConstructorParameters<typeof PriceListService>) {
    super(...given)
    this.eventBus = this.__container__.eventBusService
  }

  override async create(...args: Parameters<PriceListService['create']>) {
    return this.tell(() => super.create(...args))
  }

  override async update(...args: Parameters<PriceListService['update']>) {
    return this.tell(() => super.update(...args))
  }

  override async addPrices(...args: Parameters<PriceListService['addPrices']>) {
    return this.tell(() => super.addPrices(...args))
  }

  override async deletePrices(...args: Parameters<PriceListService['deletePrices']>) {
    return this.tell(() => super.deletePrices(...args))
  }

  override async clearPrices(...args: Parameters<PriceListService['clearPrices']>) {
    return this.tell(() => super.clearPrices(...args))
  }

  override async delete(...args: Parameters<PriceListService['delete']>) {
    return this.tell(() => super.delete(...args))
  }

  async tell<Result>(write: () => Promise<Result>): Promise<Result> {
    return this.atomicPhase_(async (manager) => {
      const result = await write()
      await this.eventBus
        .withTransaction(manager)
        .emit('price-list.written', { id: (result as { id?: string } | undefined)?.id })
      return result
    })
  }
}

export default TellingPriceListService
