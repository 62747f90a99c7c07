import { randomUUID } from 'node:crypto'
import { queryBackend } from '../../../backend/tests/query.mjs'
import { type Admin } from '../../support/admin'
import { startHttpShopper, type HttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { findVariant, makeMug } from './cart-steps'

// one forgets what another has left so long: in turn
test.describe.configure({ timeout: 120_000, mode: 'default' })

const days = `interval '40 days'`

/** As if nobody had touched a bag for forty days. */
async function leave(cartId: string): Promise<void> {
  const age = (table: string, column: string) => ({
    name: table,
    text: `UPDATE ${table} SET updated_at = updated_at - ${days} WHERE ${column} = $1`,
    values: [cartId],
  })
  const tables = [age('cart', 'id'), age('line_item', 'cart_id'), age('payment_session', 'cart_id')]
  await queryBackend(readWorld('DATABASE_URL'), tables)
}

/** How much the backend has of a bag and of its guest. */
async function count(cartId: string, email: string): Promise<unknown[]> {
  const text = `SELECT (SELECT count(*) FROM cart WHERE id = $1)::int AS carts,
    (SELECT count(*) FROM line_item WHERE cart_id = $1)::int AS lines,
    (SELECT count(*) FROM payment_session WHERE cart_id = $1)::int AS sessions,
    (SELECT count(*) FROM customer WHERE email = $2)::int AS guests`
  const { found = [] } = await queryBackend(readWorld('DATABASE_URL'), [
    { name: 'found', text, values: [cartId, email] },
  ])
  return found
}

/** Has the backend forget a bag that was left: it says no to whoever asks while another test has it forget one. */
async function forget(admin: Admin, cartId: string): Promise<void> {
  await leave(cartId)
  await expect
    .poll(async () => {
      await admin.call('POST', '/admin/vitrine/retention')
      return count(cartId, '')
    })
    .toEqual([{ carts: 0, lines: 0, sessions: 0, guests: 0 }])
}

async function read(shopper: HttpShopper): Promise<string> {
  const answer = await shopper.browser.get('cart')
  expect(answer.status()).toBe(200)
  return answer.text()
}

test('who comes back after a bag was forgotten starts with an empty one, and is told why', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const variantId = findVariant(await makeMug(admin, 'Forgotten mug'), 'Small').id
  await shopper.add(variantId)
  const email = `forgotten-${randomUUID()}@vitrine.example`
  await shopper.prepare(email)
  const forgotten = await shopper.readCartId()
  expect(await count(forgotten, email)).toMatchObject([{ carts: 1, lines: 1, guests: 1 }])
  await forget(admin, forgotten)
  expect(await count(forgotten, email)).toEqual([{ carts: 0, lines: 0, sessions: 0, guests: 0 }])
  const page = await read(shopper)
  expect(page).toContain('The bag that this browser had kept no longer exists')
  await shopper.add(variantId)
  expect(await shopper.readCartId()).not.toBe(forgotten)
  expect(await read(shopper)).toContain('Forgotten mug')
  await shopper.browser.dispose()
})

test('a bag that somebody has opened is not forgotten, although nothing in it has changed for long', async ({
  admin,
}) => {
  const shopper = await startHttpShopper()
  await shopper.add(findVariant(await makeMug(admin, 'Dear mug'), 'Small').id)
  await leave(await shopper.readCartId())
  expect(await read(shopper)).toContain('Dear mug')
  await admin.call('POST', '/admin/vitrine/retention')
  expect(await read(shopper)).toContain('Dear mug')
  await shopper.browser.dispose()
})

for (const page of ['checkout', 'checkout/payment', 'checkout/review']) {
  test(`who goes on to ${page} with a forgotten bag meets no error`, async ({ admin }) => {
    const shopper = await startHttpShopper()
    await shopper.add(findVariant(await makeMug(admin, 'Forgotten mug'), 'Small').id)
    await shopper.prepare()
    await forget(admin, await shopper.readCartId())
    const answer = await shopper.browser.get(page)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('The bag that this browser had kept no longer exists')
    await shopper.browser.dispose()
  })
}
