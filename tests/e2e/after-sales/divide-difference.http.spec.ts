import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { parseHtml, readText } from '../../support/html'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { proposeQuantity, readEdit, readPaid, requestAnswer, reviseQuantity } from '../../support/order-edit-admin'
import { expect, test } from '../../support/shop'
import { orderByHttp } from '../orders/order-steps'
import {
  openDifference,
  pickOutcome,
  readAcceptForm,
  readCollection,
  readDivideForm,
  readPaymentPage,
} from './order-edit-steps'

const locale = 'en-de'
const byPage = { first: 'manual', amount: '1.00', second: 'vitrine-redirect' }

async function propose(admin: Admin, owner: HttpShopper) {
  const { id: orderId } = await orderByHttp(admin, owner)
  const edit = await proposeQuantity(admin, orderId, 2)
  const place = [locale, orderId, edit] as const
  return { orderId, edit, page: paths.orderEdit(...place), path: paths.divideDifference(...place) }
}

async function listParts(edit: string) {
  const { payment_sessions: sessions } = await readCollection(edit)
  return sessions.map(({ provider_id: provider, amount }) => `${provider} ${amount}`).sort()
}

test('what was typed is kept beside what has to be corrected, and nothing is divided before it is confirmed', async ({
  admin,
}) => {
  const owner = await startHttpShopper()
  const { edit, page, path } = await propose(admin, owner)
  const proposal = parseHtml(await (await owner.browser.get(page)).text())
  expect(proposal.querySelector(`a[href="${path}"]`)).not.toBeNull()
  const form = parseHtml(await (await owner.browser.get(path)).text())
  const chosen = [...form.querySelectorAll('input[type=radio][checked]')].map((radio) => radio.getAttribute('value'))
  expect(chosen, 'two ways that may go together').toEqual([byPage.first, byPage.second])
  for (const amount of ['', '0', '0.00', '-1', '1e1', '39', '39.00', '99999999999999', '1.005', 'half', '<b>']) {
    const query = new URLSearchParams({ ...byPage, amount, review: '' })
    const answer = await owner.browser.get(`${path}?${query}`)
    expect(answer.status(), amount).toBe(400)
    expect(await answer.text(), amount).toContain(`value="${amount.replace('<', '&lt;').replace('>', '&gt;')}"`)
  }
  const wrong: Record<string, string>[] = [
    { ...byPage, second: 'manual' },
    { ...byPage, first: 'nobody' },
    { ...byPage, second: '' },
    { ...byPage, second: 'stripe' },
  ]
  for (const typed of wrong) {
    const answer = await owner.browser.get(`${path}?${new URLSearchParams({ ...typed, review: '' })}`)
    expect(answer.status(), JSON.stringify(typed)).toBe(400)
  }
  const review = await (await owner.browser.get(`${path}?${new URLSearchParams({ ...byPage, review: '' })}`)).text()
  expect(readText(review)).toContain('€1.00')
  expect(readText(review)).toContain('€38.00')
  const hasNotice = (read: Document) => read.querySelector('[data-testid="eu-notice"]') !== null
  expect([proposal, form, parseHtml(review)].map(hasNotice), 'where it can be accepted').toEqual([true, false, true])
  expect(await listParts(edit)).toEqual([])

  const confirming = await readDivideForm(owner.browser, path, byPage)
  const edited: Record<string, string>[] = [
    { amount: '0' },
    { amount: '-5' },
    { amount: '40' },
    { first: 'stripe' },
    { second: 'manual' },
  ]
  for (const changed of edited) {
    const answer = await owner.browser.post(path, { form: { ...confirming, ...changed }, maxRedirects: 0 })
    expect(answer.status(), JSON.stringify(changed)).toBe(400)
  }
  expect(await listParts(edit)).toEqual([])
})

