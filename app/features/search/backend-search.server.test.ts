import { expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { type RequestContext } from '~/context.server'
import { listBackendHits } from './backend-search.server'

function makeShop() {
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const search = vi.fn(async (query: string) => [`hit for ${query}`])
  const log = { warn: vi.fn() }
  type Read = RequestContext['commerce']['catalogue']['read']
  const read = (options: Parameters<Read>[0], load: (shop: object) => unknown) =>
    cache.read({ ...options, log }, () => Promise.resolve(load({ search })))
  const ctx = { commerce: { catalogue: { read } }, log } as unknown as RequestContext
  return { find: (query: string) => listBackendHits(ctx, query), search }
}

it('asks once for a query, however its letters are typed', async () => {
  const { find, search } = makeShop()
  const forms = ['Café AU lait', 'cafe\u0301 au  lait', 'ＣＡＦÉ au lait', 'café\u00a0au lait ']
  for (const form of forms) expect(await find(form)).toEqual(['hit for café au lait'])
  expect(search).toHaveBeenCalledTimes(1)
})

it('leaves a backend alone that a crowd asks for ever new things, and goes on with what it knows', async () => {
  const { find, search } = makeShop()
  await find('vase')
  search.mockClear()
  const found = await Promise.all(Array.from({ length: 1000 }, (_, number) => find(`vase ${number}`)))
  expect(search.mock.calls.length).toBeLessThanOrEqual(300)
  expect(found.filter((hits) => hits.length === 0)).toHaveLength(1000 - search.mock.calls.length)
  expect(await find('VASE')).toEqual(['hit for vase'])
})
