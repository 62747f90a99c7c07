import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Medusa } from '~/commerce/medusa-v1/types'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { createHandleHistory } from './handle-history.server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function createShop(answer: () => Promise<unknown>) {
  const request = vi.fn((_method: string, _path: string) => answer())
  const medusa = { client: { request } } as unknown as Medusa
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const log = { warn: vi.fn() }
  const catalogue = {
    read: <T>(options: Parameters<typeof cache.read>[0], load: (medusa: Medusa) => Promise<T>) =>
      cache.read({ ...options, log }, () => load(medusa)),
  }
  const ctx = { locale: toLocale('de', 'at'), commerce: { catalogue }, log } as unknown as RequestContext
  return { ctx, cache, request }
}

function refuse(kind: CommerceErrorKind, status?: number) {
  return () => Promise.reject(new CommerceError({ kind, status, call: 'GET /store', mayHaveHappened: false }))
}

const nothing = () => Promise.resolve({ place: null })

test('a handle’s standing is asked for in the page’s language, once', async () => {
  const metadata = { translations: { de: { handle: 'becher' } } }
  const { ctx, request } = createShop(async () => ({ place: { id: '1', state: 'published', handle: 'mug', metadata } }))
  const find = createHandleHistory()
  const standing = { state: 'published', handle: 'mug', metadata }
  expect(await find(ctx, 'product', 'Größe 1')).toMatchObject(standing)
  expect(await find(ctx, 'product', 'Größe 1')).toMatchObject(standing)
  expect(request.mock.calls).toEqual([['GET', '/store/vitrine/handles/product/Gr%C3%B6%C3%9Fe%201?language=de']])
})

test('what is withdrawn comes with what suggestions need', async () => {
  const place = { id: '1', state: 'withdrawn', title: 'Mug', metadata: null, category_ids: ['a'], collection_id: null }
  const { ctx } = createShop(async () => ({ place }))
  expect(await createHandleHistory()(ctx, 'product', 'mug')).toEqual({
    state: 'withdrawn',
    title: 'Mug',
    metadata: null,
    categoryIds: ['a'],
    collectionId: null,
  })
})

test('that nothing had it is remembered too, until things of its kind change', async () => {
  const { ctx, cache, request } = createShop(nothing)
  const find = createHandleHistory()
  for (let visit = 0; visit < 3; visit++) expect(await find(ctx, 'category', 'nope')).toEqual({ state: 'unknown' })
  expect(request).toHaveBeenCalledTimes(1)
  await cache.purge(['products'])
  await find(ctx, 'category', 'nope')
  expect(request).toHaveBeenCalledTimes(1)
  await cache.purge(['categories'])
  await find(ctx, 'category', 'nope')
  expect(request).toHaveBeenCalledTimes(2)
})

test('however many made-up handles come, few are asked for, and they push nothing out of the cache', async () => {
  const { ctx, cache, request } = createShop(nothing)
  const log = { warn: vi.fn() }
  const options = { key: 'categories', tags: [], policy: 'catalogue' as const, log }
  await cache.read(options, async () => 'x'.repeat(500_000))
  const find = createHandleHistory({ limit: 30 })
  const visits = Array.from({ length: 1000 }, (_, visit) => find(ctx, 'product', `nope-${visit}`))
  for (const standing of await Promise.all(visits)) expect(standing).toEqual({ state: 'unknown' })
  expect(request).toHaveBeenCalledTimes(30)
  expect(cache.size().entries).toBe(1)
  await cache.read(options, () => expect.fail('pushed out'))
})

test('what no handle looks like is not asked for', async () => {
  const { ctx, request } = createShop(nothing)
  const find = createHandleHistory()
  for (const handle of ['', '.', '..', 'a/b', 'a\\b', 'a%2fb', 'a\0b', '<script>', 'x'.repeat(201)]) {
    expect(await find(ctx, 'product', handle), handle).toEqual({ state: 'unknown' })
  }
  expect(request).not.toHaveBeenCalled()
})

test('a backend without the plugin is left alone for ten minutes', async () => {
  const { ctx, request } = createShop(refuse('not-found', 404))
  const find = createHandleHistory()
  for (const handle of ['a', 'b', '<c>']) expect(await find(ctx, 'product', handle)).toBeNull()
  expect(request).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 601_000)
  await find(ctx, 'product', 'd')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a backend that is down, or answers anything else, says nothing', async () => {
  for (const answer of [refuse('unreachable'), refuse('failed', 500), async () => ({ place: { state: 'lost' } })]) {
    expect(await createHandleHistory()(createShop(answer).ctx, 'product', 'mug')).toBeNull()
  }
})
