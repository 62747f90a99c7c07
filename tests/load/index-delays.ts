import { setTimeout as sleep } from 'node:timers/promises'
import { catalogueCache } from '~/commerce/cache.server'
import { partTag } from '~/commerce/purge-tag'
import { type Catalogue } from '~/commerce/shop/catalogue'
import { type Commerce } from '~/commerce/shop/commerce'
import { type ProductOffer, type ProductSummary } from '~/commerce/shop/product'
import { type Region } from '~/commerce/shop/region'
import { getCatalogueIndex, listProductEntries } from '~/features/catalog/catalogue-index/catalogue-index.server'
import { listOrder } from '~/features/catalog/listing/product-order'
import { toListingColumns } from '~/features/catalog/listing/listing-columns'
import { findByHandle } from '~/features/catalog/translation.server'
import { searchIndex } from '~/features/search/search.server'
import { readSitemapFile } from '~/features/sitemap/sitemap.server'
import { log } from '~/http/server/log.server'
import { type ShopLanguage, languages } from '~/i18n/languages'
import { toLocale } from '~/i18n/locales'
import { redis } from '~/once/redis.server'
import { toContext } from '../support/request-context'

/*
 * For how long the index of a generated catalogue holds up everything else of its process, and what memory it takes; the
 * numbers are in docs/decisions/0008. A second run with the same REDIS_URL takes over what the first has left there.
 *
 *   npx vite build --config tests/load/vite.config.ts --ssr tests/load/index-delays.ts
 *   SESSION_SECRETS=… node --expose-gc .cache/load/index-delays.js [products] [regions]
 */

const [productCount = 10_000, regionCount = 5] = process.argv.slice(2).map(Number)
const letters: Record<ShopLanguage, string> = {
  en: 'etaoinshrdlucmfgypwbvk',
  de: 'enisratdhulcgmobwfkzpvüäöß',
  fr: 'esaitnrulodcpmévqfbghàèç',
  es: 'eaosrnidlctumpbgvyqhfzjñáó',
  nl: 'enatirodslghvkmubpwjczf',
  ja: '日月木金土水火山川田中大小上下左右手足目口耳花草茶器皿椀布糸紙石竹',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
}
const vocabularySize = 20_000
let seed = 7

// the same catalogue each time
function draw(): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1
  return seed / 2 ** 31
}

function toWord(from: string, longest: number): string {
  return Array.from({ length: 2 + Math.floor(draw() * longest) }, () =>
    from.charAt(Math.floor(draw() * draw() * from.length)),
  ).join('')
}

const vocabularies = new Map(
  languages.map((language) => {
    const longest = language === 'ja' ? 3 : 8
    return [language, Array.from({ length: vocabularySize }, () => toWord(letters[language], longest))]
  }),
)

// as in a language, the second word half as often as the first; drawn ahead, so that a page takes no time to make
const drawn = Array.from({ length: 2 ** 16 }, () => Math.floor(vocabularySize ** draw()) - 1)
let place = 0

function write(language: ShopLanguage, count: number): string {
  const words = vocabularies.get(language) ?? []
  return Array.from({ length: count }, () => words[drawn[(place += 1) % drawn.length] ?? 0]).join(' ')
}

function toTexts(language: ShopLanguage) {
  return { title: write(language, 4), subtitle: write(language, 7), description: write(language, 60) }
}

const renamed = new Map<number, string>()
const colors = Array.from({ length: 24 }, (_, number) => `Color ${number}`)

function toProduct(number: number): ProductSummary {
  place = number * 7919
  const own = toTexts('en')
  const ways = [0, 7, 14].flatMap((step) => ['S', 'M'].map((size) => [colors[(number + step) % 24] ?? '', size]))
  const translations = Object.fromEntries(
    languages.slice(1).map((language) => {
      const handle = `${language}-thing-${number}`
      return [language, { ...toTexts(language), handle, options: { Color: language }, values: {} }]
    }),
  )
  return {
    id: `prod_${String(number).padStart(26, '0')}`,
    handle: `thing-${number}`,
    ...own,
    title: renamed.get(number) ?? own.title,
    thumbnail: `http://localhost:9000/uploads/products/thing-number-${number}.webp`,
    giftCard: false,
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
    categoryIds: [`pcat_${number % 200}`],
    variants: ways.map(([color = '', size = ''], rank) => ({
      sku: `SKU-${number}-${rank}`,
      values: [
        ['Color', color],
        ['Size', size],
      ],
    })),
    energy: null,
    metadata: { translations },
  }
}

function toOffer(number: number, region: string): ProductOffer {
  const value = 500 + ((number * 7907 + region.length) % 50_000)
  const amount = { withTax: value, withoutTax: value }
  const price = { amount, kind: 'regular' as const, original: amount, saleEndsAt: null }
  const variants = Array.from({ length: 6 }, (_, rank) => ({
    id: `variant_${number}_${rank}`,
    stock: { manageInventory: true, allowBackorder: false, quantity: (number + rank) % 9 },
    price,
  }))
  return { id: `prod_${String(number).padStart(26, '0')}`, variants }
}

