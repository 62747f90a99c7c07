// Two Medusas on one database: what one of them does counts for the other
import assert from 'node:assert/strict'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { startChild } from '../runtime/children.mjs'
import { findFreePort } from '../../scripts/ports.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'
import { countOrders, createProduct, prepareCart, readStock, removeProducts } from './shop-fixtures.mjs'

const demo = 'vitrine-redirect'
const folder = mkdtempSync(join(tmpdir(), 'vitrine-second-'))

/** @type {string} */
let token
/** @type {ReturnType<typeof import('../runtime/children.mjs').startChild>} */
let second
/** @type {string} */
let secondUrl
/** @type {import('pg').Client} */
let database

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
  const port = await findFreePort()
  secondUrl = `http://127.0.0.1:${port}`
  const log = { file: join(folder, 'medusa.log') }
  const env = { ...process.env, COOKIE_SECRET: 'second', PORT: String(port), MEDUSA_URL: secondUrl }
  second = startChild({ script: 'server.mjs', env, cwd: folder, log: { ...log, fd: openSync(log.file, 'w') } })
  await second.ready
})

after(async () => {
  await second.stop()
  await database.end()
  await removeProducts(token)
  rmSync(folder, { recursive: true, force: true })
})

describe('two processes', { timeout: 240_000 }, () => {
  test('sell ten pieces ten times', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 10 }])
    const carts = []
    for (let at = 0; at < 16; at += 1) carts.push(await prepareCart([{ variantId: variantIds[0], quantity: 1 }]))
    await Promise.all(carts.flatMap((id) => both('POST', `/store/carts/${id}/complete`)))
    assert.equal(await countOrders(token, carts), 10)
    assert.equal(await readStock(token, variantIds[0]), 0)
  })

  test('cancel and pay back once', async () => {
    const { order, variantId } = await placeOrder()
    await admin(`/orders/${order.id}/capture`)
    const refund = { amount: order.total, reason: 'other' }
    const sent = [
      ...both('POST', `/admin/orders/${order.id}/cancel`, undefined),
      ...both('POST', `/admin/orders/${order.id}/refund`, refund),
      ...both('POST', `/admin/orders/${order.id}/cancel`, undefined),
    ]
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    assert.ok(
      statuses.every((status) => [200, 400, 409].includes(status)),
      statuses.join(),
    )
    const { payments, refunds } = await readOrder(order.id)
    const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
    assert.equal(back, order.total)
    assert.equal(payments[0].amount_refunded, back)
    assert.ok([48, 50].includes(await readStock(token, variantId)))
  })

  test('make a paid change, with its payment and one task, once', async () => {
    const { order, variantId } = await placeOrder()
    const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
    const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
    await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity: 3 })
    await admin(`/order-edits/${edit.id}/request`)
    const { payment_collection_id: id } = (await demand('GET', `/store/order-edits/${edit.id}`)).order_edit
    const path = `/store/payment-collections/${id}/sessions`
    const { payment_collection: made } = await demand('POST', path, { body: { provider_id: demo } })
    const [session] = made.payment_sessions
    await database.query("UPDATE vitrine_demo_payment SET state = 'paid' WHERE id = $1", [session.data.id])
    await Promise.all([
      ...both('POST', '/admin/vitrine/differences'),
      ...both('POST', `${path}/${session.id}/authorize`),
      ...both('POST', `/store/order-edits/${edit.id}/complete`),
      ...both('POST', '/admin/vitrine/differences'),
    ])
    await Promise.all(both('POST', '/admin/vitrine/differences'))
    const { payments, total, items: lines } = await readOrder(order.id)
    assert.equal(lines[0].quantity, 3)
    assert.deepEqual(
      payments.map(({ amount }) => amount).toSorted(compare),
      [order.total, total - order.total].toSorted(compare),
    )
    assert.equal(await readStock(token, variantId), 47)
    await Promise.all([...both('POST', '/admin/vitrine/tasks'), ...both('POST', '/admin/vitrine/tasks')])
    const { rows } = await database.query(
      'SELECT kind, subject_id FROM vitrine_task GROUP BY kind, subject_id HAVING count(*) > 1',
    )
    assert.deepEqual(rows, [])
  })

  test('give back once what was paid for nothing', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
    await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    const { cart } = await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: demo } })
    const { id } = cart.payment_session.data
    await database.query("UPDATE vitrine_demo_payment SET state = 'paid' WHERE id = $1", [id])
    const old = "UPDATE payment_session SET updated_at = now() - interval '2 hours' WHERE cart_id = $1"
    await database.query(old, [cartId])
    const answers = await Promise.all([
      ...both('POST', '/admin/vitrine/held-payments'),
      ...both('POST', '/admin/vitrine/held-payments'),
    ])
    assert.equal(answers.filter(({ body }) => body.released?.includes(cartId)).length, 1)
    const { rows } = await database.query('SELECT state FROM vitrine_demo_payment WHERE id = $1', [id])
    assert.equal(rows[0].state, 'void')
  })
})

/** @param {number} one @param {number} other */
const compare = (one, other) => one - other

/**
 * The same request to each process.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
function both(method, path, body) {
  const isAdmin = path.startsWith('/admin')
  return [call(method, path, { body, ...(isAdmin && { token }) }), callSecond(method, path, body)]
}

/** @param {string} method @param {string} path @param {object} [body] */
async function callSecond(method, path, body) {
  const known = path.startsWith('/store') ? undefined : { authorization: `Bearer ${token}` }
  const headers = { 'content-type': 'application/json', ...storefront, ...known }
  const response = await fetch(`${secondUrl}${path}`, { method, headers, body: body && JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

async function placeOrder() {
  const { variantIds } = await createProduct(token, [{ quantity: 50 }])
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 2 }])
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  return { order, variantId: variantIds[0] }
}

/** @param {string} id */
async function readOrder(id) {
  return (await demand('GET', `/admin/orders/${id}`, { token })).order
}
