import { startRedis } from '../../../scripts/redis.mjs'
import { ask } from '../../support/ask'
import { deliver, signDelivery } from '../../support/catalogue-hook'
import { startFaultProxy } from '../../support/fault-proxy'
import { startStorefront, type Storefront } from '../../support/storefront'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'

const soon = { timeout: 20_000, intervals: [100] }
const startTime = { timeout: 60_000, intervals: [100] }

/** Processes that start on one new Redis, and what they ask the backend for of its products. */
async function startWorld() {
  const redis = await startRedis()
  const backend = await startFaultProxy(readWorld('MEDUSA_URL'))
  const startedAt = Date.now()
  const asked: string[] = []
  backend.spoil((_, path) => {
    if (path.startsWith('/store/products?')) asked.push(path)
    return null
  })
  const env = { MEDUSA_URL: backend.url, REDIS_URL: redis.url, CATALOGUE_READ_AHEAD: 'on' }
  const shops: Storefront[] = []
  return {
    asked,
    backend,
    /** Everything is read anew once a minute, as it gets old. */
    listAskedTooOften(): string[] {
      const most = 1 + Math.floor((Date.now() - startedAt) / 60_000)
      return [...new Set(asked)].filter((path) => asked.filter((one) => one === path).length > most)
    },
    async start(count: number): Promise<Storefront[]> {
      const started = await Promise.all(Array.from({ length: count }, () => startStorefront({ env })))
      shops.push(...started)
      return started
    },
    async stop(): Promise<void> {
      await Promise.all(shops.map((shop) => shop.stop()))
      await backend.stop()
      await redis.stop()
    },
  }
}

async function isReady(shops: Storefront[]): Promise<void> {
  const readStatus = async ({ url }: Storefront) => (await ask('/readyz', { at: url })).status
  await expect.poll(() => Promise.all(shops.map(readStatus)), startTime).toEqual(shops.map(() => 200))
}

/** What each shop's list of all says of a product. */
function readCards(shops: Storefront[], handle: string): Promise<string[]> {
  const readCard = async ({ url }: Storefront) => {
    const { body } = await ask('/en-us/categories/all', { at: url })
    const card = body.split('<article').find((one) => one.includes(`/products/${handle}"`)) ?? ''
    const name = /Shared index|Another name/.exec(card)?.[0]
    return `${name} ${card.replace(/<!-- -->/g, '').match(/\$\d+\.\d\d/)?.[0]}`
  }
  return Promise.all(shops.map(readCard))
}

for (const count of [1, 2, 4])
  test(`${count} processes read the catalogue once between them, and a change of it`, async ({ admin }) => {
    test.setTimeout(150_000)
    const product = await admin.createProduct({ title: 'Shared index', stock: { One: 1 }, prices: { usd: 2000 } })
    const world = await startWorld()
    try {
      const shops = await world.start(count)
      await isReady(shops)
      expect(world.asked.length).toBeGreaterThan(1)
      expect(world.listAskedTooOften()).toEqual([])
      expect(await readCards(shops, product.handle)).toEqual(shops.map(() => 'Shared index $20.00'))

      const [late] = await world.start(1)
      const all = late ? [...shops, late] : shops
      await isReady(all)
      expect(await readCards(all, product.handle)).toEqual(all.map(() => 'Shared index $20.00'))
      expect(world.listAskedTooOften(), 'one that starts later finds it').toEqual([])

      await admin.call('POST', `/admin/products/${product.id}`, { title: 'Another name' })
      const prices = [{ currency_code: 'usd', amount: 2345 }]
      await admin.call('POST', `/admin/products/${product.id}/variants/${product.variants[0]?.id}`, { prices })
      const delivery = signDelivery([{ kind: 'product', id: product.id, handle: product.handle }])
      expect((await deliver(delivery, all.at(-1)?.url)).status).toBe(204)
      await expect.poll(() => readCards(all, product.handle), soon).toEqual(all.map(() => 'Another name $23.45'))
      // what all regions share, and what this one asks for it
      expect(world.asked.filter((path) => path.includes(product.id)).length).toBeLessThanOrEqual(2)
      expect(world.listAskedTooOften()).toEqual([])
    } finally {
      await world.stop()
    }
  })

test('where the process that reads the catalogue is killed in the middle, another one reads it', async () => {
  test.setTimeout(150_000)
  const world = await startWorld()
  try {
    world.backend.delay(1500)
    const [first] = await world.start(1)
    await expect.poll(() => world.asked.length, startTime).toBeGreaterThan(0)
    const [other] = await world.start(1)
    if (!first?.pid || !other) throw new Error('they did not start')
    process.kill(first.pid, 'SIGKILL')
    await first.exited
    const before = world.asked.length
    world.backend.delay(0)
    await isReady([other])
    expect(world.asked.length).toBeGreaterThan(before)
    expect((await ask('/en-us/categories/all', { at: other.url })).status).toBe(200)
  } finally {
    await world.stop()
  }
})

test('a process that starts while the backend is away has the lists that the others have', async ({ admin }) => {
  test.setTimeout(150_000)
  const product = await admin.createProduct({ title: 'Shared index', stock: { One: 1 }, prices: { usd: 2000 } })
  const world = await startWorld()
  try {
    await isReady(await world.start(1))
    await world.backend.cut()
    const late = await world.start(1)
    await isReady(late)
    expect(await readCards(late, product.handle)).toEqual(['Shared index $20.00'])
  } finally {
    await world.backend.restore()
    await world.stop()
  }
})
