import { message } from '../../support/messages'
import { type Admin, type AdminProduct } from '../../support/admin'
import { shipOrder } from '../../support/after-sales-admin'
import { parseHtml, readField } from '../../support/html'
import { chooseShipping, type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { orderIdOf } from '../checkout/checkout-steps'
import { createDiscount } from '../cart/code-steps'
import { pickOutcome, readPaymentPage } from './order-edit-steps'
import { listExchangeCarts, makeSizes, readExchange } from './exchange-steps'

interface Shipped {
  orderId: string
  product: AdminProduct
  /** What the button of the review sends that begins an exchange of one piece. */
  form: Record<string, string>
  /** The page that it is on. */
  review: string
}

async function orderShipped(
  admin: Admin,
  shopper: HttpShopper,
  pieces = 1,
  code?: string,
  instead = 'Tall',
): Promise<Shipped> {
  const product = await makeSizes(admin, 'Bowl of another size')
  await shopper.add(findVariant(product, 'Medium').id, pieces)
  if (code) await shopper.applyCode(code)
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  const orderId = orderIdOf(answer.headers().location ?? '')
  await shipOrder(admin, orderId)
  const { items } = (await admin.readOrder(orderId)) as unknown as { items: { id: string }[] }
  const chosen = { [`instead.${items[0]?.id}`]: findVariant(product, instead).id, [`quantity.${items[0]?.id}`]: '1' }
  const fields = { ...chosen, way: 'own' }
  const query = new URLSearchParams({ ...fields, review: '' })
  const html = await (await shopper.browser.get(`orders/${orderId}/exchange?${query}`)).text()
  return { orderId, product, form: { ...fields, seen: readField(html, 'seen') ?? '' }, review: html }
}

function begin({ browser }: HttpShopper, { orderId, form }: Shipped) {
  return browser.post(`orders/${orderId}/exchange`, { form, maxRedirects: 0 })
}

/** Begins the exchange and has it delivered, and paid where it costs something. */
async function prepareExchange(shopper: HttpShopper, shipped: Shipped, provider = 'manual'): Promise<string> {
  expect((await begin(shopper, shipped)).status()).toBe(303)
  const [cartId = ''] = await listExchangeCarts(shipped.orderId)
  await chooseShipping(cartId)
  await tell('POST', `/store/carts/${cartId}/payment-sessions`)
  const { cart } = await tell<{ cart: { total: number } }>('GET', `/store/carts/${cartId}`)
  if (cart.total > 0) await tell('POST', `/store/carts/${cartId}/payment-session`, { provider_id: provider })
  return cartId
}

async function readConfirmForm({ browser }: HttpShopper, path: string): Promise<Record<string, string>> {
  const html = await (await browser.get(path)).text()
  const names = ['cartId', 'mark', 'total']
  return Object.fromEntries(names.map((name) => [name, readField(html, name) ?? '']))
}

test('an exchange that is begun from two tabs or by two clicks is begun once', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper, 3)
  const answers = await Promise.all([begin(shopper, shipped), begin(shopper, shipped), begin(shopper, shipped)])
  answers.push(await begin(shopper, shipped))
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303, 303])
  const [cartId, ...others] = await listExchangeCarts(shipped.orderId)
  expect(others).toEqual([])
  for (const answer of answers) {
    expect(answer.headers().location).toBe(`/en-de/orders/${shipped.orderId}/exchanges/${cartId}`)
  }
})

test('an exchange is confirmed once, for what was shown, and then neither paid otherwise nor dropped', async ({
  admin,
}) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper)
  const cartId = await prepareExchange(shopper, shipped)
  const path = `orders/${shipped.orderId}/exchanges/${cartId}`
  const form = await readConfirmForm(shopper, path)
  const confirm = (fields: Record<string, string>) =>
    shopper.browser.post(`${path}?step=review`, { form: fields, maxRedirects: 0 })
  expect((await confirm({ ...form, mark: 'another' })).status()).toBe(303)
  expect((await readExchange(cartId)).confirmed_at).toBeNull()
  const answers = await Promise.all([confirm(form), confirm(form)])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  expect((await readExchange(cartId)).confirmed_at).toBeTruthy()
  const page = parseHtml(await (await shopper.browser.get(path)).text())
  expect(page.querySelector('[data-testid="return-address"]')?.textContent).toContain('00000 Sampletown')
  const dropped = await shopper.browser.post(path, { form: { intent: 'drop' }, maxRedirects: 0 })
  expect(dropped.headers().location).toBe(`/en-de/${path}`)
  expect(await listExchangeCarts(shipped.orderId)).toEqual([cartId])
})

