import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Medusa, type ShippingOption } from '~/commerce/types'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { optionalPart } from '../optional-part.server'
import { listPriorPrices } from './prior-prices.server'
import { createTestIndex } from '../test-catalogue'
import { findRelated } from './related-products.server'
import { toShippingChoice } from './shipping-terms.server'

const europe = { id: 'reg_eu', name: 'Europe', currency: 'eur', taxInclusive: true, taxRate: 19, countries: ['de'] }

function createContext(medusa: object) {
  const read = <T>(_options: unknown, load: (medusa: Medusa) => Promise<T>) => load(medusa as Medusa)
  const log = { warn: vi.fn() }
  const ctx = { locale: toLocale('de', 'de'), log, commerce: { catalogue: { read } } }
  return { ctx: ctx as unknown as RequestContext, log }
}

function refuse(kind: CommerceErrorKind) {
  return new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
}

describe('listPriorPrices', () => {
  it('asks the plugin for the product and the region', async () => {
    const row = { variant_id: 'v1', current_amount: 1700, amount: 2000, includes_tax: true }
    const request = vi.fn(async () => ({ prior_prices: [row] }))
    const prices = await listPriorPrices(createContext({ client: { request } }).ctx, europe, 'isla & co')
    expect(prices).toEqual({ v1: { currentAmount: 1700, amount: 2000, includesTax: true } })
    expect(request).toHaveBeenCalledWith('GET', '/store/vitrine/prior-prices?handle=isla+%26+co&region_id=reg_eu')
  })

  it('knows nothing where the backend has no plugin, and fails where it is down', async () => {
    const without = { client: { request: () => Promise.reject(refuse('not-found')) } }
    expect(await listPriorPrices(createContext(without).ctx, europe, 'mug')).toEqual({})
    const down = { client: { request: () => Promise.reject(refuse('unreachable')) } }
    await expect(listPriorPrices(createContext(down).ctx, europe, 'mug')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('optionalPart', () => {
  it('goes without a part that the backend does not give, and says so in the log', async () => {
    const { ctx, log } = createContext({})
    expect(await optionalPart(ctx, 'shipping', Promise.reject(refuse('timeout')), null)).toBeNull()
    expect(log.warn).toHaveBeenCalledOnce()
  })

  it('hides no mistake of our own', async () => {
    const mistake = Promise.reject(new TypeError('x is not a function'))
    await expect(optionalPart(createContext({}).ctx, 'shipping', mistake, null)).rejects.toThrow(TypeError)
  })
})

describe('findRelated', () => {
  const categoryIds = ['cups']
  const collection = { id: 'harbour', handle: 'harbour', title: 'Harbour', metadata: null }
  const left = [{ Size: 'One' }]
  const index = createTestIndex([
    { id: 'mug', collection, categoryIds, variants: left },
    { id: 'card', collection, giftCard: true, variants: left },
    { id: 'jug', collection, categoryIds, variants: [{ Size: 'One', left: false }] },
    { id: 'cup', categoryIds, variants: left },
    { id: 'lamp', variants: left },
    { id: 'bowl', collection, variants: left },
  ])
  function find(product: { id: string; collectionId: string | null; categoryIds: string[] }) {
    return findRelated(index, product).map((position) => index.products[position]?.id)
  }

  it('are of its collection, then of its categories, each once, what is left first, and no gift card', () => {
    expect(find({ id: 'mug', collectionId: 'harbour', categoryIds })).toEqual(['bowl', 'cup', 'jug'])
  })

  it('are none for a product that belongs to nothing', () => {
    expect(find({ id: 'lamp', collectionId: null, categoryIds: [] })).toEqual([])
  })
})

describe('toShippingChoice', () => {
  const option = {
    profile_id: 'goods',
    is_return: false,
    price_type: 'flat_rate',
    amount: 500,
    includes_tax: false,
    price_incl_tax: 595,
    tax_amount: 95,
    requirements: [],
  }
  function toChoice(more: object, taxInclusive = true) {
    return toShippingChoice({ ...option, ...more } as unknown as ShippingOption, taxInclusive)
  }

  it('is told with tax where prices are, else without', () => {
    expect(toChoice({})).toEqual({ profileId: 'goods', isReturn: false, amount: 595, from: null })
    expect(toChoice({}, false)?.amount).toBe(500)
    expect(toChoice({ includes_tax: true, price_incl_tax: 500, tax_amount: 80 }, false)?.amount).toBe(420)
  })

  it('names the least value of the order only in the terms that Medusa compares it in', () => {
    const requirements = [{ type: 'min_subtotal', amount: 5000 }]
    expect(toChoice({ requirements, includes_tax: true })?.from).toBe(5000)
    expect(toChoice({ requirements })).toBeNull()
    expect(toChoice({ requirements: [{ type: 'max_subtotal', amount: 5000 }] })?.from).toBeNull()
  })

  it('passes over a rate that is only known for a cart', () => {
    expect(toChoice({ amount: null, price_type: 'calculated' })).toBeNull()
  })
})
