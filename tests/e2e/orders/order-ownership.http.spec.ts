import { paths } from '../../../app/paths'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { readWorld } from '../../support/world'
import { orderByHttp, readCookieHeader, startHttpCustomer } from './order-steps'
import { type Customer, registerCustomer } from '../auth/sign-in-steps'

// the same orders for all: nobody changes them
test.describe.configure({ mode: 'default' })

const locale = 'en-de'
const unknownId = 'order_01ARZ3NDEKTSV4RRFFQ69G5FAV'
const pages = {
  'the page': (id: string) => paths.order(locale, id),
  'the print view': (id: string) => `${paths.order(locale, id)}?print`,
  'the confirmation': (id: string) => paths.orderConfirmation(locale, id),
}
const owned = { 'a guest’s order': '', 'a customer’s order': '' }
let owner: Customer
/** `Cookie` headers: of the two owners, and of another guest and another customer with orders of their own. */
let cookies: Record<'guest' | 'customer' | 'otherGuest' | 'otherCustomer', string>

test.beforeAll(async ({ admin }) => {
  owner = await registerCustomer('Owner')
  const [guest, otherGuest] = [await startHttpShopper(), await startHttpShopper()]
  const [customer, otherCustomer] = [
    await startHttpCustomer(owner),
    await startHttpCustomer(await registerCustomer('Other')),
  ]
  owned['a guest’s order'] = (await orderByHttp(admin, guest)).id
  owned['a customer’s order'] = (await orderByHttp(admin, customer)).id
  for (const other of [otherGuest, otherCustomer]) await orderByHttp(admin, other)
  const entries = Object.entries({ guest, customer, otherGuest, otherCustomer }).map(async ([name, { browser }]) => {
    return [name, await readCookieHeader(browser)]
  })
  cookies = Object.fromEntries(await Promise.all(entries))
})

function get(path: string, cookie: string): Promise<Response> {
  return fetch(new URL(path, readWorld('SHOP_URL')), { headers: { cookie }, redirect: 'manual' })
}

/** What somebody learns who asks for an order: everything but the id that was asked for. */
async function ask(path: string, id: string, cookie: string) {
  const answer = await get(path, cookie)
  const text = (await answer.text()).replaceAll(id, 'ORDER')
  const policy = answer.headers.get('content-security-policy')?.replaceAll(/'sha256-[^']*'/g, '')
  return { status: answer.status, caching: answer.headers.get('cache-control'), policy, text }
}

function readCookie(header: string, name: string): string {
  return (
    header
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  )
}

function toProofCookie(orderId: string, signature: string): string {
  const entries = [{ cartId: 'cart_1', orderId }]
  return `orders=${encodeURIComponent(`${Buffer.from(JSON.stringify(entries)).toString('base64')}.${signature}`)}`
}

/** Who has no business with an order, as what their browser sends along. */
const strangers: Record<string, (id: string) => Promise<string> | string> = {
  'who has no session': () => '',
  'a guest with the proof of another order': () => cookies.otherGuest,
  'another customer': () => cookies.otherCustomer,
  'another customer with a guest’s proof of another order': () =>
    `${cookies.otherCustomer}; orders=${readCookie(cookies.otherGuest, 'orders')}`,
  'who writes a proof': (id) => toProofCookie(id, ''),
  'who edits the proof of another order': (id) =>
    toProofCookie(id, decodeURIComponent(readCookie(cookies.otherGuest, 'orders')).split('.')[1] ?? ''),
  'who passes a signed cookie of another kind off as a proof': async () => {
    const { browser } = await startHttpShopper()
    await browser.get(paths.csrf())
    return `orders=${readCookie(await readCookieHeader(browser), 'csrf-token')}`
  },
}

for (const [who, toCookie] of Object.entries(strangers)) {
  for (const whose of ['a guest’s order', 'a customer’s order'] as const) {
    for (const [what, toPath] of Object.entries(pages)) {
      test(`${what} of ${whose} is shown to nobody ${who}`, async () => {
        const id = owned[whose]
        const cookie = await toCookie(id)
        const answer = await ask(toPath(id), id, cookie)
        expect(answer).toMatchObject({ status: 404, caching: 'no-store' })
        expect(answer).toEqual(await ask(toPath(unknownId), unknownId, cookie))
      })
    }
  }
}

test('an order is shown to whom it belongs, and nobody keeps the page', async () => {
  const owners = [
    [owned['a guest’s order'], cookies.guest],
    [owned['a customer’s order'], cookies.customer],
    // on another device there is no proof, only the account
    [owned['a customer’s order'], await readCookieHeader((await startHttpCustomer(owner)).browser)],
  ] as const
  for (const [id, cookie] of owners) {
    for (const toPath of Object.values(pages)) {
      const answer = await get(toPath(id), cookie)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    }
  }
})

test('a sign-out takes the orders along that the browser could show', async ({ admin }) => {
  const shopper = await startHttpCustomer(await registerCustomer('Gone'))
  const { id } = await orderByHttp(admin, shopper)
  expect((await shopper.browser.get(paths.order(locale, id))).status()).toBe(200)
  const { csrfToken } = (await (await shopper.browser.get(paths.csrf())).json()) as { csrfToken: string }
  await shopper.browser.post(paths.signOut(), { form: { csrfToken, json: 'true' } })
  for (const toPath of Object.values(pages)) expect((await shopper.browser.get(toPath(id))).status()).toBe(404)
})

test('whatever stands in the place of an id is no order', async () => {
  const odd = [
    'order',
    '..%2Fproducts',
    '%00',
    '%F0%9F%98%80',
    `order_${'A'.repeat(500)}`,
    'order_1?expand=customer',
    '*',
  ]
  for (const id of odd)
    expect((await get(pages['the page'](decodeURIComponent(id)), cookies.customer)).status).toBe(404)
})
