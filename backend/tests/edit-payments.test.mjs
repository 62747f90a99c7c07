// What is paid for a change of an order and what it costs, asked of a running Medusa as the shop does
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Session} Session */

const demo = 'vitrine-redirect'
const price = 1000

/** @type {string} */
let token
/** @type {import('pg').Client} */
let database

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })
/** @type {Record<string, (edit: { id: string, order_id: string }) => ReturnType<typeof call>>} */
const acts = {
  decline: ({ id }) => call('POST', `/store/order-edits/${id}/decline`, { body: {} }),
  cancel: ({ id }) => call('POST', `/admin/order-edits/${id}/cancel`, { token }),
  cancelOrder: ({ order_id: id }) => call('POST', `/admin/orders/${id}/cancel`, { token }),
}
/** @param {{ id: string, order_id: string }} edit */
const completeEdit = (edit) => call('POST', `/store/order-edits/${edit.id}/complete`)

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
})

after(async () => {
  await database.end()
  await removeProducts(token)
})

describe('a change of an order', { timeout: 240_000 }, () => {
  test('that has become dear since it was proposed for nothing is not made', async () => {
    const edit = await proposeEdit({ bought: 2, quantity: 1 })
    assert.equal(edit.payment_collection_id, null)
    await changeQuantity(edit, 5)
    await assertRefused(edit, 'amount_changed')
  })

  test('that has become dearer since it was paid is not made, and what was paid comes back', async () => {
    const edit = await proposeEdit({ quantity: 2 })
    const session = await choose(edit)
    await pay(edit, session)
    await changeQuantity(edit, 5)
    await assertRefused(edit, 'amount_changed')
    assert.equal(await readDemo(session), 'void')
    await admin(`/order-edits/${edit.id}/cancel`)
  })

  test('is made for a payment that the merchant has captured before, and not for one that was paid back', async () => {
    for (const isPaidBack of [false, true]) {
      const edit = await proposeEdit({ quantity: 2 })
      await pay(edit, await choose(edit, 'manual'))
      const { rows } = await database.query(
        'SELECT payment_id AS id FROM payment_collection_payments WHERE payment_collection_id = $1',
        [edit.payment_collection_id],
      )
      await admin(`/payments/${rows[0].id}/capture`)
      if (isPaidBack) await admin(`/payments/${rows[0].id}/refund`, { amount: 1, reason: 'other' })
      if (isPaidBack) await assertRefused(edit, 'amount_changed')
      else assert.equal((await completeEdit(edit)).status, 200)
    }
  })

  test('is not made for a payment that its provider holds no more, and can be paid anew', async () => {
    const edit = await proposeEdit({ quantity: 2 })
    const session = await choose(edit)
    await pay(edit, session)
    await database.query("UPDATE vitrine_demo_payment SET state = 'void' WHERE id = $1", [session.data.id])
    await assertRefused(edit, 'not_paid')
    await pay(edit, await choose(edit))
    const { status, body } = await completeEdit(edit)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.order_edit.status, 'confirmed')
  })

  test('that costs nothing any more is made, and is not to be paid then', async () => {
    const edit = await proposeEdit({ bought: 2, quantity: 3 })
    const session = await choose(edit)
    await changeQuantity(edit, 1)
    const { status, body } = await completeEdit(edit)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(await readDemo(session), 'void')
  })

  test('that grows while it is completed is made as it was paid, or not at all', async () => {
    for (const quantity of [3, 4, 5]) {
      const edit = await proposeEdit({ quantity: 2 })
      await pay(edit, await choose(edit, 'manual'))
      await Promise.all([completeEdit(edit), call('POST', await toLine(edit), { token, body: { quantity } })])
      const { items, total, paid_total: paid } = await readOrder(edit.order_id)
      const isMade = (await readEdit(edit)).status === 'confirmed'
      assert.equal(items[0].quantity, isMade ? 2 : 1)
      assert.equal(paid, total)
    }
  })

  test('that is accepted, declined and cancelled with its order at once is paid for where it is made', async () => {
    for (const ends of [['decline'], ['cancel'], ['decline', 'cancel'], ['cancelOrder'], ['decline', 'cancelOrder']]) {
      const edit = await proposeEdit({ quantity: 2 })
      const session = await choose(edit)
      await pay(edit, session)
      const sent = [completeEdit(edit), ...ends.map((name) => acts[name](edit)), completeEdit(edit)]
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      assert.ok(
        statuses.every((status) => [200, 400, 409].includes(status)),
        `${ends.join()}: ${statuses.join()}`,
      )
      const { status, total, paid_total: paid, items } = await readOrder(edit.order_id)
      const isMade = (await readEdit(edit)).status === 'confirmed'
      const isHeld = isMade && status !== 'canceled'
      assert.equal(await readDemo(session), isHeld ? 'paid' : 'void', ends.join())
      assert.equal(items[0].quantity, isMade ? 2 : 1)
      assert.equal(paid, status === 'canceled' ? 0 : total)
    }
  })

  test('that the merchant has made unpaid has its payment at the order by the job', async () => {
    const edit = await proposeEdit({ quantity: 2 })
    const session = await choose(edit)
    await admin(`/order-edits/${edit.id}/confirm`)
    await payUnseen(session)
    await until(async () => {
      await admin('/vitrine/differences')
      const { payments, paid_total: paid, total } = await readOrder(edit.order_id)
      return payments.length === 2 && paid === total
    })
  })

  test('that the merchant has made unpaid costs nothing any more where the order is cancelled', async () => {
    const edit = await proposeEdit({ quantity: 2 })
    const session = await choose(edit)
    await admin(`/order-edits/${edit.id}/confirm`)
    await admin(`/orders/${edit.order_id}/cancel`)
    await payUnseen(session)
    await until(async () => {
      await admin('/vitrine/differences')
      return (await readDemo(session)) === 'void'
    })
  })
})

