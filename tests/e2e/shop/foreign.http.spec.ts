import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { ask } from '../../support/ask'
import { startHttpShopper } from '../../support/http-shopper'
import { expect, test } from '../../support/shop'
import { endEverywhere, registerCustomer } from '../auth/sign-in-steps'
import { orderByHttp, readCookieHeader, startHttpCustomer } from '../orders/order-steps'
import { readFields } from '../../support/html'
import { procedures } from '../../support/route-addresses'
import { walkForms } from './every-form'

test.describe.configure({ timeout: 240_000 })

interface SentForm {
  path: string
  fields: [string, string][]
}

/** Everything that a guest and a customer came by, with their ids in addresses and fields. */
interface Owned {
  pages: Set<string>
  forms: Map<string, SentForm>
  emails: Set<string>
}

// as the tests make them up: pages for everybody name an example of their own
const emailShape = /[\w-]+[.-][0-9a-f]{8}@example\.(?:com|org)/g
const street = 'Invalidenstraße'

/** What every form of the open page would send as it stands. */
function listForms(document: Document, own: Owned): void {
  for (const form of document.forms) {
    if (form.method !== 'post') continue
    const fields = readFields(form)
    const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name]')].map(({ name, value }) => [
      name,
      value,
    ])
    for (const button of buttons.length > 0 ? buttons : [null]) {
      const all = [...fields, ...(button ? [button] : [])] as [string, string][]
      const path = new URL(form.action).pathname + new URL(form.action).search
      own.forms.set(`${path} ${JSON.stringify(all.filter(([name]) => !/token|seen|mark/i.test(name)))}`, {
        path,
        fields: all,
      })
    }
  }
}

/** Who has no business with any of it, as what their browser sends along. */
async function listStrangers(admin: Admin, stale: string): Promise<Record<string, string>> {
  const [guest, customer] = [await startHttpShopper(), await startHttpCustomer(await registerCustomer('Stranger'))]
  for (const one of [guest, customer]) await orderByHttp(admin, one, 'Bowl of a stranger')
  const pick = (name: string) =>
    stale
      .split('; ')
      .filter((pair) => pair.includes(name))
      .join('; ')
  return {
    nobody: '',
    'a guest with an order': await readCookieHeader(guest.browser),
    'a customer with an order': await readCookieHeader(customer.browser),
    'the session that is over': pick('session'),
    'the cart of who is gone': pick('cart_'),
    'the session that is over, with its cart': `${pick('session')}; ${pick('cart_')}`,
  }
}

interface Standing {
  status: string
  items: unknown
  returns: unknown
  swaps: unknown
  edits: unknown
  email: string
}

async function readStanding(admin: Admin, emails: Iterable<string>): Promise<unknown> {
  const found = await Promise.all(
    [...emails].map(async (email) => {
      const orders = await admin.listOrders(email)
      return Promise.all(
        orders.map(async ({ id }) => {
          const path = `/admin/orders/${id}?expand=items,returns,swaps,edits`
          const { order } = await admin.call<{ order: Standing }>('GET', path)
          const { status, items, returns, swaps, edits } = order
          return JSON.parse(JSON.stringify({ id, status, items, returns, swaps, edits })) as unknown
        }),
      )
    }),
  )
  const customers = await Promise.all(
    [...emails].map(async (email) => {
      const path = `/admin/customers?q=${encodeURIComponent(email)}&expand=shipping_addresses`
      return (await admin.call<{ customers: unknown[] }>('GET', path)).customers
    }),
  )
  return { found, customers }
}

test('no page, form or procedure shows or changes what is somebody else’s', async ({ page, admin, shopLocale, t }) => {
  const own: Owned = { pages: new Set(), forms: new Map(), emails: new Set() }
  await walkForms({ page, admin, shopLocale, t }, async (plain) => {
    const { pathname, search } = new URL(plain.url())
    // a mailed link is a proof by itself
    if (!search.includes('token=')) own.pages.add(pathname + search)
    listForms(plain.document, own)
    for (const [email] of plain.document.body.innerHTML.matchAll(emailShape)) own.emails.add(email)
  })
  const [orderId = ''] = [...own.pages].flatMap((path) => /\/orders\/(order_\w+)/.exec(path)?.[1] ?? [])
  for (const toPath of [paths.order, paths.orderConfirmation, paths.returnOrder, paths.exchangeOrder])
    own.pages.add(toPath(shopLocale, orderId))
  for (const path of [paths.account, paths.accountOrders, paths.accountData]) own.pages.add(path(shopLocale))
  own.pages.add(`${paths.accountData(shopLocale)}/download`)
  expect(own.emails.size).toBeGreaterThan(1)
  expect(own.forms.size).toBeGreaterThan(30)

  // what ends the stranger's own session comes last
  const endsSession = ({ path, fields }: SentForm) =>
    path === paths.signOut() || fields.some(([, value]) => value.startsWith('end-session'))
  const forms = [...own.forms.values()].sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)))

  const stale = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const customerEmail = [...own.emails].find((email) => email.startsWith('vera')) ?? ''
  await endEverywhere({ firstName: 'Vera', lastName: 'Doe', email: customerEmail, password: 'correct horse Vera' })
  const before = await readStanding(admin, own.emails)

  for (const [who, cookie] of Object.entries(await listStrangers(admin, stale))) {
    const csrf = await ask(paths.csrf(), { headers: { cookie } })
    const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string }
    const set = csrf.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? []
    const headers = { cookie: [cookie, ...set].filter(Boolean).join('; '), 'Sec-Fetch-Site': 'same-origin' }

    function expectNothing(label: string, { status, body }: { status: number; body: string }): void {
      expect(status, label).toBeLessThan(500)
      for (const email of own.emails) expect(body, label).not.toContain(email)
      if (!who.startsWith('a ')) expect(body, label).not.toContain(street)
    }

    const asked = [...own.pages, ...procedures.map((name) => `/api/trpc/${name}`), paths.session()]
    for (const path of asked) expectNothing(`${who} at ${path}`, await ask(path, { headers }))
    for (const { path, fields } of forms) {
      const body = new URLSearchParams(fields.map(([name, value]) => [name, name === 'csrfToken' ? csrfToken : value]))
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await ask(path, { method: 'POST', headers: { ...headers, ...type }, body: body.toString() })
      // what they typed themselves may stand in the answer
      const typed = fields.some(([, value]) => own.emails.has(value.toLowerCase()) || value.includes(street))
      expectNothing(`${who} sends to ${path}`, typed ? { status: answer.status, body: '' } : answer)
    }
  }
  expect(await readStanding(admin, own.emails)).toEqual(before)
})