test('confirmed twice at once, both windows lead to the same part, which is paid once', async ({ admin }) => {
  const owner = await startHttpShopper()
  const { orderId, edit, path, page } = await propose(admin, owner)
  const form = await readDivideForm(owner.browser, path, byPage)
  const confirm = async () => (await owner.browser.post(path, { form, maxRedirects: 0 })).headers().location ?? ''
  const [first = '', second] = await Promise.all([confirm(), confirm()])
  expect(second).toBe(first)
  expect(await listParts(edit)).toEqual(['manual 100', 'vitrine-redirect 3800'])
  expect(await readPaymentPage(first)).toContain('38.00')
  await owner.browser.get(await pickOutcome(first, 'pay'))
  expect(await confirm(), 'once more from the page before').toBe(page)
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual', 'vitrine-redirect'] })
})

test('a window that knows nothing of the other’s parts changes none and pays none', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const { orderId, edit, path, page } = await propose(admin, owner)
  const other = { ...byPage, amount: '20' }
  const [mine, others] = [
    await readDivideForm(owner.browser, path, byPage),
    await readDivideForm(owner.browser, path, other),
  ]
  const answers = await Promise.all([mine, others].map((form) => owner.browser.post(path, { form, maxRedirects: 0 })))
  const locations = answers.map((answer) => answer.headers().location ?? '')
  expect(
    locations.filter((location) => location === page),
    'one of them is told',
  ).toHaveLength(1)
  const parts = await listParts(edit)
  expect([
    ['manual 100', 'vitrine-redirect 3800'],
    ['manual 2000', 'vitrine-redirect 1900'],
  ]).toContainEqual(parts)

  const stale = await readAcceptForm(owner.browser, page, '')
  const again = await readDivideForm(owner.browser, path, { ...byPage, amount: '5' })
  const renewed = (await owner.browser.post(path, { form: again, maxRedirects: 0 })).headers().location ?? ''
  expect(await listParts(edit)).toEqual(['manual 500', 'vitrine-redirect 3400'])
  const [begun = ''] = locations.filter((location) => location !== page)
  await expect.poll(() => readPaymentPage(begun)).toContain('void')
  const told = await (await owner.browser.post(page, { form: stale })).text()
  expect(told).toContain(t('after-sales:edit.payment.divided'))

  await owner.browser.get(await pickOutcome(renewed, 'pay'))
  const { total, paid } = await readPaid(admin, orderId)
  expect(paid).toBe(total)
})

test('what was paid while nobody came back counts before anything is divided anew', async ({ admin, t }) => {
  const owner = await startHttpShopper()
  const whole = await propose(admin, owner)
  const form = await readDivideForm(owner.browser, whole.path, byPage)
  await pickOutcome(await openDifference(owner, whole.page), 'pay')
  await owner.browser.post(whole.path, { form })
  expect((await readEdit(admin, whole.edit)).status).toBe('confirmed')
  const paid = await readPaid(admin, whole.orderId)
  expect(paid).toMatchObject({ paid: paid.total, providers: ['manual', 'vitrine-redirect'] })

  const cards = { first: 'vitrine-redirect', amount: '19.50', second: 'vitrine-redirect' }
  const { edit, path, page, orderId } = await propose(admin, owner)
  const both = await readDivideForm(owner.browser, path, cards)
  const begun = (await owner.browser.post(path, { form: both, maxRedirects: 0 })).headers().location ?? ''
  const otherwise = await readDivideForm(owner.browser, path, byPage)
  await pickOutcome(begun, 'pay')
  const told = await (await owner.browser.post(path, { form: otherwise })).text()
  expect(told).toContain(t('after-sales:edit.payment.part'))
  expect(await listParts(edit)).toEqual(['vitrine-redirect 1950', 'vitrine-redirect 1950'])
  expect((await owner.browser.get(path, { maxRedirects: 0 })).headers().location, 'no more to divide').toBe(page)
  const next =
    (await owner.browser.post(page, { form: await readAcceptForm(owner.browser, page, ''), maxRedirects: 0 })).headers()
      .location ?? ''
  expect(next).not.toBe(begun)

  // the equal half that is declined takes nothing but itself along: the paid one goes back, and both are paid anew
  await owner.browser.get(await pickOutcome(next, 'decline'))
  const accept = async () => {
    const accepting = await readAcceptForm(owner.browser, page, '')
    return (await owner.browser.post(page, { form: accepting, maxRedirects: 0 })).headers().location ?? ''
  }
  const renewed = await accept()
  expect(await readPaymentPage(begun)).toMatch(/void|given back|cancel/i)
  await owner.browser.get(await pickOutcome(renewed, 'pay'))
  await owner.browser.get(await pickOutcome(await accept(), 'pay'))
  expect((await readEdit(admin, edit)).status).toBe('confirmed')
  const twice = await readPaid(admin, orderId)
  expect(twice).toMatchObject({ paid: twice.total, providers: ['manual', 'vitrine-redirect', 'vitrine-redirect'] })
})

