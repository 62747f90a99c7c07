import { isCommerceError } from '~/commerce/errors'
import { snapshots } from '~/commerce/snapshot.server'
import { type ProductPage } from '~/commerce/shop/catalogue'
import { type ProductOffer } from '~/commerce/shop/product'
import { type Region } from '~/commerce/shop/region'
import { type RequestContext } from '~/context.server'
import { listCategoryTree } from '../categories.server'
import { type CategoryNode } from '../category-tree'
import { type IndexedCatalogue } from './indexed-product'
import {
  catalogueForm,
  type KeptCatalogue,
  type ProductEntry,
  toKeptCatalogue,
  toKeptRows,
} from './kept-catalogue.server'
import { type KeptOffers, offersForm, toKeptOffers } from './kept-offers'
import { readPriorPrices } from '../prior-prices.server'
import { noOffer, type Offer, toOffer } from './offer'
import { type Parts } from './parts'
import { type Term } from './term'

/** All published products, as lists and the search need them, with one region's offers. Do not write to it. */
export interface CatalogueIndex extends IndexedCatalogue {
  /** By the product's place in `products`. */
  offers: readonly Offer[]
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
export async function listProductEntries(ctx: RequestContext, manner: Manner = {}): Promise<readonly ProductEntry[]> {
  const { entries } = await getCatalogue(ctx, manner)
  return entries
}

/** All tags or types that a published product has. @throws CommerceError as above */
export async function listTerms(ctx: RequestContext, facet: 'tag' | 'type'): Promise<readonly Term[]> {
  const { catalogue } = await getCatalogue(ctx, {})
  return catalogue.terms.filter((term) => term.facet.key === facet)
}

function getCatalogue(ctx: RequestContext, manner: Manner): Promise<KeptCatalogue> {
  const commerce = ctx.commerce.unhurried
  return snapshots.read<KeptCatalogue>(commerce.catalogue, {
    ...manner,
    onPassing: ctx.answer.hold,
    key: ['catalogue'],
    tags: ['products', 'categories', 'collections'],
    load: async (previous, changed) => {
      const [rows, tree] = await Promise.all([
        readParts({ size: 100, list: listPage, toParts: toKeptRows }, { previous: previous?.rows, changed }),
        listCategoryTree({ ...ctx, commerce }),
      ])
      return toKeptCatalogue(rows, JSON.stringify(listAncestors(tree, [])), previous)
    },
    form: catalogueForm,
  })

  function listPage(page: ProductPage) {
    return commerce.catalogue.live((shop) => shop.listProducts(page))
  }
}

function getOffers(ctx: RequestContext, region: Region, manner: Manner) {
  const { id, currency, taxInclusive } = region
  const { catalogue } = ctx.commerce.unhurried
  return snapshots.read<KeptOffers>(catalogue, {
    ...manner,
    onPassing: ctx.answer.hold,
    key: ['offers', id, currency, String(taxInclusive)],
    tags: ['products', 'regions'],
    load: async (previous, changed) => {
      // the backend works out the prices of a page in one go: small ones end well before the deadline of a call
      const pages = { size: 50, list: listPage, toParts: toOffers }
      const offers = await readParts(pages, { previous: previous?.offers, changed })
      return toKeptOffers(offers, previous)
    },
    form: offersForm,
  })

  function listPage(page: ProductPage) {
    return catalogue.live((shop) => shop.listOffers(page, region))
  }
  async function toOffers(products: ProductOffer[]): Promise<Offer[]> {
    const priors = await catalogue.live((shop) => readPriorPrices(shop, region, products))
    return products.map((product) => toOffer(product, taxInclusive, priors))
  }
}

interface Known<T> {
  previous: Parts<T> | undefined
  changed: ReadonlySet<string> | undefined
}

/** How products are read, so many at a time, and what those of a page come to. */
interface Pages<P, T> {
  size: number
  list(page: ProductPage): Promise<{ products: P[]; count: number }>
  toParts(products: P[]): T[] | Promise<T[]>
}

/** What each published product comes to; those that have not changed as they were. */
async function readParts<P extends { id: string }, T>(
  pages: Pages<P, T>,
  { previous, changed }: Known<T>,
): Promise<Parts<T>> {
  const parts = new Map(changed && previous)
  for (const id of changed ?? []) parts.delete(id)
  const ids = changed && previous ? [...changed] : undefined
  for (const page of await readPages(pages, ids)) for (const [id, part] of page) parts.set(id, part)
  return parts
}

const mostAtATime = 2

/** The parts of each page, by product id. */
async function readPages<P extends { id: string }, T>(
  { size, list, toParts }: Pages<P, T>,
  ids: string[] | undefined,
): Promise<[id: string, part: T][][]> {
  const pages: [id: string, part: T][][] = []
  async function readPage(page: number): Promise<number> {
    const ask = () => list({ offset: page * size, limit: size, ids })
    // one slow page must not cost all the others
    const { products, count } = await ask().catch((error: unknown) => {
      if (isCommerceError(error, 'timeout')) return ask()
      throw error
    })
    const parts = await toParts(products)
    pages[page] = parts.map((part, place) => [products[place]?.id ?? '', part])
    return Math.ceil(count / size)
  }
  const pageCount = await readPage(0)
  let next = 1
  async function readOn(): Promise<void> {
    while (next < pageCount) await readPage(next++)
  }
  await Promise.all(Array.from({ length: mostAtATime }, readOn))
  return pages
}

function listAncestors(nodes: readonly CategoryNode[], above: string[]): [string, string[]][] {
  return nodes.flatMap(({ id, children }) => {
    const trail = [...above, id]
    return [[id, trail] as [string, string[]], ...listAncestors(children, trail)]
  })
}
