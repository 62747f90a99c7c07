import { queryBackend } from '../../../backend/tests/query.mjs'
import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { parseHtml, readText } from '../../support/html'
import { tell } from '../../support/http-shopper'
import { listMails, waitForMail } from '../../support/mailbox'
import { proposeQuantity } from '../../support/order-edit-admin'
import { expect, test } from '../../support/test'
import { readWorld } from '../../support/world'
import { findVariant } from '../cart/cart-steps'
import { makeSizes, readExchange } from '../after-sales/exchange-steps'
import { openDifference, pickOutcome } from '../after-sales/order-edit-steps'
import { type Desk, orderBowls, readHidden, startDesk } from './merchant-steps'

test.describe.configure({ timeout: 120_000 })

interface PaidOrder {
  order: {
    total: number
    paid_total: number
    refunded_total: number
    payment_status: string
    payments: { id: string; amount: number; amount_refunded: number; captured_at: string | null; provider_id: string }[]
  }
}

async function readOrder(admin: Admin, id: string) {
  return (await admin.call<PaidOrder>('GET', `/admin/orders/${id}`)).order
}

/** Has the database say what only time or a provider's failure would bring. */
async function settle(text: string, ...values: unknown[]): Promise<void> {
  await queryBackend(readWorld('DATABASE_URL'), [{ name: 'settled', text, values }])
}

/** A desk that has found what waits about an order. @returns the address of the task too */
async function find(admin: Admin, number: number): Promise<{ desk: Desk; path: string }> {
  await admin.call('POST', '/admin/vitrine/tasks')
  const desk = await startDesk()
  await desk.signIn()
  return { desk, path: await desk.findTask(number) }
}

/** Confirms a work three times at once from one page, and once more. @returns the statuses, the least first */
async function confirm(desk: Desk, path: string): Promise<number[]> {
  const form = readHidden(await (await desk.browser.get(path)).text())
  const send = async () => (await desk.browser.post(path, { form, maxRedirects: 0 })).status()
  const statuses = await Promise.all([send(), send(), send()])
  return [...statuses, await send()].sort()
}

async function read(desk: Desk, path: string): Promise<string> {
  return readText(await (await desk.browser.get(path)).text())
}

/** An order that was paid, and then changed for more, which is promised on the provider's page. */
async function orderMore(admin: Admin) {
  const order = await orderBowls(admin)
  await admin.call('POST', `/admin/orders/${order.id}/capture`)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = await openDifference(order.shopper, paths.orderEdit('en-de', order.id, edit))
  await order.shopper.browser.get(await pickOutcome(page, 'pay'))
  const { payments } = await readOrder(admin, order.id)
  const promised = payments.find(({ provider_id: provider }) => provider === 'vitrine-redirect')
  if (!promised) throw new Error('the difference was not paid on the provider’s page')
  return { ...order, edit, payment: promised }
}

test('what was promised for a change is captured once', async ({ admin }) => {
  const { id, number, edit, payment } = await orderMore(admin)
  await settle(`UPDATE order_edit SET confirmed_at = now() - interval '2 hours' WHERE id = $1`, edit)
  const { desk, path } = await find(admin, number)
  expect(await read(desk, path)).toContain(payment.id)
  expect(await confirm(desk, `${path}/capture`)).toEqual([303, 409, 409, 409])
  const { payments, paid_total: paid, total } = await readOrder(admin, id)
  expect(payments.find((one) => one.id === payment.id)?.captured_at).not.toBeNull()
  expect(paid).toBe(total)
  expect(await read(desk, path)).toContain('This was done on')
})

test('an order whose capture has failed is captured as a whole, once the backend refuses it no more', async ({
  admin,
}) => {
  const { id, number } = await orderBowls(admin)
  await settle(`UPDATE "order" SET payment_status = 'requires_action' WHERE id = $1`, id)
  const { desk, path } = await find(admin, number)
  await settle(`UPDATE "order" SET status = 'canceled' WHERE id = $1`, id)
  const refused = await desk.send(`${path}/capture`)
  expect(refused.status()).toBe(409)
  expect(readText(await refused.text())).toContain('It was not done')
  await settle(`UPDATE "order" SET status = 'pending' WHERE id = $1`, id)
  expect(await confirm(desk, `${path}/capture`)).toEqual([303, 409, 409, 409])
  const order = await readOrder(admin, id)
  expect(order).toMatchObject({ payment_status: 'captured', paid_total: order.total })
})

