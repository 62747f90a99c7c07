import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Medusa, type ShippingOption } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { optionalPart } from '../optional-part.server'
import { createTestIndex } from '../test-catalogue'
import { findRelated } from './related-products.server'
import { toShippingChoice } from './shipping-terms.server'

function createContext(medusa: object) {
  const read = <T>(_options: unknown, load: (medusa: Medusa) => Promise<T>) => load(medusa as Medusa)
  const log = { warn: vi.fn() }
  const ctx = { locale: toLocale('de', 'de'), log, commerce: { catalogue: { read } } }
  return { ctx: ctx as unknown as RequestContext, log }
}

function refuse(kind: CommerceErrorKind) {
  return new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
}

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
