import { createHash } from 'node:crypto'
import { isCommerceError } from '~/commerce/errors'
import { snapshots } from '~/commerce/snapshot.server'
import { type Product, type ProductQuery } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Region } from '~/features/region/region.server'
import { type CatalogueRow, rowFields, toCatalogueRow } from './catalogue-row'
import { listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { type IndexedCatalogue, toIndexedCatalogue } from './indexed-product'
import { noOffer, type Offer, offerFields, toOffer } from './offer'
import { type Term } from './term'
import { type Addressed } from '../translation'

/** All published products, as lists and the search need them, with one region's offers. Do not write to it. */
export interface CatalogueIndex extends IndexedCatalogue {
  /** By the product's place in `products`. */
  offers: readonly Offer[]
}

/** The addresses of a product, and when it last changed. */
export interface ProductEntry extends Addressed {
  id: string
  /** ISO 8601. */
  updatedAt: string
}

interface Manner {
  /** See `Snapshots`. */
  ahead?: boolean
}

/**
 * The index for a region, at once where this process has one: it is made anew behind the page when it is old or purged.
 * The same object until something in it changes, so what is derived from it may be kept by it.
 * @throws CommerceError when the backend is down, or has not given all products in time, and there is no older index
 */
export async function getCatalogueIndex(
  ctx: RequestContext,
  region: Region,
  manner: Manner = {},
): Promise<CatalogueIndex> {
  const [{ catalogue }, { offers }] = await Promise.all([getCatalogue(ctx, manner), getOffers(ctx, region, manner)])
  const known = joined.get(offers)
  if (known && known.catalogue === catalogue) return known.index
  const index = { ...catalogue, offers: catalogue.products.map(({ id }) => offers.get(id) ?? noOffer) }
  joined.set(offers, { catalogue, index })
  return index
}

const joined = new WeakMap<ReadonlyMap<string, Offer>, { catalogue: IndexedCatalogue; index: CatalogueIndex }>()

/** Every published product, the oldest first; the same array until one changes. @throws CommerceError as above */
export async function listProductEntries(ctx: RequestContext): Promise<readonly ProductEntry[]> {
  const { entries } = await getCatalogue(ctx, {})
  return entries
}

/** All tags or types that a published product has. @throws CommerceError as above */
export async function listTerms(ctx: RequestContext, facet: 'tag' | 'type'): Promise<readonly Term[]> {
  const { catalogue } = await getCatalogue(ctx, {})
  return catalogue.terms.filter((term) => term.facet.key === facet)
}

interface KeptCatalogue {
  catalogue: IndexedCatalogue
  entries: readonly ProductEntry[]
  /** Of what `catalogue` was made from, and of when its products changed. */
  fingerprints: [rows: string, times: string]
}

function getCatalogue(ctx: RequestContext, manner: Manner): Promise<KeptCatalogue> {
  return snapshots.read<KeptCatalogue>(ctx.commerce.catalogue, {
    ...manner,
    key: ['catalogue'],
    tags: ['products', 'categories', 'collections'],
    load: async (previous) => {
      const [read, tree] = await Promise.all([readRows(ctx), listCategoryTree(ctx)])
      const ancestors = listAncestors(tree, [])
      const rowsAndTree = toFingerprint([read.fingerprint, ancestors])
      const times = toFingerprint(read.rows.map(({ updatedAt }) => updatedAt))
      const [oldRows, oldTimes] = previous?.fingerprints ?? []
      const isSame = oldRows === rowsAndTree
      if (previous && isSame && oldTimes === times) return previous
      const catalogue = previous && isSame ? previous.catalogue : toIndexedCatalogue(read.rows, new Map(ancestors))
      return { catalogue, entries: toEntries(catalogue, read.rows), fingerprints: [rowsAndTree, times] }
    },
  })
}

function toEntries({ products }: IndexedCatalogue, rows: readonly CatalogueRow[]): ProductEntry[] {
  const times = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
  return products
    .map(({ id, handle, metadata }) => ({ id, handle, metadata, updatedAt: times.get(id) ?? '' }))
    .reverse()
}

async function readRows(ctx: RequestContext) {
  const pages = await readPages(ctx, { ...rowFields, limit: 100 }, (products) => {
    const rows = products.map(toCatalogueRow)
    return { rows, fingerprint: toFingerprint(rows.map(({ updatedAt: _, ...row }) => row)) }
  })
  return { rows: pages.flatMap(({ rows }) => rows), fingerprint: pages.map((page) => page.fingerprint).join() }
}

function getOffers(ctx: RequestContext, { id, currency, taxInclusive }: Region, manner: Manner) {
  return snapshots.read<{ offers: ReadonlyMap<string, Offer>; fingerprint: string }>(ctx.commerce.catalogue, {
    ...manner,
    key: ['offers', id, currency, String(taxInclusive)],
    tags: ['products', 'regions'],
    load: async (previous) => {
      // Medusa works out the prices of a page in one go: small ones end well before the deadline of a call
      const query = { ...offerFields, region_id: id, currency_code: currency, limit: 50 }
      const pages = await readPages(ctx, query, (products) => {
        const offers = products.map((product) => [product.id, toOffer(product, taxInclusive)] as const)
        return { offers, fingerprint: toFingerprint(offers) }
      })
      const fingerprint = pages.map((page) => page.fingerprint).join()
      return previous?.fingerprint === fingerprint
        ? previous
        : { offers: new Map(pages.flatMap(({ offers }) => offers)), fingerprint }
    },
  })
}

const mostAtATime = 2

/** By id, which orders by creation too, so that a product added meanwhile comes at the end and moves no other. */
async function readPages<T>(
  ctx: RequestContext,
  query: ProductQuery & { limit: number },
  toPage: (products: Product[]) => T,
): Promise<T[]> {
  const pages: T[] = []
  async function readPage(page: number): Promise<number> {
    const slice = { ...query, order: 'id', offset: page * query.limit }
    const ask = () => ctx.commerce.catalogue.live((medusa) => medusa.products.list(slice))
    // one slow page must not cost all the others
    const { products, count } = await ask().catch((error: unknown) => {
      if (isCommerceError(error, 'timeout')) return ask()
      throw error
    })
    pages[page] = toPage(products)
    return Math.ceil(count / query.limit)
  }
  const pageCount = await readPage(0)
  let next = 1
  async function readOn(): Promise<void> {
    while (next < pageCount) await readPage(next++)
  }
  await Promise.all(Array.from({ length: mostAtATime }, readOn))
  return pages
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
