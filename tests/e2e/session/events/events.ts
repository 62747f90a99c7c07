import { expect } from '@playwright/test'
import { paths } from '../../../../app/paths'
import { listReturns, shipOrder } from '../../../support/after-sales-admin'
import { prepareCart } from '../../../support/http-shopper'
import { listMails, waitForLink } from '../../../support/mailbox'
import { proposeQuantity } from '../../../support/order-edit-admin'
import { pickOutcome } from '../../after-sales/order-edit-steps'
import { findVariant } from '../../cart/cart-steps'
import { type Browser, startBrowser } from '../../../support/http-browser'
import { send, takeCookies } from '../../../support/cookie-jar'
import {
  type Account,
  type Bag,
  endSessions,
  followBag,
  know,
  type Life,
  type Link,
  locale,
  makeMark,
  readCarried,
  type Session,
} from './life'

interface LifeEvent {
  /** Whether it can happen now. */
  may: (life: Life) => boolean
  happen: (life: Life) => Promise<void>
}

const account = paths.account(locale)
const profile = paths.accountProfile(locale)

/** Does something that a mail comes of, and reads its link. */
async function withLink(life: Life, address: string, shape: RegExp, act: () => Promise<unknown>): Promise<Link> {
  const known = (await listMails(address)).length
  await act()
  const { pathname, search } = new URL(await waitForLink(address, shape, known))
  const link: Link = { path: pathname + search, isOver: false }
  life.links.push(link)
  return link
}

function requireAccount({ account: known }: Life): Account {
  if (!known) throw new Error('there is no account')
  return known
}

function keepEmail(life: Life, email: string): void {
  life.emails.push(email)
  life.secrets.push({ kind: 'contact', text: email.split('@')[0] ?? email })
}

async function signInAt(browser: Browser, { email, password }: Account): Promise<void> {
  const page = await browser.open(paths.signIn(undefined, account))
  const to = paths.signInCallback('credentials')
  const next = await browser.submit(page, to, { email, password: password ?? '' })
  expect([next.path, next.status]).toEqual([account, 200])
  expect(next.body).toContain(email)
}

/** Who comes by a mail for the first time throws out whoever has registered the address. */
function prove(life: Life): boolean {
  const known = requireAccount(life)
  if (known.isProved) return false
  known.isProved = true
  known.addressIds = []
  known.password = null
  return true
}

const isIn = ({ session }: Life) => session !== null
const hasAccount = (life: Life) => life.account !== null
const findGuestOrder = ({ bags, browser }: Life): Bag | undefined =>
  bags.find(({ order }) => order && !order.isAccounts && readCarried(browser.jar).proved.includes(order.id))
/** One with something that can come back. */
function findOwnOrder(life: Life): Bag | undefined {
  const goods = { ...life, bags: life.bags.filter(({ isGift }) => !isGift) }
  return findGuestOrder(goods) ?? (isIn(life) ? goods.bags.findLast(({ order }) => order?.isAccounts) : undefined)
}

function prepare({ id, street, email, isAccounts }: Bag): Promise<void> {
  const name = { first_name: 'Ada', last_name: 'Doe' }
  const place = { address_1: `${street} 1`, postal_code: '10115', city: 'Berlin', country_code: 'de' }
  return prepareCart(id, isAccounts ? undefined : email, { ...name, ...place })
}

function requireOrder(bag: Bag | undefined) {
  if (!bag?.order) throw new Error('there is no order')
  return { bag, order: bag.order }
}

async function shipIfNeeded({ admin }: Life, { order }: ReturnType<typeof requireOrder>) {
  if (!order.isShipped) await shipOrder(admin, order.id)
  order.isShipped = true
  const { items } = (await admin.readOrder(order.id)) as unknown as { items: { id: string; quantity: number }[] }
  return items[0]?.id ?? ''
}

