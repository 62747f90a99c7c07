import { type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, browserTest as test } from '../../support/shop'
import { makeNextBuild } from '../../support/next-build'
import { startStorefront } from '../../support/storefront'
import { add, lineOf, makeMug, quantityOf, toProductPath } from '../cart/cart-steps'
import { getSearchField } from '../search/search-steps'

/** As a deploy waits for an instance before it sends anybody there. */
async function waitUntilReady(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(new URL('/readyz', url))).status, { timeout: 60_000 }).toBe(200)
}

const words = '**/assets/words-*.js'

/** From now on the page gets no script; what comes back lets it through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a visit goes on through a deploy to the checkout', async ({ newShopper, admin, t }) => {
  // one shop, and its successor on the same port
  const mug = await makeMug(admin, 'Mug of two builds')
  const archive = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
  const env = { ASSET_ARCHIVE_DIR: archive }
  const next = await makeNextBuild()
  const former = await startStorefront({ env })
  await waitUntilReady(former.url)
  const context = await newShopper(former.url)
  const page = await context.newPage()
  const version = () => page.evaluate(() => window.__remixManifest.version)
  await page.goto(toProductPath(mug))
  await add(page)
  expect(await version()).not.toBe('next')
  const late = await context.newPage()
  const release = await holdScripts(late)
  const asked = late.waitForRequest(words)
  await late.goto('pages/imprint', { waitUntil: 'domcontentloaded' })
  await asked
  await former.stop()
  const latter = await startStorefront({ env, port: Number(new URL(former.url).port), command: [next.server] })
  try {
    await waitUntilReady(latter.url)
    const answer = late.waitForResponse(words)
    release()
    expect((await answer).status(), 'the words of the former build').toBe(200)
    await expect(late.locator('html[data-hydrated]')).toBeAttached()
    // its suggestions come in a file of the former build
    await getSearchField(page).fill('kumo')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.getByTestId('add-to-cart').click()
    await expect(page.getByTestId('cart-count')).toHaveText('2')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.bag') })
      .click()
    await quantityOf(lineOf(page, mug.title)).fill('3')
    await quantityOf(lineOf(page, mug.title)).press('Enter')
    await expect(page.getByTestId('cart-count')).toHaveText('3')
    await page.getByTestId('checkout-link').click()
    await expect(page).toHaveURL(/\/checkout\/address$/)
    await expect(page.locator('input[name=email]')).toBeVisible()
    await page.goto('checkout/address')
    expect(await version()).toBe('next')
  } finally {
    await context.close()
    await latter.stop()
    await next.remove()
    await rm(archive, { recursive: true })
  }
})