describe('how a change of an order is to be paid', { timeout: 120_000 }, () => {
  test('adds up, in parts that are something', async () => {
    const edit = await proposeEdit({ quantity: 2 })
    const { amount } = await readCollection(edit)
    const known = await choose(edit)
    const path = `/store/payment-collections/${edit.payment_collection_id}/sessions/batch`
    const wrong = [
      [{ provider_id: demo, amount: amount - 1 }],
      [
        { provider_id: demo, amount: amount + 500 },
        { provider_id: 'manual', amount: -500 },
      ],
      [
        { provider_id: demo, amount },
        { provider_id: 'manual', amount: 0 },
      ],
      [
        { provider_id: demo, amount: amount - 0.5 },
        { provider_id: 'manual', amount: 0.5 },
      ],
      [{ provider_id: demo, amount: String(amount) }],
      [null],
      [
        { provider_id: demo, amount: amount - 1, session_id: known.id },
        { provider_id: demo, amount: 1, session_id: known.id },
      ],
      [{ provider_id: 'manual', amount, session_id: known.id }],
      [{ provider_id: demo, amount, session_id: 'ps_other' }],
      [
        { provider_id: 'unknown', amount: 1 },
        { provider_id: demo, amount },
      ],
    ]
    for (const sessions of wrong) {
      const { status, body } = await call('POST', path, { body: { sessions } })
      assert.equal(status, 400, JSON.stringify([sessions, body]))
      assert.deepEqual(
        (await readCollection(edit)).payment_sessions.map(({ id }) => id),
        [known.id],
      )
    }
    const sessions = [
      { provider_id: demo, amount: amount - 400 },
      { provider_id: 'manual', amount: 400 },
    ]
    const { payment_collection: parts } = await demand('POST', path, { body: { sessions } })
    for (const session of parts.payment_sessions) await pay(edit, session)
    assert.equal((await completeEdit(edit)).status, 200)
  })

  test('is asked for by the collection alone that a session belongs to', async () => {
    const [own, other] = [await proposeEdit({ quantity: 2 }), await proposeEdit({ quantity: 2 })]
    const session = await choose(other, 'manual')
    await choose(own)
    const path = `/store/payment-collections/${own.payment_collection_id}/sessions/${session.id}`
    for (const strange of [path, `${path}/authorize`]) assert.ok((await call('POST', strange)).status >= 400)
    assert.equal((await completeEdit(own)).status, 400)
    assert.equal((await readCollection(other)).payment_sessions[0].id, session.id)
  })
})

