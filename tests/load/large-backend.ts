import { createServer, type ServerResponse } from 'node:http'

/*
 * A stand-in for a Medusa with a large catalogue, as far as the index and a product's page ask it. It answers as late
 * as a real one did for pages of that size; what Medusa answers is tested against Medusa.
 *
 *   node large-backend.mjs [port] [products] [milliseconds an answer takes]
 */

const [port = 9400, productCount = 10_000, answerMs = 150] = process.argv.slice(2).map(Number)
const colors = Array.from({ length: 24 }, (_, number) => `Color ${number}`)
const sizes = ['S', 'M']
const currencies = { us: 'usd', de: 'eur', gb: 'gbp', jp: 'jpy', kw: 'kwd' }
const time = '2026-01-01T00:00:00.000Z'

const regions = Object.entries(currencies).map(([country, currency]) => ({
  id: `reg_${country}`,
  name: country.toUpperCase(),
  currency_code: currency,
  includes_tax: false,
  tax_rate: 0,
  countries: [{ iso_2: country }],
}))
const categories = Array.from({ length: 40 }, (_, number) => ({
  id: `pcat_${number}`,
  handle: `category-${number}`,
  name: `Category ${number}`,
  parent_category_id: number < 8 ? null : `pcat_${number % 8}`,
  rank: number,
  updated_at: time,
}))

function pick<T>(list: readonly T[], seed: number): T {
  return list[seed % list.length] as T
}

function toProduct(number: number) {
  const id = `prod_${String(number).padStart(8, '0')}`
  const ways = [0, 1, 2].flatMap((step) => sizes.map((size) => [pick(colors, number + step * 7), size] as const))
  const amount = 500 + ((number * 7907) % 50_000)
  return {
    id,
    handle: `thing-${number}`,
    title: `Thing number ${number} of ${pick(['oak', 'wool', 'glass', 'linen'], number)}`,
    subtitle: `Made by hand in small numbers, the ${number}th of its kind`,
    description: 'A thing.',
    thumbnail: null,
    images: [],
    is_giftcard: false,
    metadata: { translations: { de: { title: `Ding Nummer ${number}`, handle: `ding-${number}` } } },
    created_at: new Date(1.7e12 + ((number * 7919) % 1e9)).toISOString(),
    updated_at: time,
    collection_id: null,
    collection: null,
    type: { value: `Type ${number % 60}` },
    tags: [number % 120, (number * 31) % 120].map((tag) => ({ value: `tag ${tag}` })),
    categories: [{ id: `pcat_${number % 40}` }],
    profiles: [],
    options: ['Color', 'Size'].map((title) => ({ id: `${id}_${title}`, title })),
    variants: ways.map((values, rank) => ({
      id: `${id}_${rank}`,
      title: values.join(' / '),
      sku: null,
      variant_rank: rank,
      manage_inventory: true,
      allow_backorder: false,
      inventory_quantity: (number + rank) % 9,
      options: values.map((value, place) => ({ option_id: `${id}_${place === 0 ? 'Color' : 'Size'}`, value })),
      prices: [],
      calculated_price: amount + rank,
      calculated_price_incl_tax: amount + rank,
      original_price: amount + rank,
    })),
  }
}

function listProducts(query: URLSearchParams) {
  const handle = query.get('handle')
  const found = handle === null ? null : Number(/^thing-(\d+)$/.exec(handle)?.[1] ?? NaN)
  if (found !== null) {
    const products = found < productCount ? [toProduct(found)] : []
    return { products, count: products.length }
  }
  const offset = Number(query.get('offset') ?? 0)
  const limit = Math.min(Number(query.get('limit') ?? 100), productCount - offset)
  return {
    products: Array.from({ length: Math.max(0, limit) }, (_, at) => toProduct(offset + at)),
    count: productCount,
  }
}

const counts = new Map<string, number>()

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body ?? { type: 'not_found' }))
}

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const kind = `${pathname}${searchParams.has('handle') ? ' by handle' : searchParams.has('region_id') ? ' with prices' : ''}`
  counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const bodies: Record<string, () => unknown> = {
    '/store/products': () => listProducts(searchParams),
    '/store/regions': () => ({ regions, count: regions.length }),
    '/store/product-categories': () => ({ product_categories: categories, count: categories.length }),
    '/store/collections': () => ({ collections: [], count: 0 }),
    '/store/shipping-options': () => ({ shipping_options: [] }),
    '/counts': () => Object.fromEntries(counts),
  }
  setTimeout(() => answer(response, bodies[pathname]?.()), pathname === '/counts' ? 0 : answerMs)
}).listen(port, '127.0.0.1', () => console.log(`${productCount} products on http://127.0.0.1:${port}`))
