import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { type Browse, type Commerce } from '~/commerce/shop/commerce'
import { createSnapshots } from '~/commerce/snapshot.server'
import { type SnapshotForm } from '~/commerce/snapshot-load.server'
import { connectRedis, type Redis } from '~/once/redis.server'
import { createLogSpy } from './fault-server'

export type Prices = ReadonlyMap<string, number>

const soon = { timeout: 5000, interval: 20 }
let shopNumber = 0

/** A shop of its own on a Redis, whose processes keep what its backend has at which price. */
export function openShop(url: string) {
  shopNumber += 1
  const scope = [`shop ${shopNumber}`]
  const backend = createBackend()
  const opened: Redis[] = []

  /** One more process. */
  function startProcess({ load = backend.load } = {}) {
    const log = createLogSpy()
    const redis = connectRedis({ url, scope, deadlineMs: 3000, log })
    opened.push(redis)
    const cache = createCatalogueCache({ maxBytes: 1e6, redis })
    const snapshots = createSnapshots(cache, redis)
    const catalogue: Pick<Commerce['catalogue'], 'read'> = {
      read: (options, work) =>
        cache.read({ ...options, log, ahead: true }, (asked) => work({} as Parameters<Browse<Prices>>[0], asked)),
    }
    const noted: number[] = []
    const noting = { ...form, note: (_: Prices, loadedAt: number) => void noted.push(loadedAt) }
    const read = (ahead = false, onPassing?: () => void) =>
      snapshots.read(catalogue, { key: ['prices'], tags: ['products'], load, form: noting, ahead, onPassing })
    /** The next purge finds it listening. */
    async function isConnected(): Promise<void> {
      await expect.poll(async () => (await redis.attempt((client) => client.ping())) ?? null, soon).toBe('PONG')
      await expect.poll(countListeners, soon).toBeGreaterThanOrEqual(opened.length)
    }
    async function countListeners() {
      const counts = await redis.attempt((client) => client.pubSubNumSub(`${redis.prefix}purges`))
      return Number(Object.values(counts ?? {})[0] ?? 0)
    }
    return {
      read,
      redis,
      noted,
      isConnected,
      purge: cache.purge,
      priceOf: async (name: string) => (await read()).get(name),
      /** A price as a visitor sees it, and whether it is known to have changed. */
      async visit(name: string) {
        let isPassing = false
        const prices = await read(false, () => (isPassing = true))
        return { price: prices.get(name), isPassing }
      },
    }
  }

  return {
    backend,
    startProcess,
    async startProcesses(count: number) {
      const processes = Array.from({ length: count }, () => startProcess())
      await Promise.all(processes.map(({ isConnected }) => isConnected()))
      return processes
    },
    /** Ends its processes. */
    async end(): Promise<void> {
      await Promise.all(opened.splice(0).map((redis) => redis.close()))
    },
  }
}

/** What is asked for at which price, and who has asked for what of it so far: everything, or what is named. */
function createBackend() {
  const prices = new Map([
    ['mug', 1],
    ['cup', 1],
  ])
  const asked: string[] = []
  let tookMs = 30
  return {
    prices,
    asked,
    takes: (ms: number) => (tookMs = ms),
    async load(previous: Prices | undefined, changed: ReadonlySet<string> | undefined): Promise<Prices> {
      asked.push(changed ? [...changed].join() : 'everything')
      const read = new Map([...prices].filter(([name]) => !changed || changed.has(name)))
      await sleep(tookMs)
      const others = [...(previous ?? [])].filter(([name]) => changed && !changed.has(name))
      return toSame(new Map([...others, ...read]), previous)
    },
  }
}

const form: SnapshotForm<Prices> = {
  *toLines(prices) {
    for (const one of prices) yield JSON.stringify(one)
  },
  async fromLines(lines, previous) {
    const prices = new Map<string, number>()
    for await (const line of lines) prices.set(...(JSON.parse(line) as [string, number]))
    return toSame(prices, previous)
  },
}

function toSame(prices: Prices, previous: Prices | undefined): Prices {
  return previous && [...prices].join() === [...previous].join() ? previous : prices
}

/** The leases of who loads. */
export async function listLocks({ redis }: { redis: Redis }): Promise<string[]> {
  return (await redis.insist((client) => client.keys(`${redis.prefix}lock:snapshot:*`))) ?? []
}