test('parts of which nothing is paid can be paid in one way after all', async ({ admin }) => {
  const owner = await startHttpShopper()
  const { orderId, edit, path, page } = await propose(admin, owner)
  const form = await readDivideForm(owner.browser, path, byPage)
  const begun = (await owner.browser.post(path, { form, maxRedirects: 0 })).headers().location ?? ''
  expect(readText(await (await owner.browser.get(page)).text())).toContain('It is paid in these parts')
  const html = await (await owner.browser.get(`${page}?whole`)).text()
  expect(html).toContain('name="provider"')
  const whole = await openDifference(owner, `${page}?whole`)
  expect(await readPaymentPage(whole)).toContain('39.00')
  expect(await listParts(edit)).toEqual(['vitrine-redirect 3900'])
  if (whole !== begun) expect(await readPaymentPage(begun)).toMatch(/void|cancel/i)
  await owner.browser.get(await pickOutcome(whole, 'pay'))
  const paid = await readPaid(admin, orderId)
  expect(paid).toMatchObject({ paid: paid.total, providers: ['manual', 'vitrine-redirect'] })
})

test('a proposal that has changed meanwhile is divided by nobody, nor is somebody else’s', async ({ admin }) => {
  const [owner, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const { edit, path, page } = await propose(admin, owner)
  const form = await readDivideForm(owner.browser, path, byPage)
  await orderByHttp(admin, stranger)
  expect((await stranger.browser.get(path)).status()).toBe(404)
  expect((await stranger.browser.post(path, { form, maxRedirects: 0 })).status()).toBe(404)
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await owner.browser.post(path, { form, headers, maxRedirects: 0 })).status()).toBe(403)

  await reviseQuantity(admin, edit, 3)
  expect((await owner.browser.post(path, { form, maxRedirects: 0 })).headers().location).toBe(page)
  await requestAnswer(admin, edit)
  expect((await owner.browser.post(path, { form, maxRedirects: 0 })).headers().location).toBe(page)
  expect(await listParts(edit)).toEqual([])
  await owner.browser.post(page, { form: { intent: 'decline' } })
  expect((await owner.browser.get(path, { maxRedirects: 0 })).headers().location).toBe(page)
  expect((await owner.browser.post(path, { form, maxRedirects: 0 })).headers().location).toBe(page)
  expect(await listParts(edit)).toEqual([])
})

test('the backend takes no parts that are none', async ({ admin }) => {
  const { edit } = await propose(admin, await startHttpShopper())
  const { id } = await readCollection(edit)
  const amounts = [
    [-100, 4000],
    [0, 3900],
    [100, 100],
    [1950.5, 1949.5],
    [9e15, 3900 - 9e15],
  ]
  for (const [first = 0, second = 0] of amounts) {
    const sessions = [first, second].map((amount) => ({ provider_id: 'manual', amount }))
    const asked = tell('POST', `/store/payment-collections/${id}/sessions/batch`, { sessions })
    await expect(asked, `${first} and ${second}`).rejects.toThrow(/: 400 /)
  }
  expect(await listParts(edit)).toEqual([])
})
