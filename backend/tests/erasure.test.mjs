import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { erase, eraseWith, makeProof, register, signInByPassword, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string} */
let admin
/** @type {import('pg').Client} */
let database
before(async () => {
  admin = await signInAsAdmin()
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
})
after(async () => {
  await database.end()
  await removeProducts(admin)
})

const names = { first_name: 'Ada', last_name: 'Byron' }
/** @param {string} street */
const toAddress = (street) => ({ ...names, address_1: street, city: 'Town', country_code: 'us', postal_code: '12345' })

describe('a deleted account', { timeout: 60_000 }, () => {
  test('leaves nothing of its owner, and lets nobody in', async () => {
    const account = await register()
    const { id, email, token } = account
    await demand('POST', '/store/customers/me', { token, body: { phone: '+49301', metadata: { cart_id: 'cart_1' } } })
    await demand('POST', '/store/customers/me/addresses', { token, body: { address: toAddress('Home 1') } })
    assert.equal((await erase(account)).status, 200)

    const { customer } = await demand('GET', `/admin/customers/${id}?expand=shipping_addresses,groups`, {
      token: admin,
    })
    assert.match(customer.email, /^erased-.*@erased\.invalid$/)
    assert.deepEqual(
      [customer.first_name, customer.last_name, customer.phone, customer.metadata, customer.has_account],
      [null, null, null, null, false],
    )
    assert.deepEqual(customer.shipping_addresses, [])
    assert.equal(await tryToken(token), 401)
    assert.equal((await signInByPassword(email)).status, 401)
  })

  test('is told to its address, in the language that was asked for', async () => {
    const account = await register()
    await erase(account, 'de-at')
    const mail = await waitForMailTo(account.email)
    assert.equal(mail.subject, 'Ihr Konto bei Vitrine wurde gelöscht')
    assert.ok(!mail.html.includes(account.email))
  })

  test('is not written to any more, and its address stays on no mail, be it waiting or given up', async () => {
    const account = await register()
    const former = toNewEmail()
    const [dropped, left] = [
      [
        { kind: 'customer.passkey_added', recipient: account.email },
        { kind: 'customer.password_changed', recipient: account.email, isGivenUp: true },
        { kind: 'customer.password_reset', subject: account.id },
        { kind: 'order-update-token.created', subject: `${account.id},order_1,order_2` },
        { kind: 'customer.address_changed', subject: `${account.id}:1:a`, recipient: former, isGivenUp: true },
      ],
      [
        { kind: 'customer.address_changed', subject: `${account.id}:2:b`, recipient: former },
        { kind: 'customer.passkey_added', recipient: toNewEmail() },
        { kind: 'order-update-token.created', subject: `cus_other,${account.id}` },
        { kind: 'order.canceled', subject: `order_${randomUUID()}` },
      ],
    ]
    const droppedIds = []
    for (const mail of dropped) droppedIds.push(await queueMail(mail))
    const leftIds = []
    for (const mail of left) leftIds.push(await queueMail(mail))
    const { rows: tasks } = await database.query(
      `INSERT INTO vitrine_task (kind, subject_id) VALUES ('mail-not-sent', $1), ('mail-not-sent', $2) RETURNING id`,
      [droppedIds[1], leftIds[0]],
    )
    await erase(account)
    const { rows } = await database.query('SELECT id FROM vitrine_mail WHERE id = ANY($1) ORDER BY id', [
      [...droppedIds, ...leftIds],
    ])
    assert.deepEqual(rows.map(({ id }) => id).sort(), leftIds.toSorted())
    const { rows: open } = await database.query('SELECT id FROM vitrine_task WHERE id = ANY($1) AND done_at IS NULL', [
      tasks.map(({ id }) => id),
    ])
    assert.deepEqual(open, [tasks[1]])
    await database.query('DELETE FROM vitrine_mail WHERE id = ANY($1)', [leftIds])
    await database.query('DELETE FROM vitrine_task WHERE id = ANY($1)', [tasks.map(({ id }) => id)])
    await waitForMailTo(account.email, { subject: /deleted$/ })
  })

  test('leaves its orders as they are, with the address that they went to', async () => {
    const account = await register()
    const { variantIds } = await createProduct(admin, [{ quantity: 5 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { email: account.email })
    await demand('POST', `/store/carts/${cartId}`, { token: account.token, body: { customer_id: account.id } })
    const { data: placed } = await demand('POST', `/store/carts/${cartId}/complete`, { token: account.token })
    await erase(account)
    const { order } = await demand('GET', `/admin/orders/${placed.id}`, { token: admin })
    assert.deepEqual([order.customer_id, order.email], [account.id, account.email])
    assert.equal(order.shipping_address.address_1, 'Main St 1')
    assert.equal(order.items.length, 1)
  })

  test('takes the cart with it that it had open', async () => {
    const account = await register()
    const { variantIds } = await createProduct(admin, [{ quantity: 5 }])
    const cartId = await prepareCart([{ variantId: variantIds[0], quantity: 1 }], { email: account.email })
    await demand('POST', `/store/carts/${cartId}`, { token: account.token, body: { customer_id: account.id } })
    await erase(account)
    assert.equal((await call('GET', `/store/carts/${cartId}`)).status, 404)
  })

  test('makes room for another with the same address, which has none of the orders', async () => {
    const account = await register()
    await erase(account)
    const again = await register(account.email)
    assert.notEqual(again.id, account.id)
    assert.equal(await tryToken(again.token), 200)
    const { orders } = await demand('GET', '/store/customers/me/orders', { token: again.token })
    assert.deepEqual(orders, [])
  })
})

test('no account is deleted by a proof for something else, of another address, of before or a second time', async () => {
  const account = await register()
  const { id: customer_id, email, token } = account
  const { body } = await call('POST', '/store/vitrine/identity/revoke', { token })
  for (const claims of [
    { customer_id, email, aud: 'vitrine:sign-in' },
    { customer_id, email, aud: 'vitrine:change-email' },
    { customer_id, email: toNewEmail(), generation: 1 },
    { customer_id: 'cus_unknown', email, generation: 1 },
    { customer_id, email, generation: undefined },
    { customer_id, email },
  ])
    assert.equal((await eraseWith(claims)).status, 401, JSON.stringify(claims))
  assert.equal(await tryToken(body.access_token), 200)
  const proof = makeProof({ aud: 'vitrine:erase-account', customer_id, email, generation: 1 })
  const uses = Array.from({ length: 5 }, () => call('POST', '/store/vitrine/identity/erasure', { body: { proof } }))
  const statuses = (await Promise.all(uses)).map(({ status }) => status).sort()
  assert.deepEqual(statuses, [200, 401, 401, 401, 401])
})

/**
 * A mail that waits for an hour, or was given up.
 * @param {{ kind: string, subject?: string, recipient?: string, isGivenUp?: boolean }} mail
 * @returns {Promise<string>} its id
 */
async function queueMail({ kind, subject = randomUUID(), recipient = undefined, isGivenUp = false }) {
  const { rows } = await database.query(
    `INSERT INTO vitrine_mail (kind, subject_id, recipient, created_at, due_at, last_error)
    VALUES ($1, $2, $3, now() - $4 * interval '1 day', now() + interval '1 hour', '550 ' || $3) RETURNING id`,
    [kind, subject, recipient, isGivenUp ? 4 : 0],
  )
  return rows[0].id
}
