import { type ProductSummary } from '~/commerce/shop/product'
import { type SnapshotForm } from '~/commerce/snapshot-load.server'
import { noteCatalogue } from '~/metrics.server'
import { type Addressed } from '../translation.server'
import { type CatalogueRow, toCatalogueRow } from './catalogue-row'
import { type IndexedCatalogue, toBeginning, toIndexedCatalogue } from './indexed-product'
import { haveSame, type Parts } from './parts'

/** What all regions share, as a process keeps it: with what it was made from. */
export interface KeptCatalogue {
  catalogue: IndexedCatalogue
  entries: readonly ProductEntry[]
  rows: Parts<KeptRow>
  /** The ids above each category, as JSON. */
  ancestors: string
}

/** The addresses of a product, and when it last changed. */
export interface ProductEntry extends Addressed {
  id: string
  /** ISO 8601. */
  updatedAt: string
}

interface KeptRow {
  /** What `catalogue` was made from, as JSON: it takes the least memory, and is quickly compared. */
  text: string
  updatedAt: string
}

/** The categories, then of each product a line: id, time of the last change and JSON, with tabs between. */
export const catalogueForm: SnapshotForm<KeptCatalogue> = {
  *toLines({ rows, ancestors }) {
    yield ancestors
    for (const [id, { text, updatedAt }] of rows) yield [id, updatedAt, text].join('\t')
  },
  async fromLines(lines, previous) {
    const rows = new Map<string, KeptRow>()
    let ancestors: string | undefined
    for await (const line of lines) {
      // tabs in a row are written as \t
      const [id = '', updatedAt = '', text] = line.split('\t')
      if (text === undefined) ancestors = line
      else rows.set(id, { text, updatedAt })
    }
    return toKeptCatalogue(rows, ancestors ?? '[]', previous)
  },
  note: ({ rows }, loadedAt) => noteCatalogue(rows.size, loadedAt),
}

/** @returns `previous` where it is the same */
export function toKeptCatalogue(
  rows: Parts<KeptRow>,
  ancestors: string,
  previous: KeptCatalogue | undefined,
): KeptCatalogue {
  const isSame = previous?.ancestors === ancestors && haveSame(rows, previous.rows, ({ text }) => text)
  if (isSame && haveSame(rows, previous.rows, ({ updatedAt }) => updatedAt)) return previous
  const above = new Map(JSON.parse(ancestors) as [string, string[]][])
  const catalogue = isSame ? previous.catalogue : toIndexedCatalogue(toRows(rows), above)
  return { catalogue, entries: toEntries(catalogue, rows), rows, ancestors }
}

export function toKeptRows(products: ProductSummary[]): KeptRow[] {
  return products.map((product) => toKeptRow(product))
}

function toKeptRow(product: ProductSummary): KeptRow {
  const { updatedAt, ...row } = toCatalogueRow(product)
  return { text: JSON.stringify(row, shortenDescription), updatedAt }
}

function shortenDescription(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? toBeginning(value) : value
}

function toRows(rows: Parts<KeptRow>): CatalogueRow[] {
  return [...rows.values()].map(({ text, updatedAt }) => ({ ...(JSON.parse(text) as CatalogueRow), updatedAt }))
}

function toEntries({ products }: IndexedCatalogue, rows: Parts<KeptRow>): ProductEntry[] {
  return products
    .map(({ id, handle, metadata }) => ({ id, handle, metadata, updatedAt: rows.get(id)?.updatedAt ?? '' }))
    .reverse()
}
