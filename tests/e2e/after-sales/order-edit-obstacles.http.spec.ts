import { paths } from '../../../app/paths'
import { shipOrder } from '../../support/after-sales-admin'
import { readText } from '../../support/html'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from '../checkout/checkout-steps'
import { orderByHttp } from '../orders/order-steps'
import { openDifference, pickOutcome, readAcceptForm, readCollection, readPaymentPage } from './order-edit-steps'

const locale = 'en-de'

async function readPage({ browser }: HttpShopper, path: string): Promise<string> {
  return (await browser.get(path)).text()
}

test('a change that too little is left for names the piece, and nothing is paid for it', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const { id, bowl } = await orderByHttp(admin, owner, 'Scarce bowl')
  const edit = await proposeQuantity(admin, id, 3)
  const page = paths.orderEdit(locale, id, edit)
  const form = await readAcceptForm(owner.browser, page, 'manual')
  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 1)
  const named = t('after-sales:edit.short', { titles: `${bowl.title} (Small)` })
  const before = await readPage(owner, page)
  expect(readText(before)).toContain(named)
  expect(before).not.toContain('value="accept"')
  expect(readText(before)).toContain(t('after-sales:edit.decline'))
  const answered = readText(await (await owner.browser.post(page, { form })).text())
  expect(answered).toContain(t('after-sales:edit.blocked'))
  expect(answered).toContain(named)
  expect((await readCollection(edit)).payment_sessions).toEqual([])

  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 2)
  const renewed = await readAcceptForm(owner.browser, page, 'manual')
  const accepted = readText(await (await owner.browser.post(page, { form: renewed })).text())
  expect(accepted).toContain(t('after-sales:edit.accepted'))
  expect((await readPaid(admin, id)).quantities).toEqual([3])
})

test('what sells out while its difference is paid elsewhere is named, and the money comes back', async ({
  admin,
  t,
}) => {
  const owner = await startHttpShopper()
  const { id, bowl } = await orderByHttp(admin, owner, 'Last bowl')
  const edit = await proposeQuantity(admin, id, 2)
  const page = paths.orderEdit(locale, id, edit)
  const payment = await openDifference(owner, page)
  await admin.setStock(bowl.id, findVariant(bowl, 'Small').id, 0)
  const back = await owner.browser.get(await pickOutcome(payment, 'pay'))
  const html = readText(await back.text())
  expect(html).toContain(t('after-sales:edit.blocked'))
  expect(html).toContain(t('after-sales:edit.short', { titles: `${bowl.title} (Small)` }))
  await expect.poll(() => readPaymentPage(payment)).toContain('void')
  expect((await readEdit(admin, edit)).status).toBe('requested')
})

test('a change that would take out what was sent meanwhile names the piece', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const bowl = await makeBowl(admin, 'Sent bowl')
  await owner.add(findVariant(bowl, 'Small').id, 2)
  await owner.prepare()
  const placed = await owner.place(await owner.readPlaceForm())
  const id = orderIdOf(placed.headers().location ?? '')
  const edit = await proposeQuantity(admin, id, 1)
  const page = paths.orderEdit(locale, id, edit)
  const form = await readAcceptForm(owner.browser, page, '')
  await shipOrder(admin, id)
  const named = t('after-sales:edit.bound', { titles: `${bowl.title} (Small)` })
  expect(readText(await readPage(owner, page))).toContain(named)
  const answered = readText(await (await owner.browser.post(page, { form })).text())
  expect(answered).toContain(t('after-sales:edit.blocked'))
  expect(answered).toContain(named)
  const declined = await owner.browser.post(page, { form: { intent: 'decline', reason: 'It is here' } })
  expect(readText(await declined.text())).toContain(t('after-sales:edit.declined'))
  expect((await readPaid(admin, id)).quantities).toEqual([2])
})

test('an order that was cancelled is not changed, and its page says so', async ({ admin }) => {
  const owner = await startHttpShopper()
  const { id } = await orderByHttp(admin, owner, 'Cancelled bowl')
  const edit = await proposeQuantity(admin, id, 2)
  const page = paths.orderEdit(locale, id, edit)
  const form = await readAcceptForm(owner.browser, page, 'manual')
  await admin.call('POST', `/admin/orders/${id}/cancel`)
  const answered = readText(await (await owner.browser.post(page, { form })).text())
  expect(answered).toMatch(/The order was cancelled in the meantime|has withdrawn the change|was withdrawn/)
})
