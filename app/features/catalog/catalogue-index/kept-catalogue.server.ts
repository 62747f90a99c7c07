import { type ProductSummary } from '~/commerce/shop/product'
import { type SnapshotForm } from '~/commerce/snapshot-load.server'
import { noteCatalogue } from '~/metrics.server'
import { giveWay } from '~/once/give-way'
import { type Addressed } from '../translation.server'
import { type CatalogueRow, toCatalogueRow } from './catalogue-row'
import { createIndexBuilder, type IndexedCatalogue } from './indexed-product'
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
export async function toKeptCatalogue(
  rows: Parts<KeptRow>,
  ancestors: string,
  previous: KeptCatalogue | undefined,
): Promise<KeptCatalogue> {
  const isSame = previous?.ancestors === ancestors && (await haveSame(rows, previous.rows, ({ text }) => text))
  if (isSame && (await haveSame(rows, previous.rows, ({ updatedAt }) => updatedAt))) return previous
  const catalogue = isSame ? previous.catalogue : await buildIndex(rows, ancestors)
  await giveWay()
  return { catalogue, entries: toEntries(catalogue, rows), rows, ancestors }
}

async function buildIndex(rows: Parts<KeptRow>, ancestors: string): Promise<IndexedCatalogue> {
  const { add, build } = createIndexBuilder(new Map(JSON.parse(ancestors) as [string, string[]][]))
  for (const { text } of rows.values()) {
    await giveWay()
    add(JSON.parse(text) as CatalogueRow)
  }
  await giveWay()
  return build()
}

export async function toKeptRows(products: ProductSummary[]): Promise<KeptRow[]> {
  const rows: KeptRow[] = []
  for (const product of products) {
    await giveWay()
    rows.push(toKeptRow(product))
  }
  return rows
}

function toKeptRow(product: ProductSummary): KeptRow {
  const { updatedAt, ...row } = toCatalogueRow(product)
  return { text: JSON.stringify(row, shortenDescription), updatedAt }
}

const mostWords = 30

/** The first thirty words: descriptions in full would be most of the index. */
function toBeginning(text: string): string {
  // joined anew, since a slice would keep the whole text in memory
  return text.trim().split(/\s+/, mostWords).join(' ')
}

function shortenDescription(key: string, value: unknown): unknown {
  return key === 'description' && typeof value === 'string' ? toBeginning(value) : value
}

function toEntries({ products }: IndexedCatalogue, rows: Parts<KeptRow>): ProductEntry[] {
  return products
    .map(({ id, handle, metadata }) => ({ id, handle, metadata, updatedAt: rows.get(id)?.updatedAt ?? '' }))
    .reverse()
}
