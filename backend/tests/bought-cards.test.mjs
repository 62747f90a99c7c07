import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { erase, makeProof, register, toNewEmail } from './identity-fixtures.mjs'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'
import { findGiftCard, findRegion } from './shop-fixtures.mjs'

const aud = 'vitrine:gift-cards'

/**
 * Orders gift cards, as a guest unless an account is given.
 * @param {number} quantity
 * @param {Record<string, string>} [metadata] for whom
 * @param {{ id: string, email: string, token: string }} [account]
 * @returns {Promise<{ id: string, email: string }>}
 */
async function orderCards(quantity, metadata, account) {
  const { region } = await findRegion()
  const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id } })
  const line = { variant_id: await findGiftCard(), quantity, ...(metadata && { metadata }) }
  await demand('POST', `/store/carts/${cart.id}/line-items`, { body: line })
  const email = account?.email ?? toNewEmail()
  const owner = account ? { customer_id: account.id } : { email }
  await demand('POST', `/store/carts/${cart.id}`, { token: account?.token, body: owner })
  await demand('POST', `/store/carts/${cart.id}/payment-sessions`)
  await demand('POST', `/store/carts/${cart.id}/payment-session`, { body: { provider_id: 'manual' } })
  const { data } = await demand('POST', `/store/carts/${cart.id}/complete`)
  return { id: data.id, email }
}

/** @param {string} orderId @param {string} proof */
async function listBought(orderId, proof) {
  const url = `${process.env.MEDUSA_URL}/store/vitrine/orders/${orderId}/gift-cards`
  const response = await fetch(url, { headers: { ...storefront, ...(proof && { 'x-vitrine-proof': proof }) } })
  return { status: response.status, body: await response.json() }
}

describe('the gift cards that were bought with an order', { timeout: 60_000 }, () => {
  test('are told for a proof about that order and its address, and for no other', async () => {
    const [order, other] = [await orderCards(2), await orderCards(1)]
    const claims = { aud, order_id: order.id, email: order.email }
    const { status, body } = await listBought(order.id, makeProof(claims))
    assert.equal(status, 200)
    assert.equal(body.gift_cards.length, 2)
    for (const { code, value, balance } of body.gift_cards) {
      assert.match(code, /^[A-Z0-9-]{19}$/)
      assert.ok(value > 0)
      assert.equal(balance, value)
    }
    const refused = [
      undefined,
      'no proof',
      makeProof({ ...claims, aud: 'vitrine:sign-in' }),
      makeProof({ ...claims, order_id: other.id }),
      makeProof({ ...claims, email: other.email }),
      makeProof(claims, { secret: 'not the secret that the shop has, but as long' }),
      makeProof({ ...claims, iat: 1_700_000_000, exp: 1_700_000_060 }),
    ]
    for (const proof of refused) assert.equal((await listBought(order.id, proof)).status, 401)
    const unknown = makeProof({ ...claims, order_id: 'order_none' })
    assert.equal((await listBought('order_none', unknown)).status, 401)
  })
})

// as often as the plugin looks for what is due, and a little more
const lookedMs = 8000

/** @param {string} to @param {string} [day] */
function toGift(to, day) {
  return { gift_name: 'Bo', gift_email: to, gift_message: 'Happy birthday!', ...(day && { gift_day: day }) }
}

const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

/** @type {import('pg').Client} */
let database
before(async () => {
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
})
after(() => database.end())

/** @param {string} orderId */
function letDayCome(orderId) {
  return database.query('UPDATE vitrine_gift_delivery SET due_at = now() WHERE order_id = $1', [orderId])
}

/**
 * What the line and the card of an order still say of for whom the card is.
 * @param {string} orderId
 * @returns {Promise<string[]>} addresses, or names where there is no address
 */
async function readNamed(orderId) {
  const { rows } = await database.query(
    `SELECT coalesce(metadata->>'gift_email', metadata->>'gift_name') AS named FROM (
      SELECT metadata FROM line_item WHERE order_id = $1 UNION ALL SELECT metadata FROM gift_card WHERE order_id = $1) kept`,
    [orderId],
  )
  return rows.flatMap(({ named }) => named ?? [])
}

/** The only card of an order. @param {{ id: string, email: string }} order */
async function readCard({ id, email }) {
  const { body } = await listBought(id, makeProof({ aud, order_id: id, email }))
  return body.gift_cards[0]
}

