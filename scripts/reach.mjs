// `npm run reach`: how far a shopper's thumb has to go, measured in a running shop; see `usage`.
import { chromium, devices } from '@playwright/test'
import { parseArgs } from 'node:util'
import { findOrInstallBrowsers } from './chromium.mjs'
import { isMain } from './project.mjs'
import { measureProducts } from './reach/product.mjs'

/** @import { BrowserContext, Locator, Page } from '@playwright/test' */

const usage = `npm run reach                    measures the demo at http://localhost:3000 on a phone, script on and off
npm run reach -- --shop URL      another shop with the demo's catalogue; --json for machines

It opens the page of each product, on a phone and on a desk. And it orders: a guest and a customer of its own, with two orders,
stay in the shop each time.`

const locale = 'en-de'
const product = 'pippa-espresso-cup'
const phone = { width: 360, height: 740 }

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {string} goal
 * @property {(shopper: Shopper) => Promise<string>} measure
 */

/** Counts what a thumb does, and what comes of it. */
class Shopper {
  taps = 0
  pages = 0

  /** @param {Page} page @param {string} shop @param {boolean} isEnhanced */
  constructor(page, shop, isEnhanced) {
    this.page = page
    this.shop = shop
    let path = ''
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      // with script the address of an open page may change by its query
      if (frame === page.mainFrame() && (pathname !== path || !isEnhanced)) this.pages += 1
      path = pathname
    })
  }

  /** @param {string} path below the locale */
  async open(path) {
    await this.page.goto(`${this.shop}/${locale}${path}`, { waitUntil: 'load' })
  }

  /** @param {Locator} target */
  async tap(target) {
    this.taps += 1
    await target.click()
    await this.page.waitForLoadState()
  }

  /** Where something begins below the top of a page that nobody has scrolled. @param {Locator} target */
  async toTop(target) {
    await this.page.evaluate('scrollTo(0, 0)')
    return Math.round((await target.boundingBox())?.y ?? NaN)
  }

  async fillBag() {
    await this.open(`/products/${product}`)
    await this.choose((value) => value.click())
    await this.add(() => this.page.getByTestId('add-to-cart').click())
  }

  /**
   * A value for each option of the open product that nothing is chosen of.
   * @param {(value: Locator) => Promise<void>} press
   * @returns how many there were
   */
  async choose(press) {
    const open = this.page.locator('fieldset.option:not(:has(:checked))')
    const count = await open.count()
    for (let left = count; left > 0; left -= 1) {
      await press(open.first().locator('.chip:not([data-unavailable])').first())
      await this.page.waitForFunction(
        `document.querySelectorAll('fieldset.option:not(:has(:checked))').length < ${left}`,
      )
    }
    return count
  }

  /** @param {() => Promise<void>} press */
  async add(press) {
    const count = this.page.getByTestId('cart-count')
    const before = await count.innerText()
    await press()
    await count.filter({ hasNotText: before.trim() }).waitFor()
  }

  async fillAddress() {
    const fields = {
      email: `reach.${Date.now()}@example.org`,
      'shipping.firstName': 'Ada',
      'shipping.lastName': 'Huber',
      'shipping.address1': 'Invalidenstraße 2',
      'shipping.postalCode': '10115',
      'shipping.city': 'Berlin',
    }
    for (const [name, text] of Object.entries(fields)) {
      const field = this.page.locator(`main [name="${name}"]`)
      // a customer's own e-mail address is told
      if ((await field.count()) > 0) await field.fill(text)
    }
  }

  /** Goes on from step to step with what each of them proposes. */
  async walkToReview() {
    const { page } = this
    await page.locator('.checkout-form').first().waitFor()
    while ((await page.getByTestId('place-order').count()) === 0) {
      const path = new URL(page.url()).pathname
      await this.tap(page.locator('.checkout-form').getByRole('button').last())
      await page.waitForURL((url) => url.pathname !== path)
      await page.locator('.checkout-form').first().waitFor()
    }
  }

  async register() {
    const { page } = this
    await page.goto(`${this.shop}/api/auth/register?callbackUrl=${encodeURIComponent(`/${locale}/cart`)}`)
    const fields = {
      firstName: 'Ada',
      lastName: 'Huber',
      email: `reach.${Date.now()}@example.org`,
      password: `reach ${crypto.randomUUID()}`,
    }
    for (const [name, text] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).first().fill(text)
    await page.locator('main [name=password]').press('Enter')
    await page.waitForURL(new RegExp(`/${locale}/cart`))
  }

  /** Adds the product whose options are open, and orders it. @returns the figures so far */
  async buyOpen() {
    const add = this.page.getByTestId('add-to-cart')
    await add.waitFor()
    const choices = await this.choose((value) => this.tap(value))
    await this.add(() => this.tap(add))
    await this.buyAsGuest()
    const chosen = choices > 0 ? ` (${choices} for a choice)` : ''
    return `${this.taps} taps${chosen}, ${this.pages} pages`
  }

  /** From what says that something was added. */
  async buyAsGuest() {
    const { page } = this
    const straight = page.locator('.added a[href$="/checkout"], .flash a[href$="/checkout"]').first()
    // it comes a moment after the count; where there is none the bag leads on
    await straight.waitFor({ timeout: 3_000 }).catch(() => null)
    if ((await straight.count()) === 0) await this.tap(page.locator('.bag-link'))
    await this.tap((await straight.count()) > 0 ? straight : page.getByTestId('checkout-link'))
    await page.locator('[name=email]').waitFor()
    await this.fillAddress()
    await this.walkToReview()
    await this.order()
  }

  async order() {
    await this.tap(this.page.getByTestId('place-order'))
    await this.page.waitForURL(/\/confirmation$/)
  }
}