/** What the owner of the shop's first browser may do with it, in any order that makes sense. */
export const events: Record<string, LifeEvent> = {
  register: {
    may: (life) => !life.account && !life.session,
    async happen(life) {
      const firstName = makeMark()
      const email = `${firstName.toLowerCase()}@example.com`
      const typed = { firstName, lastName: 'Doe', email, password: 'a quiet harbour at noon' }
      const page = await life.browser.open(paths.register(account))
      const next = await life.browser.submit(page, paths.register(), typed)
      expect(next.body).toContain(firstName)
      const { id } = await findCustomer(life, email)
      life.account = { id, email, password: typed.password, firstName, isProved: false, addressIds: [] }
      life.session = { isAlive: true }
      life.customerIds.push(id)
      life.secrets.push({ kind: 'contact', text: firstName })
      keepEmail(life, email)
      followBag(life)
    },
  },
  'sign in': {
    may: (life) => !life.session && Boolean(life.account?.password),
    async happen(life) {
      await signInAt(life.browser, requireAccount(life))
      life.session = { isAlive: true }
      if (life.bag) life.bag.isAccounts = true
      followBag(life)
    },
  },
  'sign in by a mailed link': {
    may: (life) => hasAccount(life) && !life.session,
    async happen(life) {
      const { email } = requireAccount(life)
      const page = await life.browser.open(paths.signIn('email', account))
      const link = await withLink(life, email, /email-link\?/, () =>
        life.browser.submit(page, paths.signIn('email'), { email }),
      )
      const opened = await life.browser.open(link.path)
      expect(opened.body).toContain(email)
      const next = await life.browser.submit(opened, paths.signInCallback('email'), {})
      expect(next.path).toBe(account)
      link.isOver = true
      const session = { isAlive: true }
      if (prove(life)) endSessions(life, session)
      life.session = session
      if (life.bag) life.bag.isAccounts = true
      followBag(life)
    },
  },
  'sign in elsewhere': {
    may: (life) => Boolean(life.account?.password) && !life.elsewhere,
    async happen(life) {
      const browser = startBrowser()
      await signInAt(browser, requireAccount(life))
      life.elsewhere = { browser, session: { isAlive: true } }
    },
  },
  'fill a bag': {
    may: (life) => !life.bag,
    happen: (life) => fillBag(life, findVariant(life.product, 'Small').id),
  },
  'put a gift card into a bag': {
    may: (life) => !life.bag,
    async happen(life) {
      const { id } = findVariant(await life.admin.findProduct('gift-card'), 'Medium')
      await fillBag(life, id)
      if (life.bag) life.bag.isGift = true
    },
  },
  'check out': {
    may: ({ bag }) => bag !== null && bag.street === '',
    async happen(life) {
      const { bag, session } = life
      if (!bag) throw new Error('there is no bag')
      bag.street = makeMark()
      life.secrets.push({ kind: 'bag', bag, text: bag.street })
      if (!session) {
        const mark = makeMark().toLowerCase()
        bag.email = `${mark}@example.org`
        life.secrets.push({ kind: 'bag', bag, text: mark })
        life.emails.push(bag.email)
      }
      await prepare(bag)
      for (const step of ['address', 'delivery', 'shipping', 'payment', 'review']) {
        const { body } = await life.browser.open(`${paths.checkout(locale)}/${step}`)
        if (step === 'review') expect(body).toContain(bag.street)
      }
    },
  },
  order: {
    may: ({ bag }) => bag !== null && bag.street !== '',
    async happen(life) {
      const { bag, browser } = life
      if (!bag) throw new Error('there is no bag')
      // a sign-in since then may have joined it with another
      await prepare(bag)
      const review = paths.checkoutReview(locale)
      const next = await browser.submit(await browser.open(review), review, {}, 'cartId=')
      const id = /\/orders\/([^/]+)\/confirmation/.exec(next.path)?.[1] ?? ''
      expect(next.body, next.path).toContain(bag.street)
      const { display_id: number, email } = await life.admin.readOrder(id)
      bag.order = { id, number, email, isShipped: false, isAccounts: bag.isAccounts }
      know(life, 'orderId', id)
      life.bag = null
      life.secrets.push({ kind: 'bag', bag, text: String(number) })
      await browser.open(paths.order(locale, id))
      if (bag.isGift) life.secrets.push({ kind: 'code', bag, text: await readCode(life, id) })
      for (const toPath of [paths.withdrawFromOrder, paths.claimOrder]) await browser.open(toPath(locale, id))
    },
  },
  'look an order up': {
    may: (life) => !life.session && life.bags.some(({ order }) => order && !order.isAccounts),
    async happen(life) {
      const { order } = requireOrder(life.bags.findLast(({ order: one }) => one && !one.isAccounts))
      const path = paths.orderLookUp(locale)
      const page = await life.browser.open(path)
      const typed = { number: String(order.number), email: order.email, postalCode: '10115' }
      const next = await life.browser.submit(page, path, typed)
      expect(next.path).toBe(paths.order(locale, order.id))
    },
  },
  'ask for a return': {
    may: (life) => Boolean(findOwnOrder(life)) && (life.known.returnId ?? []).length < 2,
    async happen(life) {
      const owned = requireOrder(findOwnOrder(life))
      const item = await shipIfNeeded(life, owned)
      const path = paths.returnOrder(locale, owned.order.id)
      const page = await life.browser.open(`${path}?quantity.${item}=1&way=own&review`)
      // all of it may be on its way back by now
      if (!page.forms.some((form) => form.path.startsWith(path))) return
      await life.browser.submit(page, path, {})
      for (const { id } of await listReturns(life.admin, owned.order.id)) know(life, 'returnId', id)
    },
  },
  'begin an exchange': {
    may: (life) => Boolean(findOwnOrder(life)),
    async happen(life) {
      const owned = requireOrder(findOwnOrder(life))
      const item = await shipIfNeeded(life, owned)
      const path = paths.exchangeOrder(locale, owned.order.id)
      const other = findVariant(life.product, 'Tall').id
      const page = await life.browser.open(`${path}?instead.${item}=${other}&quantity.${item}=1&way=own&review`)
      if (!page.forms.some((form) => form.path.startsWith(path))) return
      const next = await life.browser.submit(page, path, {})
      const cartId = /\/exchanges\/([^/?]+)/.exec(next.path)?.[1]
      if (cartId) know(life, 'cartId', cartId)
    },
  },
  'be asked about a change of an order': {
    may: (life) => Boolean(findOwnOrder(life)) && (life.known.editId ?? []).length < 2,
    async happen(life) {
      const { order } = requireOrder(findOwnOrder(life))
      const edit = await proposeQuantity(life.admin, order.id, 2).catch(() => null)
      if (!edit) return
      know(life, 'editId', edit)
      await life.browser.open(paths.orderEdit(locale, order.id, edit))
    },
  },
  'leave the payment of a difference': {
    may: (life) => Boolean(findOwnOrder(life)) && life.returns.length < 4,
    async happen(life) {
      const { order } = requireOrder(findOwnOrder(life))
      const edit = await proposeQuantity(life.admin, order.id, 2).catch(() => null)
      if (!edit) return
      know(life, 'editId', edit)
      const path = paths.orderEdit(locale, order.id, edit)
      const page = await life.browser.open(path)
      const form = page.forms.find(({ fields }) => fields.some(([, value]) => value === 'accept'))
      if (!form) return
      const fields = [...form.fields.filter(([name]) => name !== 'provider'), ['provider', 'vitrine-redirect'] as const]
      const { headers } = await send(life.browser.jar, { path: form.path, fields })
      takeCookies(life.browser.jar, headers['set-cookie'])
      if (!headers.location) return
      // what would be paid is settled by the backend at any time
      for (const outcome of ['cancel', 'decline'] as const) {
        const { pathname, search } = new URL(await pickOutcome(headers.location, outcome))
        life.returns.push(pathname + search)
      }
    },
  },
  'want an order in the account': {
    may: (life) => isIn(life) && Boolean(findGuestOrder(life)),
    async happen(life) {
      const { order } = requireOrder(findGuestOrder(life))
      const path = paths.claimOrder(locale, order.id)
      const page = await life.browser.open(path)
      const link = await withLink(life, order.email, /orders\/claim\?/, () => life.browser.submit(page, path, {}))
      // it is for this account: to all others it says nothing from the first
      link.isOver = true
      const opened = await life.browser.open(link.path)
      await life.browser.submit(opened, paths.confirmClaim(locale, '').split('?')[0] ?? '', {}, 'token=')
      expect((await life.admin.readOrder(order.id)).email).toBe(requireAccount(life).email)
      order.isAccounts = true
    },
  },
  'save an address': {
    may: (life) => isIn(life) && (life.account?.addressIds.length ?? 0) < 2,
    async happen(life) {
      const [street, path] = [makeMark(), paths.newAddress(locale)]
      const typed = {
        'shipping.firstName': 'Ada',
        'shipping.lastName': 'Doe',
        'shipping.address1': `${street} 2`,
        'shipping.postalCode': '10115',
        'shipping.city': 'Berlin',
        'shipping.countryCode': 'de',
      }
      const next = await life.browser.submit(await life.browser.open(path), path, typed)
      expect(next.body).toContain(street)
      life.secrets.push({ kind: 'account', text: street })
      for (const [, id = ''] of next.body.matchAll(/addresses\/(addr_\w+)/g)) {
        if (!life.known.addressId?.includes(id)) requireAccount(life).addressIds.push(id)
        know(life, 'addressId', id)
      }
      const id = life.known.addressId?.at(-1) ?? ''
      for (const toPath of [paths.ownAddress, paths.removeAddress]) await life.browser.open(toPath(locale, id))
    },
  },
  'look around the account': {
    may: isIn,
    async happen(life) {
      for (const toPath of [paths.accountOrders, paths.accountPaymentMethods, paths.accountData, paths.changeEmail]) {
        expect((await life.browser.open(toPath(locale))).status).toBe(200)
      }
      const { body } = await life.browser.open(paths.accountDataDownload(locale))
      expect(body).toContain(requireAccount(life).email)
    },
  },
  'change the password': {
    may: (life) => isIn(life) && Boolean(life.account?.password),
    async happen(life) {
      const known = requireAccount(life)
      const password = `quiet harbour ${makeMark()}`
      const page = await life.browser.open(profile)
      const typed = { currentPassword: known.password ?? '', password }
      const next = await life.browser.submit(page, profile, typed, 'currentPassword=')
      expect([next.path, next.status]).toEqual([profile, 200])
      known.password = password
      endSessions(life, { isAlive: true })
    },
  },
  'ask for another address': {
    may: isIn,
    async happen(life) {
      const email = `${makeMark().toLowerCase()}@example.com`
      keepEmail(life, email)
      const path = paths.changeEmail(locale)
      const page = await life.browser.open(path)
      const link = await withLink(life, email, /account\/email\?/, () => life.browser.submit(page, path, { email }))
      life.pending.push(Object.assign(link, { email }))
    },
  },
  'confirm another address': {
    may: (life) => isIn(life) && life.pending.some(({ path }) => path.includes('/account/email?')),
    async happen(life) {
      const link = life.pending.find(({ path }) => path.includes('/account/email?'))
      if (!link) throw new Error('nothing was asked for')
      const known = requireAccount(life)
      const opened = await life.browser.open(link.path)
      const undo = await withLink(life, known.email, /undo-email\?/, () =>
        life.browser.submit(opened, paths.changeEmail(locale), {}, 'token='),
      )
      link.isOver = true
      // a deletion that was asked for with the former address is none of this one's
      for (const one of life.pending) one.isOver ||= one.path.includes('/account/data?')
      life.pending = life.pending.filter(({ isOver }) => !isOver)
      life.undo = { link: undo, email: known.email }
      known.email = link.email ?? ''
      known.isProved = true
    },
  },
  'take the change of the address back': {
    may: ({ undo, account: known }) => undo !== null && known !== null,
    async happen(life) {
      const { undo } = life
      if (!undo) throw new Error('nothing was changed')
      const browser = startBrowser()
      const opened = await browser.open(undo.link.path)
      await browser.submit(opened, paths.undoEmail(), {})
      undo.link.isOver = true
      for (const link of life.links) if (link.path.includes('/undo-email?')) link.isOver = true
      life.undo = null
      const known = requireAccount(life)
      known.email = undo.email
      known.password = null
      endSessions(life)
    },
  },
  'reset the password': {
    may: (life) => hasAccount(life) && !life.session,
    async happen(life) {
      const known = requireAccount(life)
      const page = await life.browser.open(paths.forgottenPassword(account))
      const link = await withLink(life, known.email, /reset-password\?/, () =>
        life.browser.submit(page, paths.forgottenPassword(), { email: known.email }),
      )
      const opened = await life.browser.open(link.path)
      expect(opened.body).toContain(known.email)
      const password = `quiet harbour ${makeMark()}`
      const next = await life.browser.submit(opened, paths.resetPassword(), { password })
      expect(next.path).toBe(account)
      link.isOver = true
      prove(life)
      known.password = password
      endSessions(life, { isAlive: true })
      if (life.bag) life.bag.isAccounts = true
      followBag(life)
    },
  },
  'sign out': {
    may: isIn,
    async happen(life) {
      const page = await life.browser.open(paths.signOut())
      await life.browser.submit(page, paths.signOut(), {})
      endOwn(life)
      followBag(life)
    },
  },
  'sign out everywhere else': {
    may: isIn,
    async happen(life) {
      await life.browser.submit(await life.browser.open(profile), profile, {}, 'intent=end-sessions')
      // this one goes on with another token; copies of its cookie do not
      endSessions(life, { isAlive: true })
    },
  },
  'end another device': {
    may: (life) => isIn(life) && life.elsewhere !== null,
    async happen(life) {
      const page = await life.browser.open(profile)
      await life.browser.submit(page, profile, {}, 'sessionId=')
      if (life.elsewhere) life.elsewhere.session.isAlive = false
      life.elsewhere = null
    },
  },
  'ask to be erased': {
    may: isIn,
    async happen(life) {
      const path = paths.accountData(locale)
      const page = await life.browser.open(path)
      const { email } = requireAccount(life)
      const link = await withLink(life, email, /account\/data\?/, () =>
        life.browser.submit(page, path, {}, 'csrfToken='),
      )
      life.pending.push(link)
    },
  },
  'be erased': {
    may: (life) => isIn(life) && life.pending.some(({ path }) => path.includes('/account/data?')),
    async happen(life) {
      const link = life.pending.findLast(({ path }) => path.includes('/account/data?'))
      if (!link) throw new Error('nothing was asked for')
      const opened = await life.browser.open(link.path)
      await life.browser.submit(opened, paths.accountData(locale), {}, 'token=')
      endSessions(life)
      for (const one of life.links) one.isOver = true
      life.account = null
      life.undo = null
      followBag(life)
    },
  },
}

