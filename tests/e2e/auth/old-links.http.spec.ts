import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { ageLink } from '../../support/aged-link'
import { waitForLink } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { orderByHttp } from '../orders/order-steps'
import { startHttpShopper } from '../../support/http-shopper'
import { type Browser, startBrowser } from '../../support/http-browser'
import { type Customer, fetchToken, makeCustomer, registerCustomer } from './sign-in-steps'

const locale = 'en-de'
const account = paths.account(locale)
const newPassword = 'a quiet harbour at noon'
const hour = 60

/** A link that was mailed, in the browser of who asked for it. */
interface Mailed {
  browser: Browser
  link: string
  /** Minutes after which it holds no more. */
  holds: number
  isDone(): Promise<boolean>
  typed?: Record<string, string>
}

async function visit(customer?: Customer): Promise<Browser> {
  const browser = startBrowser()
  if (!customer) return browser
  const { email, password } = customer
  const page = await browser.open(paths.signIn(undefined, account))
  await browser.submit(page, paths.signInCallback('credentials'), { email, password })
  return browser
}

async function hasEmail(admin: Admin, email: string): Promise<boolean> {
  const path = `/admin/customers?q=${encodeURIComponent(email)}`
  const { customers } = await admin.call<{ customers: { email: string }[] }>('GET', path)
  return customers.some((one) => one.email === email)
}

async function askForChange(browser: Browser): Promise<string> {
  const { email } = makeCustomer('Next')
  const page = await browser.open(paths.changeEmail(locale))
  await browser.submit(page, paths.changeEmail(locale), { email })
  return email
}

const kinds: Record<string, (admin: Admin) => Promise<Mailed>> = {
  async 'signs in'() {
    const [browser, { email }] = [await visit(), makeCustomer('Ida')]
    const page = await browser.open(paths.signIn('email', account))
    await browser.submit(page, paths.signIn('email'), { email })
    const isDone = async () => (await browser.open(paths.session())).body.includes(email)
    return { browser, link: await waitForLink(email, /email-link/), holds: 15, isDone }
  },
  async 'confirms another address'(admin) {
    const browser = await visit(await registerCustomer('Ida'))
    const email = await askForChange(browser)
    return {
      browser,
      link: await waitForLink(email, /account\/email/),
      holds: 15,
      isDone: () => hasEmail(admin, email),
    }
  },
  async 'takes the change of an address back'(admin) {
    const customer = await registerCustomer('Ida')
    const browser = await visit(customer)
    const link = new URL(await waitForLink(await askForChange(browser), /account\/email/))
    const page = await browser.open(link.pathname + link.search)
    await browser.submit(page, paths.changeEmail(locale), {}, 'token=')
    const isDone = () => hasEmail(admin, customer.email)
    return { browser, link: await waitForLink(customer.email, /undo-email/), holds: 72 * hour, isDone }
  },
  async 'deletes an account'(admin) {
    const customer = await registerCustomer('Ida')
    const browser = await visit(customer)
    const page = await browser.open(paths.accountData(locale))
    await browser.submit(page, paths.accountData(locale), {}, 'csrfToken=')
    const isDone = async () => !(await hasEmail(admin, customer.email))
    return { browser, link: await waitForLink(customer.email, /account\/data/), holds: 15, isDone }
  },
  async 'sets a forgotten password'() {
    const [browser, { email }] = [await visit(), await registerCustomer('Ida')]
    const page = await browser.open(paths.forgottenPassword(account))
    await browser.submit(page, paths.forgottenPassword(), { email })
    const isDone = () => fetchToken({ email, password: newPassword }).then(Boolean, () => false)
    return {
      browser,
      link: await waitForLink(email, /reset-password/),
      holds: 15,
      isDone,
      typed: { password: newPassword },
    }
  },
  async 'moves an order into an account'(admin) {
    const [shopper, customer] = [await startHttpShopper(), await registerCustomer('Ida')]
    const order = await orderByHttp(admin, shopper)
    const browser = await visit(customer)
    const page = await browser.open(paths.orderLookUp(locale))
    const typed = { number: String(order.number), email: order.email, postalCode: order.postalCode }
    await browser.submit(page, paths.orderLookUp(locale), typed)
    const path = paths.claimOrder(locale, order.id)
    await browser.submit(await browser.open(path), path, {})
    const isDone = async () => (await admin.readOrder(order.id)).email === customer.email
    return { browser, link: await waitForLink(order.email, /orders\/claim/), holds: 15, isDone }
  },
}

for (const [what, ask] of Object.entries(kinds)) {
  test(`a link that ${what} does nothing when its time is over, and says so`, async ({ admin }) => {
    const { browser, link, holds, isDone, typed = {} } = await ask(admin)
    const { pathname, search } = new URL(link)
    const [young, old] = [await ageLink(pathname + search, holds - 1), await ageLink(pathname + search, holds + 1)]
    const token = new URL(old, 'http://shop').searchParams.get('token') ?? ''
    const isMeant = (fields: readonly (readonly [string, string])[]) =>
      fields.some(([name]) => name === 'token' || name === 'password')
    const form = (await browser.open(young)).forms.find(({ fields }) => isMeant(fields))
    if (!form) throw new Error('the link has no form while it holds')
    const fill = (fields: [string, string][], own: Record<string, string>) => [
      ...fields.filter(([name]) => !(name in own)),
      ...Object.entries(own),
    ]

    const opened = await browser.open(old)
    expect(opened.status).toBeLessThan(500)
    const fields = fill(form.fields, { ...typed, ...(form.fields.some(([name]) => name === 'token') && { token }) })
    const refused = await browser.post({ path: form.path, fields })
    expect(refused.status).toBeLessThan(500)
    expect(await isDone(), 'an old link').toBe(false)
    expect(refused.forms.some(({ fields: left }) => isMeant(left) && left.some(([, value]) => value === token))).toBe(
      false,
    )

    await browser.open(young)
    await browser.post({ path: form.path, fields: fill(form.fields, typed) })
    expect(await isDone(), 'the same while it holds').toBe(true)
  })
}
