import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type ShippingRate } from '~/commerce/shop/shipping'
import { type RequestContext } from '~/context.server'
import { RequestAnswer } from '~/http/server/request-answer.server'
import { toLocale } from '~/i18n/locales'
import { optionalPart } from '../optional-part.server'
import { createTestIndex } from '../../../../tests/support/test-index'
import { findRelated } from './related-products.server'
import { toShippingChoice } from './shipping-terms.server'

function createContext() {
  const log = { warn: vi.fn() }
  const answer = new RequestAnswer('public')
  return { ctx: { locale: toLocale('de', 'de'), log, answer } as unknown as RequestContext, log, answer }
}

function refuse(kind: CommerceErrorKind) {
  return new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
}

describe('optionalPart', () => {
  it('goes without a part that the backend does not give, says so in the log, and has nobody keep the page', async () => {
    const { ctx, log, answer } = createContext()
    expect(await optionalPart(ctx, 'shipping', Promise.resolve(1), null)).toBe(1)
    expect(answer.validUntil).toBeNull()
    expect(await optionalPart(ctx, 'shipping', Promise.reject(refuse('timeout')), null)).toBeNull()
    expect(log.warn).toHaveBeenCalledOnce()
    expect(answer.validUntil?.getTime()).toBeLessThanOrEqual(Date.now())
  })

  it('hides no mistake of our own', async () => {
    const mistake = Promise.reject(new TypeError('x is not a function'))
    await expect(optionalPart(createContext().ctx, 'shipping', mistake, null)).rejects.toThrow(TypeError)
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
  const rate: ShippingRate = {
    profileId: 'goods',
    isReturn: false,
    amount: { withTax: 595, withoutTax: 500 },
    from: null,
    days: null,
  }

  it('is told with tax where prices are, else without', () => {
    expect(toShippingChoice(rate, true)).toEqual({
      profileId: 'goods',
      isReturn: false,
      amount: 595,
      from: null,
      days: null,
    })
    expect(toShippingChoice(rate, false)?.amount).toBe(500)
  })

  it('names the least value of the order only in the terms in which it is compared', () => {
    const from = (withTax: boolean) => ({ ...rate, from: { amount: 5000, withTax } })
    expect(toShippingChoice(from(true), true)?.from).toBe(5000)
    expect(toShippingChoice(from(false), true)).toBeNull()
  })

  it('passes over a rate that is only known for a cart', () => {
    expect(toShippingChoice({ ...rate, amount: null }, true)).toBeNull()
  })
})
