import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { CommerceError, type CommerceErrorKind } from '~/commerce/errors'
import { type Catalogue, type HandleStatus } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { toLocale } from '~/i18n/locales'
import { createFormerHandles } from './ask-former-handle.server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function createShop(answer: () => Promise<HandleStatus | null>, formerHandles?: boolean) {
  const getHandleStatus = vi.fn((_kind: string, _handle: string, _language: string) => answer())
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const log = { warn: vi.fn() }
  const catalogue = {
    read: <T>(options: Parameters<typeof cache.read>[0], load: (shop: Catalogue) => Promise<T>) =>
      cache.read({ ...options, log }, () => load({ getHandleStatus } as unknown as Catalogue)),
  }
  const ctx = {
    locale: toLocale('de', 'at'),
    commerce: { catalogue, getCapabilities: async () => ({ formerHandles }) },
    log,
  } as unknown as RequestContext
  return { ctx, cache, getHandleStatus }
}

function refuse(kind: CommerceErrorKind, status?: number) {
  return () => Promise.reject(new CommerceError({ kind, status, call: 'GET /store', mayHaveHappened: false }))
}

const nothing = () => Promise.resolve({ state: 'unknown' as const })

test('a handle’s status is asked for in the page’s language, once', async () => {
  const metadata = { translations: { de: { handle: 'becher' } } }
  const status = { state: 'published' as const, handle: 'mug', metadata }
  const { ctx, getHandleStatus } = createShop(async () => status)
  const find = createFormerHandles()
  expect(await find(ctx, 'product', 'Größe 1')).toEqual(status)
  expect(await find(ctx, 'product', 'Größe 1')).toEqual(status)
  expect(getHandleStatus.mock.calls).toEqual([['product', 'Größe 1', 'de']])
})

test('that nothing had it is remembered too, until things of its kind change', async () => {
  const { ctx, cache, getHandleStatus } = createShop(nothing)
  const find = createFormerHandles()
  for (let visit = 0; visit < 3; visit++) expect(await find(ctx, 'category', 'nope')).toEqual({ state: 'unknown' })
  expect(getHandleStatus).toHaveBeenCalledTimes(1)
  await cache.purge(['products'])
  await find(ctx, 'category', 'nope')
  expect(getHandleStatus).toHaveBeenCalledTimes(1)
  await cache.purge(['categories'])
  await find(ctx, 'category', 'nope')
  expect(getHandleStatus).toHaveBeenCalledTimes(2)
})

test('however many made-up handles come, few are asked for, and they push nothing out of the cache', async () => {
  const { ctx, cache, getHandleStatus } = createShop(nothing)
  const log = { warn: vi.fn() }
  const options = { key: 'categories', tags: [], policy: 'catalogue' as const, log }
  await cache.read(options, async () => 'x'.repeat(500_000))
  const find = createFormerHandles({ limit: 30 })
  const visits = Array.from({ length: 1000 }, (_, visit) => find(ctx, 'product', `nope-${visit}`))
  for (const status of await Promise.all(visits)) expect(status).toEqual({ state: 'unknown' })
  expect(getHandleStatus).toHaveBeenCalledTimes(30)
  expect(cache.size().entries).toBe(1)
  await cache.read(options, () => expect.fail('pushed out'))
})

test('what no handle looks like is not asked for', async () => {
  const { ctx, getHandleStatus } = createShop(nothing)
  const find = createFormerHandles()
  for (const handle of ['', '.', '..', 'a/b', 'a\\b', 'a%2fb', 'a\0b', '<script>', 'x'.repeat(201)]) {
    expect(await find(ctx, 'product', handle), handle).toEqual({ state: 'unknown' })
  }
  expect(getHandleStatus).not.toHaveBeenCalled()
})

test('a backend that keeps no record is not asked', async () => {
  const { ctx, getHandleStatus } = createShop(nothing, false)
  const find = createFormerHandles()
  for (const handle of ['a', 'b', '<c>']) expect(await find(ctx, 'product', handle)).toBeNull()
  expect(getHandleStatus).not.toHaveBeenCalled()
})

test('a backend that is down, or answers anything else, says nothing', async () => {
  const answers = [refuse('unreachable'), refuse('failed', 500), refuse('not-found', 404), async () => null]
  for (const answer of answers) {
    expect(await createFormerHandles()(createShop(answer).ctx, 'product', 'mug')).toBeNull()
  }
})
