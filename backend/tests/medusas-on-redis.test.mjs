// Two Medusas on one database and one Redis, as a shop has them that must not stand still: nobody else works on their data
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startChild } from '../runtime/children.mjs'
import { findFreePort } from '../../scripts/ports.mjs'
import { findOrInstallRedis, startRedis } from '../../scripts/redis.mjs'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { storefront } from './medusa-client.mjs'

const name = `own_${randomUUID().replaceAll('-', '')}`
const folder = mkdtempSync(join(tmpdir(), 'vitrine-medusas-'))
const deadlineMs = 20_000

/**
 * @typedef {import('../medusa-answers.js').Answer} Answer
 * @typedef {{ url: string, stop(): Promise<void>, kill(): Promise<void> }} Medusa
 */

/** @type {import('pg').Client} */
let administrator
/** @type {Awaited<ReturnType<typeof startRedis>>} */
let redis
/** @type {Awaited<ReturnType<typeof startShop>>} */
let shop
/** @type {Medusa[]} */
let medusas = []
/** @type {string} */
let token

before(async () => {
  administrator = new pg.Client(process.env.DATABASE_URL)
  await administrator.connect()
  await administrator.query(`CREATE DATABASE ${name}`)
  redis = await startRedis({ command: await findOrInstallRedis() })
  shop = await startShop()
  await run('migrate.mjs').then((child) => child.exited)
  medusas = [await startMedusa()]
  medusas.push(await startMedusa())
  token = (await demand(0, 'POST', '/admin/auth/token', toSignIn())).access_token
  await makeRegion()
})

after(async () => {
  await Promise.all(medusas.map(({ stop }) => stop()))
  shop.stop()
  await redis.stop()
  await administrator.query(`DROP DATABASE ${name} WITH (FORCE)`)
  await administrator.end()
  rmSync(folder, { recursive: true, force: true })
})

function toOwnDatabase() {
  const database = new URL(process.env.DATABASE_URL ?? '')
  database.pathname = name
  return database
}

/** @param {string} script @param {Record<string, string>} [settings] */
async function run(script, settings) {
  const database = toOwnDatabase()
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: database.href, MEDUSA_REDIS_URL: redis.url }
  const file = join(folder, `${script}.${randomUUID()}.log`)
  const hook = { CATALOGUE_HOOK_URLS: shop.url, CATALOGUE_HOOK_SECRET: 's'.repeat(32), COOKIE_SECRET: 'one' }
  // mails link to it; nobody follows
  const store = { STORE_URL: 'http://shop.invalid' }
  const timing = { PAUSE_SCALE: '0.25', HASH_SCALE: String(2 ** -10) }
  const child = startChild({
    script,
    env: { ...env, ...hook, ...store, ...timing, ...settings },
    cwd: folder,
    log: { file, fd: openSync(file, 'w') },
  })
  await child.ready
  return child
}

/** @returns {Promise<Medusa>} */
async function startMedusa() {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = await run('server.mjs', { PORT: String(port), MEDUSA_URL: url })
  async function kill() {
    process.kill(Number(child.pid), 'SIGKILL')
    await child.exited
  }
  return { url, stop: child.stop, kill }
}

/** What stands for the shop: it keeps what it was told. */
async function startShop() {
  /** @type {{ kind: string, id?: string }[][]} */
  const told = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      told.push(JSON.parse(body).changes)
      response.writeHead(204).end()
    })
  })
  const port = await findFreePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  return { url: `http://127.0.0.1:${port}`, told, stop: () => void server.close() }
}

function toSignIn() {
  return { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD }
}

/**
 * @param {number} at which Medusa
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Answer>}
 */
