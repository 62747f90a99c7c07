import { type CatalogueIndex } from '../../app/features/catalog/catalogue-index/catalogue-index.server'
import { type CatalogueRow } from '../../app/features/catalog/catalogue-index/catalogue-row'
import { createIndexBuilder, type IndexedCatalogue } from '../../app/features/catalog/catalogue-index/indexed-product'
import { type Offer } from '../../app/features/catalog/catalogue-index/offer'

interface TestProduct extends Partial<Omit<CatalogueRow, 'variants'>> {
  id: string
  /** Values by option name, and what is left of it. */
  variants?: { [option: string]: string | boolean }[]
  /** Minor units; null where it is not sold. */
  price?: number | null
}

/** What all regions share of an index of these products. For tests. */
export function toIndexedCatalogue(
  rows: readonly CatalogueRow[],
  ancestors: ReadonlyMap<string, readonly string[]>,
): IndexedCatalogue {
  const { add, build } = createIndexBuilder(ancestors)
  rows.forEach(add)
  return build()
}

/** An index of a few products, the newest first as they are listed here. For tests. */
export function createTestIndex(products: TestProduct[]): CatalogueIndex {
  const rows = products.map(({ variants = [], price: _, ...row }, place) => ({
    handle: row.id,
    title: row.id,
    subtitle: null,
    description: null,
    thumbnail: null,
    metadata: null,
    giftCard: false,
    createdAt: new Date(1e12 - place * 1000).toISOString(),
    updatedAt: '2026-01-03T00:00:00.000Z',
    collection: null,
    type: null,
    tags: [],
    categoryIds: [],
    skus: [],
    energy: null,
    brand: null,
    maker: null,
    shown: [],
    second: null,
    variants: variants.map(({ left: _, ...values }) =>
      Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    ...row,
  }))
  const offers = products.map(({ variants = [], price = 1000 }): Offer => {
    const buyable = variants.map(({ left = true }) => left === true && price !== null)
    const tag = price === null ? null : { amount: price, prior: null }
    return { price: tag, from: false, soldOut: !buyable.includes(true), buyable }
  })
  return { ...toIndexedCatalogue(rows, new Map()), offers }
}