async function fillBag(life: Life, variantId: string): Promise<void> {
  const fields = Object.entries({ intent: 'add', variantId, quantity: '1' })
  await life.browser.post({ path: paths.cart(locale), fields })
  followBag(life)
  expect(life.bag).not.toBeNull()
  const { body } = await life.browser.open(paths.cart(locale))
  const token = /\/cart\/shared\/([^"&?]+)/.exec(body)?.[1]
  if (token) know(life, 'token', decodeURIComponent(token))
}

/** The code of the gift card that was bought, as the order's page has it. */
async function readCode(life: Life, orderId: string): Promise<string> {
  let code = ''
  const read = async () => {
    const { body } = await life.browser.open(paths.order(locale, orderId))
    code = /\b[A-Z0-9]{4}(-[A-Z0-9]{4}){3}\b/.exec(body)?.[0] ?? ''
    return code
  }
  await expect.poll(read, { message: 'the code of the gift card' }).toBeTruthy()
  return code
}

function endOwn(life: Life): void {
  if (life.session) life.session.isAlive = false
  life.session = null
}

// by the back office: a sign-in would be one more session
async function findCustomer({ admin }: Life, email: string): Promise<{ id: string }> {
  const path = `/admin/customers?q=${encodeURIComponent(email)}`
  const { customers } = await admin.call<{ customers: { id: string; email: string }[] }>('GET', path)
  const found = customers.find((one) => one.email === email)
  if (!found) throw new Error(`nobody has the address ${email}`)
  return found
}

/** Whether the sessions that the walk believes in are those that the backend has. */
export function countBelieved({ session, elsewhere }: Life): number {
  const known: (Session | undefined | null)[] = [session, elsewhere?.session]
  return known.filter((one) => one?.isAlive).length
}
