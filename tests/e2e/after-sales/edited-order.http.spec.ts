import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { listReturns, receiveReturn, shipOrder } from '../../support/after-sales-admin'
import { parseHtml, readField } from '../../support/html'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { proposeQuantity, readPaid } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { listExchangeCarts, makeSizes, settleExchange } from './exchange-steps'
import { pickOutcome, readAcceptForm } from './order-edit-steps'

const title = 'Bowl of a changed order'

interface Placed {
  orderId: string
  /** Of the order's only line, before any edit. */
  lineId: string
  /** Of the same bowl in another size at the same price. */
  tallId: string
}

async function order(admin: Admin, shopper: HttpShopper, pieces: number): Promise<Placed> {
  const product = await makeSizes(admin, title)
  await shopper.add(findVariant(product, 'Medium').id, pieces)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(answer.headers().location ?? '')
  return { orderId, lineId: await readLineId(admin, orderId), tallId: findVariant(product, 'Tall').id }
}

async function orderShipped(admin: Admin, shopper: HttpShopper, pieces: number): Promise<Placed> {
  const placed = await order(admin, shopper, pieces)
  await shipOrder(admin, placed.orderId)
  return placed
}

async function readLineId(admin: Admin, orderId: string): Promise<string> {
  const { items } = (await admin.readOrder(orderId)) as unknown as { items: { id: string }[] }
  return items[0]?.id ?? ''
}

/** Changes the quantity of the order's first line without asking the shopper for an answer. */
async function edit(admin: Admin, orderId: string, quantity: number): Promise<string> {
  const editId = await proposeQuantity(admin, orderId, quantity)
  await admin.call('POST', `/admin/order-edits/${editId}/confirm`)
  return editId
}

async function read({ browser }: HttpShopper, path: string) {
  const answer = await browser.get(path)
  expect(answer.status(), path).toBe(200)
  return parseHtml(await answer.text())
}

const textOf = async (shopper: HttpShopper, path: string) =>
  (await read(shopper, path)).querySelector('main')?.textContent ?? ''

async function readSum(shopper: HttpShopper, orderId: string, name: string): Promise<string | undefined> {
  return (await read(shopper, `orders/${orderId}`)).querySelector(`[data-testid="${name}"]`)?.textContent.trim()
}

test('what is exchanged is not offered again once an edit was accepted, and its page keeps its name', async ({
  admin,
  t,
}) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId, tallId } = await orderShipped(admin, shopper, 1)
  await tell('POST', '/store/swaps', {
    order_id: orderId,
    return_items: [{ item_id: lineId, quantity: 1 }],
    additional_items: [{ variant_id: tallId, quantity: 1 }],
  })
  const [cartId = ''] = await listExchangeCarts(orderId)
  await tell('POST', `/store/carts/${cartId}/complete`)
  await edit(admin, orderId, 2)
  expect(await readLineId(admin, orderId)).not.toBe(lineId)
  for (const form of ['return', 'exchange']) {
    expect(await textOf(shopper, `orders/${orderId}/${form}`), form).not.toContain(title)
  }
  const page = await read(shopper, `orders/${orderId}/exchanges/${cartId}`)
  expect(page.querySelector('main')?.textContent.split(title).length, 'of what goes back and of what comes').toBe(3)
  await settleExchange(admin, orderId, cartId)
  expect(await textOf(shopper, `orders/${orderId}/exchanges/${cartId}`)).toContain(
    t('after-sales:exchange.states.received'),
  )
  expect(await textOf(shopper, `orders/${orderId}/return`)).toContain(t('after-sales:return.nothing'))
})

test('a return that was asked for before an edit keeps its name, and is received and paid back after it', async ({
  admin,
  t,
}) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId } = await orderShipped(admin, shopper, 2)
  await tell('POST', '/store/returns', { order_id: orderId, items: [{ item_id: lineId, quantity: 1 }] })
  const [before] = await listReturns(admin, orderId)
  await edit(admin, orderId, 3)
  const slip = `orders/${orderId}/returns/${before?.id}`
  expect(await textOf(shopper, slip)).toContain(title)
  const form = await read(shopper, `orders/${orderId}/return`)
  expect(form.querySelector('input[type="number"]')?.getAttribute('max'), 'the other one that was sent').toBe('1')
  if (!before) throw new Error('no return came of it')
  await receiveReturn(admin, before)
  expect(await textOf(shopper, slip)).toContain(t('after-sales:return.states.refunded'))
  const again = await read(shopper, `orders/${orderId}/return`)
  expect(again.querySelector('input[type="number"]')?.getAttribute('max')).toBe('1')
})

