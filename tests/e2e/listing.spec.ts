import { type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'
import { createTestCatalogue, type TestCatalogue } from '../support/test-catalogue'

// one shop and its products for all tests of the file
test.describe.configure({ mode: 'default', timeout: 120_000 })

let catalogue: TestCatalogue

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000)
  catalogue = await createTestCatalogue(admin)
})
test.afterAll(async () => {
  await catalogue.remove()
})

async function open(page: Page, query = '', locale = 'en-de', path = catalogue.path) {
  // the first page waits for all products, and the test's machine may be too slow for one attempt
  await expect(async () => {
    const answer = await page.goto(`${catalogue.shop.url}/${locale}/${path}${query}`)
    expect(answer?.status()).not.toBe(503)
  }).toPass({ timeout: 60_000 })
}

function titles(page: Page) {
  return page.getByRole('article').getByRole('heading')
}

function choice(page: Page, name: string) {
  return page.getByRole('checkbox', { name })
}

/** Without script the form's own button sends what was chosen. */
async function apply(page: Page, scripting: boolean): Promise<void> {
  if (!scripting) await page.getByRole('button', { name: message('en', 'catalog:filter.apply') }).click()
}

test('a list is narrowed down and sorted step by step, and every step is an address', async ({ page, scripting }) => {
  await open(page)
  await expect(titles(page)).toHaveText(['Delta Cup', 'Gamma Bowl', 'Beta Mug', 'Alpha Mug'])
  await choice(page, 'Black 2').check()
  await apply(page, scripting)
  await expect(page).toHaveURL(/\?option\.color=black$/)
  await expect(titles(page)).toHaveText(['Beta Mug', 'Alpha Mug'])
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible()
  if (scripting) await expect(choice(page, 'Black 2')).toBeFocused()

  await choice(page, 'White 2').check()
  await apply(page, scripting)
  await expect(titles(page)).toHaveText(['Delta Cup', 'Beta Mug', 'Alpha Mug'])
  await page.getByRole('link', { name: message('en', 'catalog:sort.price-asc') }).click()
  await expect(page).toHaveURL(/\?option\.color=black&option\.color=white&sort=price-asc$/)
  await expect(titles(page)).toHaveText(['Alpha Mug', 'Beta Mug', 'Delta Cup'])

  await page.reload()
  await expect(choice(page, 'White 2')).toBeChecked()
  await page.goBack()
  await expect(titles(page)).toHaveText(['Delta Cup', 'Beta Mug', 'Alpha Mug'])
  await page.goBack()
  await expect(titles(page)).toHaveText(['Beta Mug', 'Alpha Mug'])
  await expect(choice(page, 'White 2')).not.toBeChecked()
  await expect(choice(page, 'Black 2')).toBeChecked()

  const active = page.getByRole('navigation', { name: message('en', 'catalog:filter.active') })
  await active.getByRole('link', { name: 'Color: Black' }).click()
  await expect(page).toHaveURL(new RegExp(`/${catalogue.path}$`))
  await expect(titles(page)).toHaveCount(4)
})

test('a price range is in the currency’s major unit and ends with its currency', async ({ page }) => {
  await open(page)
  const { min, max } = {
    min: page.getByLabel(message('en', 'catalog:filter.min')),
    max: page.getByLabel(message('en', 'catalog:filter.max'), { exact: true }),
  }
  await min.fill('20')
  await max.fill('30.5')
  await max.press('Enter')
  await expect(page).toHaveURL(/\?min=20&max=30\.5&currency=eur$/)
  await expect(titles(page)).toHaveText(['Gamma Bowl', 'Beta Mug'])
  await open(page, '?min=2500', 'en-jp')
  await expect(titles(page)).toHaveText(['Delta Cup', 'Gamma Bowl'])
  await expect(page.getByLabel(message('en', 'catalog:filter.min'))).toHaveAttribute('step', '1')
  await open(page, '?min=20&max=30.5&currency=eur', 'en-jp')
  await expect(page).toHaveURL(new RegExp(`/en-jp/${catalogue.path}$`))
  await open(page, '?max=20', 'en-kw')
  await expect(page.getByLabel(message('en', 'catalog:filter.max'), { exact: true })).toHaveAttribute('step', '0.001')
  await expect(titles(page)).toHaveText(['Beta Mug', 'Alpha Mug'])
})

