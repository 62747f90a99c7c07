import { paths } from '../../../app/paths'
import { readField } from '../../support/html'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { openDifference, pickOutcome, readAcceptForm, readCollection, readPaymentPage } from './order-edit-steps'
import { orderByHttp, startHttpCustomer } from '../orders/order-steps'
import { registerCustomer } from '../auth/sign-in-steps'

// one difference for all: nobody but its owner, at the end, may pay it
test.describe.configure({ mode: 'default' })

const locale = 'en-de'
const unknown = { order: 'order_01ARZ3NDEKTSV4RRFFQ69G5FAV', edit: 'oe_01ARZ3NDEKTSV4RRFFQ69G5FAV' }

interface Difference {
  owner: HttpShopper
  orderId: string
  editId: string
  /** What its own form sends. */
  form: Record<string, string>
  /** The address that its provider leads back to. */
  back: string
  /** The provider's page. */
  payment: string
}

/** Of a guest, and of a customer who has signed in; each is about to be paid. */
let owned: Difference
let others: Difference
let strangers: Record<string, HttpShopper>

test.beforeAll(async ({ admin }) => {
  const customer = await startHttpCustomer(await registerCustomer('Payer'))
  owned = await beginPaying(admin, await startHttpShopper())
  others = await beginPaying(admin, customer)
  const stranger = await startHttpShopper()
  await orderByHttp(admin, stranger)
  strangers = {
    'who has no session': await startHttpShopper(),
    'a guest with an order of their own': stranger,
    'a customer with a difference of their own': others.owner,
  }
})

async function beginPaying(admin: Parameters<typeof orderByHttp>[0], owner: HttpShopper): Promise<Difference> {
  const { id: orderId } = await orderByHttp(admin, owner)
  const editId = await proposeQuantity(admin, orderId, 2)
  const path = paths.orderEdit(locale, orderId, editId)
  const payment = await openDifference(owner, path)
  const form = await readAcceptForm(owner.browser, path, 'manual')
  return { owner, orderId, editId, form, payment, back: await pickOutcome(payment, 'cancel') }
}

const stateOf = ({ back }: Difference) => new URL(back).searchParams.get('state') ?? ''

/** What somebody learns: everything but the ids that were asked for. */
async function learn({ browser }: HttpShopper, path: string, form?: Record<string, string>) {
  const options = { form, maxRedirects: 0 }
  const answer = await (form ? browser.post(path, options) : browser.get(path, options))
  const text = (await answer.text()).replaceAll(/(order|oe)_\w{26}/g, 'ID').replaceAll(/state=[^"&\\]*/g, 'STATE')
  return { status: answer.status(), caching: answer.headers()['cache-control'], text }
}

for (const who of [
  'who has no session',
  'a guest with an order of their own',
  'a customer with a difference of their own',
]) {
  test(`somebody else’s difference is read, paid and come back to by nobody: ${who}`, async () => {
    const browser = strangers[who]
    if (!browser) throw new Error(`nobody is ${who}`)
    const { orderId, editId, form } = owned
    const toPath = (order: string, edit: string) => paths.orderEdit(locale, order, edit)
    const toBack = (order: string, edit: string, state: string) => paths.orderEditPayment(locale, order, edit, state)
    const attempts: [string, string, Record<string, string>?][] = [
      [toPath(orderId, editId), toPath(unknown.order, unknown.edit)],
      [`${toPath(orderId, editId)}?pay=${form.mark}`, `${toPath(unknown.order, unknown.edit)}?pay=${form.mark}`],
      [toBack(orderId, editId, stateOf(owned)), toBack(unknown.order, unknown.edit, stateOf(owned))],
      [toBack(orderId, editId, stateOf(others)), toBack(unknown.order, unknown.edit, stateOf(others))],
      [toBack(orderId, editId, ''), toBack(unknown.order, unknown.edit, '')],
      [toPath(orderId, editId), toPath(unknown.order, unknown.edit), form],
      [toPath(orderId, editId), toPath(unknown.order, unknown.edit), { ...form, provider: 'vitrine-redirect' }],
      [toPath(orderId, editId), toPath(unknown.order, unknown.edit), { intent: 'decline' }],
    ]
    for (const [path, same, fields] of attempts) {
      const answer = await learn(browser, path, fields)
      expect(answer, path).toMatchObject({ status: 404, caching: 'no-store' })
      expect(answer, path).toEqual(await learn(browser, same, fields))
    }
  })
}

test('an own order opens nobody else’s difference, whatever the address borrows', async () => {
  const { owner, orderId, editId } = others
  const edits: [string, Record<string, string>?][] = [
    [paths.orderEdit(locale, orderId, owned.editId)],
    [paths.orderEdit(locale, orderId, owned.editId), owned.form],
    [paths.orderEditPayment(locale, orderId, owned.editId, stateOf(owned))],
    [paths.orderEditPayment(locale, orderId, editId, stateOf(owned))],
  ]
  for (const [path, form] of edits) {
    expect(await learn(owner, path, form), path).toMatchObject({ status: 404, caching: 'no-store' })
  }
})

test('after all this both differences are as they were, and their owners pay them', async ({ admin }) => {
  for (const { owner, orderId, editId, payment } of [owned, others]) {
    expect((await readEdit(admin, editId)).status).toBe('requested')
    expect((await readCollection(editId)).payment_sessions).toHaveLength(1)
    expect(await readPaymentPage(payment)).toContain('name="outcome"')
    const path = paths.orderEdit(locale, orderId, editId)
    expect(readField(await (await owner.browser.get(path)).text(), 'mark')).toBeTruthy()
    await owner.browser.get(await pickOutcome(payment, 'pay'))
    const { total, paid } = await readPaid(admin, orderId)
    expect(paid).toBe(total)
  }
})
