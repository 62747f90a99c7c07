import { paths } from '../../app/paths'
import { startHttpShopper } from '../support/http-shopper'
import { proposeQuantity, readEdit } from '../support/order-edit-admin'
import { expect, test } from '../support/shop'
import { orderByHttp } from './order-steps'

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
  const form = { intent: 'accept', provider: 'manual' }
  const answers = await Promise.all([1, 2].map(() => owner.browser.post(page, { form, maxRedirects: 0 })))
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  expect((await owner.browser.post(page, { form: { intent: 'decline' }, maxRedirects: 0 })).status()).toBe(303)
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { order: paid } = await admin.call<{
    order: { total: number; paid_total: number; items: { quantity: number }[] }
  }>('GET', `/admin/orders/${order.id}`)
  expect(paid.items.map(({ quantity }) => quantity)).toEqual([2])
  expect(paid.paid_total).toBe(paid.total)
})

test('a difference is paid in one of the ways that are offered', async ({ admin }) => {
  const owner = await startHttpShopper()
  const order = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, order.id, 2)
  const page = paths.orderEdit(locale, order.id, edit)
  for (const provider of ['', 'vitrine-redirect', 'nobody']) {
    const answer = await owner.browser.post(page, { form: { intent: 'accept', provider }, maxRedirects: 0 })
    expect(answer.status(), provider).toBe(400)
  }
  expect((await readEdit(admin, edit)).status).toBe('requested')
})
