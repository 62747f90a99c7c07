import { type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { paths } from '../../../app/paths'
import { shipOrder } from '../../support/after-sales-admin'
import { prepareCart } from '../../support/http-shopper'
import { readMailedLink } from '../../support/mailbox'
import { proposeQuantity } from '../../support/order-edit-admin'
import { browserTest as test, expect } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { type HttpPage } from '../../support/shopper/http-page'
import { type Role } from '../../support/shopper/shopper'
import { isSubmitter, submit } from '../../support/shopper/submission'
import { findVariant, readCartId, toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, orderIdOf, placeButton, walkCheckout } from '../checkout/checkout-steps'
import { makeSizes } from '../after-sales/exchange-steps'
import { readAddresses, registerCustomer, signInByForm, addAddress } from '../auth/sign-in-steps'

const roles: Role[] = [
  'heading',
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'region',
  'article',
  'alert',
]

// scripts and backends send to these
const formless = ['api/trpc', 'auth/log', 'auth/session', 'hooks/catalogue']

test.describe.configure({ timeout: 240_000 })

/** Holds what plain HTTP makes of a page to what Chromium makes of the same HTML. */
async function compare(plain: HttpPage): Promise<void> {
  const drawn = await plain.draw()
  const told = roles.flatMap((role) => {
    const locator = plain.getByRole(role)
    return locator.elements().map((element) => `${role} ${JSON.stringify(locator.nameOf(element))}`)
  })
  // what is drawn out of sight stands apart for Chromium
  const snapshot = (await drawn.locator('body').ariaSnapshot()).replaceAll(' , ', ', ')
  const seen = [...snapshot.matchAll(/^\s*- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?/gm)]
    .filter(([, role]) => roles.some((one) => one === role))
    .map(([, role, name = '""']) => `${role} ${name}`)
  expect.soft(told.sort(), plain.url()).toEqual(seen.sort())
  await compareForms(plain, drawn)
  await drawn.close()
}

interface Sent {
  method: string
  url: string
  data: string
}

/** Presses every button of every form as it stands and filled in: the same must go out, or the same field hold it back. */
async function compareForms(plain: HttpPage, drawn: Page): Promise<void> {
  let sent: Sent | undefined
  await drawn.route('**', (route) => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    sent = { method: request.method(), url: request.url(), data: request.postData() ?? '' }
    return route.fulfill({ status: 204 })
  })
  for (const isFilled of [false, true]) {
    const forms = [...plain.document.forms]
    if (isFilled) forms.forEach((form) => fill(form))
    if (isFilled) await drawn.evaluate(`for (const form of document.forms) (${fill})(form)`)
    for (const [at, form] of forms.entries()) {
      for (const [button, submitter] of [...form.elements].filter((one) => isSubmitter(one)).entries()) {
        if (!isSubmitter(submitter) || submitter.disabled || !plain.isShown(submitter)) continue
        const expected = submit(form, submitter)
        sent = undefined
        const invalid = await drawn.evaluate(press, [at, button] as const)
        const where = `button ${button} of form ${at} on ${plain.url()}`
        if ('invalid' in expected) {
          expect.soft(invalid, where).toBe(expected.invalid.getAttribute('name'))
          continue
        }
        const { url, method, body } = expected
        await expect.poll(() => sent, where).toEqual({ method, url, data: body?.data ?? '' })
      }
    }
  }
}

/** What a shopper types, the same in both: enough for most fields, too little for some. */
function fill(form: HTMLFormElement): void {
  for (const element of form.elements) {
    const field = element as HTMLInputElement
    const { type, name } = field
    if (['text', 'search', 'tel', 'password', 'textarea'].includes(type)) field.value = `a “b” &\n${name}`.slice(0, 9)
    if (type === 'email') field.value = 'ada@example.org'
    if (type === 'number') field.value = '1'
    if (type === 'checkbox') field.checked = true
    if (field.localName === 'select') (element as unknown as HTMLSelectElement).selectedIndex = 1
  }
}

/** Presses a button of a page; @returns the name of the field that holds the form back */
function press([form, button]: readonly [number, number]): string | null | undefined {
  const { elements, noValidate } = document.forms[form] as HTMLFormElement
  const selector = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]'
  const submitter = [...elements].filter((one) => one.matches(selector))[button] as HTMLButtonElement
  const invalid =
    noValidate || submitter.formNoValidate
      ? undefined
      : [...elements].find((one) => one.matches(':invalid:not(fieldset)'))
  submitter.click()
  return invalid?.getAttribute('name')
}

