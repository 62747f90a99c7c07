import { type CatalogueIndex } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { type CatalogueRow } from '~/features/catalog/catalogue-index/catalogue-row'
import { listIndexed } from '~/features/catalog/listed-product'
import { countFacetProducts } from '~/features/catalog/listing/facet-coverage'
import { toListingColumns } from '~/features/catalog/listing/listing-columns'
import { resolveQuery, toFacetViews } from '~/features/catalog/listing/listing-facets'
import { parseListingQuery, type Sort } from '~/features/catalog/listing/listing-query'
import { everything, inCategory, type ListingScope } from '~/features/catalog/listing/listing-scope'
import { toSlug } from '~/features/catalog/catalogue-index/slug'
import { noOffer, type Offer } from '~/features/catalog/catalogue-index/offer'
import { listOrder } from '~/features/catalog/listing/product-order'
import { selectProducts } from '~/features/catalog/listing/select-products'
import { toIndexedCatalogue } from '../support/test-index'

/*
 * Memory and times of the index with a generated catalogue; the numbers are in docs/decisions/0008.
 *
 *   npx vite build --config tests/load/vite.config.ts --ssr tests/load/catalogue-index.ts
 *   node --expose-gc .cache/load/catalogue-index.js [products] [regions]
 */

const [productCount = 10_000, regionCount = 5] = process.argv.slice(2).map(Number)
const colors = Array.from({ length: 24 }, (_, number) => `Color ${number}`)
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

function pick<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T
}

function toRow(number: number): CatalogueRow {
  const title = `Thing number ${number} of ${pick(['oak', 'wool', 'glass', 'linen'], number)}`
  const ways = [0, 1, 2].flatMap((step) => sizes.slice(0, 2).map((size) => [pick(colors, number + step * 7), size]))
  return {
    id: `prod_${String(number).padStart(26, '0')}`,
    handle: `thing-number-${number}`,
    title,
    subtitle: `Made by hand in small numbers, the ${number}th of its kind`,
    description: `A ${pick(['quiet', 'sturdy', 'light', 'generous'], number)} thing for the ${pick(['kitchen', 'hall', 'desk'], number)}, numbered ${number} and packed in paper. It is made to be used every day, can be mended, and grows better with the years that it sees.`,
    thumbnail: `http://localhost:9000/uploads/products/thing-number-${number}.webp`,
    metadata: {
      translations: {
        de: {
          title: `Ding Nummer ${number}`,
          subtitle: `Von Hand in kleiner Zahl gemacht, das ${number}. seiner Art`,
          description: `Ein Ding für jeden Tag, mit der Nummer ${number} versehen und in Papier verpackt. Es lässt sich reparieren und wird mit den Jahren schöner, so wie alles, was gut gemacht ist und gerne gebraucht wird.`,
          handle: `ding-nummer-${number}`,
          options: { Color: 'Farbe', Size: 'Größe' },
          values: Object.fromEntries(ways.map(([color]) => [color, `Farbe ${color}`])),
        },
      },
    },
    giftCard: false,
    energy: null,
    brand: null,
    maker: null,
    createdAt: new Date(1.7e12 + ((number * 7919) % 1e9)).toISOString(),
    updatedAt: '2026-01-03T00:00:00.000Z',
    collection: {
      id: `pcol_${number % 40}`,
      handle: `c-${number % 40}`,
      title: `Collection ${number % 40}`,
      metadata: null,
    },
    type: `Type ${number % 60}`,
    tags: [number % 120, (number * 31) % 120, (number * 17) % 120].map((tag) => `tag ${tag}`),
    skus: [],
    categoryIds: [`pcat_${number % 200}`],
    second: null,
    shown: [],
    variants: ways.map(([color = '', size = '']): [string, string][] => [
      ['Color', color],
      ['Size', size],
    ]),
  }
}

function toOffers(region: number): ReadonlyMap<string, Offer> {
  const entries = Array.from({ length: productCount }, (_, number): [string, Offer] => {
    const amount = 500 + ((number * 7907 + region) % 50_000)
    const buyable = Array.from({ length: 6 }, (_, variant) => (number + variant) % 9 !== 0)
    const price = { amount, prior: number % 10 === 0 ? amount * 2 : null }
    return [toRow(number).id, { price, from: true, soldOut: false, buyable }]
  })
  return new Map(entries)
}

