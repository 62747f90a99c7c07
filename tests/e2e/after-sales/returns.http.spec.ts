import { listReturns, receiveReturn, shipOrder } from '../../support/after-sales-admin'
import { parseHtml, readField } from '../../support/html'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { type Admin } from '../../support/admin'
import { expect, test } from '../../support/shop'
import { makeBowl, orderIdOf } from '../checkout/checkout-steps'
import { createGiftCard, readBalance } from '../cart/code-steps'

async function orderShipped(admin: Admin, shopper: HttpShopper, pieces: number, code?: string): Promise<string> {
  const bowl = await makeBowl(admin, 'Bowl that comes back')
  await shopper.add(bowl.variants[0]?.id ?? '', pieces)
  if (code) await shopper.applyCode(code)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = /\/orders\/([^/]+)\//.exec(answer.headers().location ?? '')?.[1] ?? ''
  await shipOrder(admin, orderId)
  return orderId
}

async function openReview({ browser }: HttpShopper, admin: Admin, orderId: string, pieces = 1) {
  const { items } = (await admin.readOrder(orderId)) as unknown as { items: { id: string }[] }
  const field = `quantity.${items[0]?.id}`
  const html = await (await browser.get(`orders/${orderId}/return?${field}=${pieces}&way=own&review`)).text()
  return { [field]: String(pieces), way: 'own', seen: readField(html, 'seen') ?? '' }
}

test('a return that is sent from two tabs or by two clicks is made once', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const orderId = await orderShipped(admin, shopper, 3)
  const form = await openReview(shopper, admin, orderId)
  const send = () => shopper.browser.post(`orders/${orderId}/return`, { form, maxRedirects: 0 })
  const answers = await Promise.all([send(), send(), send()])
  answers.push(await send())
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303])
  const [request, ...others] = await listReturns(admin, orderId)
  expect(others).toEqual([])
  for (const answer of answers) {
    expect(answer.headers().location).toBe(`/en-de/orders/${orderId}/returns/${request?.id}`)
  }
})

test('pieces bring back what they have cost, in parts as all at once, and the pages say so', async ({
  admin,
  money,
}) => {
  const shopper = await startHttpShopper()
  const orderId = await orderShipped(admin, shopper, 3)
  // at 39.00 each, of which Medusa would pay 77.99 for two
  for (const [pieces, refund] of [
    [2, 78],
    [1, 39],
  ] as const) {
    const form = await openReview(shopper, admin, orderId, pieces)
    const review = new URLSearchParams({ ...form, review: '' })
    const page = parseHtml(await (await shopper.browser.get(`orders/${orderId}/return?${review}`)).text())
    expect(page.querySelector('[data-testid="refund"]')?.textContent).toBe(money(refund, 'EUR'))
    await shopper.browser.post(`orders/${orderId}/return`, { form })
    const requests = await listReturns(admin, orderId)
    expect(requests.map(({ refund_amount: amount }) => amount)).toContain(refund * 100)
  }
})

