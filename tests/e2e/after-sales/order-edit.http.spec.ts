import { paths } from '../../../app/paths'
import { startHttpShopper, tell } from '../../support/http-shopper'
import { proposeQuantity, readEdit, readPaid, requestAnswer, reviseQuantity } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { openDifference, pickOutcome, readAcceptForm, readCollection, readPaymentPage } from './order-edit-steps'
import { orderByHttp } from '../orders/order-steps'

const locale = 'en-de'

test('a change is shown to whom the order belongs, and answered by nobody else', async ({ admin }) => {
  const [owner, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const order = await orderByHttp(admin, owner)
  const others = await orderByHttp(admin, stranger)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  expect((await owner.browser.get(page)).status()).toBe(200)
  const form = { intent: 'decline' }
  for (const path of [page, paths.orderEdit(locale, others.id, edit)]) {
    expect((await stranger.browser.get(path)).status(), path).toBe(404)
    expect((await stranger.browser.post(path, { form, maxRedirects: 0 })).status(), path).toBe(404)
  }
  for (const unknown of ['oe_unknown', 'a/b']) {
    expect((await owner.browser.get(paths.orderEdit(locale, order.id, unknown))).status(), unknown).toBe(404)
  }
  expect((await readEdit(admin, edit)).status).toBe('requested')
})

test('an answer that comes twice, or at once from two tabs, counts once', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const form = await readAcceptForm(owner.browser, page, 'manual')
  const answers = await Promise.all([1, 2].map(() => owner.browser.post(page, { form, maxRedirects: 0 })))
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  expect((await owner.browser.post(page, { form: { intent: 'decline' }, maxRedirects: 0 })).status()).toBe(303)
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual'] })
})

test('a difference is paid in one of the ways that are offered', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  for (const provider of ['', 'stripe', 'nobody']) {
    const form = await readAcceptForm(owner.browser, page, provider)
    const answer = await owner.browser.post(page, { form, maxRedirects: 0 })
    expect(answer.status(), provider).toBe(400)
  }
  expect((await readEdit(admin, edit)).status).toBe('requested')
})

test('tabs that accept and come back at once share one payment', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const [first = '', second] = await Promise.all([1, 2].map(() => openDifference(owner, page)))
  expect(second, 'both are led to the same payment').toBe(first)
  const back = await pickOutcome(first, 'pay')
  const tabs = await Promise.all([1, 2, 3].map(() => owner.browser.get(back, { maxRedirects: 0 })))
  for (const tab of tabs) expect(tab.headers().location).toBe(page)
  // once more with an invoice, as a page would that was open before
  const form = await readAcceptForm(owner.browser, page, 'manual')
  expect((await owner.browser.post(page, { form, maxRedirects: 0 })).headers().location).toBe(page)
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'vitrine-redirect'] })
})

test('a proposal that was changed since it was read is neither accepted nor paid', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const read = await readAcceptForm(owner.browser, page, 'manual')
  await reviseQuantity(admin, edit, 3)
  // what Medusa asks for is still the difference of two
  const form = await readAcceptForm(owner.browser, page, 'manual')
  for (const [stale, status] of [
    [read, 303],
    [{ ...read, mark: '' }, 303],
  ] as const) {
    expect((await owner.browser.post(page, { form: stale, maxRedirects: 0 })).status()).toBe(status)
  }
  expect(form.mark, 'nothing can be accepted').toBe('')
  expect((await readCollection(edit)).payment_sessions).toEqual([])
  await requestAnswer(admin, edit)
  const renewed = await readAcceptForm(owner.browser, page, 'manual')
  expect((await owner.browser.post(page, { form: renewed, maxRedirects: 0 })).status()).toBe(303)
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [3], providers: ['manual', 'manual'] })
})

test('what was paid for a proposal that is another one by then is given back', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const payment = await openDifference(owner, page)
  await reviseQuantity(admin, edit, 3)
  await requestAnswer(admin, edit)
  const back = await owner.browser.get(await pickOutcome(payment, 'pay'))
  expect(await back.text()).toContain(t('after-sales:edit.payment.given-back'))
  await expect.poll(() => readPaymentPage(payment)).toContain('void')
  expect((await readEdit(admin, edit)).status).toBe('requested')
  const next = await openDifference(owner, page)
  expect(next).not.toBe(payment)
  await owner.browser.get(await pickOutcome(next, 'pay'))
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [3], providers: ['manual', 'vitrine-redirect'] })
})

test('who declines a change after having begun to pay for it is charged nothing', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const payment = await openDifference(owner, page)
  await owner.browser.post(page, { form: { intent: 'decline' } })
  expect(await readPaymentPage(payment)).toContain('void')
  expect((await readEdit(admin, edit)).status).toBe('declined')
})

test('a paid difference that the change was not made for needs no other payment', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  await admin.call('POST', `/admin/orders/${order.id}/capture`)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  const { id } = await readCollection(edit)
  await tell('POST', `/store/payment-collections/${id}/sessions`, { provider_id: 'manual' })
  const [session] = (await readCollection(edit)).payment_sessions
  await tell('POST', `/store/payment-collections/${id}/sessions/${session?.id}/authorize`)
  const html = await (await owner.browser.get(page)).text()
  expect(html).toContain(t('after-sales:edit.payment.paid'))
  expect(html).not.toContain('name="provider"')
  const form = await readAcceptForm(owner.browser, page, 'vitrine-redirect')
  await owner.browser.post(page, { form })
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual'] })
  const standing = await (await owner.browser.get(paths.order(locale, order.id))).text()
  expect(standing).toContain(t('orders:payment-states.partly-open'))
})

test('a payment that was given back pays for nothing, and none is given back that has paid for something', async ({
  admin,
}) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const { id } = await readCollection(edit)
  const collection = `/store/payment-collections/${id}`
  const pay = async () => {
    await tell('POST', `${collection}/sessions`, { provider_id: 'manual' })
    const [session] = (await readCollection(edit)).payment_sessions
    await tell('POST', `${collection}/sessions/batch/authorize`, { session_ids: [session?.id] })
    return `${collection}/sessions/${session?.id}`
  }
  await tell('POST', await pay())
  await expect(tell('POST', `/store/order-edits/${edit}/complete`)).rejects.toThrow('not authorized')
  const session = await pay()
  await tell('POST', `/store/order-edits/${edit}/complete`)
  await expect(tell('POST', session)).rejects.toThrow('spent')
  const { total, ...paid } = await readPaid(admin, order.id)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual'] })
})