test('a payment of a cancelled order that was not given back is paid back once', async ({ admin }) => {
  const { id, number, payment } = await orderMore(admin)
  await admin.call('POST', `/admin/payments/${payment.id}/capture`)
  // as where a provider did not give it back with the order
  await settle(`UPDATE "order" SET status = 'canceled', canceled_at = now() WHERE id = $1`, id)
  await settle('UPDATE payment SET amount_refunded = amount WHERE order_id = $1 AND id <> $2', id, payment.id)
  const { desk, path } = await find(admin, number)
  expect(await read(desk, path)).toContain(payment.id)
  expect(await confirm(desk, `${path}/refund`)).toEqual([303, 409, 409, 409])
  const { payments } = await readOrder(admin, id)
  const given = payments.find((one) => one.id === payment.id)
  expect(given?.amount_refunded).toBe(payment.amount)
})

test('what was paid by invoice for a cancelled order is noted as paid back once', async ({ admin }) => {
  const { id, number } = await orderBowls(admin)
  await admin.call('POST', `/admin/orders/${id}/capture`)
  await admin.call('POST', `/admin/orders/${id}/cancel`)
  // as a payment that was captured by itself is left where nothing moves by itself
  await settle('UPDATE payment SET amount_refunded = 0 WHERE order_id = $1', id)
  const { desk, path } = await find(admin, number)
  expect(await confirm(desk, `${path}/refund`)).toEqual([303, 409, 409, 409])
  const { payments } = await readOrder(admin, id)
  expect(payments.map((one) => one.amount - one.amount_refunded)).toEqual([0])
})

test('the difference of an exchange that has come back is paid back once', async ({ admin }) => {
  const product = await makeSizes(admin, 'Bowl to exchange for less')
  const { id, number, swapId, cartId, difference } = await exchangeForLess(admin, product)
  const { desk, path } = await find(admin, number)
  expect(await read(desk, path)).toContain(swapId)
  expect(await confirm(desk, `${path}/refund`)).toEqual([303, 409, 409, 409])
  expect((await readExchange(cartId)).difference_due).toBe(-difference)
  const { swap } = await admin.call<{ swap: { payment_status: string } }>('GET', `/admin/swaps/${swapId}`)
  expect(swap.payment_status).toBe('difference_refunded')
  expect((await readOrder(admin, id)).refunded_total).toBe(difference)
})

async function exchangeForLess(admin: Admin, product: Awaited<ReturnType<typeof makeSizes>>) {
  const order = await orderBowls(admin, 1, findVariant(product, 'Large').id)
  await admin.call('POST', `/admin/orders/${order.id}/capture`)
  await admin.ship(order.id)
  const { items } = await admin.readOrder(order.id)
  const returned = items.map((item) => ({ item_id: (item as { id?: string }).id, quantity: 1 }))
  const additional = [{ variant_id: findVariant(product, 'Small').id, quantity: 1 }]
  const body = { order_id: order.id, return_items: returned, additional_items: additional }
  const { swap } = await tell<{ swap: { id: string; cart_id: string } }>('POST', '/store/swaps', body)
  await tell('POST', `/store/carts/${swap.cart_id}/complete`)
  const { difference_due: due } = await readExchange(swap.cart_id)
  type Confirmed = { swap: { return_order: { id: string } } }
  const { swap: confirmed } = await admin.call<Confirmed>('GET', `/admin/swaps/${swap.id}`)
  await admin.call('POST', `/admin/returns/${confirmed.return_order.id}/receive`, { items: returned })
  await settle(`UPDATE "return" SET received_at = now() - interval '2 hours' WHERE swap_id = $1`, swap.id)
  return { ...order, swapId: swap.id, cartId: swap.cart_id, difference: -(due ?? 0) }
}

test('a mail that was given up is sent again, and its task is done once it has gone out', async ({ admin }) => {
  const { id, number, shopper } = await orderBowls(admin)
  await waitForMail(shopper.email, /Your order/)
  await settle(
    `UPDATE vitrine_mail SET sent_at = NULL, created_at = now() - interval '4 days', attempts = 900
     WHERE kind = 'order.placed' AND subject_id = $1`,
    id,
  )
  const { desk, path } = await find(admin, number)
  expect(await read(desk, path)).toContain('order.placed')
  const [sent, ...others] = await confirm(desk, `${path}/resend`)
  expect([sent, new Set(others)]).toEqual([303, new Set([409])])
  await expect.poll(async () => (await listMails(shopper.email)).length).toBe(2)
  await expect.poll(() => read(desk, path)).toContain('This was done on')
  expect(parseHtml(await (await desk.browser.get(`${path}/resend`)).text()).querySelector('[name=seen]')).toBeNull()
})