test('a return that was filled in before an edit keeps what was typed, and names the line of now', async ({
  admin,
}) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId } = await orderShipped(admin, shopper, 2)
  const path = `orders/${orderId}/return`
  const typed = { [`quantity.${lineId}`]: '2', [`note.${lineId}`]: 'too heavy', way: 'own' }
  const review = await shopper.browser.get(`${path}?${new URLSearchParams({ ...typed, review: '' })}`)
  const seen = readField(await review.text(), 'seen') ?? ''
  await edit(admin, orderId, 3)
  const asked = await shopper.browser.post(path, { form: { ...typed, seen } })
  const html = await asked.text()
  const now = await readLineId(admin, orderId)
  expect(readField(html, `quantity.${now}`)).toBe('2')
  expect(readField(html, `note.${now}`)).toBe('too heavy')
  const form = {
    [`quantity.${now}`]: '2',
    [`note.${now}`]: 'too heavy',
    way: 'own',
    seen: readField(html, 'seen') ?? '',
  }
  expect((await shopper.browser.post(path, { form, maxRedirects: 0 })).headers().location).toContain('/returns/')
  const [request] = await listReturns(admin, orderId)
  expect(request?.items).toMatchObject([{ item_id: now, quantity: 2, note: 'too heavy' }])
})

test('what a withdrawal was about keeps its name after an edit, and is not withdrawn from twice', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId } = await order(admin, shopper, 2)
  const path = `orders/${orderId}/withdrawal`
  await shopper.browser.post(path, { form: { name: 'Ada', [`quantity.${lineId}`]: '1', seen: '0' } })
  await edit(admin, orderId, 3)
  const page = await read(shopper, path)
  expect(page.querySelector('[data-testid="declared"]')?.textContent).toContain(title)
  expect(page.querySelector('input[type="number"]')?.getAttribute('value')).toBe('2')
})

test('what came back is not offered to be withdrawn from', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId } = await orderShipped(admin, shopper, 3)
  await tell('POST', '/store/returns', { order_id: orderId, items: [{ item_id: lineId, quantity: 1 }] })
  const [request] = await listReturns(admin, orderId)
  if (!request) throw new Error('no return came of it')
  await receiveReturn(admin, request)
  const page = await read(shopper, `orders/${orderId}/withdrawal`)
  expect(page.querySelector('input[type="number"]')?.getAttribute('value')).toBe('2')
})

test('an accepted change stands in the timeline, and what is owed for it on the order’s page', async ({
  admin,
  t,
  money,
}) => {
  const shopper = await startHttpShopper()
  const { orderId } = await order(admin, shopper, 1)
  await admin.call('POST', `/admin/orders/${orderId}/capture`)
  expect(await readSum(shopper, orderId, 'to-pay')).toBeUndefined()
  const editId = await proposeQuantity(admin, orderId, 2)
  const path = `orders/${orderId}/edits/${editId}`
  await shopper.browser.post(path, { form: await readAcceptForm(shopper.browser, path, 'manual') })
  expect(await readSum(shopper, orderId, 'to-pay')).toBe(money(39, 'EUR'))
  const text = await textOf(shopper, `orders/${orderId}`)
  expect(text).toContain(`${t('orders:timeline.dearer')}: ${money(39, 'EUR')}`)
  expect(text).toContain(t('orders:payment.manual'))
  expect(text).toContain(t('orders:payment-states.partly-open'))
})