function readHeapMb(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

async function measureMs(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

// processor time of a batch: on a busy machine the clock measures the others
function measureCpuMs(work: () => unknown): number {
  const start = process.cpuUsage()
  for (let run = 0; run < 20; run += 1) work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000 / 20
}

function quantile(values: number[], part: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0).toFixed(2)
}

const before = readHeapMb()
const ancestors = new Map(Array.from({ length: 200 }, (_, id) => [`pcat_${id}`, [`top_${id % 8}`, `pcat_${id}`]]))
// through JSON, as they come from the backend: no string is shared
let rows = Array.from(
  { length: productCount },
  (_, number) => JSON.parse(JSON.stringify(toRow(number))) as CatalogueRow,
)
const buildStart = performance.now()
const catalogue = toIndexedCatalogue(rows, ancestors)
const buildMs = performance.now() - buildStart
const kept = new Map(rows.map(({ id, updatedAt, ...row }) => [id, { text: JSON.stringify({ id, ...row }), updatedAt }]))
rows = []
const shared = readHeapMb() - before
const regions = Array.from({ length: regionCount }, (_, region) => toOffers(region))
const indexes = regions.map((offers): CatalogueIndex => ({
  ...catalogue,
  offers: catalogue.products.map(({ id }) => offers.get(id) ?? noOffer),
}))
const all = readHeapMb() - before
kept.clear()
const rowsMb = all - (readHeapMb() - before)
console.log(`${productCount} products, ${regionCount} regions, ${catalogue.terms.length} terms`)
console.log(
  `memory: shared ${shared.toFixed(1)} MB, with regions ${all.toFixed(1)} MB, of it rows ${rowsMb.toFixed(1)} MB, built in ${buildMs.toFixed(0)} ms`,
)

const [index] = indexes
if (!index) throw new Error('at least one region is needed')
const orders = new Map<Sort, readonly number[]>()
for (const sort of ['newest', 'price-asc', 'name'] satisfies Sort[]) {
  console.log(`order ${sort}, once: ${(await measureMs(() => listOrder(index, sort, 'de'))).toFixed(1)} ms`)
  orders.set(sort, await listOrder(index, sort, 'de'))
}

function servePage(search: string, { isInScope }: ListingScope): number {
  const query = parseListingQuery(new URLSearchParams(search))
  const { selection, query: resolved } = resolveQuery(query, catalogue.terms, {
    currency: 'eur',
    readers: { language: 'de' },
  })
  const selected = selectProducts(index as CatalogueIndex, orders.get(resolved.sort) ?? [], isInScope, selection)
  const covered = countFacetProducts(toListingColumns(index as CatalogueIndex), catalogue.terms, selected.positions)
  const found = { ...selected, covered, count: selected.positions.length }
  toFacetViews(catalogue.terms, found, selection, { readers: { language: 'de' }, without: [] })
  listIndexed(index as CatalogueIndex, selected.positions.slice(0, 24), { language: 'de' })
  return selected.positions.length
}

const hardest = 'tag=tag-7&option.color=color-7&option.color=color-9&min=50&max=300&stock=in&sort=price-asc'
// everything is left by each choice, so that everything is counted for each
const widest = [
  ...colors.map((color) => `option.color=${toSlug(color)}`),
  'option.size=xs',
  'option.size=s',
  'max=9999',
]
const topCategory = inCategory('top_3')
for (const [name, search, scope] of [
  ['all', '', everything],
  ['by name', 'sort=name', everything],
  ['two options', 'option.color=color-3&option.size=s', everything],
  ['hardest', hardest, everything],
  ['widest', widest.join('&'), everything],
  ['a category', '', topCategory],
  ['hardest in a category', hardest, topCategory],
] satisfies [string, string, ListingScope][]) {
  for (let warm = 0; warm < 100; warm += 1) servePage(search, scope)
  const times = Array.from({ length: 20 }, () => measureCpuMs(() => servePage(search, scope)))
  const found = servePage(search, scope)
  console.log(`${name}: ${found} found, median ${quantile(times, 0.5)} ms, worst ${quantile(times, 0.99)} ms`)
}
// keeps every region's offers alive until the end of the measurement
if (indexes.length !== regions.length) throw new Error('unreachable')
