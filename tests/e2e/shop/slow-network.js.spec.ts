import { type Page } from '@playwright/test'
import { expect, browserTest as test } from '../../support/shop'
import { add, makeMug, quantityField, toProductPath } from '../cart/cart-steps'
import { fillAddress, fillBag, goOn, makePerson, placeButton, walkToReview } from '../checkout/checkout-steps'

const scripts = '**/assets/*.js'
const data = /\.data(\?|$)/

/** Marks the document that is open, so that a page that was loaded anew is known. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))
}

async function expectNewDocument(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-test-mark])')).toBeAttached({ timeout: 20_000 })
}

/** The link in the header's menu to all products, which is on every page. */
function allProducts(page: Page) {
  return page.locator('#site-menu a[href$="/categories/all"]')
}

test.describe('script that does not come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  for (const [how, fails] of [
    ['at all', () => true],
    ['every other time', (count: number) => count % 2 === 1],
  ] as const) {
    test(`${how} costs no click from the product to the address`, async ({ page, admin }) => {
      const mug = await makeMug(admin, 'Mug of a bad line')
      let count = 0
      await page.route(scripts, (route) => (fails((count += 1)) ? route.abort() : route.continue()))
      await page.goto(toProductPath(mug), { waitUntil: 'domcontentloaded' })
      await quantityField(page).fill('2')
      await page.getByTestId('add-to-cart').click()
      await expect(page.getByTestId('cart-count')).toHaveText('2')
      await page.goto('checkout', { waitUntil: 'domcontentloaded' })
      await fillAddress(page, makePerson('de'))
      await goOn(page, 'address')
      await expect(page).toHaveURL(/\/checkout\/delivery$/)
    })
  }

  test('yet leaves alone what is typed until it comes', async ({ page, admin }) => {
    const mug = await makeMug(admin, 'Mug of a slow line')
    await page.goto(toProductPath(mug))
    await add(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(scripts, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('checkout/address', { waitUntil: 'domcontentloaded' })
    const email = page.locator('input[name=email]')
    await email.fill('slow@shopper.example')
    release()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await expect(email).toHaveValue('slow@shopper.example')
  })
})

test.describe('a page that script does not get', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Error loading route module|dynamically imported|^script answered 404/] })

  const faults = {
    'because nothing answers in time': (page: Page) => page.route(data, () => undefined),
    'because the line fails': (page: Page) => page.route(data, (route) => route.abort()),
    'because another server answers': (page: Page) =>
      page.route(data, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })),
    'because its script is gone': (page: Page) =>
      page.route('**/assets/category-*.js', (route) => route.fulfill({ status: 404 })),
    'because a new build answers': (page: Page) =>
      page.route(data, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
      }),
  }
  for (const [why, provoke] of Object.entries(faults)) {
    test(`${why} is loaded by the browser`, async ({ page }) => {
      await page.goto('pages/imprint')
      await mark(page)
      await provoke(page)
      await allProducts(page).click()
      await expect(page).toHaveURL(/\/categories\/all$/, { timeout: 20_000 })
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectNewDocument(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }

  test('is forgotten when the shopper goes elsewhere', async ({ page, t }) => {
    await page.goto('pages/imprint')
    await page.route(/\/categories\/all\.data/, () => undefined)
    await allProducts(page).click()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:footer.gift-card') })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/gift-card$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('a form that the network loses', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  for (const isDone of [false, true]) {
    test(`${isDone ? 'on the way back' : 'on the way there'} is sent again at a click, and counts once`, async ({
      page,
      admin,
      t,
    }) => {
      const mug = await makeMug(admin, 'Mug of a lost form')
      await page.goto(toProductPath(mug))
      await add(page)
      await page.route(data, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        if (isDone) await route.fetch()
        await route.abort()
      })
      await quantityField(page).fill('3')
      await page.getByTestId('add-to-cart').click()
      await expect(page.getByText(t('common:connection.lost'))).toBeVisible()
      await expect(quantityField(page)).toHaveValue('3')
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: t('common:failure.retry') }).click()
      await expect(page.getByTestId('cart-count')).toHaveText('4')
      await expect(page.getByText(t('common:connection.lost'))).toHaveCount(0)
      await page.goto('cart')
      await expect(page.getByTestId('cart-count')).toHaveText('4')
    })
  }

  test('after the order was placed leads to the order at a click, and places no other', async ({
    page,
    admin,
    t,
    bowl,
  }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToReview(page, person)
    await page.route(data, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
    })
    await placeButton(page).click()
    await expect(page.getByText(t('common:connection.lost'))).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: t('common:failure.retry') }).click()
    await page.waitForURL(/\/confirmation$/)
    await expect(page.getByTestId('order-number')).toBeVisible()
    expect(await admin.listOrders(person.email)).toHaveLength(1)
  })
})
