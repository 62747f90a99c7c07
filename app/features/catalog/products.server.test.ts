import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { isCommerceError } from '~/commerce/errors'
import { type Medusa } from '~/commerce/medusa-v1/types'
import { toLocale } from '~/i18n/locales'
import { toContext } from '../../../tests/support/request-context'
import { requireProduct } from './products.server'

const europe = { id: 'reg_eu', name: 'Europe', currency: 'eur', taxInclusive: true, taxRate: 19, countries: ['de'] }
const mug = {
  id: 'prod',
  handle: 'mug',
  title: 'Mug',
  subtitle: null,
  description: 'Holds coffee.',
  thumbnail: null,
  weight: null,
  length: null,
  width: null,
  height: null,
  material: null,
  origin_country: null,
  metadata: null,
  variants: [],
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
  return { list, ctx: toContext({ locale: toLocale('en', 'de'), commerce: { catalogue } }) }
}

describe('requireProduct', () => {
  it('is a product of that handle', async () => {
    const { ctx, list } = createShop([mug])
    expect(await requireProduct(ctx, europe, 'mug')).toMatchObject({ title: 'Mug', description: 'Holds coffee.' })
    expect(list.mock.calls[0]?.[0]).toMatchObject({ handle: 'mug', region_id: 'reg_eu', currency_code: 'eur' })
  })

  it('says that a product which is not there is not found, and asks again the next time', async () => {
    const { ctx, list } = createShop([])
    const isNotFound = (error: unknown) => isCommerceError(error, 'not-found')
    await expect(requireProduct(ctx, europe, 'gone')).rejects.toSatisfy(isNotFound)
    await expect(requireProduct(ctx, europe, 'gone')).rejects.toSatisfy(isNotFound)
    expect(list).toHaveBeenCalledTimes(2)
  })

  it('does not trouble the backend with what cannot be a handle', async () => {
    const { ctx, list } = createShop([mug])
    await expect(requireProduct(ctx, europe, 'mug\u0000')).rejects.toMatchObject({ kind: 'not-found' })
    expect(list).not.toHaveBeenCalled()
  })
})
