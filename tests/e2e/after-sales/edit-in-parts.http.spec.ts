import { paths } from '../../../app/paths'
import { readText } from '../../support/html'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { type Admin } from '../../support/admin'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { orderByHttp } from '../orders/order-steps'
import { pickOutcome, readAcceptForm, readCollection, readPaymentPage } from './order-edit-steps'

const locale = 'en-de'

/** A change of an order whose difference somebody has parted among these providers, the first part of a euro. */
async function proposeInParts(admin: Admin, shopper: HttpShopper, providers: [string, string]) {
  const order = await orderByHttp(admin, shopper)
  const edit = await proposeQuantity(admin, order.id, 2)
  const { id } = await readCollection(edit)
  const path = `/store/payment-collections/${id}`
  const { payment_collection: due } = await tell<{ payment_collection: { amount: number } }>('GET', path)
  const amounts = [100, due.amount - 100]
  const sessions = providers.map((provider_id, index) => ({ provider_id, amount: amounts[index] }))
  await tell('POST', `${path}/sessions/batch`, { sessions })
  return { orderId: order.id, edit, amount: due.amount, page: paths.orderEdit(locale, order.id, edit) }
}

test('what is to be paid in two parts is authorised at once, and once', async ({ admin }) => {
  const owner = await startHttpShopper()
  const { orderId, edit, page } = await proposeInParts(admin, owner, ['manual', 'manual'])
  const text = readText(await (await owner.browser.get(page)).text())
  expect(text).toContain('It is paid in these parts')
  expect(text).toContain('€1.00')
  const form = await readAcceptForm(owner.browser, page, '')
  const answers = await Promise.all([1, 2].map(() => owner.browser.post(page, { form, maxRedirects: 0 })))
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual', 'manual'] })
})

test('a part that is paid elsewhere comes first: declined, nothing is held, and paid, all of it counts', async ({
  admin,
}) => {
  const owner = await startHttpShopper()
  const { orderId, edit, amount, page } = await proposeInParts(admin, owner, ['manual', 'vitrine-redirect'])
  const accept = async () => {
    const form = await readAcceptForm(owner.browser, page, '')
    return (await owner.browser.post(page, { form, maxRedirects: 0 })).headers().location ?? ''
  }
  const declined = await accept()
  expect(await readPaymentPage(declined)).toContain(((amount - 100) / 100).toFixed(2))
  await owner.browser.get(await pickOutcome(declined, 'decline'))
  expect((await readEdit(admin, edit)).status).toBe('requested')
  const held = (await readCollection(edit)).payment_sessions.filter(({ status }) => status === 'authorized')
  expect(held).toEqual([])

  const back = await pickOutcome(await accept(), 'pay')
  const opened = [await owner.browser.get(back), await owner.browser.get(back)]
  expect(opened.map((answer) => answer.status())).toEqual([200, 200])
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual', 'vitrine-redirect'] })
})

test('a part that is refused after another was paid gives that back, and all of it is paid anew', async ({ admin }) => {
  const owner = await startHttpShopper()
  const providers: [string, string] = ['vitrine-redirect', 'vitrine-redirect']
  const { orderId, edit, page } = await proposeInParts(admin, owner, providers)
  const accept = async () => {
    const form = await readAcceptForm(owner.browser, page, '')
    return (await owner.browser.post(page, { form, maxRedirects: 0 })).headers().location ?? ''
  }
  const first = await accept()
  await owner.browser.get(await pickOutcome(first, 'pay'))
  await owner.browser.get(await pickOutcome(await accept(), 'decline'))
  expect((await readEdit(admin, edit)).status).toBe('requested')
  const again = await accept()
  expect(await readPaymentPage(first)).toMatch(/void|given back|cancel/i)
  await owner.browser.get(await pickOutcome(again, 'pay'))
  await owner.browser.get(await pickOutcome(await accept(), 'pay'))
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toMatchObject({ paid: total, providers: ['manual', ...providers] })
})

test('between two parts the shopper may stop: what is paid counts, is not asked for again, and goes back with a no', async ({
  admin,
}) => {
  const owner = await startHttpShopper()
  const providers: [string, string] = ['vitrine-redirect', 'vitrine-redirect']
  const { orderId, edit, page } = await proposeInParts(admin, owner, providers)
  const accept = async () => {
    const form = await readAcceptForm(owner.browser, page, '')
    return (await owner.browser.post(page, { form, maxRedirects: 0 })).headers().location ?? ''
  }
  const first = await accept()
  const told = readText(await (await owner.browser.get(await pickOutcome(first, 'pay'))).text())
  expect(told).toContain('A part of it is paid.')
  expect((await readEdit(admin, edit)).status).toBe('requested')
  const second = await accept()
  expect(second).not.toBe(first)
  await owner.browser.get(await pickOutcome(second, 'pay'))
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toMatchObject({ paid: total, providers: ['manual', ...providers] })

  const other = await proposeInParts(admin, owner, providers)
  const place = paths.orderEdit(locale, other.orderId, other.edit)
  const form = await readAcceptForm(owner.browser, place, '')
  const begun = (await owner.browser.post(place, { form, maxRedirects: 0 })).headers().location ?? ''
  await owner.browser.get(await pickOutcome(begun, 'pay'))
  await owner.browser.post(place, { form: { intent: 'decline' } })
  expect((await readEdit(admin, other.edit)).status).toBe('declined')
  const left = (await readCollection(other.edit)).payment_sessions.filter(({ status }) => status === 'authorized')
  expect(left).toEqual([])
})