test('filter, order, language and country go together', async ({ page }) => {
  await open(page, '?option.color=black&sort=name', 'de-at')
  await expect(titles(page)).toHaveText(['Beta Becher', 'Zeta Becher'])
  await expect(page.getByRole('link', { name: 'Farbe: Schwarz' })).toBeVisible()
  await open(page, '?option.color=black&sort=name', 'en-us')
  await expect(titles(page)).toHaveText(['Alpha Mug', 'Beta Mug'])
})

test('what is in stock is so in the chosen color', async ({ page }) => {
  await open(page, '?option.color=white&stock=in')
  await expect(titles(page)).toHaveText(['Delta Cup'])
})

test('an empty list says which filter to take back', async ({ page }) => {
  await open(page, '?option.color=red&stock=in')
  await expect(page.getByRole('heading', { name: message('en', 'catalog:filter.none.title') })).toBeVisible()
  await page.getByRole('link', { name: 'Without “Stock”: 1 product' }).click()
  await expect(titles(page)).toHaveText(['Gamma Bowl'])
  await page.getByRole('link', { name: message('en', 'catalog:filter.clear') }).click()
  await expect(titles(page)).toHaveCount(4)
})

test('a tag has a page of its own', async ({ page }) => {
  await open(page, '', 'en-de', `tags/${catalogue.tag.replace(' ', '-')}`)
  await expect(page.getByRole('heading', { level: 1, name: catalogue.tag })).toBeVisible()
  await expect(titles(page)).toHaveText(['Gamma Bowl', 'Alpha Mug'])
})

test('absurd queries are ignored, and absurd pages are not there', async ({ page }) => {
  for (const query of [
    '?sort=random&stock=1&min=abc&max=-1&tag=%00&option.color=%F0%9F%92%A9&option.__proto__=x&__proto__=y',
    '?min=1e999&max=NaN&currency=zzz&page=-1',
    `?${'tag=x&'.repeat(300)}`,
  ]) {
    await open(page, query)
    await expect(titles(page), query).toHaveCount(4)
  }
  for (const path of [
    `${catalogue.path}?page=2`,
    `${catalogue.path}?option.color=black&page=99`,
    'tags/none',
    'types/none',
  ]) {
    const answer = await page.goto(`${catalogue.shop.url}/en-de/${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

test('search engines list the category, not its filters and orders', async ({ page }) => {
  const robots = page.locator('meta[name=robots]')
  await open(page)
  await expect(robots).toHaveCount(0)
  for (const query of ['?option.color=black', '?sort=name', '?stock=in']) {
    await open(page, query)
    await expect(robots, query).toHaveAttribute('content', 'noindex, follow')
  }
})

for (const viewport of [{ width: 320, height: 640 }, phone, { width: 1280, height: 800 }]) {
  test(`filters fit ${viewport.width} pixels and have no barriers`, async ({ page, scripting }) => {
    await page.setViewportSize(viewport)
    await open(page, '?option.color=black&min=5&currency=eur', 'de-de')
    const summary = page.locator('.filters > summary')
    if (viewport.width < 960) {
      await expect(choice(page, 'Schwarz 2')).toBeHidden()
      await summary.click()
    }
    await expect(choice(page, 'Schwarz 2')).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (scripting) await expectAccessible(page)
  })
}

test('a choice asks for the list only and keeps the place on the page with script, and for a page without', async ({
  page,
  scripting,
}) => {
  await open(page)
  await page.waitForLoadState('networkidle')
  const documents: string[] = []
  page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
  const black = choice(page, 'Black 2')
  await black.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await black.check()
  await apply(page, scripting)
  await expect(titles(page)).toHaveText(['Beta Mug', 'Alpha Mug'])
  if (scripting) expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(documents.length > 0).toBe(!scripting)
})