test('on every form of the shop plain HTTP does what a browser without script does', async ({
  page,
  admin,
  shopLocale,
  t,
}) => {
  const plain = (await openPlain(page)) as HttpPage
  const seen = new Set<string>()
  async function look(path: string): Promise<void> {
    await plain.goto(path)
    for (const form of plain.document.forms) seen.add(new URL(form.action).pathname)
    await compare(plain)
  }
  const bowl = await makeBowl(admin, 'Compared bowl')
  for (const path of [
    '',
    'categories/all',
    'search?q=mug',
    toProductPath(bowl),
    'gift-card',
    'discount',
    'orders/look-up',
  ])
    await look(path)
  for (const path of [paths.signIn(), paths.register(), paths.forgottenPassword(), paths.resetPassword()])
    await look(path)
  await fillBag(page, bowl)
  const guest = makePerson('de')
  await look('cart')
  await look(await plain.getByLabel(t('cart:shared.address')).inputValue())
  await look('checkout/address')
  await walkCheckout(plain, guest)
  for (const step of ['address', 'shipping', 'payment', 'review']) await look(`checkout/${step}`)
  await placeButton(plain).click()
  await compare(plain)
  const guestOrder = orderIdOf(plain.url())
  await look(paths.order(shopLocale, guestOrder))
  await look(paths.withdrawFromOrder(shopLocale, guestOrder))
  await proposeQuantity(admin, guestOrder, 2).then((edit) => look(paths.orderEdit(shopLocale, guestOrder, edit)))

  const customer = await registerCustomer('Vera')
  await plain.goto(paths.forgottenPassword(paths.account(shopLocale)))
  await plain.locator('[name=email]').fill(customer.email)
  await plain.locator('[name=email]').press('Enter')
  await look(await readMailedLink(customer.email))
  const { address1: address_1, postalCode: postal_code, city } = guest
  await addAddress(customer, { address_1, postal_code, city, country_code: 'de' })
  await signInByForm(plain, customer, paths.account(shopLocale))
  await compare(plain)
  await look(paths.claimOrder(shopLocale, guestOrder))
  await plain.getByRole('button', { name: t('account:claim.submit') }).click()
  await look(await readMailedLink(guest.email, /account$/))
  const [own] = await readAddresses(customer)
  const ownPaths = [paths.ownAddress, paths.removeAddress].map((toPath) => toPath(shopLocale, own?.id ?? ''))
  for (const path of ['profile', 'addresses', 'addresses/new', 'email', 'orders', 'orders/claim', 'data'])
    await look(`account/${path}`)
  for (const path of ownPaths) await look(path)
  const sizes = await makeSizes(admin, 'Compared sizes')
  await fillBag(page, sizes, 'Medium')
  await prepareCart(await readCartId(page.context()))
  await plain.goto('checkout/review')
  await placeButton(plain).click()
  const shipped = orderIdOf(plain.url())
  await shipOrder(admin, shipped)
  await look(paths.returnOrder(shopLocale, shipped))
  await look(paths.exchangeOrder(shopLocale, shipped))
  await plain.getByLabel(t('after-sales:exchange.instead')).selectOption(findVariant(sizes, 'Tall').id)
  await plain.getByRole('radio', { name: t('after-sales:return.own-way') }).check()
  await plain.getByRole('button', { name: t('after-sales:exchange.look-over') }).click()
  await plain.getByRole('button', { name: t('after-sales:exchange.begin') }).click()
  await compare(plain)
  for (const form of plain.document.forms) seen.add(new URL(form.action).pathname)
  await look(paths.signOut())

  const missing = listActions().filter(({ pattern }) => ![...seen].some((path) => pattern.test(path)))
  expect(missing.map(({ module }) => module).sort()).toEqual(formless.sort())
})

/** The route modules that take forms, with what their addresses look like. */
function listActions(): { module: string; pattern: RegExp }[] {
  const folder = new URL('../../../app/', import.meta.url)
  const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
  const table = read('routes.ts').replaceAll('${authBasePath}', 'api/auth')
  return [...table.matchAll(/route\(['`](.*?)['`], 'routes\/(.*?)'/g)].flatMap(([, path = '', file = '']) => {
    if (!/^export (async function|function|const) action\b/m.test(read(`routes/${file}`))) return []
    const pattern = path
      .replace(/\/:\w+\?/g, '(/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')
    return [{ module: file.replace(/\.tsx?$/, ''), pattern: new RegExp(`^/(?:\\w\\w-\\w\\w/)?${pattern}$`) }]
  })
}
