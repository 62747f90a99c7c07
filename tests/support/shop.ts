import { type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { type Admin, createAdmin } from './admin'
import { readWorld } from './world'

export { expect } from '@playwright/test'

/** The narrow viewport that journeys are walked at beside the default of 1280: `test.use({ viewport: phone })`. */
export const phone = { width: 360, height: 740 }

interface ShopFixtures {
  /** Messages on the console that a test provokes on purpose. */
  expectedErrors: RegExp[]
  /** Another shopper: a browser context of its own, watched like the first. */
  newShopper: () => Promise<BrowserContext>
  /** Whether pages run script in this project. */
  scripting: boolean
  watch: (context: BrowserContext) => void
  strict: void
}

/**
 * Playwright's test with a strict eye on every page of the shop: it fails on an error on the console (a breach of the
 * content security policy is one), an uncaught exception, a picture, script or style sheet that does not load, and a
 * request to any other origin. In the project without script it also fails if a script of a page did run.
 */
export const test = base.extend<ShopFixtures, { admin: Admin }>({
  admin: [async ({}, use) => use(await createAdmin()), { scope: 'worker' }],
  expectedErrors: [[], { option: true }],
  scripting: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled ?? true),
  watch: async ({ expectedErrors, scripting }, use) => {
    const complaints: string[] = []
    const checks: Promise<void>[] = []
    await use((context) => {
      watchContext(context, complaints)
      if (scripting) return
      context.on('page', (page) => page.on('load', () => checks.push(checkScriptingIsOff(page, complaints))))
    })
    await Promise.all(checks)
    expect(complaints.filter((complaint) => !expectedErrors.some((expected) => expected.test(complaint)))).toEqual([])
  },
  strict: [
    async ({ context, watch }, use) => {
      watch(context)
      await use()
    },
    { auto: true },
  ],
  newShopper: async ({ browser, contextOptions, watch, baseURL, userAgent, viewport, javaScriptEnabled }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL, userAgent, viewport, javaScriptEnabled })
      opened.push(context)
      watch(context)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

function watchContext(context: BrowserContext, complaints: string[]): void {
  const shopOrigin = new URL(readWorld('SHOP_URL')).origin
  const isForeign = (url: string) => /^https?:/.test(url) && new URL(url).hostname !== new URL(shopOrigin).hostname
  context.on('console', (entry) => {
    // a page that answers 4xx on purpose says so on the console; what else fails to load is told by its response
    const isStatus = entry.text().startsWith('Failed to load resource: the server responded with a status of')
    if (entry.type() === 'error' && !isStatus) complaints.push(`console: ${entry.text()}`)
  })
  context.on('weberror', ({ error }) => complaints.push(`uncaught: ${error().message}`))
  context.on('request', (request) => {
    if (isForeign(request.url())) complaints.push(`foreign request: ${request.url()}`)
  })
  context.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() < 400 || ['document', 'fetch', 'xhr'].includes(kind)) return
    complaints.push(`${kind} answered ${response.status()}: ${response.url()}`)
  })
}

// every page that goes out with script begins with one that sets __remixContext
async function checkScriptingIsOff(page: Page, complaints: string[]): Promise<void> {
  const didRun = await page
    .evaluate(() => !matchMedia('(scripting: none)').matches || '__remixContext' in window)
    .catch(() => false) // it has gone on meanwhile, and the next page is asked
  if (didRun) complaints.push(`script is not off on ${page.url()}`)
}
