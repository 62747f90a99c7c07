import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { isCommerceError } from '~/commerce/errors'
import { type Catalogue } from '~/commerce/shop/catalogue'
import { type Product } from '~/commerce/shop/product'
import { toLocale } from '~/i18n/locales'
import { noFacts } from '../../../tests/support/no-facts'
import { toContext } from '../../../tests/support/request-context'
import { requireProduct } from './products.server'

const europe = {
  id: 'reg_eu',
  name: 'Europe',
  currency: 'eur',
  taxInclusive: true,
  taxRate: 19,
  countries: ['de'],
  paymentProviders: [],
}
const mug: Product = {
  id: 'prod',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: 'Holds coffee.',
  thumbnail: null,
  images: [],
  options: [],
  variants: [],
  categoryIds: [],
  collectionId: null,
  giftCard: false,
  shippingProfileIds: [],
  material: null,
  originCountry: null,
  weight: null,
  length: null,
  width: null,
  height: null,
  contents: null,
  facts: noFacts,
  metadata: null,
}

const cache = createCatalogueCache({ maxBytes: 1e6 })

afterEach(() => {
  void cache.purge(['products', 'product'])
})

function createShop(product: Product | null) {
  const getProduct = vi.fn(async (_handle: string, _pricing: object) => product)
  const log = { warn: vi.fn() }
  const catalogue = {
    read: <T>(options: Parameters<typeof cache.read>[0], load: (shop: Catalogue) => Promise<T>) =>
      cache.read({ ...options, log }, () => load({ getProduct } as unknown as Catalogue)),
  }
  return { getProduct, ctx: toContext({ locale: toLocale('en', 'de'), commerce: { catalogue } }) }
}

describe('requireProduct', () => {
  it('is a product of that handle', async () => {
    const { ctx, getProduct } = createShop(mug)
    expect(await requireProduct(ctx, europe, 'mug')).toMatchObject({ title: 'Mug', description: 'Holds coffee.' })
    expect(getProduct).toHaveBeenCalledWith('mug', europe)
  })

  it('says that a product which is not there is not found, and asks again the next time', async () => {
    const { ctx, getProduct } = createShop(null)
    const isNotFound = (error: unknown) => isCommerceError(error, 'not-found')
    await expect(requireProduct(ctx, europe, 'gone')).rejects.toSatisfy(isNotFound)
    await expect(requireProduct(ctx, europe, 'gone')).rejects.toSatisfy(isNotFound)
    expect(getProduct).toHaveBeenCalledTimes(2)
  })
})
