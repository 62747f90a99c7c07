import { paths } from '../../../app/paths'
import { startHttpShopper, tell } from '../../support/http-shopper'
import { readField } from '../../support/html'
import { listMails, readMailedLink } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { readWorld, storefrontHeaders } from '../../support/world'
import { addAddress, type Customer, endEverywhere, readAddresses, registerCustomer } from '../auth/sign-in-steps'
import { orderByHttp, readCookieHeader, startHttpCustomer } from '../orders/order-steps'

const locale = 'en-de'
const newPassword = 'a quiet harbour at noon'

/** What a browser with a copy of these cookies is answered, sign-in pages as where they would lead. */
async function ask(path: string, cookie: string, form?: Record<string, string>) {
  const answer = await fetch(new URL(path, readWorld('SHOP_URL')), {
    method: form ? 'POST' : 'GET',
    headers: { cookie, 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
    ...(form && { body: new URLSearchParams(form) }),
  })
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() }
}

/** Takes one cookie's value with its name out of a `Cookie` header, by how its name begins. */
function pick(cookies: string, ...names: string[]): string {
  const kept = cookies.split('; ').filter((pair) => names.some((name) => pair.includes(name)))
  return kept.join('; ')
}

/** Everything that an order of the account could be seen by. */
function listPages(orderId: string): string[] {
  const order = paths.order(locale, orderId)
  const confirmation = paths.orderConfirmation(locale, orderId)
  const steps = ['address', 'delivery', 'shipping', 'payment', 'review'].map((step) => `/${locale}/checkout/${step}`)
  const hanging = ['return', 'exchange', 'withdrawal', 'claim'].map((part) => `${order}/${part}`)
  return [paths.cart(locale), `/${locale}/checkout`, ...steps, confirmation, order, ...hanging]
}

async function expectNothing(cookie: string, orderId: string, secrets: string[]): Promise<void> {
  for (const path of listPages(orderId)) {
    const { text, location } = await ask(path, cookie)
    for (const secret of secrets) expect(text, path).not.toContain(secret)
    expect(location, path).not.toContain(orderId.slice(-10))
  }
}

const ends: Record<string, (customer: Customer) => Promise<unknown>> = {
  'all sessions were ended': endEverywhere,
  'the password was changed': async (customer) => {
    await resetPassword(customer.email)
    customer.password = newPassword
  },
}

async function resetPassword(email: string): Promise<void> {
  const asked = await fetch(new URL('/store/customers/password-token', readWorld('MEDUSA_URL')), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...storefrontHeaders() },
    body: JSON.stringify({ email }),
  })
  expect(asked.ok).toBe(true)
  const link = new URL(await readMailedLink(email, /password/i))
  await tell('POST', '/store/customers/password-reset', {
    email,
    token: link.searchParams.get('token') ?? '',
    password: newPassword,
  })
}

for (const [how, end] of Object.entries(ends)) {
  test(`a browser whose session is over sees nothing of the order that follows, after ${how}`, async ({
    admin,
    bowl,
  }) => {
    const customer = await registerCustomer('Ada')
    const lost = await startHttpCustomer(customer)
    await lost.add(bowl.variants[0]?.id ?? '')
    await lost.prepare()
    // with what remembers that this very cart was about to be ordered here
    await lost.readPlaceForm()
    const copy = await readCookieHeader(lost.browser)
    await end(customer)

    const owner = await startHttpCustomer(customer)
    const { id, email } = await orderByHttp(admin, owner, 'Bowl that is nobody’s business')
    expect((await ask(paths.order(locale, id), await readCookieHeader(owner.browser))).text).toContain(
      'Invalidenstraße 2',
    )
    for (const cookie of [copy, pick(copy, 'cart_'), pick(copy, 'cart_', 'orders')]) {
      await expectNothing(cookie, id, ['Invalidenstraße', email, 'nobody’s business'])
    }
  })
}

test('who registered somebody else’s address leaves nothing behind, and sees nothing, once its owner has reset the password', async ({
  admin,
  bowl,
}) => {
  const customer = await registerCustomer('Mallory')
  const stranger = await startHttpCustomer(customer)
  await stranger.add(bowl.variants[0]?.id ?? '', 3)
  await addAddress(customer, { address_1: 'Trap Street 1', postal_code: '10115', city: 'Berlin', country_code: 'de' })
  await stranger.prepare()
  await stranger.readPlaceForm()
  const copy = await readCookieHeader(stranger.browser)

  await resetPassword(customer.email)
  customer.password = newPassword
  const owner = await startHttpCustomer(customer)
  const seen = await ask(paths.cart(locale), await readCookieHeader(owner.browser))
  expect(seen.text).not.toContain('data-testid="cart-line"')
  expect(await readAddresses(customer)).toEqual([])
  const { id, email } = await orderByHttp(admin, owner, 'Bowl of the true owner')
  for (const cookie of [copy, pick(copy, 'cart_'), pick(copy, 'cart_', 'orders')]) {
    await expectNothing(cookie, id, ['Invalidenstraße', email, 'true owner'])
  }
})