/** @type {Row[]} */
const rows = [
  {
    name: 'Checkout button of a bag with one line (px from the top)',
    goal: '740, its foot included',
    async measure(shopper) {
      await shopper.fillBag()
      await shopper.open('/cart')
      const button = shopper.page.getByTestId('checkout-link')
      const top = await shopper.toTop(button)
      const foot = top + ((await button.boundingBox())?.height ?? NaN)
      return `${top} to ${Math.round(foot)}`
    },
  },
  {
    name: 'First field of the address step (px from the top)',
    goal: '300',
    async measure(shopper) {
      await shopper.fillBag()
      await shopper.open('/checkout')
      return String(await shopper.toTop(shopper.page.locator('[name=email]')))
    },
  },
  {
    name: 'From the home page to a guest’s order (taps, pages)',
    goal: '6 taps, 6 pages',
    async measure(shopper) {
      const { page } = shopper
      await shopper.open('')
      await shopper.tap(page.locator('main .product-card-title a').first())
      return shopper.buyOpen()
    },
  },
  {
    name: 'The same from its card, whose options lie over the page with script (taps, pages)',
    goal: '6 taps, 6 pages',
    async measure(shopper) {
      const { page } = shopper
      await shopper.open('')
      await shopper.tap(page.locator('main .quick-add a').first())
      return shopper.buyOpen()
    },
  },
  {
    name: 'To order again, signed in, from the bag (taps)',
    goal: '2',
    async measure(shopper) {
      const { page } = shopper
      await shopper.register()
      await shopper.fillBag()
      await shopper.open('/checkout')
      await shopper.fillAddress()
      await shopper.walkToReview()
      await shopper.order()
      await shopper.fillBag()
      await shopper.open('/cart')
      shopper.taps = 0
      await shopper.tap(page.getByTestId('checkout-link'))
      await page.waitForURL(/\/checkout\/\w+/)
      await shopper.walkToReview()
      await shopper.order()
      return `${shopper.taps} taps`
    },
  },
]

/**
 * @param {string} shop its origin
 * @returns {Promise<{ name: string, goal: string, script: string, plain?: string }[]>} `plain`: where it differs without script
 */
async function measureAll(shop) {
  const { CHROMIUM } = await findOrInstallBrowsers()
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  try {
    const measured = []
    for (const { name, goal, measure } of rows) {
      /** @param {boolean} javaScriptEnabled */
      const run = async (javaScriptEnabled) => {
        const context = await browser.newContext({
          ...devices['Pixel 5'],
          viewport: phone,
          javaScriptEnabled,
          reducedMotion: 'reduce',
        })
        try {
          return await measure(new Shopper(await context.newPage(), shop, javaScriptEnabled))
        } finally {
          await context.close()
        }
      }
      measured.push({ name, goal, script: await run(true), plain: await run(false) })
    }
    const page = await browser.newPage({ baseURL: `${shop}/${locale}/` })
    const products = await measureProducts(page)
    return [...measured, ...products.map(({ name, goal, value }) => ({ name, goal, script: value }))]
  } finally {
    await browser.close()
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string', default: 'http://localhost:3000' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(usage)
  else {
    const measured = await measureAll(values.shop.replace(/\/$/, ''))
    if (values.json) console.log(JSON.stringify(measured, null, 2))
    else
      for (const { name, goal, script, plain } of measured)
        console.log(`${name}: ${script}${plain ? `; without script ${plain}` : ''}; to reach ${goal}`)
  }
}
