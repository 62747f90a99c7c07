import { createHash } from 'node:crypto'
import { isCommerceError } from '~/commerce/errors'
import { snapshots } from '~/commerce/snapshot.server'
import { type Product, type ProductQuery } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { rowFields, toCatalogueRow } from './catalogue-row'
import { listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { type IndexedCatalogue, toIndexedCatalogue } from './indexed-product'
import { noOffer, type Offer, offerFields, toOffer } from './offer'

/** All published products, as lists and the search need them, with one region's offers. Do not write to it. */
export interface CatalogueIndex extends IndexedCatalogue {
  /** By the product's place in `products`. */
  offers: readonly Offer[]
}

/**
 * The index for a region, at once where this process has one: it is made anew behind the page when it is old or purged.
 * The same object until something in it changes, so what is derived from it may be kept by it.
 * @throws CommerceError when the backend is down, or has not given all products in time, and there is no older index
 */
export async function getCatalogueIndex(ctx: RequestContext, region: Region): Promise<CatalogueIndex> {
  const [{ catalogue }, { offers }] = await Promise.all([getCatalogue(ctx), getOffers(ctx, region)])
  const known = joined.get(offers)
  if (known && known.catalogue === catalogue) return known.index
  const index = { ...catalogue, offers: catalogue.products.map(({ id }) => offers.get(id) ?? noOffer) }
  joined.set(offers, { catalogue, index })
  return index
}

const joined = new WeakMap<ReadonlyMap<string, Offer>, { catalogue: IndexedCatalogue; index: CatalogueIndex }>()

function getCatalogue(ctx: RequestContext): Promise<{ catalogue: IndexedCatalogue; fingerprint: string }> {
  return snapshots.read(ctx.commerce.catalogue, {
    key: ['catalogue'],
    tags: ['products', 'categories', 'collections'],
    load: async (previous) => {
      const [rows, tree] = await Promise.all([readEvery(ctx, rowFields, toCatalogueRow), listCategoryTree(ctx)])
      const ancestors = new Map(listAncestors(tree, []))
      const fingerprint = toFingerprint([...rows, ...ancestors])
      return previous?.fingerprint === fingerprint
        ? previous
        : { catalogue: toIndexedCatalogue(rows, ancestors), fingerprint }
    },
  })
}

function getOffers(ctx: RequestContext, { id, currency, taxInclusive }: Region) {
  return snapshots.read<{ offers: ReadonlyMap<string, Offer>; fingerprint: string }>(ctx.commerce.catalogue, {
    key: ['offers', id, currency, String(taxInclusive)],
    tags: ['products', 'regions'],
    load: async (previous) => {
      const query = { ...offerFields, region_id: id, currency_code: currency }
      const entries = await readEvery(ctx, query, (product) => [product.id, toOffer(product, taxInclusive)] as const)
      const fingerprint = toFingerprint(entries)
      return previous?.fingerprint === fingerprint ? previous : { offers: new Map(entries), fingerprint }
    },
  })
}

// Medusa works out the prices of a page in one go: small pages end well before the deadline of a call on a busy backend
const pageSize = 25
const mostAtATime = 2

/** By id, which orders by creation too, so that a product added meanwhile comes at the end and moves no other. */
async function readEvery<T>(ctx: RequestContext, query: ProductQuery, toEntry: (product: Product) => T): Promise<T[]> {
  const pages: T[][] = []
  async function readPage(page: number): Promise<number> {
    const slice = { ...query, order: 'id', limit: pageSize, offset: page * pageSize }
    const ask = () => ctx.commerce.catalogue.live((medusa) => medusa.products.list(slice))
    // one slow page must not cost all the others
    const { products, count } = await ask().catch((error: unknown) => {
      if (isCommerceError(error, 'timeout')) return ask()
      throw error
    })
    pages[page] = products.map(toEntry)
    return Math.ceil(count / pageSize)
  }
  const pageCount = await readPage(0)
  let next = 1
  async function readOn(): Promise<void> {
    while (next < pageCount) await readPage(next++)
  }
  await Promise.all(Array.from({ length: mostAtATime }, readOn))
  return pages.flat()
}

function toFingerprint(entries: readonly unknown[]): string {
  const hash = createHash('sha1')
  for (const entry of entries) hash.update(JSON.stringify(entry))
  return hash.digest('base64')
}

function listAncestors(nodes: readonly CategoryNode[], above: string[]): [string, string[]][] {
  return nodes.flatMap(({ id, children }) => {
    const trail = [...above, id]
    return [[id, trail] as [string, string[]], ...listAncestors(children, trail)]
  })
}