async function listParts<T>(
  { offset, limit, ids }: { offset: number; limit: number; ids?: string[] },
  make: (number: number) => T,
) {
  const all = ids?.map((id) => Number(id.slice(5)))
  const numbers =
    all ?? Array.from({ length: Math.max(0, Math.min(limit, productCount - offset)) }, (_, at) => offset + at)
  await sleep(2)
  // through JSON, as they come from the backend: no string is shared
  return { products: JSON.parse(JSON.stringify(numbers.map(make))) as T[], count: all?.length ?? productCount }
}

const categories = Array.from({ length: 200 }, (_, number) => ({
  id: `pcat_${number}`,
  handle: `category-${number}`,
  name: `Category ${number}`,
  description: '',
  parentId: number < 8 ? null : `pcat_${number % 8}`,
  rank: number,
  updatedAt: '2026-01-03T00:00:00.000Z',
  metadata: null,
}))
const regions = Array.from({ length: regionCount }, (_, number): Region => ({
  id: `reg_${number}`,
  name: `Region ${number}`,
  currency: 'eur',
  taxInclusive: true,
  taxRate: 19,
  countries: [['de', 'us', 'jp', 'ae', 'fr'][number] ?? 'nl'],
  paymentProviders: [],
}))
const shop = {
  listProducts: (page: Parameters<Catalogue['listProducts']>[0]) => listParts(page, toProduct),
  listOffers: (page: Parameters<Catalogue['listProducts']>[0], { id }: { id: string }) =>
    listParts(page, (number) => toOffer(number, id)),
  listCategories: async () => categories,
  listCollections: async () => [],
  listRegions: async () => regions,
} as unknown as Catalogue
const catalogue = {
  read: (options: object, load: (shop: Catalogue, asked: { purged: boolean }) => Promise<unknown>) =>
    catalogueCache.read({ ...options, log } as never, (asked) => load(shop, asked)),
  live: (load: (shop: Catalogue) => unknown) => load(shop),
} as unknown as Commerce['catalogue']
const commerce = { catalogue, unhurried: { catalogue } }

function toVisit(language: ShopLanguage = 'en') {
  return toContext({ locale: toLocale(language, 'de'), commerce, log, url: new URL('http://localhost/') })
}

function readMb(): string {
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  const [resident, used, buffers] = [rss, heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 1024 / 1024))
  return `${resident} MB resident, ${used} MB heap, ${buffers} MB buffers`
}

interface Gap {
  ms: number
  cpuMs: number
}

/** The longest times for which nothing else had its turn, while `work` ran. */
async function watch<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  await sleep(50)
  const gaps: Gap[] = []
  let last = performance.now()
  let cpu = process.cpuUsage()
  const look = () => {
    const now = performance.now()
    const { user, system } = process.cpuUsage(cpu)
    if (now - last > 5) gaps.push({ ms: now - last, cpuMs: (user + system) / 1000 })
    ;[last, cpu] = [now, process.cpuUsage()]
  }
  const timer = setInterval(look, 1)
  const startedAt = performance.now()
  const used = process.cpuUsage()
  const result = await work()
  const tookMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(used)
  await sleep(2)
  look()
  clearInterval(timer)
  const worst = gaps
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 4)
    .map(({ ms, cpuMs }) => `${ms.toFixed(0)} (${cpuMs.toFixed(0)})`)
  console.log(
    `${name}: ${tookMs.toFixed(0)} ms, ${((user + system) / 1000).toFixed(0)} of processor; worst delays ${worst.join(', ')}`,
  )
  return result
}

const region = regions[0] as Region
const ctx = toVisit()
console.log(`at first: ${readMb()}`)
await watch('shared part and first region', () => getCatalogueIndex(ctx, region, { ahead: true }))
for (const other of regions.slice(1)) {
  await watch(other.name, () => getCatalogueIndex(ctx, other, { ahead: true }))
}
console.log(`with all regions: ${readMb()}`)
for (const language of languages) {
  await watch(`search in ${language}`, () => searchIndex(toVisit(language), region, write(language, 2)))
  console.log(`  ${readMb()}`)
}
const entries = await listProductEntries(ctx)
let index = await getCatalogueIndex(ctx, region)
await watch('columns', () => toListingColumns(index))
for (const language of languages) {
  await watch(`order by name, ${language}`, () => listOrder(index, 'name', language))
  await watch(`handles, ${language}`, () => findByHandle(entries, 'nothing', language))
}
await watch('order by price', () => listOrder(index, 'price-asc', 'en'))
await watch('sitemap', () => readSitemapFile(ctx))
console.log(`with all of it: ${readMb()}`)

async function edit(number: number) {
  const title = `Edited ${Date.now()}`
  const id = toProduct(number).id
  renamed.set(number, title)
  await catalogueCache.purge([partTag('products', id)])
  const isIn = async () => {
    index = await getCatalogueIndex(ctx, region)
    return index.products[index.positions.get(id) ?? -1]?.title === title
  }
  while (!(await isIn())) await sleep(5)
}
for (const number of [5000, 10]) await watch('edit of a product, until it is in the index', () => edit(number))
await watch('search in all languages after it', async () => {
  const search = (language: ShopLanguage) => searchIndex(toVisit(language), region, 'edited')
  await Promise.all(languages.map(search))
  // the others have its name in their own words
  while ((await search('en')).positions.length === 0) await sleep(300)
})
await watch('reading everything where nothing changed', async () => {
  await catalogueCache.purge(['products'])
  await getCatalogueIndex(ctx, region, { ahead: true })
})
console.log(`at last: ${readMb()}`)
await redis?.close()
process.exit()