/** @param {{ id: string, order_id: string }} edit @param {string} code */
async function assertRefused(edit, code) {
  const { status, body } = await completeEdit(edit)
  assert.deepEqual([status, body.code], [409, code], JSON.stringify(body))
  assert.equal((await readEdit(edit)).status, 'requested')
  const { payments, items } = await readOrder(edit.order_id)
  assert.equal(payments.length, 1)
  assert.ok(items[0].quantity < 5)
}

/** @param {{ bought?: number, quantity: number }} of */
async function proposeEdit({ bought = 1, quantity }) {
  const { variantIds } = await createProduct(token, [{ quantity: 50 }], { amount: price })
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: bought }])
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const { order_edit: edit } = await admin('/order-edits', { order_id: order.id })
  await changeQuantity(edit, quantity)
  await admin(`/order-edits/${edit.id}/request`)
  return { ...(await readEdit(edit)), order_id: order.id }
}

/** @param {{ id: string }} of */
async function toLine({ id }) {
  const { order_edit: edit } = await demand('GET', `/admin/order-edits/${id}?expand=items`, { token })
  return `/admin/order-edits/${id}/items/${edit.items[0].id}`
}

/** @param {{ id: string, order_id: string }} edit @param {number} quantity */
async function changeQuantity(edit, quantity) {
  await demand('POST', await toLine(edit), { token, body: { quantity } })
}

/** @param {{ payment_collection_id: string }} of @param {string} [provider] */
async function choose({ payment_collection_id: id }, provider = demo) {
  const body = { provider_id: provider }
  const { payment_collection: made } = await demand('POST', `/store/payment-collections/${id}/sessions`, { body })
  return made.payment_sessions[0]
}

/**
 * Pays without the demo's own word to the backend, which would complete the change by itself.
 * @param {{ payment_collection_id: string }} of
 * @param {{ id: string, provider_id: string, data: Session['data'] }} of
 */
async function pay({ payment_collection_id: id }, { id: sessionId, provider_id: provider, data }) {
  if (provider === demo) await payUnseen({ data })
  await demand('POST', `/store/payment-collections/${id}/sessions/${sessionId}/authorize`)
}

/** @param {{ data: Session['data'] }} of */
async function payUnseen({ data }) {
  await database.query("UPDATE vitrine_demo_payment SET state = 'paid' WHERE id = $1", [data.id])
}

/** @param {{ data: Session['data'] }} of */
async function readDemo({ data }) {
  const { rows } = await database.query('SELECT state FROM vitrine_demo_payment WHERE id = $1', [data.id])
  return rows[0].state
}

/** @param {{ id: string }} of */
async function readEdit({ id }) {
  return (await demand('GET', `/store/order-edits/${id}`)).order_edit
}

/** @param {{ payment_collection_id: string }} of */
async function readCollection({ payment_collection_id: id }) {
  return (await demand('GET', `/store/payment-collections/${id}?expand=payment_sessions`)).payment_collection
}

/** @param {string} id */
async function readOrder(id) {
  return (await demand('GET', `/admin/orders/${id}`, { token })).order
}

/** @param {() => unknown} isSo */
async function until(isSo) {
  for (const end = Date.now() + 30_000; !(await isSo());) assert.ok(Date.now() < end, 'it did not come')
}