test('a copy of a session’s cookie is nobody after the sign-out', async () => {
  const customer = await registerCustomer('Cora')
  const owner = await startHttpCustomer(customer)
  const copy = await readCookieHeader(owner.browser)
  const csrfToken = readField(await (await owner.browser.get(paths.signOut())).text(), 'csrfToken') ?? ''
  const mine = await readCookieHeader(owner.browser)
  await owner.browser.post(paths.signOut(), { form: { csrfToken } })

  expect((await ask(paths.session(), copy)).text).toBe('{}')
  for (const path of [
    paths.account,
    paths.accountProfile,
    paths.accountAddresses,
    paths.accountData,
    paths.changeEmail,
  ]) {
    const { status, location, text } = await ask(path(locale), copy)
    expect([status, location], path(locale)).toEqual([302 + 1, expect.stringContaining('SessionRequired')])
    expect(text).not.toContain(customer.email)
  }
  const thief = `thief-${crypto.randomUUID().slice(0, 8)}@example.com`
  const asked = await ask(paths.changeEmail(locale), mine, { csrfToken, email: thief })
  expect(asked.location).toContain('SessionRequired')
  expect(await listMails(thief)).toEqual([])
})

test('a page that is kept names who has signed in, and after the sign-out nobody, at once and whoever has copied the cookie', async () => {
  const customer = await registerCustomer('Nora')
  const owner = await startHttpCustomer(customer)
  const cookie = await readCookieHeader(owner.browser)
  async function see() {
    const answer = await fetch(new URL(paths.home(locale), readWorld('SHOP_URL')), { headers: { cookie } })
    return { isKept: answer.headers.has('age'), isNamed: (await answer.text()).includes(customer.email) }
  }
  await expect.poll(see, { timeout: 20_000 }).toEqual({ isKept: true, isNamed: true })
  const csrfToken = readField(await (await owner.browser.get(paths.signOut())).text(), 'csrfToken') ?? ''
  await owner.browser.post(paths.signOut(), { form: { csrfToken } })
  expect(await see()).toEqual({ isKept: false, isNamed: false })
})

interface AccountCart {
  cart: { customer_id: string; email: string; context: object; items: { quantity: number }[] }
}

test('another customer does not take an account’s bag with a copy of its cookie', async ({ bowl }) => {
  const variantId = bowl.variants[0]?.id ?? ''
  const [owner, other] = [
    await startHttpCustomer(await registerCustomer('Olga')),
    await startHttpCustomer(await registerCustomer('Otto')),
  ]
  await owner.add(variantId, 2)
  await owner.prepare()
  const path = `/store/carts/${await owner.readCartId()}`
  const readBag = async () => {
    const { cart } = await tell<AccountCart>('GET', path)
    return [cart.customer_id, cart.email, cart.context, cart.items.map(({ quantity }) => quantity)]
  }
  const before = await readBag()
  const csrfToken = readField(await (await other.browser.get(paths.signOut())).text(), 'csrfToken') ?? ''
  const both = `${pick(await readCookieHeader(owner.browser), 'cart_')}; ${await readCookieHeader(other.browser)}`
  expect((await ask(paths.cart(locale), both, { intent: 'add', variantId, quantity: '1' })).status).toBe(303)
  expect(await readBag(), 'filling a bag of their own').toEqual(before)
  expect((await ask(paths.checkoutAddress(locale), both)).text).not.toContain('Invalidenstraße')
  expect((await ask(paths.signOut(), both, { csrfToken })).status).toBe(303)
  expect(await readBag(), 'signing out').toEqual(before)
})

test('a guest’s order is not given to who has a copy of the cart’s cookie', async ({ admin }) => {
  const guest = await startHttpShopper()
  const { id, email } = await orderByHttp(admin, guest, 'Bowl of a guest')
  const other = await startHttpShopper()
  const { bowl } = await orderByHttp(admin, other, 'Bowl of another guest')
  expect(bowl.title).toBe('Bowl of another guest')
  await other.add(bowl.variants[0]?.id ?? '')
  const copy = pick(await readCookieHeader(other.browser), 'cart_')
  await other.prepare()
  const placed = await other.place(await other.readPlaceForm())
  const orderId = /orders\/([^/]+)/.exec(placed.headers().location ?? '')?.[1] ?? ''
  expect(orderId).not.toBe(id)
  await expectNothing(copy, orderId, ['Invalidenstraße', other.email, email])
})