test('what a change made cheaper is to be paid back until the shop has done so', async ({ admin, t, money }) => {
  const shopper = await startHttpShopper()
  const { orderId } = await order(admin, shopper, 3)
  await admin.call('POST', `/admin/orders/${orderId}/capture`)
  await edit(admin, orderId, 1)
  expect(await readSum(shopper, orderId, 'to-pay-back')).toBe(money(78, 'EUR'))
  expect(await textOf(shopper, `orders/${orderId}`)).toContain(`${t('orders:timeline.cheaper')}: ${money(78, 'EUR')}`)
  await admin.call('POST', `/admin/orders/${orderId}/refund`, { amount: 7800, reason: 'other' })
  expect(await readSum(shopper, orderId, 'to-pay-back')).toBeUndefined()
  expect(await readSum(shopper, orderId, 'refunded')).toBe(money(78, 'EUR'))
})

test('an order by invoice that became cheaper asks for less, and one that is cancelled for nothing', async ({
  admin,
  money,
  t,
}) => {
  const shopper = await startHttpShopper()
  const { orderId } = await order(admin, shopper, 3)
  await edit(admin, orderId, 1)
  // with 4.90 for the delivery
  expect(await readSum(shopper, orderId, 'to-pay')).toBe(money(43.9, 'EUR'))
  expect(await readSum(shopper, orderId, 'to-pay-back')).toBeUndefined()
  await admin.call('POST', `/admin/orders/${orderId}/cancel`)
  expect(await readSum(shopper, orderId, 'to-pay')).toBeUndefined()
  expect(await textOf(shopper, `orders/${orderId}`)).not.toContain(t('orders:payment.manual'))
})

test('of what is paid in two ways the page says how much is paid in which', async ({ admin, t, money }) => {
  const shopper = await startHttpShopper()
  const { orderId } = await order(admin, shopper, 1)
  await edit(admin, orderId, 2)
  expect(await readSum(shopper, orderId, 'to-pay')).toBe(money(82.9, 'EUR'))
  const text = await textOf(shopper, `orders/${orderId}`)
  expect(text).toContain(`${t('orders:payment.manual')} (${money(43.9, 'EUR')})`)
  expect(text).toContain(`${t('orders:standing.pay')} (${money(39, 'EUR')})`)
})

test('a change that the shop makes without a payment says what is to pay and how', async ({ admin, t, money }) => {
  const shopper = await startHttpShopper()
  const { orderId } = await order(admin, shopper, 1)
  await admin.call('POST', `/admin/orders/${orderId}/capture`)
  const editId = await edit(admin, orderId, 2)
  expect(await readSum(shopper, orderId, 'to-pay')).toBe(money(39, 'EUR'))
  const page = await read(shopper, `orders/${orderId}`)
  expect(page.querySelector('main')?.textContent).toContain(t('orders:payment-states.partly-open'))
  const path = paths.orderEdit('en-de', orderId, editId)
  expect(page.querySelector(`a[href="${path}"]`)?.textContent).toBe(t('orders:standing.pay'))
  const form = await readAcceptForm(shopper.browser, path, 'vitrine-redirect')
  const away = await shopper.browser.post(path, { form, maxRedirects: 0 })
  await shopper.browser.get(await pickOutcome(away.headers().location ?? '', 'pay'))
  expect(await readPaid(admin, orderId)).toMatchObject({ paid: 8290, providers: ['manual', 'vitrine-redirect'] })
  expect(await readSum(shopper, orderId, 'to-pay')).toBeUndefined()
  expect((await read(shopper, path)).querySelector('[name="provider"]')).toBeNull()
})

test('what a return brings and the payments do not hold is still to be paid back', async ({ admin, money }) => {
  const shopper = await startHttpShopper()
  const { orderId, lineId } = await orderShipped(admin, shopper, 1)
  // of 39.00 and 4.90 for the delivery
  await admin.call('POST', `/admin/orders/${orderId}/refund`, { amount: 3000, reason: 'other' })
  await tell('POST', '/store/returns', { order_id: orderId, items: [{ item_id: lineId, quantity: 1 }] })
  const [request] = await listReturns(admin, orderId)
  if (!request) throw new Error('no return came of it')
  expect(await readSum(shopper, orderId, 'to-pay-back')).toBeUndefined()
  await receiveReturn(admin, request)
  expect(await readSum(shopper, orderId, 'to-pay-back')).toBe(money(9, 'EUR'))
})
