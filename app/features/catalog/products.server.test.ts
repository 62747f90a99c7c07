import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { isCommerceError } from '~/commerce/errors'
import { type Medusa } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { type Language, toLocale } from '~/i18n/locales'
import { listProducts, requireProduct } from './products.server'

const europe = { id: 'reg_eu', name: 'Europe', currency: 'eur', taxInclusive: true, taxRate: 19, countries: ['de'] }
const states = {
  ...europe,
  id: 'reg_us',
  name: 'United States',
  currency: 'usd',
  taxInclusive: false,
  countries: ['us'],
}

const mug = {
  id: 'prod',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: 'Holds coffee.',
  thumbnail: 'http://localhost:9000/uploads/1-mug.webp',
  weight: null,
  length: null,
  width: null,
  height: null,
  material: null,
  origin_country: null,
  metadata: { translations: { de: { title: 'Becher' } } },
  variants: [
    {
      id: 'v1',
      title: 'S',
      manage_inventory: true,
      inventory_quantity: 0,
      calculated_price: 500,
      calculated_price_incl_tax: 595,
    },
    {
      id: 'v2',
      title: 'M',
      manage_inventory: true,
      inventory_quantity: 2,
      calculated_price: 700,
      calculated_price_incl_tax: 833,
    },
    {
      id: 'v3',
      title: 'L',
      manage_inventory: true,
      inventory_quantity: 9,
      calculated_price: 900,
      calculated_price_incl_tax: 1071,
    },
  ],
}

const cache = createCatalogueCache({ maxBytes: 1e6 })

afterEach(() => {
  void cache.purge(['products', 'product'])
})

function createShop(products: unknown[]) {
  const list = vi.fn(async (_query?: unknown) => ({ products, count: products.length }))
  const medusa = { products: { list } } as unknown as Medusa
  const log = { warn: vi.fn() }
  const catalogue = {
    read: <T>(options: Parameters<typeof cache.read>[0], load: (medusa: Medusa) => Promise<T>) =>
      cache.read({ ...options, log }, () => load(medusa)),
  }
  const toContext = (language: Language) =>
    ({ locale: toLocale(language, 'de'), commerce: { catalogue } }) as unknown as RequestContext
  return { list, en: toContext('en'), de: toContext('de') }
}

describe('listProducts', () => {
  it("shows the cheapest price that can be had, in the page's language, and no word of another", async () => {
    const { de } = createShop([mug])
    const { products } = await listProducts(de, europe, {})
    expect(products).toEqual([
      {
        handle: 'mug',
        title: 'Becher',
        subtitle: null,
        picture: expect.objectContaining({ src: '/uploads/1-mug.webp' }),
        price: { amount: 833, original: null, percentOff: null },
        from: true,
        soldOut: false,
      },
    ])
  })

  it('asks once for both languages, and anew for another region', async () => {
    const { en, de, list } = createShop([mug])
    await listProducts(en, europe, {})
    await listProducts(de, europe, {})
    expect(list).toHaveBeenCalledTimes(1)
    const { products } = await listProducts(en, states, {})
    expect(list).toHaveBeenCalledTimes(2)
    expect(products[0]?.price?.amount).toBe(700)
  })

  it("asks for the region's prices of its page only, and for no description", async () => {
    const { en, list } = createShop([mug])
    await listProducts(en, europe, { categoryIds: ['a', 'b'] }, { page: 3, perPage: 12 })
    expect(list.mock.calls[0]?.[0]).toEqual({
      category_id: ['a', 'b'],
      limit: 12,
      offset: 24,
      order: '-created_at',
      region_id: 'reg_eu',
      currency_code: 'eur',
      fields: 'id,handle,title,subtitle,thumbnail,metadata',
      expand: 'variants,variants.prices',
    })
  })

  it('shows a sold-out product with its price, and one that is not sold here without', async () => {
    const gone = mug.variants.map((variant) => ({ ...variant, inventory_quantity: 0 }))
    const unpriced = mug.variants.map(({ id, title }) => ({ id, title, manage_inventory: false }))
    const { en } = createShop([
      { ...mug, variants: gone },
      { ...mug, handle: 'b', variants: unpriced },
    ])
    const { products } = await listProducts(en, europe, {})
    expect(products[0]).toMatchObject({ soldOut: true, price: { amount: 595 } })
    expect(products[1]).toMatchObject({ soldOut: false, price: null })
  })
})

describe('requireProduct', () => {
  it('is a product of that handle', async () => {
    const { en, list } = createShop([mug])
    expect(await requireProduct(en, europe, 'mug')).toMatchObject({ title: 'Mug', description: 'Holds coffee.' })
    expect(list.mock.calls[0]?.[0]).toMatchObject({ handle: 'mug', region_id: 'reg_eu', currency_code: 'eur' })
  })

  it('says that a product which is not there is not found, and asks again the next time', async () => {
    const { en, list } = createShop([])
    const isNotFound = (error: unknown) => isCommerceError(error, 'not-found')
    await expect(requireProduct(en, europe, 'gone')).rejects.toSatisfy(isNotFound)
    await expect(requireProduct(en, europe, 'gone')).rejects.toSatisfy(isNotFound)
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('does not trouble the backend with what cannot be a handle', async () => {
    const { en, list } = createShop([mug])
    await expect(requireProduct(en, europe, 'mug\u0000')).rejects.toMatchObject({ kind: 'not-found' })
    expect(list).not.toHaveBeenCalled()
  })
})
