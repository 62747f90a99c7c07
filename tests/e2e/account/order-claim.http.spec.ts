import { SignJWT } from 'jose'
import { paths } from '../../../app/paths'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { listMails, readMailedLink } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { orderByHttp, signInByHttp, startHttpCustomer } from '../orders/order-steps'
import { readCustomer, registerCustomer } from '../auth/sign-in-steps'

const locale = 'en-de'

/** A token as Medusa makes it; of `secret`, and until `seconds` from now. */
function makeToken(customerId: string, orders: string[], { seconds = 900, secret = readWorld('JWT_SECRET') } = {}) {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ claimingCustomerId: customerId, orders })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now - 60)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(secret))
}

async function confirm(shopper: HttpShopper, token: string) {
  const path = paths.confirmClaim(locale, token)
  const opened = await shopper.browser.get(path, { maxRedirects: 0 })
  const sent = await shopper.browser.post(path, { form: { token }, maxRedirects: 0 })
  return [opened.status(), sent.status()]
}

test('a link moves an order for nobody but the account that asked for it, and says why', async ({ admin, t }) => {
  const asker = await registerCustomer('Asker')
  const { id: askerId } = await readCustomer(asker)
  const guest = await startHttpShopper()
  const order = await orderByHttp(admin, guest)
  const token = await makeToken(askerId, [order.id])
  const owner = await startHttpCustomer(asker)
  const foreign = await startHttpCustomer(await registerCustomer('Foreign'))

  expect(await confirm(await startHttpShopper(), token), 'nobody is signed in').toEqual([303, 303])
  expect(await confirm(foreign, token)).toEqual([403, 403])
  const page = await foreign.browser.get(paths.confirmClaim(locale, token))
  expect(await page.text()).toContain(t('account:claim.foreign'))
  expect(await confirm(owner, await makeToken(askerId, [order.id], { seconds: -1 }))).toEqual([410, 410])
  const forged = await makeToken(askerId, [order.id], { secret: 'a secret that the backend does not have' })
  expect(await confirm(owner, forged)).toEqual([200, 404])
  for (const odd of ['', 'x', 'a.b.c', 'x'.repeat(3000)]) expect(await confirm(owner, odd)).toEqual([404, 404])
  expect((await admin.readOrder(order.id)).email, 'nothing has moved').toBe(guest.email)

  expect(await confirm(owner, token)).toEqual([200, 200])
  expect((await admin.readOrder(order.id)).email).toBe(asker.email)
  expect(await confirm(owner, token), 'once more').toEqual([200, 200])
  expect(await confirm(foreign, token)).toEqual([403, 403])
})

test('a link is asked for by whom the order may be shown to, and by nobody else', async ({ admin }) => {
  const guest = await startHttpShopper()
  const order = await orderByHttp(admin, guest)
  const path = paths.claimOrder(locale, order.id)
  const stranger = await startHttpCustomer(await registerCustomer('Stranger'))
  const unknown = paths.claimOrder(locale, 'order_01ARZ3NDEKTSV4RRFFQ69G5FAV')
  for (const address of [path, unknown]) {
    expect((await stranger.browser.get(address)).status()).toBe(404)
    expect((await stranger.browser.post(address, { form: {} })).status()).toBe(404)
  }
  const signIn = await guest.browser.post(path, { form: {}, maxRedirects: 0 })
  expect([signIn.status(), signIn.headers().location]).toEqual([303, expect.stringContaining(paths.signIn())])
  expect((await listMails(order.email)).filter(({ subject }) => subject.includes('account'))).toEqual([])

  await signInByHttp(guest.browser, await registerCustomer('Guest'))
  expect((await guest.browser.post(path, { form: {} })).status()).toBe(200)
})

test('orders of several addresses are asked for at once, and a link goes to each', async ({ admin, t }) => {
  const shopper = await startHttpShopper()
  const first = await orderByHttp(admin, shopper)
  const second = await orderByHttp(admin, shopper, 'Second bowl', `second-${first.email}`)
  const account = await registerCustomer('Several')
  await signInByHttp(shopper.browser, account)
  const path = paths.claimOrders(locale)
  const ask = (...orders: { id: string }[]) => {
    const data = new URLSearchParams(orders.map(({ id }) => ['order', id])).toString()
    return shopper.browser.post(path, { data, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
  }
  const page = await (await shopper.browser.get(path)).text()
  for (const { id } of [first, second]) expect(page).toContain(`value="${id}"`)

  expect((await ask()).status(), 'nothing is chosen').toBe(400)
  const foreign = await orderByHttp(admin, await startHttpShopper())
  expect((await ask(first, foreign)).status(), 'somebody else’s among them').toBe(404)
  expect((await listMails(foreign.email)).filter(({ subject }) => subject.includes('account'))).toEqual([])

  const sent = await ask(first, second)
  for (const { email } of [first, second]) {
    expect(await sent.text()).toContain(t('account:claim.sent', { email }))
    const link = await readMailedLink(email, /account/)
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(await confirm(shopper, token)).toEqual([200, 200])
  }
  expect(await (await shopper.browser.get(path)).text()).toContain(t('account:claim.none'))
  for (const { id } of [first, second]) expect((await admin.readOrder(id)).email).toBe(account.email)
})