test('what another return took meanwhile is not taken again', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const orderId = await orderShipped(admin, shopper, 1)
  const form = await openReview(shopper, admin, orderId)
  const [field = ''] = Object.keys(form)
  const items = [{ item_id: field.replace('quantity.', ''), quantity: 1, note: 'elsewhere' }]
  await admin.call('POST', '/store/returns', { order_id: orderId, items })
  const answer = await shopper.browser.post(`orders/${orderId}/return`, { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
  expect(await listReturns(admin, orderId)).toHaveLength(1)
})

test('somebody else’s return is the page of an order that is not there', async ({ admin }) => {
  const [owner, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const orderId = await orderShipped(admin, owner, 1)
  const form = await openReview(owner, admin, orderId)
  await owner.browser.post(`orders/${orderId}/return`, { form, maxRedirects: 0 })
  const [request] = await listReturns(admin, orderId)
  for (const path of [
    'orders/order_nope/return',
    `orders/${orderId}/return`,
    `orders/${orderId}/returns/${request?.id}`,
  ]) {
    expect((await stranger.browser.get(path)).status(), path).toBe(404)
  }
  const posted = await stranger.browser.post(`orders/${orderId}/return`, { form, maxRedirects: 0 })
  expect(posted.status()).toBe(404)
  const other = await orderShipped(admin, stranger, 1)
  expect((await stranger.browser.get(`orders/${other}/returns/${request?.id}`)).status()).toBe(404)
  expect(await listReturns(admin, orderId)).toHaveLength(1)
})

test('what a gift card has paid goes back to it, as the pages have said before', async ({ admin, t, money }) => {
  const shopper = await startHttpShopper()
  const orderId = await orderShipped(admin, shopper, 1, await createGiftCard(admin, 3000))
  const read = async (path: string) => (await shopper.browser.get(path)).text()
  const form = await openReview(shopper, admin, orderId)
  // of 39.00 and 4.90 for the delivery
  const part = t('after-sales:refund.part-card', { amount: money(13.9, 'EUR'), card: money(25.1, 'EUR') })
  const review = new URLSearchParams({ ...form, review: '' })
  expect(await read(`orders/${orderId}/return?${review}`)).toContain(part)
  const sent = await shopper.browser.post(`orders/${orderId}/return`, { form })
  expect(await sent.text()).toContain(part)
  const [request] = await listReturns(admin, orderId)
  if (!request) throw new Error('no return came of it')
  await receiveReturn(admin, request)
  const order = await read(`orders/${orderId}`)
  expect(order).toContain(t('after-sales:return.states.refunded'))
  expect(parseHtml(order).querySelector('[data-testid="on-cards"]')?.textContent).toBe(money(25.1, 'EUR'))
  const timeline = parseHtml(order).querySelector('.order-timeline')?.textContent
  expect(timeline).toContain(`${t('orders:timeline.on-card')}: ${money(25.1, 'EUR')}`)
  expect(timeline).toContain(`${t('orders:timeline.refunded')}: ${money(13.9, 'EUR')}`)
})

test('what a gift card has paid for a cancelled order is told to be back on it', async ({ admin, money }) => {
  const shopper = await startHttpShopper()
  const code = await createGiftCard(admin, 3000)
  await shopper.add((await makeBowl(admin, 'Cancelled card bowl')).variants[0]?.id ?? '')
  await shopper.applyCode(code)
  await shopper.prepare()
  const orderId = orderIdOf((await shopper.place(await shopper.readPlaceForm())).headers().location ?? '')
  await admin.call('POST', `/admin/orders/${orderId}/cancel`)
  expect(await readBalance(admin, code)).toBe(3000)
  const page = parseHtml(await (await shopper.browser.get(`orders/${orderId}`)).text())
  expect(page.querySelector('[data-testid="on-cards"]')?.textContent).toBe(money(30, 'EUR'))
})

test('the slip, and every page that asks to send something back, names where to', async ({ admin, t }) => {
  const shopper = await startHttpShopper()
  const orderId = await orderShipped(admin, shopper, 2)
  const readAddress = async (path: string) => {
    const page = parseHtml(await (await shopper.browser.get(path)).text())
    const part = page.querySelector('[data-testid="return-address"]')
    return [...(part?.querySelectorAll('h2, address span') ?? [])].map((line) => line.textContent?.trim())
  }
  const address = [
    t('after-sales:send-to.address'),
    'Vitrine Demo Shop',
    '1 Example Street',
    '00000 Sampletown',
    'Germany',
  ]
  const form = await openReview(shopper, admin, orderId)
  await shopper.browser.post(`orders/${orderId}/return`, { form })
  const [request] = await listReturns(admin, orderId)
  const slip = `orders/${orderId}/returns/${request?.id}`
  for (const path of [
    `orders/${orderId}/return`,
    `orders/${orderId}/return?${new URLSearchParams({ ...form, review: '' })}`,
    slip,
    `${slip}?print`,
    'pages/shipping-and-returns',
  ])
    expect(await readAddress(path), path).toEqual(address)
  if (request) await receiveReturn(admin, request)
  expect(await readAddress(slip), 'nothing is sent any more').toEqual([])
})
