import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '../errors'
import { readCapabilities } from './capabilities'
import { getHandleStatus, listBestsellers, listPriorPrices } from './plugin-catalogue'

const row = { variant_id: 'v1', current_amount: 1700, amount: 2000, includes_tax: true }
const unsaid = async () => null
const prior = { amount: 2000, currentAmount: 1700, includesTax: true }

function createClient(answer: unknown) {
  const request = vi.fn((_method: string, _path: string) => Promise.resolve(answer))
  return { request, medusa: { client: { request } } }
}

const readNothing = () => readCapabilities(createClient({ passwordless: false }).medusa)

function refuse(kind: CommerceErrorKind) {
  const error = new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
  return { client: { request: () => Promise.reject(error) } }
}

describe('listPriorPrices', () => {
  it('asks for products in a region, and reads the answer by variant', async () => {
    const { medusa, request } = createClient({ prior_prices: [row] })
    expect(await listPriorPrices(medusa, unsaid, ['a', 'c'], 'reg_eu')).toEqual({ v1: prior })
    expect(request).toHaveBeenCalledWith('GET', '/store/vitrine/prior-prices?product_ids=a%2Cc&region_id=reg_eu')
  })

  it('is empty for anything else', async () => {
    for (const answer of [null, '', {}, { prior_prices: {} }, { prior_prices: [{ variant_id: 'v1', amount: '1' }] }]) {
      expect(await listPriorPrices(createClient(answer).medusa, unsaid, ['a'], 'reg_eu')).toEqual({})
    }
  })

  it('knows nothing where the backend has no plugin, and fails where it is down', async () => {
    expect(await listPriorPrices(refuse('not-found'), unsaid, ['a'], 'reg_eu')).toEqual({})
    const asked = listPriorPrices(refuse('unreachable'), unsaid, ['a'], 'reg_eu')
    await expect(asked).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('listBestsellers', () => {
  const counts = async () => ({ ...(await readNothing()), bestsellers: true })

  it('reads the ids in their order, and nothing of anything else', async () => {
    expect(await listBestsellers(createClient({ product_ids: ['b', 'a'] }).medusa, counts)).toEqual(['b', 'a'])
    for (const answer of [null, {}, { product_ids: [1] }])
      expect(await listBestsellers(createClient(answer).medusa, counts)).toEqual([])
  })

  it('does not ask a plugin that counts nothing', async () => {
    const { medusa, request } = createClient({ product_ids: ['a'] })
    expect(await listBestsellers(medusa, readNothing)).toEqual([])
    expect(request).not.toHaveBeenCalled()
  })
})

describe('getHandleStatus', () => {
  const ask = (place: unknown) => getHandleStatus(createClient({ place }).medusa, 'product', 'mug', 'de')

  it('asks in a language', async () => {
    const { medusa, request } = createClient({ place: null })
    expect(await getHandleStatus(medusa, 'product', 'Größe 1', 'de')).toEqual({ state: 'unknown' })
    expect(request).toHaveBeenCalledWith('GET', '/store/vitrine/handles/product/Gr%C3%B6%C3%9Fe%201?language=de')
  })

  it('says what a handle stands for now, and what stood there', async () => {
    const metadata = { translations: { de: { handle: 'becher' } } }
    const published = { state: 'published', handle: 'mug', metadata }
    expect(await ask({ id: '1', ...published })).toEqual(published)
    const withdrawn = { state: 'withdrawn', title: 'Mug', metadata: null, category_ids: ['a'], collection_id: null }
    expect(await ask({ id: '1', ...withdrawn })).toEqual({
      state: 'withdrawn',
      title: 'Mug',
      metadata: null,
      categoryIds: ['a'],
      collectionId: null,
    })
  })

  it('is null for anything that nobody understands', async () => {
    expect(await ask({ state: 'lost' })).toBeNull()
  })
})
