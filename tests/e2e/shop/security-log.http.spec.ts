import { request } from '@playwright/test'
import { paths } from '../../../app/paths'
import { ask } from '../../support/ask'
import { startHttpShopper } from '../../support/http-shopper'
import { readMailedLink } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { fromElsewhere, type OtherShops } from '../../support/other-shops'
import { proposeQuantity } from '../../support/order-edit-admin'
import { makeCustomer, readCustomer, registerCustomer } from '../auth/sign-in-steps'
import { orderByHttp, startHttpCustomer } from '../orders/order-steps'

const locale = 'en-de'

interface Line {
  level: number
  security?: string
  requestId?: string
  [field: string]: unknown
}

/** Somebody from elsewhere with a browser of their own. */
async function visit(shop: OtherShops['strictShop']) {
  const from = fromElsewhere()
  const headers = { ...from, Origin: shop.url }
  const client = await request.newContext({ baseURL: shop.url, extraHTTPHeaders: headers })
  const { csrfToken } = (await (await client.get(paths.csrf())).json()) as { csrfToken: string }
  const start = shop.readLog().length
  const post = (path: string, form: Record<string, string>, more: Record<string, string> = {}) =>
    client.post(path, { form: { csrfToken, ...form }, headers: more, maxRedirects: 0 })
  const password = (email: string, typed: string) =>
    post(paths.signInCallback('credentials'), { email, password: typed, json: 'true' })
  const readSecurity = () => {
    const lines = shop
      .readLog()
      .slice(start)
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
    return lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security)
  }
  // other tests are at the same shop: who comes from one address has one mark
  const readOwn = (mark: unknown) => readSecurity().filter(({ network }) => network === mark)
  return { address: from['X-Forwarded-For'], client, post, password, readSecurity, readOwn }
}

/** The mark of a visitor's network, by an event that nobody else brings about just now. */
async function readNetwork(visitor: Awaited<ReturnType<typeof visit>>): Promise<unknown> {
  const answer = await visitor.post('/en-de/cart', {}, { Origin: 'https://evil.example' })
  const id = answer.headers()['x-request-id']
  const find = () => visitor.readSecurity().find(({ requestId }) => requestId === id)
  await expect.poll(() => find()?.security).toBe('foreign-post-refused')
  return find()?.network
}

test('the log tells what was tried, done and refused, and of whom by a mark alone', async ({
  strictShop: shop,
  admin,
}) => {
  const order = await orderByHttp(admin, await startHttpShopper())
  const customer = await registerCustomer('Seclog')
  const { id: customerId } = await readCustomer(customer)
  const visitor = await visit(shop)
  const network = await readNetwork(visitor)
  const { client, post, password, readOwn } = visitor
  const wrong = 'a wrong password of hers'
  const fresh = 'battery staple horse 7'

  await password(customer.email, wrong)
  await password(customer.email, customer.password)
  await client.get(paths.accountDataDownload(locale))
  await post(paths.accountProfile(locale), { intent: 'password', currentPassword: wrong, password: fresh })
  await client.get(paths.order(locale, order.id))
  const { number, email, postalCode } = order
  await post(paths.orderLookUp(locale), { number: String(number), email, postalCode: '10116' })
  await post(paths.orderLookUp(locale), { number: String(number), email, postalCode })
  await post(paths.signOut(), { json: 'true' })
  await post(paths.signOut(), { json: 'true', csrfToken: 'made up' })
  await post(paths.forgottenPassword(), { email: customer.email })
  const link = new URL(await readMailedLink(customer.email))
  await client.get(shop.url + link.pathname + link.search)
  await post(paths.resetPassword(), { password: fresh })
  await client.get(`${paths.emailLink()}?token=eyJhbGciOiJkaXIifQ..made.up.token`)
  await ask('/en-de', {
    at: shop.url,
    headers: { 'X-Forwarded-For': visitor.address, Cookie: 'session=edited.cookie' },
  })

  const expected = [
    ['foreign-post-refused', 40],
    ['sign-in-refused', 40],
    ['sign-in', 30],
    ['data-downloaded', 30],
    ['password-change-refused', 40],
    ['order-refused', 40],
    ['order-look-up-refused', 40],
    ['order-looked-up', 30],
    ['session-ended', 30],
    ['csrf-refused', 40],
    ['password-reset-asked', 30],
    ['password-reset', 30],
    ['sign-in', 30],
    ['token-refused', 40],
    ['cookie-refused', 40],
  ]
  await expect.poll(() => readOwn(network).map(({ security, level }) => [security, level])).toEqual(expected)
  const lines = readOwn(network)
  expect(lines.find(({ security }) => security === 'sign-in-refused')).toMatchObject({
    method: 'credentials',
    reason: 'CredentialsSignin',
  })
  for (const { requestId } of lines) expect(requestId).toMatch(/^[\w-]{36}$/)
  const marks = (name: string, of: Line[]) => new Set(of.flatMap((line) => line[name] ?? [])).size
  expect(marks('customer', lines), 'one customer, one mark').toBe(1)
  expect(marks('session', lines), 'two sign-ins, two marks').toBe(2)
  const signIns = lines.filter(({ security }) => security?.startsWith('sign-in'))
  expect([signIns.length, marks('email', signIns)], 'one address, one mark').toEqual([3, 1])

  const log = shop.readLog()
  expect(log).toContain('/en-de/orders/:id')
  const secrets = [
    customer.email,
    customer.password,
    wrong,
    fresh,
    customerId,
    order.id,
    email,
    visitor.address,
    'edited.cookie',
  ]
  for (const secret of secrets)
    expect(log.includes(secret) || log.includes(encodeURIComponent(secret)), secret).toBe(false)
})

