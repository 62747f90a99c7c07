// What waits for the merchant's hand, and what the gift cards of an order get back, on a running Medusa
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'

const merchant = 'merchant@vitrine.example'

/** @type {string} */
let token
/** @type {import('pg').Client} */
let database

before(async () => {
  token = await signInAsAdmin()
  database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
})

after(async () => {
  await database.end()
  await removeProducts(token)
})

/** @param {string} path @param {object} [body] */
const admin = (path, body) => demand('POST', `/admin${path}`, { token, body })

/** @param {string} orderId @param {string} [query] */
async function listTasks(orderId, query = '') {
  const { tasks } = await demand('GET', `/admin/vitrine/tasks${query}`, { token })
  return tasks.filter(({ order_id: id }) => id === orderId)
}

/** @param {string} orderId */
async function untilTask(orderId) {
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(100)) {
    const tasks = await listTasks(orderId)
    if (tasks.length > 0) return tasks
  }
  throw new Error(`There is no task about ${orderId}`)
}

/**
 * An order of some pieces that is paid, and shipped unless said otherwise; `balance` pays a part of it with a gift card.
 * @param {{ quantity?: number, balance?: number, isShipped?: boolean }} [of]
 */
async function placePaid({ quantity = 2, balance = 0, isShipped = true } = {}) {
  const { region } = await findRegion()
  const { variantIds } = await createProduct(token, [{ quantity: 9 }])
  const email = `${randomUUID()}@vitrine.example`
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity }], { email })
  const card =
    balance > 0 ? (await admin('/gift-cards', { region_id: region.id, value: balance })).gift_card : undefined
  if (card) {
    await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code: card.code }] } })
    await demand('POST', `/store/carts/${cartId}/payment-sessions`)
    await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: 'manual' } })
  }
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const items = order.items.map((item) => ({ item_id: item.id, quantity: item.quantity }))
  await admin(`/orders/${order.id}/capture`)
  if (isShipped) {
    const { order: packed } = await admin(`/orders/${order.id}/fulfillment`, { items })
    await admin(`/orders/${order.id}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
  }
  return { id: order.id, number: order.display_id, email, total: order.total, itemId: order.items[0].id, card }
}

/** @param {{ id: string, itemId: string }} of @param {number} quantity */
async function sendBack({ id, itemId }, quantity) {
  const items = [{ item_id: itemId, quantity }]
  const { return: request } = await demand('POST', '/store/returns', { body: { order_id: id, items } })
  return { ...request, receive: () => call('POST', `/admin/returns/${request.id}/receive`, { token, body: { items } }) }
}

/** @param {{ id: string }} [card] */
async function readBalance(card) {
  return (await demand('GET', `/admin/gift-cards/${card?.id}`, { token })).gift_card.balance
}

describe('a refund beside a gift card', { timeout: 480_000 }, () => {
  test('goes back to the card as far as the payments do not hold it, once', async () => {
    const order = await placePaid({ quantity: 3, balance: 2500 })
    assert.equal(await readBalance(order.card), 0)
    const request = await sendBack(order, 3)
    const fromCard = request.refund_amount - order.total
    assert.ok(fromCard > 0, `${request.refund_amount} of ${order.total}`)
    assert.equal((await request.receive()).status, 200)
    assert.notEqual((await request.receive()).status, 200)
    assert.equal(await readBalance(order.card), fromCard)
    const { gift_card: usable } = await demand('GET', `/store/gift-cards/${order.card?.code}`)
    assert.equal(usable.balance, fromCard, 'Medusa has disabled it while it was empty')
    const { order: after } = await demand('GET', `/admin/orders/${order.id}`, { token })
    assert.equal(after.refunded_total, order.total)
    assert.equal(after.fulfillment_status, 'returned')
    assert.equal(after.returns[0].metadata.card_refund, fromCard)
    assert.deepEqual(await listTasks(order.id), [])
    const { text } = await waitForMailTo(order.email, { subject: /has arrived$/ })
    assert.ok(text.includes('gift card'), text)
  })

  test('that neither the payments nor the card can make is a task, and one mail to the merchant', async () => {
    const order = await placePaid({ quantity: 3, balance: 2500 })
    const request = await sendBack(order, 3)
    await admin(`/gift-cards/${order.card?.id}`, { ends_at: '2020-01-01T00:00:00Z' })
    assert.equal((await request.receive()).status, 200)
    const [task, ...others] = await listTasks(order.id)
    assert.equal(others.length, 0)
    const { kind, subject_id, amount, currency, done_at } = task
    const { region } = await findRegion()
    assert.deepEqual(
      { kind, subject_id, amount, currency, done_at },
      {
        kind: 'refund-due',
        subject_id: request.id,
        amount: request.refund_amount,
        currency: region.currency_code,
        done_at: null,
      },
    )
    const mail = await waitForMailTo(merchant, { subject: new RegExp(`order no\\. ${order.number}$`) })
    assert.equal(mail.subject, `To do at Vitrine: a refund to make, order no. ${order.number}`)
    assert.ok(mail.text.includes(`/admin/vitrine/tasks/${task.id}/done`) && mail.text.includes(request.id))

    const { task: done } = await admin(`/vitrine/tasks/${task.id}/done`)
    assert.ok(done.done_at)
    assert.equal((await admin(`/vitrine/tasks/${task.id}/done`)).task.done_at, done.done_at, 'the first time stays')
    assert.deepEqual(await listTasks(order.id), [])
    assert.equal((await listTasks(order.id, '?done=true')).length, 1)
    const mails = (await readMailsTo(merchant)).filter(({ subject }) => subject === mail.subject)
    assert.equal(mails.length, 1)
  })
})

describe('the list of tasks', { timeout: 480_000 }, () => {
  test('is for the staff alone', async () => {
    for (const [method, path] of [
      ['GET', '/admin/vitrine/tasks'],
      ['POST', '/admin/vitrine/tasks'],
      ['POST', '/admin/vitrine/tasks/1/done'],
    ])
      assert.equal((await call(method, path)).status, 401, path)
    for (const id of ['0', 'x', '9'.repeat(30)])
      assert.equal((await call('POST', `/admin/vitrine/tasks/${id}/done`, { token })).status, 404, id)
  })

  test('has withdrawals, changes that cost less, and what is found to wait, each once', async () => {
    const withdrawn = await placePaid()
    const statement = { id: randomUUID(), name: 'Ada', lines: [{ item_id: withdrawn.itemId, quantity: 1 }] }
    await demand('POST', `/store/vitrine/orders/${withdrawn.id}/withdrawals`, { body: statement })
    assert.deepEqual(await listKinds(withdrawn.id), [['withdrawal-declared', statement.id]])

    const { edited, editId, less } = await confirmCheaperEdit()
    const [task] = await untilTask(edited.id)
    assert.deepEqual([task.kind, task.subject_id, task.amount], ['refund-due', editId, less])

    const { order, swap, difference } = await receiveCheaperExchange()
    await admin('/vitrine/tasks')
    assert.deepEqual(await listTasks(order.id), [], 'the merchant may be about to pay it')
    await database.query(`UPDATE "return" SET received_at = now() - interval '2 hours' WHERE swap_id = $1`, [swap.id])
    const kept = await cancelCaptured('manual')
    const transferred = await cancelCaptured('bank-transfer')
    const lost = await loseMail()
    await Promise.all([admin('/vitrine/tasks'), admin('/vitrine/tasks'), admin('/vitrine/tasks')])
    const [due, ...more] = await listTasks(order.id)
    assert.deepEqual([due.kind, due.subject_id, due.amount, more.length], ['refund-due', swap.id, -difference, 0])
    for (const { id, paymentId } of [kept, transferred])
      assert.deepEqual(await listKinds(id), [['payment-not-given-back', paymentId]])
    const { tasks } = await demand('GET', '/admin/vitrine/tasks?done=true', { token })
    assert.equal(tasks.filter(({ kind, subject_id: id }) => kind === 'mail-not-sent' && id === lost).length, 1)
  })
})

test('a mail about a parcel that was given up is a task about its order', async () => {
  const { id } = await placePaid({ isShipped: false })
  const { rows } = await database.query(
    `INSERT INTO vitrine_mail (kind, subject_id, order_id, created_at)
    VALUES ('order.shipment_created', $1, $2, now() - interval '4 days') RETURNING id`,
    [`ful_${randomUUID()}`, id],
  )
  await admin('/vitrine/tasks')
  assert.deepEqual(await listKinds(id), [['mail-not-sent', rows[0].id]])
})

describe('the page of the merchant', { timeout: 240_000 }, () => {
  test('pays one task back once, however many processes of the shop ask at once', async () => {
    const { id } = await placePaid()
    const note = `Vitrine: task ${randomUUID()}`
    const refund = () =>
      call('POST', `/admin/orders/${id}/refund`, { token, body: { amount: 7, reason: 'other', note } })
    const answers = await Promise.all([refund(), refund(), refund(), refund()])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
    assert.equal((await refund()).status, 400)
    const { order } = await demand('GET', `/admin/orders/${id}`, { token })
    assert.deepEqual(
      order.refunds.map(({ amount }) => amount),
      [7],
    )
  })

  test('has one task with what it is about, and sends a mail again that was given up', async () => {
    const lost = await loseMail()
    await admin('/vitrine/tasks')
    const { tasks } = await demand('GET', '/admin/vitrine/tasks', { token })
    const task = tasks.find(({ kind, subject_id: id }) => kind === 'mail-not-sent' && id === lost)
    assert.ok(task)
    const read = async () => (await demand('GET', `/admin/vitrine/tasks/${task.id}`, { token })).task
    assert.deepEqual((await read()).mail, { kind: 'order.canceled', is_tried: false, attempts: 900 })
    assert.deepEqual(await admin(`/vitrine/tasks/${task.id}/resend`), { queued: true })
    assert.deepEqual(await admin(`/vitrine/tasks/${task.id}/resend`), { queued: false })
    assert.equal((await read()).mail?.is_tried, true)
    // as when it has gone out
    await database.query("UPDATE vitrine_mail SET kind = 'merchant.task', subject_id = '0' WHERE id = $1", [lost])
    for (const until = Date.now() + 20_000; !(await read()).done_at; await wait(200)) assert.ok(Date.now() < until)
    assert.equal((await call('GET', '/admin/vitrine/tasks/999999999', { token })).status, 404)
  })
})

/** @param {string} orderId */
async function listKinds(orderId) {
  return (await listTasks(orderId)).map(({ kind, subject_id: id }) => [kind, id])
}

async function confirmCheaperEdit() {
  const edited = await placePaid({ quantity: 3, isShipped: false })
  const { order_edit: edit } = await admin('/order-edits', { order_id: edited.id })
  const { items } = (await demand('GET', `/admin/order-edits/${edit.id}?expand=items`, { token })).order_edit
  await admin(`/order-edits/${edit.id}/items/${items[0].id}`, { quantity: 2 })
  await admin(`/order-edits/${edit.id}/request`)
  const { order_edit: proposed } = await demand('GET', `/store/order-edits/${edit.id}`)
  await demand('POST', `/store/order-edits/${edit.id}/complete`)
  return { edited, editId: edit.id, less: -proposed.difference_due }
}

async function receiveCheaperExchange() {
  const dear = await createProduct(token, [{ quantity: 5 }], { amount: 5000 })
  const cheap = await createProduct(token, [{ quantity: 5 }])
  const order = await placeShippedOrder(token, dear.variantIds[0])
  const items = [{ item_id: order.items[0].id, quantity: 1 }]
  const additional_items = [{ variant_id: cheap.variantIds[0], quantity: 1 }]
  const body = { order_id: order.id, return_items: items, additional_items }
  const { swap } = await demand('POST', '/store/swaps', { body })
  const { data } = await demand('POST', `/store/carts/${swap.cart_id}/complete`)
  const { swap: confirmed } = await demand('GET', `/admin/swaps/${swap.id}`, { token })
  await admin(`/returns/${confirmed.return_order.id}/receive`, { items })
  return { order, swap: confirmed, difference: data.difference_due }
}

/** @param {'manual' | 'bank-transfer'} provider both move nothing by themselves */
async function cancelCaptured(provider) {
  const { region } = await findRegion()
  const { variantIds } = await createProduct(token, [{ quantity: 5 }])
  const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }])
  await admin(`/regions/${region.id}/payment-providers`, { provider_id: provider })
  await demand('POST', `/store/carts/${cartId}/payment-sessions`)
  await demand('POST', `/store/carts/${cartId}/payment-session`, { body: { provider_id: provider } })
  const { data } = await demand('POST', `/store/carts/${cartId}/complete`)
  const { order } = await admin(`/orders/${data.id}/capture`)
  await admin(`/orders/${data.id}/cancel`)
  if (provider !== 'manual')
    await demand('DELETE', `/admin/regions/${region.id}/payment-providers/${provider}`, { token })
  // as a payment that was captured by itself is left where its provider does not give it back
  await database.query('UPDATE payment SET amount_refunded = 0 WHERE order_id = $1', [data.id])
  return { id: data.id, paymentId: order.payments[0].id }
}

async function loseMail() {
  const insert = `
    INSERT INTO vitrine_mail (kind, subject_id, created_at, attempts)
    VALUES ('order.canceled', $1, now() - interval '4 days', 900) RETURNING id`
  const { rows } = await database.query(insert, [`order_${randomUUID()}`])
  return rows[0].id
}