test('an exchange whose confirmation gets no answer is found by its cart, and said to be done', async ({
  admin,
  faultyShop,
  t,
}) => {
  const shopper = await startHttpShopper(faultyShop.url)
  const shipped = await orderShipped(admin, shopper)
  const cartId = await prepareExchange(shopper, shipped)
  const path = `orders/${shipped.orderId}/exchanges/${cartId}`
  const form = await readConfirmForm(shopper, path)
  faultyShop.backend.lose((method, call) => method === 'POST' && call.endsWith(`/${cartId}/complete`))
  const answer = await shopper.browser.post(`${path}?step=review`, { form })
  expect(faultyShop.backend.lost()).toBeGreaterThan(0)
  expect(faultyShop.backend.countCalls(`/store/swaps/${cartId}`)).toBeGreaterThan(0)
  expect(await answer.text()).toContain(t('after-sales:exchange.done'))
  expect((await readExchange(cartId)).confirmed_at).toBeTruthy()
})

test('an exchange is paid on the provider’s page, and confirmed once by all tabs that come back', async ({
  admin,
  t,
}) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper, 1, undefined, 'Large')
  const cartId = await prepareExchange(shopper, shipped, 'vitrine-redirect')
  const path = `orders/${shipped.orderId}/exchanges/${cartId}`
  const confirm = async () => {
    const form = await readConfirmForm(shopper, path)
    const answer = await shopper.browser.post(`${path}?step=review`, { form, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    return answer.headers().location ?? ''
  }
  const declined = await shopper.browser.get(await pickOutcome(await confirm(), 'decline'))
  expect(declined.url()).toContain(path)
  expect(await declined.text()).toContain(t('checkout:place.payment-refused'))
  const again = { form: { provider: 'vitrine-redirect' }, maxRedirects: 0 }
  expect((await shopper.browser.post(`${path}?step=payment`, again)).status()).toBe(303)
  const payment = await confirm()
  expect(await (await shopper.browser.get(path)).text()).toContain(t('after-sales:exchange.payment-open'))
  expect(await confirm(), 'whoever confirms again is led to the same payment').toBe(payment)
  const cancelled = await shopper.browser.get(await pickOutcome(payment, 'cancel'))
  expect(await cancelled.text()).toContain(t('after-sales:edit.payment.cancelled'))
  expect((await readExchange(cartId)).confirmed_at).toBeNull()
  const back = await pickOutcome(payment, 'pay')
  const stranger = await startHttpShopper()
  expect((await stranger.browser.get(back)).status()).toBe(404)
  const tabs = await Promise.all([1, 2].map(() => shopper.browser.get(back, { maxRedirects: 0 })))
  for (const tab of tabs) expect(tab.headers().location).toBe(`/en-de/${path}`)
  expect((await readExchange(cartId)).confirmed_at).toBeTruthy()
  expect(await readPaymentPage(payment)).toContain('done')
  const order = parseHtml(await (await shopper.browser.get(`orders/${shipped.orderId}`)).text())
  expect(order.querySelector('.order-timeline')?.textContent).toContain(`${t('orders:timeline.authorized')}: `)
})

