import { type Page } from '@playwright/test'
import { expect, browserTest as test } from '../../support/shop'
import { add, makeMug, toProductPath } from '../cart/cart-steps'

const words = '**/assets/words-*.js'

function watchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/words-')) asked.push(pathname)
  })
  return asked
}

test('one file has the words of every page on the way from home to a product, and comes behind what is seen', async ({
  page,
  bowl,
  t,
}) => {
  const asked = watchFiles(page)
  let isLoaded = false
  page.on('load', () => (isLoaded = true))
  const early: boolean[] = []
  await page.route(words, async (route) => {
    early.push(!isLoaded)
    await route.continue()
  })
  await page.goto('')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalog:all.title') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('catalog:all.title'))
  await expect(page.getByRole('navigation', { name: t('catalog:sort.label') })).toBeVisible()
  await page.goto(`products/${bowl.handle}`)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByTestId('add-to-cart')).toHaveText(t('cart:add.submit'))
  expect([...new Set(asked)]).toHaveLength(1)
  expect(early).not.toContain(true)
})

test.describe('where its words do not come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported/] })

  test('a page stays as it was sent, and sells', async ({ page, admin }) => {
    const mug = await makeMug(admin, 'Mug without words')
    await page.route(words, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/words-'))
    await page.goto(toProductPath(mug), { waitUntil: 'domcontentloaded' })
    await lost
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mug.title)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
    await add(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  })
})
