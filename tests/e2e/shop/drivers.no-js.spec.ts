import { type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { message } from '../../support/messages'
import { browserTest as test, expect } from '../../support/shop'
import { type HttpPage } from '../../support/shopper/http-page'
import { type Role } from '../../support/shopper/shopper'
import { isSubmitter, submit } from '../../support/shopper/submission'
import { listUnclearNames } from '../../support/unclear-names'
import { walkDesk } from '../merchant/merchant-steps'
import { walkForms } from './every-form'

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

// scripts and backends send to these, a tab that was open before delivery and payment shared a page, and the page on which a
// payment provider's own script asks for what is due
const formless = ['api/trpc', 'auth/log', 'auth/session', 'hooks/catalogue', 'checkout/shipping', 'checkout/payment']

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
  // a device that says nothing of itself, and products that a merchant calls the same: every worker sells a bowl
  const given = [
    message('en', 'account:sessions.unnamed'),
    '/products/',
    message('en', 'catalog:card.add-label', { title: 'Bowl' }),
  ]
  const unclear = listUnclearNames(plain).filter((told) => !given.some((name) => told.includes(name)))
  expect.soft(unclear, plain.url()).toEqual([])
  await compareForms(plain, drawn)
  await drawn.close()
}

// header and footer bring forms to every page that differ by what the page is called
const compared = new Set<string>()
const changing = /\b(?:value|id|for|aria-[\w-]+)="[^"]*"/g

/**
 * Presses every button of every form as it stands and filled in: the same must go out, or the same field hold it back. A form
 * that stood on a former page with the same fields is passed over.
 */
async function compareForms(plain: HttpPage, drawn: Page): Promise<void> {
  const known = [...plain.document.forms].map((form) => form.outerHTML.replace(changing, ''))
  await drawn.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  )
  for (const isFilled of [false, true]) {
    const forms = [...plain.document.forms]
    if (isFilled) forms.forEach((form) => fill(form))
    if (isFilled) await drawn.evaluate(`for (const form of document.forms) (${fill})(form)`)
    for (const [at, form] of forms.entries()) {
      if (compared.has(known[at] ?? '')) continue
      for (const [button, submitter] of [...form.elements].filter((one) => isSubmitter(one)).entries()) {
        if (!isSubmitter(submitter) || submitter.disabled || !plain.isShown(submitter)) continue
        const expected = submit(form, plain.url(), submitter)
        const going = 'invalid' in expected ? undefined : drawn.waitForRequest((one) => one.isNavigationRequest())
        const invalid = await drawn.evaluate(press, [at, button] as const)
        const where = `button ${button} of form ${at} on ${plain.url()}`
        if ('invalid' in expected) {
          expect.soft(invalid, where).toBe(expected.invalid.getAttribute('name'))
          continue
        }
        const { url, method, body } = expected
        const request = await going
        const sent = { method: request?.method(), url: request?.url(), data: request?.postData() ?? '' }
        expect.soft(sent, where).toEqual({ method, url, data: body?.data ?? '' })
      }
    }
  }
  for (const form of known) compared.add(form)
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
  const seen = [
    ...(await walkForms({ page, admin, shopLocale, t }, compare)),
    ...(await walkDesk(page, admin, compare)),
  ]
  const missing = listActions().filter(({ pattern }) => !seen.some((path) => pattern.test(path)))
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
    const module = file.replace(/\.tsx?$/, '')
    const above = module.startsWith('merchant/') ? 'merchant/' : String.raw`(?:\w\w-\w\w/)?`
    return [{ module, pattern: new RegExp(`^/${above}${pattern}$`) }]
  })
}
