// Which carts that nobody ordered are forgotten, on tables of its own
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, beforeEach, describe, test } from 'node:test'
import { copyTables } from './own-tables.mjs'

const { forgetCarts } = createRequire(import.meta.url)(
  '../../packages/medusa-plugin-vitrine/dist/retention/forget-carts.js',
)
const ofCarts = [
  ...['cart', 'customer', 'address', 'line_item', 'payment_session', 'payment', 'order', 'draft_order', 'swap'],
  ...['shipping_method', 'shipping_method_tax_line', 'custom_shipping_option', 'claim_order', 'notification'],
  ...['vitrine_given_back', 'vitrine_held_look', 'vitrine_identity'],
]
/** @type {Awaited<ReturnType<typeof copyTables>>['database']} */
let database
/** @type {() => Promise<void>} */
let drop

before(async () => {
  ;({ database, drop } = await copyTables(ofCarts))
})

beforeEach(() => database.query(`TRUNCATE ${ofCarts.map((table) => `"${table}"`).join()}`))

after(() => drop())

/** A guest's cart with all that a checkout leaves. @param {string} id @param {number} [days] since it was touched */
async function leaveCart(id, days = 31) {
  const touched = `now() - interval '${days} days'`
  for (const row of [
    `customer (id, email, has_account) VALUES ('cus_${id}', '${id}@shopper.example', false)`,
    `address (id, first_name) VALUES ('to_${id}', 'Ada'), ('bill_${id}', 'Ada')`,
    `cart (id, customer_id, email, shipping_address_id, billing_address_id, type, context, updated_at)
      VALUES ('${id}', 'cus_${id}', '${id}@shopper.example', 'to_${id}', 'bill_${id}', 'default', '{}', ${touched})`,
    `line_item (id, cart_id, updated_at) VALUES ('line_${id}', '${id}', ${touched})`,
    `payment_session (id, cart_id, is_selected, status, updated_at)
      VALUES ('ps_${id}', '${id}', true, 'pending', ${touched})`,
    `shipping_method (id, cart_id) VALUES ('sm_${id}', '${id}')`,
    `shipping_method_tax_line (id, shipping_method_id) VALUES ('tax_${id}', 'sm_${id}')`,
    `vitrine_held_look (payable_id) VALUES ('${id}')`,
  ])
    await database.query(`INSERT INTO ${row}`)
}

/** How many rows each of these tables has. */
async function count(tables = ['cart', 'line_item', 'payment_session', 'shipping_method', 'address', 'customer']) {
  const counts = []
  for (const table of tables) {
    const [{ rows }] = await database.query(`SELECT count(*)::int AS rows FROM "${table}"`)
    counts.push(rows)
  }
  return counts
}

describe('of carts that nobody ordered', { timeout: 60_000 }, () => {
  test('a guest’s goes with all that was typed into it once nobody has touched it for so long', async () => {
    await leaveCart('old')
    await leaveCart('new', 29)
    assert.equal(await forgetCarts(database.manager, 30), 1)
    assert.deepEqual(await count(), [1, 1, 1, 1, 2, 1])
    assert.deepEqual(await count(['shipping_method_tax_line', 'vitrine_held_look']), [1, 1])
    assert.deepEqual(await database.query('SELECT id FROM cart'), [{ id: 'new' }])
  })

  /** @type {[what: string, change: string][]} */
  const kept = [
    ['that was ordered', `UPDATE cart SET completed_at = now() - interval '40 days'`],
    ['that an order names', `INSERT INTO "order" (id, cart_id) VALUES ('order_1', 'old')`],
    ['of an account', 'UPDATE customer SET has_account = true'],
    ['of an account by the shop’s note', `UPDATE cart SET context = '{"account": "cus_1"}'`],
    ['of an exchange', `UPDATE cart SET type = 'swap'`],
    ['of a draft of the merchant’s', `INSERT INTO draft_order (id, cart_id) VALUES ('dorder_1', 'old')`],
    ['that an exchange names', `INSERT INTO swap (id, cart_id) VALUES ('swap_1', 'old')`],
    ['whose payment is authorized', `UPDATE payment_session SET status = 'authorized'`],
    ['that has a payment', `INSERT INTO payment (id, cart_id) VALUES ('pay_1', 'old')`],
    [
      'whose payment is going back',
      `INSERT INTO vitrine_given_back (id, payable_id, state) VALUES ('a', 'old', 'refused')`,
    ],
    ['one of whose lines was touched', 'UPDATE line_item SET updated_at = now()'],
    ['whose way to pay was touched', 'UPDATE payment_session SET updated_at = now()'],
    ['whose lines are an order’s', `UPDATE line_item SET order_id = 'order_1'`],
  ]
  for (const [what, change] of kept) {
    test(`one ${what} stays`, async () => {
      await leaveCart('old')
      await database.query(change)
      assert.equal(await forgetCarts(database.manager, 30), 0)
      assert.deepEqual((await count()).slice(0, 4), [1, 1, 1, 1])
    })
  }

  test('a guest who has ordered, and the address that an order was sent to, stay', async () => {
    await leaveCart('old')
    await database.query(
      `INSERT INTO "order" (id, customer_id, shipping_address_id) VALUES ('order_1', 'cus_old', 'to_old')`,
    )
    assert.equal(await forgetCarts(database.manager, 30), 1)
    assert.deepEqual(await count(['cart', 'customer', 'address']), [0, 1, 1])
  })

  test('one that is being ordered or changed at this moment is passed over', async () => {
    await leaveCart('ordered')
    await leaveCart('changed')
    await database.transaction(async (shopper) => {
      await shopper.query(`SELECT pg_advisory_xact_lock(hashtext('complete ordered'))`)
      await shopper.query(`SELECT FROM cart WHERE id = 'changed' FOR KEY SHARE`)
      assert.equal(await forgetCarts(database.manager, 30), 0)
    })
    assert.equal(await forgetCarts(database.manager, 30), 2)
  })

  test('none is forgotten twice, or left, where two Medusas begin at once', async () => {
    for (let at = 0; at < 250; at += 1) await leaveCart(`cart_${at}`)
    const counts = await Promise.all([1, 2, 3].map(() => forgetCarts(database.manager, 30)))
    assert.equal(counts.reduce((sum, one) => sum + one) + (await forgetCarts(database.manager, 30)), 250)
    assert.deepEqual(await count(), [0, 0, 0, 0, 0, 0])
  })

  test('none goes sooner than a provider may hold something for it, whatever is set, nor ever with 0', async () => {
    await leaveCart('old', 8)
    assert.equal(await forgetCarts(database.manager, 1), 0)
    await database.query(`UPDATE cart SET updated_at = now() - interval '3 years'`)
    await database.query(`UPDATE line_item SET updated_at = now() - interval '3 years'`)
    await database.query(`UPDATE payment_session SET updated_at = now() - interval '3 years'`)
    assert.equal(await forgetCarts(database.manager, 0), 0)
    assert.equal(await forgetCarts(database.manager, 1), 1)
  })
})
