import { ProductCategoryService } from '@medusajs/medusa/dist/services'

/** Medusa's service, which tells also when products are put into a category or taken out of it. */
class TellingProductCategoryService extends ProductCategoryService {
  override async addProducts(id: string, productIds: string[]) {
    return this.tell(id, () => super.addProducts(id, productIds))
  }

  override async removeProducts(id: string, productIds: string[]) {
    return this.tell(id, () => super.removeProducts(id, productIds))
  }

  async tell<Result>(id: string, write: () => Promise<Result>): Promise<Result> {
    return this.atomicPhase_(async (manager) => {
      const result = await write()
      await this.eventBusService_.withTransaction(manager).emit('product-category.updated', { id })
      return result
    })
  }
}

export default TellingProductCategoryService
