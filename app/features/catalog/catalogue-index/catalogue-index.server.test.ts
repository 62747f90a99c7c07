import { beforeEach, expect, it, vi } from 'vitest'
import { type catalogueCache as Cache } from '~/commerce/cache.server'
import { type Commerce } from '~/commerce/shop/commerce'
import { partTag } from '~/commerce/purge-tag'
import { type Medusa } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { type getCatalogueIndex as GetIndex, type listProductEntries as ListEntries } from './catalogue-index.server'

const region = { id: 'reg_eu', name: 'Europe', currency: 'eur', taxInclusive: true, taxRate: 19, countries: ['de'] }

function toProduct(number: number) {
  const variant = { manage_inventory: true, allow_backorder: false, variant_rank: 0, options: [], title: 'One' }
  return {
    id: `prod_${String(number).padStart(4, '0')}`,
    handle: `thing-${number}`,
    title: `Thing ${number}`,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    variants: [
      { ...variant, id: `a${number}`, inventory_quantity: 0, calculated_price: 100, calculated_price_incl_tax: 119 },
      { ...variant, id: `b${number}`, inventory_quantity: 5, calculated_price: 200, calculated_price_incl_tax: 238 },
      { ...variant, id: `c${number}`, inventory_quantity: 5 },
    ],
  }
}

interface ListQuery {
  offset: number
  limit: number
  region_id?: string
  id?: string[]
}

function createShop(count: number) {
  const products = Array.from({ length: count }, (_, number) => toProduct(number))
  const list = vi.fn(async ({ offset, limit, id }: ListQuery) => {
    const found = products.filter((product) => !id || id.includes(product.id))
    return { products: found.slice(offset, offset + limit), count: found.length }
  })
  const medusa = {
    products: { list },
    productCategories: { list: async () => ({ product_categories: [] }) },
  } as unknown as Medusa
  const log = { warn: vi.fn() }
  const catalogue: Pick<Commerce['catalogue'], 'read' | 'live'> = {
    read: (options, load) => cache.read({ ...options, log }, (asked) => load(medusa, asked)),
    live: (load) => load(medusa),
  }
  const purge = (...ids: string[]) =>
    cache.purge(ids.length > 0 ? ids.map((id) => partTag('products', id)) : ['products'])
  return {
    list,
    products,
    purge,
    ctx: { locale: toLocale('en', 'de'), commerce: { catalogue } } as unknown as RequestContext,
  }
}

let cache: typeof Cache
let getCatalogueIndex: typeof GetIndex
let listProductEntries: typeof ListEntries

// the snapshots are those of the process
beforeEach(async () => {
  vi.resetModules()
  ;({ catalogueCache: cache } = await import('~/commerce/cache.server'))
  ;({ getCatalogueIndex, listProductEntries } = await import('./catalogue-index.server'))
})

it('has every product of all pages with the offer of the region, read once', async () => {
  const { ctx, list } = createShop(120)
  const index = await getCatalogueIndex(ctx, region)
  expect(index.products).toHaveLength(120)
  expect(new Set(index.products.map(({ handle }) => handle)).size).toBe(120)
  expect(index.offers[0]).toEqual({
    price: { amount: 238, prior: null },
    from: false,
    soldOut: false,
    buyable: [false, true, false],
  })
  expect(list.mock.calls.map(([{ region_id, offset }]) => [region_id, offset])).toEqual(
    expect.arrayContaining([...[0, 100].map((at) => [undefined, at]), ...[0, 50, 100].map((at) => ['reg_eu', at])]),
  )
  expect(list).toHaveBeenCalledTimes(5)
  expect(await getCatalogueIndex(ctx, region)).toBe(index)
  expect(await listProductEntries(ctx)).toHaveLength(120)
  expect(list).toHaveBeenCalledTimes(5)
})

it('stays the same when a product was only touched, and lists the oldest first with the time of that', async () => {
  const { ctx, products, purge } = createShop(3)
  const index = await getCatalogueIndex(ctx, region)
  const entries = await listProductEntries(ctx)
  expect(entries.map(({ handle }) => handle)).toEqual(['thing-0', 'thing-1', 'thing-2'])
  const [, touched] = products
  if (touched) touched.updated_at = '2026-02-02T00:00:00.000Z'
  await purge()
  await expect.poll(async () => (await listProductEntries(ctx))[1]?.updatedAt).toBe('2026-02-02T00:00:00.000Z')
  expect(await getCatalogueIndex(ctx, region)).toBe(index)
})

it('reads only the products that are said to have changed, and takes them in, over and out', async () => {
  const { ctx, list, products, purge } = createShop(120)
  await getCatalogueIndex(ctx, region)
  list.mockClear()
  products.splice(7, 1)
  Object.assign(products[0] ?? {}, { title: 'Another thing' })
  products.push(toProduct(120))
  const ids = ['prod_0007', 'prod_0000', 'prod_0120']
  await purge(...ids)
  const readIndex = () => getCatalogueIndex(ctx, region)
  await expect.poll(async () => (await readIndex()).positions.has('prod_0120')).toBe(true)
  await expect.poll(async () => (await readIndex()).offers[0]?.soldOut).toBe(false)
  const index = await readIndex()
  expect(index.products).toHaveLength(120)
  expect(index.positions.has('prod_0007')).toBe(false)
  expect(index.products[index.positions.get('prod_0000') ?? -1]?.title).toBe('Another thing')
  expect(index.offers[index.positions.get('prod_0119') ?? -1]?.soldOut).toBe(false)
  expect(list.mock.calls.map(([{ id, offset }]) => [id, offset])).toEqual([
    [ids, 0],
    [ids, 0],
  ])
})

it('stays the same where what is said to have changed has not', async () => {
  const { ctx, list, purge } = createShop(3)
  const index = await getCatalogueIndex(ctx, region)
  await purge('prod_0001')
  await getCatalogueIndex(ctx, region)
  await expect.poll(() => list).toHaveBeenCalledTimes(4)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await getCatalogueIndex(ctx, region)).toBe(index)
})