test('what is wrong with a step is said, and changes nothing', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper)
  await begin(shopper, shipped)
  const [cartId] = await listExchangeCarts(shipped.orderId)
  const path = `orders/${shipped.orderId}/exchanges/${cartId}`
  const post = (step: string, form: Record<string, string>) =>
    shopper.browser.post(`${path}?step=${step}`, { form, maxRedirects: 0 })
  expect((await post('shipping', {})).status()).toBe(400)
  expect((await post('shipping', { 'option.0': 'so_nope' })).status()).toBe(400)
  for (const step of ['payment', 'review', 'nope']) expect((await post(step, {})).status()).toBe(303)
  expect((await readExchange(cartId ?? '')).confirmed_at).toBeNull()
})

test('an exchange for what sells out meanwhile waits, and costs no more when it is there again', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper)
  const cartId = await prepareExchange(shopper, shipped)
  const path = `orders/${shipped.orderId}/exchanges/${cartId}`
  const post = (step: string, form: Record<string, string>) =>
    shopper.browser.post(`${path}?step=${step}`, { form, maxRedirects: 0 })
  const readDifference = async () =>
    parseHtml(await (await shopper.browser.get(path)).text()).querySelector('[data-testid=difference]')?.textContent
  const before = await readDifference()
  const form = await readConfirmForm(shopper, path)
  const wanted = findVariant(shipped.product, 'Tall').id
  await admin.setStock(shipped.product.id, wanted, 0)
  expect((await post('review', form)).status()).toBe(303)
  expect((await readExchange(cartId)).confirmed_at).toBeNull()
  expect(await readDifference()).toBe(before)
  await admin.setStock(shipped.product.id, wanted, 5)
  expect((await post('payment', { provider: 'manual' })).status()).toBe(303)
  expect((await post('review', await readConfirmForm(shopper, path))).status()).toBe(303)
  expect((await readExchange(cartId)).confirmed_at).toBeTruthy()
})

test('of a discount the pieces that go back lose their share alone, as was shown before', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper, 2, await createDiscount(admin))
  const answer = await begin(shopper, shipped)
  const page = await (await shopper.browser.get(answer.headers().location ?? '')).text()
  const readRefund = (html: string) => {
    const names = [...parseHtml(html).querySelectorAll('dt')]
    const name = names.find(({ textContent }) => textContent === message('en', 'after-sales:exchange.back'))
    return name?.nextElementSibling?.textContent
  }
  expect(readRefund(shipped.review)).toContain('35.10')
  expect(readRefund(page)).toBe(readRefund(shipped.review))
})

test('what a return took meanwhile is not exchanged', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const shipped = await orderShipped(admin, shopper)
  const [field = ''] = Object.keys(shipped.form)
  const items = [{ item_id: field.replace('instead.', ''), quantity: 1 }]
  await tell('POST', '/store/returns', { order_id: shipped.orderId, items })
  expect((await begin(shopper, shipped)).status()).toBe(303)
  expect(await listExchangeCarts(shipped.orderId)).toEqual([])
})

test('somebody else’s exchange is the page of an order that is not there', async ({ admin }) => {
  const [owner, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const shipped = await orderShipped(admin, owner, 2)
  const { orderId } = shipped
  const cartId = await prepareExchange(owner, shipped)
  const path = `orders/${orderId}/exchanges/${cartId}`
  const form = await readConfirmForm(owner, path)
  const other = await orderShipped(admin, stranger)
  const borrowed = `orders/${other.orderId}/exchanges/${cartId}`
  for (const page of ['orders/order_nope/exchange', `orders/${orderId}/exchange`, path, borrowed]) {
    expect((await stranger.browser.get(page)).status(), page).toBe(404)
  }
  expect((await begin(stranger, shipped)).status()).toBe(404)
  for (const page of [path, borrowed]) {
    for (const [step, fields] of [
      ['shipping', { 'option.0': 'any' }],
      ['payment', { provider: 'manual' }],
      ['review', form],
      ['', { intent: 'drop' }],
    ] as const) {
      const answer = await stranger.browser.post(`${page}?step=${step}`, { form: fields, maxRedirects: 0 })
      expect(answer.status(), `${page} ${step}`).toBe(404)
    }
  }
  expect(await listExchangeCarts(orderId)).toEqual([cartId])
  expect((await readExchange(cartId)).confirmed_at).toBeNull()
})