async function demand(at, method, path, body) {
  const known = path.startsWith('/admin') && token ? { authorization: `Bearer ${token}` } : storefront
  const headers = { 'content-type': 'application/json', ...known }
  const response = await fetch(`${medusas[at]?.url}${path}`, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

let region = { id: '', option: '' }

async function makeRegion() {
  const { region: made } = await demand(0, 'POST', '/admin/regions', {
    name: 'Here',
    currency_code: 'usd',
    tax_rate: 0,
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
    countries: ['de'],
  })
  const { shipping_profiles: profiles } = await demand(0, 'GET', '/admin/shipping-profiles')
  const profile = profiles.find(({ type }) => type === 'default')
  const { shipping_option: option } = await demand(0, 'POST', '/admin/shipping-options', {
    name: 'Parcel',
    region_id: made.id,
    profile_id: profile?.id,
    provider_id: 'manual',
    data: { id: 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 500,
  })
  region = { id: made.id, option: option.id }
}

/** @param {number} at @param {string} [title] */
async function createProduct(at, title = `Lamp ${makeWord()}`) {
  const { store } = await demand(at, 'GET', '/admin/store')
  const { product } = await demand(at, 'POST', '/admin/products', {
    title,
    status: 'published',
    options: [{ title: 'Piece' }],
    variants: [
      {
        title: 'One',
        options: [{ value: 'One' }],
        inventory_quantity: 1,
        manage_inventory: true,
        prices: [{ currency_code: 'usd', amount: 1000 }],
      },
    ],
    sales_channels: [{ id: store.default_sales_channel_id }],
  })
  return { id: product.id, variantId: product.variants[0]?.id ?? '' }
}

/**
 * Asks until the answer is right.
 * @template Found
 * @param {() => Promise<Found>} ask
 * @param {Found} expected
 */
async function waitFor(ask, expected) {
  let found = await ask()
  for (const deadline = Date.now() + deadlineMs; Date.now() < deadline; await wait(100)) {
    found = await ask()
    if (JSON.stringify(found) === JSON.stringify(expected)) return
  }
  assert.deepEqual(found, expected)
}

/** What each Medusa finds. @param {string} q */
const search = (q) =>
  Promise.all(
    medusas.map(async (_, at) => {
      const { hits } = await demand(at, 'POST', '/store/products/search', { q })
      return hits.map(({ id }) => id)
    }),
  )

/** @param {number} one @param {number} other */
const compare = (one, other) => one - other

const makeWord = () => `w${randomBytes(8).toString('hex')}`

/** How often the shop was told of something. @param {string} kind @param {string} [id] */
const countTold = (kind, id) => shop.told.flat().filter((change) => change.kind === kind && change.id === id).length

describe('two Medusas on one Redis', { timeout: 240_000 }, () => {
  test('both find what was made, renamed and withdrawn at one of them', async () => {
    const [first, second] = [makeWord(), makeWord()]
    const { id } = await createProduct(0, `Lamp ${first}`)
    await waitFor(() => search(first), [[id], [id]])
    await demand(1, 'POST', `/admin/products/${id}`, { title: `Lamp ${second}` })
    await waitFor(() => search(second), [[id], [id]])
    assert.deepEqual(await search(first), [[], []])
    await demand(0, 'DELETE', `/admin/products/${id}`)
    await waitFor(() => search(second), [[], []])
  })

  test('find a product that was renamed while they read thousands of others anew', async () => {
    const { id } = await createProduct(0)
    const { collection } = await demand(0, 'POST', '/admin/collections', { title: makeWord() })
    const database = new pg.Client(toOwnDatabase().href)
    await database.connect()
    // behind the product, which so is on the first of eleven pages; one of the last tells when all have been read
    await database.query(
      `INSERT INTO product (id, title, handle, status, collection_id)
      SELECT 'prod_z' || at, 'Lamp', 'lamp-' || at, 'published', CASE at WHEN 'z9999' THEN $1 END
      FROM (SELECT to_char(n, 'FM0000') AS at FROM generate_series(1, 2000) n UNION SELECT 'z9999') made`,
      [collection.id],
    )
    try {
      for (let at = 0; at < 6; at += 1) {
        const [title, word] = [makeWord(), makeWord()]
        await demand(0, 'POST', `/admin/collections/${collection.id}`, { title })
        await wait(500 + 200 * at)
        await demand(0, 'POST', `/admin/products/${id}`, { title: `Lamp ${word}` })
        await waitFor(() => search(title), [['prod_zz9999'], ['prod_zz9999']])
        await waitFor(() => search(word), [[id], [id]])
      }
    } finally {
      await database.query("DELETE FROM product WHERE id LIKE 'prod_z%'")
      await database.end()
    }
  })

  test('show a price that was written at one of them once the shop is told of it, which it is once', async () => {
    const { id, variantId } = await createProduct(0)
    await waitFor(async () => countTold('product', id) > 0, true)
    const readPrices = () =>
      Promise.all(
        medusas.map(async (_, at) => {
          const { product } = await demand(at, 'GET', `/store/products/${id}?region_id=${region.id}`)
          return product.variants[0]?.calculated_price
        }),
      )
    assert.deepEqual(await readPrices(), [1000, 1000])
    await wait(500)
    const before = countTold('product', id)
    await demand(1, 'POST', `/admin/products/${id}/variants/${variantId}`, {
      prices: [{ currency_code: 'usd', amount: 700 }],
    })
    await waitFor(async () => countTold('product', id) > before, true)
    assert.deepEqual(await readPrices(), [700, 700])
  })

  test('tell the shop each time that something is sold out or there again, whichever of them hears of it', async () => {
    const { id, variantId } = await createProduct(0)
    await waitFor(async () => countTold('product', id) > 0, true)
    for (const [turn, quantity] of [0, 3, 0, 3].entries()) {
      await wait(500)
      const before = countTold('product', id)
      await demand(turn % 2, 'POST', `/admin/products/${id}/variants/${variantId}`, { inventory_quantity: quantity })
      await waitFor(async () => countTold('product', id) > before, true)
    }
  })

  test('let nobody guess more often because there are two', async () => {
    const guess = (/** @type {number} */ at) =>
      fetch(`${medusas[at % 2]?.url}/admin/auth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@vitrine.example', password: `guess ${at}` }),
      })
    const answers = await Promise.all(Array.from({ length: 16 }, (_, at) => guess(at)))
    const statuses = answers.map(({ status }) => status).sort(compare)
    assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(6).fill(429)])
  })

  test('confirm an order once', async () => {
    const { variantId } = await createProduct(0)
    const email = `${randomUUID()}@vitrine.example`
    const { cart } = await demand(0, 'POST', '/store/carts', { region_id: region.id })
    const path = `/store/carts/${cart.id}`
    await demand(1, 'POST', `${path}/line-items`, { variant_id: variantId, quantity: 1 })
    const street = { address_1: 'Main St 1', city: 'Town', postal_code: '12345', country_code: 'de' }
    const address = { first_name: 'Ada', last_name: 'Byron', ...street }
    await demand(0, 'POST', path, { email, shipping_address: address, billing_address: address })
    await demand(1, 'POST', `${path}/shipping-methods`, { option_id: region.option })
    await demand(0, 'POST', `${path}/payment-sessions`)
    const { data: order } = await demand(1, 'POST', `${path}/complete`)
    await waitForMailTo(email)
    await demand(0, 'POST', `/admin/orders/${order.id}/cancel`)
    await waitForMailTo(email, { nth: 2 })
    await wait(2000)
    assert.equal((await readMailsTo(email)).length, 2)
  })

  test('lose nothing while one of them is started anew in order, and have the shop forget nothing for it', async () => {
    const words = [makeWord(), makeWord()]
    await wait(1000)
    const { length } = shop.told
    const stopped = medusas[1]?.stop()
    const ids = [(await createProduct(0, words[0] ?? '')).id]
    await stopped
    const starting = startMedusa()
    // some of these events are there before the new one has anybody who hears them
    for (let at = 0; at < 8; at += 1) await createProduct(0).then(() => wait(300))
    ids.push((await createProduct(0, words[1] ?? '')).id)
    medusas[1] = await starting
    for (const [at, word] of words.entries()) await waitFor(() => search(word), [[ids[at]], [ids[at]]])
    await waitFor(
      async () =>
        new Set(
          shop.told
            .slice(length)
            .flat()
            .map(({ id }) => id),
        ).size >= 10,
      true,
    )
    assert.equal(
      shop.told
        .slice(length)
        .flat()
        .filter(({ kind }) => kind === 'everything').length,
      0,
    )
  })

  test('have the shop forget all once after one of them was killed', async () => {
    const before = countTold('everything')
    await medusas[1]?.kill()
    medusas[1] = await startMedusa()
    await waitFor(async () => countTold('everything'), before + 1)
  })
})
