// `npm run load`: a mixed crowd at two processes on one Redis, for as long as it takes to see what grows; see docs/performance.md.
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuilt } from './ensure-built.mjs'
import { openBackend } from './load/backend.mjs'
import { heading, toFigures, toLine } from './load/figures.mjs'
import { collectHeap } from './load/inspector.mjs'
import { makeVisitors } from './load/visitors.mjs'
import { findFreePort } from './ports.mjs'
import { getBuildDirectory, root, useTestBuild } from './project.mjs'
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
const directory = join(root, '.cache')

useTestBuild()
await untilStopped(async (start) => {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
  const minutes = Number(values.minutes)
  await ensureBuilt()
  mkdirSync(directory, { recursive: true })
  const backend = await start('The backend', (signal) => startTestBackend({ signal, reuseSeed: true }))
  const redis = await start('Redis', async () => startRedis({ command: await findOrInstallRedis() }))
  // the first stands where Medusa tells of changes; the second hears of them through Redis
  const ports = [backend.ports.shop, await findFreePort()]
  /** @type {Awaited<ReturnType<typeof startShop>>[]} */
  const shops = []
  for (const port of ports) shops.push(await startShop(start, port, backend.shopEnv, redis.url))
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
  /** @returns {Promise<boolean>} whether every answer was what the visitor had come for */
  function visit() {
    return visitors.visit().then(
      () => true,
      (error) => {
        console.error(`a visit failed: ${error.message}`)
        return false
      },
    )
  }

  // once for the caches of all
  await crowd(visit, 15)
  takeAnswers()
  const before = { orders: await medusa.countOrders(), confirmed: visitors.countConfirmed() }
  const capacity = (await crowd(visit, secondsOfSearch)) / secondsOfSearch
  const atMost = toFigures(takeAnswers())
  const readHeaps = () => Promise.all(shops.map(({ inspectorPort }) => collectHeap(inspectorPort)))
  console.log(`\n${heading}\n${toLine('most', atMost, await readHeaps())}`)
  console.log(
    `${capacity.toFixed(1)} visits a second at most; from now on ${(capacity * share).toFixed(1)}, ${minutes} minutes`,
  )

  const failures = await keepComing({ visit, perSecond: capacity * share, minutes, takeAnswers, readHeaps })
  await sleep(5000)
  const orders = (await medusa.countOrders()) - before.orders
  const confirmed = visitors.countConfirmed() - before.confirmed
  console.log(`${orders} orders in the backend, ${confirmed} confirmations shown, ${failures} failures`)
  await visitors.end()
  return failures === 0 && orders === confirmed ? 0 : 1
})

/** @param {Start} start @param {number} port @param {Record<string, string | undefined>} shopEnv @param {string} redisUrl */
async function startShop(start, port, shopEnv, redisUrl) {
  const log = openSync(join(directory, 'load-shops.log'), 'a')
  const inspectorPort = await findFreePort()
  const env = {
    ...shopEnv,
    SESSION_SECRETS: 'only-for-tests-'.repeat(3),
    REDIS_URL: redisUrl,
    // all visitors come from one address
    RATE_LIMIT_SCALE: '100000',
  }
  const command = [
    `--inspect=127.0.0.1:${inspectorPort}`,
    '--enable-source-maps',
    join(getBuildDirectory(), 'server.mjs'),
  ]
  const shop = await start('A shop', () => startStorefront({ port, log, env, command }))
  while (!(await fetch(`${shop.url}/readyz`)).ok) await sleep(100)
  return { ...shop, inspectorPort }
}

/** @param {Backend} medusa @returns {Promise<Goods>} */
async function makeGoods(medusa) {
  const made = await Promise.all(Array.from({ length: productsMade }, medusa.makeProduct))
  const products = made.map(({ handle, variantId }) => ({ path: `/${locale}/products/${handle}`, variantId }))
  const searches = ['mug', 'lamp', 'linen', 'table', 'bowl'].map((word) => `/search?q=${word}`)
  const lists = ['', '/categories/all', '/categories/all?sort=price-asc', '/categories/all?page=2']
  return { locale, pages: [...lists, ...searches].map((path) => `/${locale}${path}`), products }
}

/**
 * As many visits one after another as some visitors manage.
 * @param {() => Promise<boolean>} visit
 * @param {number} seconds
 * @returns {Promise<number>} how many visits went well
 */
async function crowd(visit, seconds) {
  const until = Date.now() + seconds * 1000
  let visits = 0
  async function comeAgain() {
    while (Date.now() < until) if (await visit()) visits += 1
  }
  await Promise.all(Array.from({ length: visitorsOfSearch }, comeAgain))
  return visits
}

/**
 * Visits that begin when they begin, however long others take.
 * @param {{ visit: () => Promise<boolean>, perSecond: number, minutes: number, takeAnswers: () => Answered[], readHeaps: () => Promise<number[]> }} options
 * @returns {Promise<number>} how many visits failed, or did not begin since too many were under way
 */
async function keepComing({ visit, perSecond, minutes, takeAnswers, readHeaps }) {
  let failures = 0
  let underWay = 0
  async function come() {
    underWay += 1
    if (!(await visit())) failures += 1
    underWay -= 1
  }
  let comesAt = Date.now()
  for (let minute = 1; minute <= minutes; minute += 1) {
    const endsAt = Date.now() + 60_000
    while (Date.now() < endsAt) {
      // as people come, who do not know of each other; who is late by a timer's granularity comes with the next
      comesAt += (-Math.log(1 - Math.random()) * 1000) / perSecond
      if (comesAt > Date.now()) await sleep(comesAt - Date.now())
      if (underWay >= mostAtOnce) failures += 1
      else void come()
    }
    console.log(toLine(String(minute), toFigures(takeAnswers()), await readHeaps()))
  }
  while (underWay > 0) await sleep(100)
  return failures
}
