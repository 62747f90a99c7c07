// The lock that whoever changes an order takes first, on the real PostgreSQL
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import pg from 'pg'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

const { lockOrder } = createRequire(import.meta.url)('../../packages/medusa-plugin-vitrine/dist/orders/lock.js')

const clients = [1, 2].map(() => new pg.Client(process.env.DATABASE_URL))
const [first, second] = clients

/** @type {string} */
let token
/** @type {string} */
let orderId

before(async () => {
  token = await signInAsAdmin()
  for (const client of clients) await client.connect()
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  orderId = (await demand('POST', `/store/carts/${cartId}/complete`)).data.id
})

after(async () => {
  for (const client of clients) await client.end()
  await removeProducts(token)
})

/** @param {import('pg').Client} client */
const lock = (client) =>
  lockOrder(
    {
      query: async (/** @type {string} */ text, /** @type {unknown[]} */ values) =>
        (await client.query(text, values)).rows,
    },
    'order',
    orderId,
  )

test('nobody goes on with a view of an order that is older than what another has made of it', async () => {
  await first.query('BEGIN ISOLATION LEVEL SERIALIZABLE')
  await first.query('SELECT status FROM "order" WHERE id = $1', [orderId])
  await second.query('BEGIN')
  await lock(second)
  await second.query('COMMIT')
  await assert.rejects(lock(first), { code: '40001' })
  await first.query('ROLLBACK')
})

test('who comes second waits, and reads what the first has made', async () => {
  await first.query('BEGIN')
  await lock(first)
  await second.query('BEGIN')
  const waiting = lock(second).then(() => second.query('SELECT metadata FROM "order" WHERE id = $1', [orderId]))
  await first.query(`UPDATE "order" SET metadata = '{"made": true}' WHERE id = $1`, [orderId])
  await first.query('COMMIT')
  assert.deepEqual((await waiting).rows, [{ metadata: { made: true } }])
  await second.query('COMMIT')
})
