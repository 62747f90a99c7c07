import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'
import { queryBackend } from './query.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @typedef {import('../medusa-answers.js').Order} Order */

/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

async function placeOrder() {
  const email = `${randomUUID()}@vitrine.example`
  const { variantIds } = await createProduct(token, [{ quantity: 5 }], { title: `Kanne <b>${randomUUID()}</b>` })
  const cart = await prepareCart([{ variantId: variantIds[0], quantity: 2 }], { email })
  const { data } = await demand('POST', `/store/carts/${cart}/complete`)
  return { ...data, email }
}

/** @param {{ id: string }} of */
function toPath({ id }) {
  return `/store/vitrine/orders/${id}/withdrawals`
}

/** @param {Order} order @param {object} [change] */
function toStatement(order, change = {}) {
  return { id: randomUUID(), name: 'Ada Huber', lines: [{ item_id: order.items[0].id, quantity: 1 }], ...change }
}

/** @param {{ id: string }} order @param {object} statement @param {string} [locale] */
function declare(order, statement, locale = 'de-de') {
  const headers = { ...storefront, 'x-vitrine-locale': locale }
  return call('POST', toPath(order), { body: statement, headers })
}

describe('a withdrawal from a contract', { timeout: 60_000 }, () => {
  test('is confirmed with its content after an order edit too, where the mail server was down till then', async () => {
    const order = await placeOrder()
    const statement = toStatement(order)
    await declare(order, statement)
    await waitForMailTo(order.email, { subject: /^Ihr Widerruf ist eingegangen/ })
    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const path = `/admin/order-edits/${edit.id}`
    await demand('POST', `${path}/items/${edit.items[0].id}`, { token, body: { quantity: 3 } })
    await demand('POST', `${path}/confirm`, { token })
    // as if it had not been sent yet
    const text = 'UPDATE vitrine_mail SET sent_at = NULL, due_at = now(), attempts = 0 WHERE subject_id = $1'
    await queryBackend(process.env.DATABASE_URL ?? '', [{ name: 'unsent', text, values: [statement.id] }])
    const mail = await waitForMailTo(order.email, {
      subject: /^Ihr Widerruf ist eingegangen/,
      nth: 2,
      deadlineMs: 40_000,
    })
    assert.ok(mail.text.includes(`1 × ${order.items[0].title}`))
  })

  test('is kept, noted on the order, and confirmed at once by a mail with its time and content', async () => {
    const order = await placeOrder()
    const statement = toStatement(order)
    const { status, body } = await declare(order, statement)
    assert.equal(status, 200)
    assert.deepEqual((await demand('GET', toPath(order))).withdrawals, [body.withdrawal])
    const { id, name, lines } = body.withdrawal
    assert.deepEqual({ id, name, lines }, statement)

    const mail = await waitForMailTo(order.email, { subject: /^Ihr Widerruf ist eingegangen/ })
    assert.equal(mail.subject, `Ihr Widerruf ist eingegangen: Bestellung Nr. ${order.display_id} bei Vitrine`)
    const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
    assert.ok(mail.text.includes(day.format(new Date(body.withdrawal.declared_at))))
    assert.ok(mail.text.includes(`1 × ${order.items[0].title}`))
    assert.ok(mail.text.includes(`/de-de/orders/${order.id}`))
    assert.ok(mail.html.includes('Kanne &lt;b&gt;'))

    const { notes } = await demand('GET', `/admin/notes?resource_id=${order.id}`, { token })
    assert.deepEqual(
      notes.map(({ value }) => value.startsWith('Ada Huber has withdrawn')),
      [true],
    )
  })

  test('that is sent many times at once is kept and confirmed once', async () => {
    const order = await placeOrder()
    const statement = toStatement(order)
    const answers = await Promise.all(Array.from({ length: 5 }, () => declare(order, statement, 'en-de')))
    const [{ body }] = answers
    for (const answer of answers) assert.deepEqual(answer, { status: 200, body })
    assert.equal((await demand('GET', toPath(order))).withdrawals.length, 1)
    await waitForMailTo(order.email, { subject: /^We have received your withdrawal/ })
    assert.equal((await readMailsTo(order.email)).filter(({ subject }) => subject.includes('withdrawal')).length, 1)
  })

  test('about another order that has its id already is neither kept nor answered with what is there', async () => {
    const [order, other] = [await placeOrder(), await placeOrder()]
    const statement = toStatement(other, { name: 'Somebody Else' })
    assert.equal((await declare(other, statement)).status, 200)
    const { status, body } = await declare(order, toStatement(order, { id: statement.id }))
    assert.equal(status, 409)
    assert.doesNotMatch(JSON.stringify(body), /Somebody|item_/)
    assert.deepEqual((await demand('GET', toPath(order))).withdrawals, [])
    const [one, two] = await Promise.all(
      [order, other].map((of) => declare(of, toStatement(of, { id: `race-${order.id}` }))),
    )
    assert.deepEqual([one.status, two.status].sort(), [200, 409])
  })

  test('is neither declared nor read by who has the id of the order alone', async () => {
    const order = await placeOrder()
    const headers = { 'x-vitrine-order-email': 'eve%40example.org' }
    assert.equal((await call('GET', toPath(order), { headers: {} })).status, 403)
    assert.equal((await call('POST', toPath(order), { headers, body: toStatement(order) })).status, 403)
    assert.deepEqual((await demand('GET', toPath(order))).withdrawals, [])
  })

  test('is refused where it is not about this order', async () => {
    const [order, other] = [await placeOrder(), await placeOrder()]
    assert.equal((await declare(order, toStatement(other))).status, 400)
    assert.equal((await declare({ id: 'order_nope' }, toStatement(order))).status, 404)
    assert.equal((await call('POST', toPath(order))).status, 400)
    assert.deepEqual((await demand('GET', toPath(order))).withdrawals, [])
  })
})
