import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'

for (const [language, locale, category, product] of [
  ['en', 'en-us', 'Stationery', 'Field Notebook'],
  ['de', 'de-at', 'Papeterie', 'Field Notizbuch'],
] as const) {
  test(`a shopper finds a product from the front page and goes back by the way above it (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/${locale}`)
    await expect(page.getByRole('heading', { level: 1, name: message(language, 'catalog:home.title') })).toBeVisible()
    const tiles = page.getByRole('region', { name: message(language, 'catalog:home.categories') })
    await tiles.getByRole('link', { name: category }).click()
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: product }).click()
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
    const way = page.getByRole('navigation', { name: message(language, 'common:breadcrumbs.label') })
    await way.getByRole('link', { name: category }).click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/categories/stationery$`))
  })
}

test('a category shows what is in the categories below it, page by page', async ({ page }) => {
  await page.goto('/en-de/categories/home')
  const count = Number.parseInt((await page.getByText(/^\d+ products$/).textContent()) ?? '')
  const titles = page.getByRole('article').getByRole('link')
  const first = await titles.allTextContents()
  expect(first).toHaveLength(24)
  await page.getByRole('link', { name: message('en', 'common:pagination.next') }).click()
  await expect(page).toHaveURL(/\/en-de\/categories\/home\?page=2$/)
  await expect(page).toHaveTitle(/page 2/)
  const second = await titles.allTextContents()
  expect(second).toHaveLength(Math.min(count - 24, 24))
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.goBack()
  await expect(page.getByRole('article').first()).toContainText(first[0] ?? '')
})

test('a page number that makes no sense is the first page, one that is too high is not there', async ({ page }) => {
  for (const value of ['0', '-1', 'abc', '1e9', '99999999', '%00', '1&page=2']) {
    const answer = await page.goto(`/en-de/categories/kitchen?page=${value}`)
    expect(answer?.status(), value).toBe(200)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  const beyond = await page.goto('/en-de/categories/kitchen?page=99')
  expect(beyond?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('choosing leads to the variant by its address, and says what cannot be had', async ({ page, scripting }) => {
  await page.setViewportSize(phone)
  await page.goto('/en-de/products/kumo-mug')
  const add = page.getByTestId('add-to-cart')
  const colors = page.getByRole('list', { name: 'Color' })
  const sizes = page.getByRole('list', { name: 'Size' })
  await expect(colors.getByRole('link', { name: 'Clay' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByTestId('product-price')).toHaveText('€24.00')

  await colors.getByRole('link', { name: 'Ink' }).click()
  await expect(page).toHaveURL(/\?variant=variant_/)
  await expect(page.getByRole('img', { name: 'Kumo Mug in Ink' })).toBeAttached()
  await expect(add).toBeEnabled()
  await expect(sizes.getByRole('link', { name: '350 ml' })).toHaveText(/sold out/)
  await expect(colors).toBeInViewport()

  await sizes.getByRole('link', { name: '350 ml' }).click()
  await expect(page.getByText(message('en', 'catalog:stock.sold-out-others'))).toBeVisible()
  await expect(page.getByTestId('product-price')).toHaveText('€28.00')
  await expect(add).toBeDisabled()
  await expect(sizes.getByRole('link', { name: '350 ml' })).toHaveAttribute('aria-current', 'true')
  if (scripting) await expect(sizes.getByRole('link', { name: '350 ml' })).toBeFocused()

  await page.reload()
  await expect(page.getByText(message('en', 'catalog:stock.sold-out'), { exact: true })).toBeVisible()
})

test('a variant says how few are left, or that it ships later', async ({ page }) => {
  await page.goto('/de-de/products/kumo-mug')
  await page.getByRole('list', { name: 'Farbe' }).getByRole('link', { name: 'Kreide' }).click()
  await expect(page.getByText(message('de', 'catalog:stock.low-stock', { count: 2 }))).toBeVisible()
  await expect(page.getByLabel(message('de', 'cart:add.quantity'), { exact: true })).toHaveAttribute('max', '2')
  await page.goto('/de-de/products/hearth-bench')
  await page.getByRole('link', { name: 'Nussbaum' }).click()
  await page.getByRole('link', { name: '140 cm' }).click()
  await expect(page.getByText(message('de', 'catalog:stock.backorder'), { exact: true })).toBeVisible()
  await expect(page.getByTestId('add-to-cart')).toBeEnabled()
})

test('a price is the country’s own, in its currency’s digits, and says whether tax is in it', async ({ page }) => {
  const offers = [
    ['en-de', /^€\d+\.\d{2}$/, 'catalog:tax.included'],
    ['en-us', /^\$\d+\.\d{2}$/, 'catalog:tax.added'],
    ['en-jp', /^¥\d{1,3},\d{3}$/, 'catalog:tax.included'],
    ['en-kw', /^KWD\s\d+\.\d{3}$/, 'catalog:tax.added'],
  ] as const
  for (const [locale, written, tax] of offers) {
    await page.goto(`/${locale}/products/kumo-mug`)
    await expect(page.getByTestId('product-price')).toHaveText(written)
    await expect(page.getByText(message('en', tax))).toBeVisible()
  }
})

test('a sale shows both prices and how much is taken off', async ({ page }) => {
  await page.goto('/de-de/products/isla-vase')
  const price = page.getByTestId('product-price')
  const [now, before] = await Promise.all([price.locator('ins').textContent(), price.locator('del').textContent()])
  const [less, more] = [now, before].map((text) => Number(text?.replace(/\D/g, '')))
  expect(less).toBeLessThan(more ?? 0)
  const percent = Math.floor((1 - (less ?? 0) / (more ?? 1)) * 100)
  await expect(page.getByText(message('de', 'catalog:price.percent-off', { percent }))).toBeVisible()
})

test('a variant that is gone gives way to another, and the page says so', async ({ page }) => {
  const answer = await page.goto('/en-de/products/kumo-mug?variant=variant_gone')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(message('en', 'catalog:picker.missing'))).toBeVisible()
  await expect(page.getByTestId('add-to-cart')).toBeEnabled()
})

test('what the shop does not have is a page that says so, in the shop’s frame', async ({ page }) => {
  const paths = ['products/no-such-thing', 'products/lull-lounge-chair', 'products/%00', 'products/..%2f..%2fcart']
  for (const path of [...paths, 'categories/no-such-thing', 'collections/no-such-thing']) {
    const answer = await page.goto(`/en-de/${path}`)
    expect(answer?.status(), path).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: message('en', 'common:failure.not-found.title') }),
    ).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

test('a page names its address without what was chosen, and the same page for other readers', async ({ page }) => {
  await page.goto('/de-at/products/kumo-mug?variant=variant_gone')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe('/de-at/products/kumo-mug')
  expect(new URL(canonical ?? '').search).toBe('')
  const american = await page.locator('link[hreflang=en-US]').getAttribute('href')
  expect(new URL(american ?? '').pathname).toBe('/en-us/products/kumo-mug')
  await expect(page.locator('link[hreflang=x-default]')).toHaveCount(1)
})

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  for (const path of ['/en-us', '/de-de/categories/home', '/en-us/collections/harbour', '/en-us/products/kumo-mug']) {
    test(`${path} fits ${viewport.width} pixels and has no barriers`, async ({ page, scripting }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      if (scripting) await expectAccessible(page)
    })
  }
}
