import {
  type BrowserContext,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'
import { type Language, languages, pseudoLanguages } from '../../app/i18n/languages'
import { getLocale, toFormatTag, toLocale } from '../../app/i18n/locales'
import { type MessageKey } from '../../app/i18n/keys'
import { type MessageParams } from '../../app/i18n/translate'
import { message } from './messages'
import { seeded, type SeededKind } from './seeded'
import { expect } from './shopper/expect'
import { HttpContext } from './shopper/http-context'
import { type ShopContext, type ShopPage } from './shopper/shopper'
import { test as base, type TestFixtures, type WorkerFixtures } from './test'
import { readWorld } from './world'

export { expect } from './shopper/expect'
export { type ShopContext, type ShopLocator, type ShopPage, type ShopResponse } from './shopper/shopper'

/** The narrow viewport that journeys are walked at beside the default of 1280: `test.use({ viewport: phone })`. */
export const phone = { width: 360, height: 740 }

export interface ShopOptions {
  /** What the shopper reads; each project of playwright.config.ts has its own. */
  language: Language
  /** Where the shopper lives, ISO 3166-1 alpha-2 in lower case. */
  country: string
  /** Pages come in their light version, to a browser that could run script. */
  light: boolean
  /** What reads the pages: Chromium, or plain HTTP as a browser without script would. */
  driver: 'browser' | 'http'
}

interface ShopFixtures extends ShopOptions {
  /** Messages on the console that a test provokes on purpose. */
  expectedErrors: RegExp[]
  /** Other origins that pages of this spec may ask, such as a payment provider's. */
  knownOrigins: string[]
  /** Another shopper: a browser context of its own, watched like the first, at another shop where `url` names one. */
  newShopper: (url?: string) => Promise<BrowserContext>
  /** The pages of a context as the project's driver reads them. */
  drive: (context: BrowserContext, baseUrl?: string) => BrowserContext
  /** A text of the shop as the shopper reads it. */
  t: (key: MessageKey, params?: MessageParams) => string
  /** The same where no address says a language: in that of the browser, which is never a made-up one. */
  browserT: (key: MessageKey, params?: MessageParams) => string
  /** The shopper's locale in an address, `en-de`. */
  shopLocale: string
  /** An amount in whole euros, dollars, yen as the shopper reads it, or as in another country's shop. */
  money: (amount: number, currency: string, country?: string) => string
  /** The name of a country, `us`, as the shopper reads it. */
  nameCountry: (code: string) => string
  /** A name or an address of the seeded catalogue as the shopper reads it. */
  seeded: (kind: SeededKind, english: string) => string
  /** Whether pages run script in this project. */
  scripting: boolean
  watch: (context: BrowserContext) => void
}

/**
 * Playwright's test with a strict eye on every page of the shop: it fails on an error on the console (a breach of the
 * content security policy is one), an uncaught exception, a picture, script or style sheet that does not load, and a
 * request to any other origin. In the projects without script it also fails if a script of a page did run.
 *
 * Addresses without a leading slash stand below the shopper's locale: `cart` is `/en-de/cart`.
 *
 * For tests that only a browser can run; where they stand beside others they have the tag `@browser`.
 */
export const browserTest = base.extend<ShopFixtures>({
  expectedErrors: [[], { option: true }],
  knownOrigins: [[], { option: true }],
  language: ['en', { option: true }],
  country: ['de', { option: true }],
  light: [false, { option: true }],
  driver: ['browser', { option: true }],
  shopLocale: async ({ language, country }, use) => use(toLocale(language, country).code),
  baseURL: async ({ shopLocale }, use) => use(`${readWorld('SHOP_URL')}/${shopLocale}/`),
  t: async ({ language }, use) => use((key, params) => message(language, key, params)),
  browserT: async ({ language }, use) => {
    const spoken = languages.find((known) => known === language) ?? 'en'
    await use((key, params) => message(spoken, key, params))
  },
  money: async ({ language, country }, use) => {
    await use((amount, currency, where = country) => {
      const tag = toFormatTag(toLocale(language, where))
      return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(amount)
    })
  },
  nameCountry: async ({ language, country }, use) => {
    const names = new Intl.DisplayNames([toFormatTag(toLocale(language, country))], { type: 'region' })
    await use((code) => names.of(code.toUpperCase()) ?? code)
  },
  seeded: async ({ language }, use) => use((kind, english) => seeded(language, kind, english)),
  scripting: async ({ javaScriptEnabled, light }, use) => use((javaScriptEnabled ?? true) && !light),
  watch: async ({ expectedErrors, knownOrigins, scripting, light }, use) => {
    const complaints: string[] = []
    const checks: Promise<void>[] = []
    await use((context) => {
      watchContext(context, complaints, knownOrigins)
      context.on('page', (page) => page.on('load', () => checks.push(checkWords(page, complaints))))
      if (scripting) return void context.on('page', waitForScript)
      context.on('page', (page) => page.on('load', () => checks.push(checkNoScriptRan(page, light, complaints))))
    })
    await Promise.all(checks)
    expect(complaints.filter((complaint) => !expectedErrors.some((expected) => expected.test(complaint)))).toEqual([])
  },
  drive: async ({ driver, locale, viewport, baseURL }, use) => {
    const languageTag = locale ?? 'en-US'
    const width = viewport?.width ?? phone.width
    const complaints: string[] = []
    const onPage = (url: string, html: string) => complaints.push(...listWordless(html, url))
    await use((context, baseUrl = baseURL ?? '') => {
      const plain = new HttpContext(context, { baseUrl, languageTag, width, onPage })
      return driver === 'browser' ? context : (plain as unknown as BrowserContext)
    })
    expect(complaints).toEqual([])
  },
  context: async ({ context, watch, light, drive }, use) => {
    watch(context)
    if (light) await chooseLight(context)
    await use(drive(context))
  },
  newShopper: async (
    {
      browser,
      watch,
      shopLocale,
      contextOptions,
      userAgent,
      viewport,
      javaScriptEnabled,
      serviceWorkers,
      light,
      drive,
    },
    use,
  ) => {
    const opened: BrowserContext[] = []
    await use(async (url = readWorld('SHOP_URL')) => {
      const baseURL = `${url}/${shopLocale}/`
      const options = { userAgent, viewport, javaScriptEnabled, serviceWorkers, baseURL }
      const context = await browser.newContext({ ...contextOptions, ...options })
      opened.push(context)
      watch(context)
      if (light) await chooseLight(context, url)
      return drive(context, baseURL)
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

type BothDrivers = Omit<PlaywrightTestArgs, 'context' | 'page'> &
  PlaywrightTestOptions &
  TestFixtures &
  Omit<ShopFixtures, 'newShopper'> & {
    context: ShopContext
    page: ShopPage
    newShopper: (url?: string) => Promise<ShopContext>
  }

/** The same for what either driver can run: its pages are Chromium's in one project and plain HTTP's in another. */
export const test = browserTest as unknown as TestType<
  BothDrivers,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & WorkerFixtures
>

/** The language of the page that is open, as its address says it. */
export function languageOf(page: ShopPage): Language {
  const code = new URL(page.url()).pathname.split('/')[1]
  const locale = getLocale(code, [...languages, ...pseudoLanguages])
  if (!locale) throw new Error(`${page.url()} says no language`)
  return locale.language
}

// Chromium takes a Save-Data that it has not set itself off at every redirect: the choice in the footer holds
async function chooseLight(context: BrowserContext, url = readWorld('SHOP_URL')): Promise<void> {
  const form = { light: 'on', returnTo: '/favicon.svg' }
  const answer = await context.request.post(`${url}/preferences`, { form, headers: { Origin: url } })
  expect(answer.ok()).toBe(true)
}

function watchContext(context: BrowserContext, complaints: string[], knownOrigins: string[]): void {
  const shopOrigin = new URL(readWorld('SHOP_URL')).origin
  const isForeign = (url: string) =>
    /^https?:/.test(url) &&
    new URL(url).hostname !== new URL(shopOrigin).hostname &&
    !knownOrigins.includes(new URL(url).origin)
  context.on('console', (entry) => {
    // a page that answers 4xx on purpose says so on the console; what else fails to load is told by its response
    const isStatus = entry.text().startsWith('Failed to load resource: the server responded with a status of')
    if (entry.type() === 'error' && !isStatus) complaints.push(`console: ${entry.text()}`)
  })
  context.on('weberror', (thrown) => {
    const { message, stack } = thrown.error()
    // Chromium's own: emulated media let one of two pages take part in a transition and the other not
    if (message.includes('ViewTransition opt-in disabled')) return
    complaints.push(`uncaught: ${message} ${stack}`)
  })
  context.on('request', (request) => {
    const isExpected = isIdentityProvider(request.url()) || isPaymentPage(request.url())
    const isVisit = request.isNavigationRequest() && isExpected
    if (isForeign(request.url()) && !isVisit) complaints.push(`foreign request: ${request.url()}`)
  })
  context.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() < 400 || ['document', 'fetch', 'xhr'].includes(kind)) return
    complaints.push(`${kind} answered ${response.status()}: ${response.url()}`)
  })
}

function isIdentityProvider(url: string): boolean {
  const providers = JSON.parse(readWorld('IDENTITY_PROVIDERS')) as { issuer: string }[]
  return providers.some(({ issuer }) => url.startsWith(`${issuer}/`))
}

function isPaymentPage(url: string): boolean {
  return url.startsWith(new URL('/vitrine/demo-payment/', readWorld('MEDUSA_URL')).href)
}

/**
 * Script comes after the page has loaded. What a test opens is awaited with it, so that each test knows which of the
 * two answers; one that is about the time before opens its page with `waitUntil: 'commit'` or `'domcontentloaded'`.
 */
function waitForScript(page: Page): void {
  const goto = page.goto.bind(page)
  const isAlive = () => !('__remixContext' in window) || 'hydrated' in document.documentElement.dataset
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    const isWhole = !['commit', 'domcontentloaded'].includes(options?.waitUntil ?? 'load')
    // a page that leads on at once is another by now
    if (isWhole) await page.waitForFunction(isAlive).catch(() => undefined)
    return response
  }
}

// every page that goes out with script begins with one that sets __remixContext
async function checkNoScriptRan(page: Page, couldRun: boolean, complaints: string[]): Promise<void> {
  const didRun = await page
    .evaluate((could) => (!could && !matchMedia('(scripting: none)').matches) || '__remixContext' in window, couldRun)
    .catch(() => false) // it has gone on meanwhile, and the next page is asked
  if (didRun) complaints.push(`script is not off on ${page.url()}`)
}

const wordless =
  /\b(account|after-sales|auth|cart|catalog|checkout|common|gift-cards|offline|orders|search):[a-z][\w.-]+/

// a text that a page's loader did not send shows as its key
async function checkWords(page: Page, complaints: string[]): Promise<void> {
  const shown = await page
    .evaluate(() => {
      // a copy in a document of its own, which asks for no pictures
      const { body } = new DOMParser().parseFromString(document.body.outerHTML, 'text/html')
      for (const script of body.querySelectorAll('script')) script.remove()
      return body.innerHTML
    })
    .catch(() => '') // it has gone on meanwhile, and the next page is asked
  complaints.push(...listWordless(shown, page.url()))
}

function listWordless(html: string, url: string): string[] {
  const [key] = wordless.exec(html) ?? []
  return key ? [`no words for ${key} on ${url}`] : []
}
