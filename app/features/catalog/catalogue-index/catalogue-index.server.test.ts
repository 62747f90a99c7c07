import { setImmediate as nextLook } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type catalogueCache as Cache } from '~/commerce/cache.server'
import { type Browse, type Commerce } from '~/commerce/shop/commerce'
import { partTag } from '~/commerce/purge-tag'
import { type Pricing, type ProductPage } from '~/commerce/shop/catalogue'
import { type ProductOffer, type ProductSummary, type VariantPrice } from '~/commerce/shop/product'
import { toLocale } from '~/i18n/locales'
import { toContext } from '../../../../tests/support/request-context'
import { type getCatalogueIndex as GetIndex, type listProductEntries as ListEntries } from './catalogue-index.server'

const region = {
  id: 'reg_eu',
  name: 'Europe',
  currency: 'eur',
  taxInclusive: true,
  taxRate: 19,
  countries: ['de'],
  paymentProviders: [],
}

function toPrice(withTax: number): VariantPrice {
  const amount = { withTax, withoutTax: withTax }
  return { amount, kind: 'regular', original: amount, saleEndsAt: null }
}

function toProduct(number: number): ProductSummary {
  return {
    id: `prod_${String(number).padStart(4, '0')}`,
    handle: `thing-${number}`,
    title: `Thing ${number}`,
    subtitle: null,
    description: null,
    thumbnail: null,
    giftCard: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    collection: null,
    type: null,
    tags: [],
    categoryIds: [],
    variants: ['a', 'b', 'c'].map(() => ({ sku: null, values: [] })),
    energy: null,
    metadata: null,
  }
}

function toOffer({ id }: ProductSummary): ProductOffer {
  const stock = { manageInventory: true, allowBackorder: false, quantity: 5 }
  const variants = [
    { id: `${id}-a`, stock: { ...stock, quantity: 0 }, price: toPrice(119) },
    { id: `${id}-b`, stock, price: toPrice(238) },
    { id: `${id}-c`, stock, price: null },
  ]
  return { id, variants }
}

function createShop(count: number) {
  const products = Array.from({ length: count }, (_, number) => toProduct(number))
  // `pricing` as well where prices are asked for
  const list = vi.fn((_page: ProductPage, _pricing?: Pricing) => undefined)
  function find({ offset, limit, ids }: ProductPage) {
    const found = products.filter(({ id }) => !ids || ids.includes(id))
    return { found: found.slice(offset, offset + limit), count: found.length }
  }
  const shop = {
    async listProducts(page: ProductPage) {
      list(page)
      const { found, count: all } = find(page)
      return { products: found, count: all }
    },
    async listOffers(page: ProductPage, pricing: Pricing) {
      list(page, pricing)
      const { found, count: all } = find(page)
      return { products: found.map(toOffer), count: all }
    },
    listCategories: async () => [],
  } as unknown as Parameters<Browse<unknown>>[0]
  const log = { warn: vi.fn() }
  const catalogue: Pick<Commerce['catalogue'], 'read' | 'live'> = {
    read: (options, load) => cache.read({ ...options, log }, (asked) => load(shop, asked)),
    live: (load) => load(shop),
  }
  const purge = (...ids: string[]) =>
    cache.purge(ids.length > 0 ? ids.map((id) => partTag('products', id)) : ['products'])
  return {
    list,
    products,
    purge,
    ctx: toContext({ locale: toLocale('en', 'de'), commerce: { unhurried: { catalogue } } }),
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
  expect(list.mock.calls.map(([{ offset }, pricing]) => [pricing?.id, offset])).toEqual(
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
  if (touched) touched.updatedAt = '2026-02-02T00:00:00.000Z'
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
  expect(list.mock.calls.map(([page]) => [page.ids, page.offset])).toEqual([
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

it('has a product once that moved to the next page while the pages were read', async () => {
  const { ctx, products } = createShop(100)
  products.push(...products.slice(99))
  expect((await getCatalogueIndex(ctx, region)).products).toHaveLength(100)
})

describe('while a large index is made anew', () => {
  const count = 4000
  const ids = ['prod_0000', 'prod_3999']

  /** What changes both products at once, and what a reader sees of them. */
  async function prepare() {
    const { ctx, list, products, purge } = createShop(count)
    function rename(title: string): void {
      for (const product of products) if (ids.includes(product.id)) product.title = title
    }
    async function change(title: string): Promise<void> {
      rename(title)
      await purge(...ids)
    }
    async function look(): Promise<string> {
      const { products: indexed, positions, offers } = await getCatalogueIndex(ctx, region)
      expect([indexed.length, positions.size, offers.length]).toEqual([count, count, count])
      const seen = ids.map((id) => indexed[positions.get(id) ?? -1])
      expect(seen.map((product) => product?.id)).toEqual(ids)
      return [...new Set(seen.map((product) => product?.title))].join()
    }
    rename('Old')
    const seen = [await look()]
    async function lookUntil(title: string): Promise<void> {
      while (seen.at(-1) !== title) {
        await nextLook()
        seen.push(await look())
      }
    }
    list.mockClear()
    return { change, list, lookUntil, seen }
  }

  it('every reader sees the old one or the new one, never a part', async () => {
    const { change, lookUntil, seen } = await prepare()
    await change('New')
    await lookUntil('New')
    expect(new Set(seen)).toEqual(new Set(['Old', 'New']))
  })

  it('a change that is announced meanwhile is not lost, nor overtaken by the one before', async () => {
    const { change, list, lookUntil, seen } = await prepare()
    await change('First')
    // its two parts have been read, and are being put together
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2), { interval: 1, timeout: 5000 })
    await nextLook()
    await change('Second')
    await lookUntil('Second')
    const inOrder = seen.filter((title, place) => title !== seen[place - 1])
    expect(inOrder).toEqual(['Old', 'First', 'Second'].filter((title) => inOrder.includes(title)))
  })
})
