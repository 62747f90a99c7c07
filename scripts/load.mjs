// `npm run load`: a mixed crowd at two processes on one Redis, for as long as it takes to see what grows; see docs/operating.md.
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './ensure-built.mjs'
import { openBackend } from './load/backend.mjs'
import { heading, toFigures, toLine } from './load/figures.mjs'
import { makeVisitors } from './load/visitors.mjs'
import { findFreePort } from './ports.mjs'
import { useTestBuild } from './project.mjs'
import { findOrInstallRedis, startRedis } from './redis.mjs'
import { startStorefront } from './storefront.mjs'
import { startTestBackend } from './test-world.mjs'
import { untilStopped } from './until-stopped.mjs'

/** @import { Backend } from './load/backend.mjs' */
/** @import { Answered, Goods } from './load/visitors.mjs' */
/** @import { Start } from './until-stopped.mjs' */

const locale = 'en-de'
const secondsOfSearch = 60
const visitorsOfSearch = 12
const share = 0.8
const mostAtOnce = 200
const productsMade = 4

useTestBuild()
await untilStopped(async (start) => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
  const minutes = Number(values.minutes)
  await ensureBuilt()
  const backend = await start('The backend', (signal) => startTestBackend({ signal, reuseSeed: true }))
  const redis = await start('Redis', async () => startRedis({ command: await findOrInstallRedis() }))
  const shops = [await startShop(start, backend.shopEnv, redis.url), await startShop(start, backend.shopEnv, redis.url)]
  const medusa = await openBackend(backend.env)
  /** @type {Answered[]} */
  const answers = []
  const goods = await makeGoods(medusa)
  const visitors = makeVisitors({
    bases: shops.map(({ url }) => url),
    goods,
    backend: medusa,
    report: (answered) => void answers.push(answered),
  })
  const takeAnswers = () => answers.splice(0)
  const visit = () => visitors.visit().catch((error) => console.error(`a visit failed: ${error.message}`))

  // once for the caches of all
  await crowd(visit, 15)
  takeAnswers()
  const before = { orders: await medusa.countOrders(), confirmed: visitors.countConfirmed() }
  const capacity = (await crowd(visit, secondsOfSearch)) / secondsOfSearch
  const atMost = toFigures(takeAnswers())
  console.log(`\n${heading}\n${toLine('most', atMost, await Promise.all(shops.map(readHeap)))}`)
  console.log(
    `${capacity.toFixed(1)} visits a second at most; from now on ${(capacity * share).toFixed(1)}, ${minutes} minutes`,
  )

  const failures = await keepComing({
    visit,
    perSecond: capacity * share,
    minutes,
    takeAnswers,
    readHeaps: () => Promise.all(shops.map(readHeap)),
  })
  await sleep(5000)
  const orders = (await medusa.countOrders()) - before.orders
  const confirmed = visitors.countConfirmed() - before.confirmed
  console.log(`${orders} orders in the backend, ${confirmed} confirmations shown, ${failures} failures`)
  await visitors.end()
  return failures === 0 && orders === confirmed ? 0 : 1
})

/** @param {Start} start @param {Record<string, string | undefined>} shopEnv @param {string} redisUrl */
async function startShop(start, shopEnv, redisUrl) {
  const metricsPort = await findFreePort()
  const env = {
    ...shopEnv,
    SESSION_SECRETS: 'only-for-tests-'.repeat(3),
    REDIS_URL: redisUrl,
    // all visitors come from one address
    RATE_LIMIT_SCALE: '100000',
    METRICS_PORT: String(metricsPort),
  }
  const port = await findFreePort()
  const shop = await start('A shop', () => startStorefront({ port, log: 'ignore', env }))
  return { ...shop, metricsPort }
}

/** @param {Backend} medusa @returns {Promise<Goods>} */
async function makeGoods(medusa) {
  const made = await Promise.all(Array.from({ length: productsMade }, medusa.makeProduct))
  const products = made.map(({ handle, variantId }) => ({ path: `/${locale}/products/${handle}`, variantId }))
  const searches = ['mug', 'lamp', 'linen', 'table', 'bowl'].map((word) => `/search?q=${word}`)
  const lists = ['', '/categories/all', '/categories/all?sort=price-asc', '/categories/all?page=2']
  return { locale, pages: [...lists, ...searches].map((path) => `/${locale}${path}`), products }
}

/** As many visits one after another as some visitors manage. @param {() => Promise<void>} visit @param {number} seconds @returns {Promise<number>} how many visits */
async function crowd(visit, seconds) {
  const until = Date.now() + seconds * 1000
  let visits = 0
  async function comeAgain() {
    while (Date.now() < until) {
      await visit()
      visits += 1
    }
  }
  await Promise.all(Array.from({ length: visitorsOfSearch }, comeAgain))
  return visits
}

/**
 * Visits that begin when they begin, however long others take.
 * @param {{ visit: () => Promise<void>, perSecond: number, minutes: number, takeAnswers: () => Answered[], readHeaps: () => Promise<number[]> }} options
 * @returns {Promise<number>} how many answers failed, and visits did not begin since too many were under way
 */
async function keepComing({ visit, perSecond, minutes, takeAnswers, readHeaps }) {
  let failures = 0
  let underWay = 0
  for (let minute = 1; minute <= minutes; minute += 1) {
    /** What is left after a collection, about. @type {number[]} */
    let least = []
    const endsAt = Date.now() + 60_000
    let looksAt = 0
    while (Date.now() < endsAt) {
      // as people come, who do not know of each other
      await sleep((-Math.log(1 - Math.random()) * 1000) / perSecond)
      if (underWay >= mostAtOnce) failures += 1
      else {
        underWay += 1
        void visit().finally(() => (underWay -= 1))
      }
      if (Date.now() < looksAt) continue
      looksAt = Date.now() + 1000
      const heaps = await readHeaps()
      least = heaps.map((heap, at) => Math.min(heap, least[at] ?? Infinity))
    }
    const figures = toFigures(takeAnswers())
    failures += figures.failures
    console.log(toLine(String(minute), figures, least))
  }
  while (underWay > 0) await sleep(100)
  return failures + toFigures(takeAnswers()).failures
}

/** @param {{ metricsPort: number }} shop @returns {Promise<number>} bytes in use */
async function readHeap({ metricsPort }) {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes(?:\{[^}]*\})? (\S+)/m.exec(text)?.[1])
}
