import { type Product, ProductStatus } from '@medusajs/medusa'
import type { PluginOptions } from '../options'
import type { Services } from '../container'
import { AbstractSearchService } from '@medusajs/utils'
import { relations, toFields, toHit } from '../search/product-document'
import { cutQuery } from '../search/query'
import { listenToOtherMedusas, tellOtherMedusas } from '../search/other-medusas'
import { makeSearchIndex } from '../search/search-index'

const defaultLimit = 20
const maxLimit = 100
const pageSize = 200
const rebuildDelayMs = 500

/** `POST /store/products/search` from memory: published products only, found in every language they are written in. */
class CatalogueSearchService extends AbstractSearchService {
  readonly isDefault
  readonly container: Services
  private timer: NodeJS.Timeout | undefined
  index

  constructor(container: Services, options: PluginOptions) {
    super(container, { ...options })
    this.isDefault = false
    this.container = container
    this.index = makeSearchIndex<ReturnType<typeof toHit>>()
  }

  /** Asked for only when needed: the product service depends on this one. */
  get products() {
    return this.container.productService
  }

  /** Reads the whole catalogue anew. */
  async rebuild() {
    const index = makeSearchIndex<ReturnType<typeof toHit>>()
    for (let skip = 0; ; skip += pageSize) {
      const config = { relations, skip, take: pageSize, order: { id: 'ASC' as const } }
      const page = await this.products.list({ status: [ProductStatus.PUBLISHED] }, config)
      for (const product of page) index.put(product.id, toFields(product), toHit(product))
      if (page.length < pageSize) break
    }
    this.index = index
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

  /** Rebuilds once for all that changes within a moment. */
  rebuildSoon() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.rebuild().catch((error: Error) =>
        this.container.logger.warn(`The search index was not rebuilt: ${error.message}`),
      )
    }, rebuildDelayMs)
    this.timer.unref()
  }

  /** Brings one product up to date, or takes it out where it is gone or not for sale. */
  async refresh(productId: string) {
    const [product] = await this.products.list(
      { id: [productId], status: [ProductStatus.PUBLISHED] },
      { relations, take: 1 },
    )
    if (product) this.index.put(product.id, toFields(product), toHit(product))
    else this.index.remove(productId)
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

  /** Medusa hands over all its products here when it has started. */
  addDocuments(indexName: string, documents: Product[]) {
    for (const product of documents) {
      if (product.status === 'published') this.index.put(product.id, toFields(product), toHit(product))
    }
  }

  replaceDocuments(indexName: string, documents: Product[]) {
    this.index.clear()
    this.addDocuments(indexName, documents)
  }

  deleteDocument(indexName: string, productId: string) {
    this.index.remove(productId)
  }

  deleteAllDocuments() {
    this.index.clear()
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