test('what is of somebody else’s order is told as refused below an own order too, and who asked for it', async ({
  strictShop: shop,
  admin,
}) => {
  const theirs = await orderByHttp(admin, await startHttpShopper())
  const editId = await proposeQuantity(admin, theirs.id, 2)
  const customer = await registerCustomer('Nosy')
  const mine = await orderByHttp(admin, await startHttpCustomer(customer))
  const visitor = await visit(shop)
  const network = await readNetwork(visitor)
  await visitor.password(customer.email, customer.password)
  const asked = [
    paths.orderEdit(locale, mine.id, editId),
    paths.orderExchange(locale, mine.id, 'cart_01ARZ3NDEKTSV4RRFFQ69G5FAV'),
    paths.orderReturn(locale, mine.id, 'ret_01ARZ3NDEKTSV4RRFFQ69G5FAV'),
  ]
  for (const path of asked) expect((await visitor.client.get(path)).status(), path).toBe(404)
  expect((await visitor.client.get(paths.order(locale, mine.id))).status()).toBe(200)
  await visitor.post(paths.signOut(), { json: 'true', csrfToken: 'made up' })

  const read = () => visitor.readOwn(network).slice(1)
  await expect
    .poll(() => read().map(({ security }) => security))
    .toEqual(['sign-in', ...asked.map(() => 'order-refused'), 'csrf-refused'])
  const [signIn, ...refused] = read()
  for (const { reason, session, customer } of refused.slice(0, -1)) {
    expect({ reason, session, customer }).toEqual({
      reason: 'other-order',
      session: signIn?.session,
      customer: signIn?.customer,
    })
  }
  expect(refused.at(-1)).toMatchObject({ reason: 'other-token', session: signIn?.session })
})

test('a limit that was hit is told once, and not as a refusal beside', async ({ strictShop: shop }) => {
  const visitor = await visit(shop)
  const network = await readNetwork(visitor)
  const { email } = makeCustomer('Limit')
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.password(email, 'a wrong password of his')),
  )
  expect(answers.filter((answer) => answer.status() === 429)).toHaveLength(2)
  const count = (event: string) => visitor.readOwn(network).filter(({ security }) => security === event)
  await expect.poll(() => count('sign-in-refused').length).toBe(10)
  expect(count('limit-hit')).toMatchObject([
    { limit: 'sign-in', scope: 'account', level: 40 },
    { limit: 'sign-in', scope: 'account', level: 40 },
  ])
  expect(visitor.readOwn(network)).toHaveLength(13)
})
