import { expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { CommerceError } from '~/commerce/errors'
import { type Catalogue } from '~/commerce/shop/catalogue'
import { type RequestContext } from '~/context.server'
import { listKnownProducts } from './known-products.server'

function makeShop(stocked: readonly string[]) {
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const list = vi.fn(async (ids: string[]) => ids.filter((id) => stocked.includes(id)).map((id) => ({ id })))
  const shop = { listKnownProducts: list } as unknown as Catalogue
  const log = { warn: vi.fn() }
  const read = (
    options: Parameters<RequestContext['commerce']['catalogue']['read']>[0],
    load: (shop: Catalogue) => unknown,
  ) => cache.read({ ...options, log }, () => Promise.resolve(load(shop)))
  const ctx = { commerce: { catalogue: { read } } } as unknown as RequestContext
  const find = async (...ids: string[]) => (await listKnownProducts(ctx, ids)).map(({ id }) => id)
  return { find, list, cache }
}

const stocked = Array.from({ length: 8 }, (_, number) => `p${number}`)

it('asks the backend once for all that a bag holds and the shop has not read yet', async () => {
  const { find, list } = makeShop(stocked)
  expect(await find('p2', 'p1', 'p2')).toEqual(['p1', 'p2'])
  expect(await find('p1', 'p3', 'p4')).toEqual(['p1', 'p3', 'p4'])
  expect(list.mock.calls).toEqual([[['p1', 'p2']], [['p3', 'p4']]])
})

it('keeps a product once, in however many combinations bags hold it', async () => {
  const { find, cache } = makeShop(stocked)
  for (let bag = 1; bag < 256; bag += 1) await find(...stocked.filter((_, place) => bag & (1 << place)))
  expect(cache.size().entries).toBe(stocked.length)
})

it('leaves out what the shop has no more, and knows nothing while the backend is down', async () => {
  const { find, list } = makeShop(['p1'])
  expect(await find('p0', 'p1')).toEqual(['p1'])
  list.mockRejectedValue(
    new CommerceError({ kind: 'unreachable', call: 'GET /store/products', mayHaveHappened: false }),
  )
  expect(await find('p1', 'p5')).toEqual([])
})
