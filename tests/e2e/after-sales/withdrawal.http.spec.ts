import { listMails, waitForMail } from '../../support/mailbox'
import { parseHtml, readField } from '../../support/html'
import { type HttpShopper, startHttpShopper, tell } from '../../support/http-shopper'
import { type Admin } from '../../support/admin'
import { expect, test } from '../../support/shop'
import { makeBowl } from '../checkout/checkout-steps'

test.describe.configure({ timeout: 120_000 })

async function order(admin: Admin, shopper: HttpShopper): Promise<string> {
  const bowl = await makeBowl(admin, 'Bowl of second thoughts')
  await shopper.add(bowl.variants[0]?.id ?? '')
  await shopper.prepare()
  const answer = await shopper.place(await shopper.readPlaceForm())
  return /\/orders\/([^/]+)\//.exec(answer.headers().location ?? '')?.[1] ?? ''
}

async function listDeclared(orderId: string): Promise<unknown[]> {
  const path = `/store/vitrine/orders/${orderId}/withdrawals`
  return (await tell<{ withdrawals: unknown[] }>('GET', path)).withdrawals
}

test('a withdrawal that is confirmed in two tabs is declared and mailed once', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const path = `orders/${await order(admin, shopper)}/withdrawal`
  const html = await (await shopper.browser.get(`${path}?name=Ada&review`)).text()
  const field = parseHtml(html).querySelector('[name^="quantity."]')?.getAttribute('name') ?? ''
  const form = { name: 'Ada', [field]: '1', seen: readField(html, 'seen') ?? '' }
  const send = () => shopper.browser.post(path, { form, maxRedirects: 0 })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303])
  expect(await listDeclared(path.split('/')[1] ?? '')).toHaveLength(1)
  const told = parseHtml(await (await shopper.browser.get(path)).text())
  expect(told.querySelector('[data-testid="return-address"]')?.textContent).toContain('00000 Sampletown')
  expect(told.body.textContent).toContain('Nothing of it has left us yet.')
  const { subject, text } = await waitForMail(shopper.email, /withdrawal/)
  expect(text).toContain('Nothing of it has left us yet.')
  expect((await listMails(shopper.email)).filter((mail) => mail.subject === subject)).toHaveLength(1)
})

test('who withdraws from what was sent is asked to send it back', async ({ admin }) => {
  const shopper = await startHttpShopper()
  const orderId = await order(admin, shopper)
  await admin.ship(orderId)
  const path = `orders/${orderId}/withdrawal`
  const html = await (await shopper.browser.get(`${path}?name=Ada&review`)).text()
  const field = parseHtml(html).querySelector('[name^="quantity."]')?.getAttribute('name') ?? ''
  await shopper.browser.post(path, { form: { name: 'Ada', [field]: '1', seen: readField(html, 'seen') ?? '' } })
  const told = parseHtml(await (await shopper.browser.get(path)).text())
  expect(told.querySelector('[data-testid="return-address"]')).not.toBeNull()
  expect(told.body.textContent).not.toContain('Nothing of it has left us yet.')
  expect((await waitForMail(shopper.email, /withdrawal/)).text).not.toContain('Nothing of it has left us yet.')
})

test('an order that was cancelled still tells what was declared, and has nothing more to withdraw from', async ({
  admin,
}) => {
  const shopper = await startHttpShopper()
  const orderId = await order(admin, shopper)
  const path = `orders/${orderId}/withdrawal`
  const html = await (await shopper.browser.get(`${path}?name=Ada&review`)).text()
  const field = parseHtml(html).querySelector('[name^="quantity."]')?.getAttribute('name') ?? ''
  await shopper.browser.post(path, { form: { name: 'Ada', [field]: '1', seen: readField(html, 'seen') ?? '' } })
  await admin.call('POST', `/admin/orders/${orderId}/cancel`)
  const page = await (await shopper.browser.get(`orders/${orderId}`)).text()
  expect(page).toContain('Withdrawal received on')
  expect(page).not.toContain('href="/en-de/orders/' + orderId + '/withdrawal"')
})

test('nobody withdraws from somebody else’s order', async ({ admin }) => {
  const [owner, stranger] = [await startHttpShopper(), await startHttpShopper()]
  const orderId = await order(admin, owner)
  const path = `orders/${orderId}/withdrawal`
  expect((await stranger.browser.get(path)).status()).toBe(404)
  const form = { name: 'Eve', seen: '0' }
  expect((await stranger.browser.post(path, { form, maxRedirects: 0 })).status()).toBe(404)
  expect(await listDeclared(orderId)).toEqual([])
})
