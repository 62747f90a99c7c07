import { type Product, ProductStatus } from '@medusajs/medusa'
import type { PluginOptions } from '../options'
import type { Services } from '../container'
import { AbstractSearchService } from '@medusajs/utils'
import { relations, toFields, toHit } from '../search/product-document'
import { cutQuery } from '../search/query'
import { listenToOtherMedusas, tellOtherMedusas } from '../search/other-medusas'
import { makeFollowedIndex } from '../search/followed-index'
import { doSoon } from '../lifetime/do-soon'

const defaultLimit = 20
const maxLimit = 100
const pageSize = 200
const rebuildDelayMs = 500
const retryMs = 5000
// each reads all products
const mostDelayMs = 5000

/** `POST /store/products/search` from memory: published products only, found in every language they are written in. */
class CatalogueSearchService extends AbstractSearchService {
  readonly isDefault
  readonly container: Services
  private readonly index

  constructor(container: Services, options: PluginOptions) {
    super(container, { ...options })
    this.isDefault = false
    this.container = container
    this.index = makeFollowedIndex({
      listAfter: (id) => this.listPublished({ id: { gt: id } }, pageSize),
      find: async (id) => (await this.listPublished({ id }, 1))[0],
      toFields,
      toHit,
    })
  }

  private listPublished(selector: { id: string | { gt: string } }, take: number): Promise<Product[]> {
    // asked for only when needed: the product service depends on this one
    const { productService } = this.container
    const config = { relations, take, order: { id: 'ASC' as const } }
    return productService.list({ ...selector, status: [ProductStatus.PUBLISHED] }, config)
  }

  /** Reads the whole catalogue anew. */
  rebuild() {
    return this.index.rebuild()
  }

  /**
   * Takes up a change here and in all other Medusas on this database.
   * @param productId left out: any product may have changed
   */
  async follow(productId?: string) {
    if (productId) await this.refresh(productId)
    else this.rebuildSoon()
    await tellOtherMedusas(this.container.manager, productId)
  }

  /** Hears which changes other Medusas have taken up. */
  makeListener() {
    return listenToOtherMedusas({
      manager: this.container.manager,
      refresh: (productId) => this.refresh(productId),
      rebuildSoon: () => this.rebuildSoon(),
      onError: (error) =>
        this.container.logger.warn(`The search did not hear of other Medusas’ changes: ${error.message}`),
    })
  }

  private readonly askForRebuild = doSoon(() => {
    this.rebuild().catch((error: Error) => {
      this.container.logger.warn(`The search index was not rebuilt: ${error.message}`)
      this.rebuildSoon(retryMs)
    })
  }, mostDelayMs)

  /** Rebuilds once for all that changes within a moment, a steady stream in turns, and again after a while where that fails. */
  rebuildSoon(delayMs = rebuildDelayMs) {
    this.askForRebuild(delayMs)
  }

  /** Brings one product up to date, or takes it out where it is gone or not for sale. */
  async refresh(productId: string) {
    try {
      await this.index.refresh(productId)
    } catch (error) {
      // nobody may say again that it has changed
      this.rebuildSoon(retryMs)
      throw error
    }
  }

  search(
    indexName: string,
    query: string,
    { paginationOptions = {} }: { paginationOptions?: { offset?: unknown; limit?: unknown } } = {},
  ): { hits: object[]; query: string; offset: number; limit: number; estimatedTotalHits: number } {
    const offset = toCount(paginationOptions.offset, 0, Infinity)
    const limit = toCount(paginationOptions.limit, defaultLimit, maxLimit)
    const asked = cutQuery(query)
    const found = this.index.search(asked)
    const hits = found.slice(offset, offset + limit)
    return { hits, query: asked, offset, limit, estimatedTotalHits: found.length }
  }

  /** Medusa hands over all its products here when it has started, as they were some time ago: they are here already. */
  addDocuments() {}

  replaceDocuments() {
    this.rebuildSoon()
  }

  deleteDocument(indexName: string, productId: string) {
    return this.refresh(productId)
  }

  deleteAllDocuments() {
    this.rebuildSoon()
  }

  createIndex() {}

  getIndex() {
    return { size: this.index.size() }
  }

  updateSettings() {}
}

function toCount(value: unknown, fallback: number, most: number) {
  const count = Math.floor(Number(value ?? fallback))
  return count >= 0 ? Math.min(count, most) : fallback
}

export default CatalogueSearchService