describe('a gift card that the shop sends to somebody else', { timeout: 90_000 }, () => {
  test('goes out once it is paid, once, and its buyer is told of it without the code', async () => {
    const token = await signInAsAdmin()
    const to = toNewEmail()
    const order = await orderCards(1, toGift(to))
    const notice = await waitForMailTo(order.email, { subject: /gift card/i })
    const { code, ...card } = await readCard(order)
    assert.ok(!notice.text.includes(code))
    assert.deepEqual([card.is_paid, card.sent_at, card.gift.email], [false, null, to])
    await sleep(lookedMs)
    assert.deepEqual(await readMailsTo(to), [], 'the invoice is not paid')
    await demand('POST', `/admin/orders/${order.id}/capture`, { token })
    const mail = await waitForMailTo(to)
    assert.ok(mail.text.includes(code))
    assert.ok(mail.text.includes('Happy birthday!'))
    await sleep(lookedMs)
    assert.equal((await readMailsTo(to)).length, 1)
    assert.ok((await readCard(order)).sent_at)
  })

  test('waits for its day, and goes nowhere where the order was cancelled before', async () => {
    const token = await signInAsAdmin()
    const [later, never] = [toNewEmail(), toNewEmail()]
    const day = inTwoDays()
    const [waiting, cancelled] = [await orderCards(1, toGift(later, day)), await orderCards(1, toGift(never))]
    await demand('POST', `/admin/orders/${waiting.id}/capture`, { token })
    await demand('POST', `/admin/orders/${cancelled.id}/cancel`, { token })
    await sleep(lookedMs)
    assert.deepEqual([await readMailsTo(later), await readMailsTo(never)], [[], []])
    const card = await readCard(waiting)
    assert.deepEqual([card.is_paid, card.sent_at, card.due_at.slice(0, 10)], [true, null, day])
    assert.equal((await readCard(cancelled)).is_void, true)
  })

  test('goes nowhere where the order was paid back before its day', async () => {
    const token = await signInAsAdmin()
    const to = toNewEmail()
    const order = await orderCards(1, toGift(to, inTwoDays()))
    await demand('POST', `/admin/orders/${order.id}/capture`, { token })
    const { order: paid } = await demand('GET', `/admin/orders/${order.id}`, { token })
    await demand('POST', `/admin/orders/${order.id}/refund`, { token, body: { amount: paid.total, reason: 'other' } })
    await letDayCome(order.id)
    await sleep(lookedMs)
    assert.deepEqual(await readMailsTo(to), [])
    assert.equal((await readCard(order)).sent_at, null)
  })

  test('of somebody who has deleted the account still goes out, and is forgotten then; what was kept is at once', async () => {
    const token = await signInAsAdmin()
    const account = await register()
    const to = toNewEmail()
    const waiting = await orderCards(1, toGift(to, inTwoDays()), account)
    const kept = await orderCards(1, { gift_name: 'Bo', gift_message: 'Happy birthday!' }, account)
    await demand('POST', `/admin/orders/${waiting.id}/capture`, { token })
    assert.equal((await erase(account)).status, 200)
    assert.deepEqual(await readNamed(kept.id), [])
    assert.deepEqual(await readNamed(waiting.id), [to, to])
    await letDayCome(waiting.id)
    assert.ok((await waitForMailTo(to)).text.includes('Happy birthday!'))
    await sleep(lookedMs)
    assert.deepEqual(await readNamed(waiting.id), [])
  })

  test('two for two recipients are two lines, and nothing else is kept with a line', async () => {
    const { region } = await findRegion()
    const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id } })
    const path = `/store/carts/${cart.id}/line-items`
    const variant_id = await findGiftCard()
    for (const to of ['bo@example.org', 'cy@example.org'])
      await demand('POST', path, { body: { variant_id, quantity: 1, metadata: toGift(to) } })
    const { cart: filled } = await demand('GET', `/store/carts/${cart.id}`)
    const recipients = filled.items.map(({ quantity, metadata }) => `${quantity} ${metadata.gift_email}`).sort()
    assert.deepEqual(recipients, ['1 bo@example.org', '1 cy@example.org'])
    for (const metadata of [{ gift_message: 'x'.repeat(401) }, { gift_other: 'x' }, { gift_name: 'x'.repeat(201) }])
      assert.equal((await call('POST', path, { body: { variant_id, quantity: 1, metadata } })).status, 400)
  })
})
