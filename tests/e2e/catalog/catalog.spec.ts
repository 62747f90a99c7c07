import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { toPattern } from '../../support/messages'
import { browserTest, expect, phone, test } from '../../support/shop'
import { quantityField } from '../cart/cart-steps'
import { choose, valueOf } from './choice-steps'

test(
  'a shopper finds a product from the front page, chooses a version of it and goes back by the way above it',
  { tag: ['@core', '@five'] },
  async ({ page, t, seeded, scripting }) => {
    const category = seeded('title', 'Stationery')
    const product = seeded('title', 'Field Notebook')
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1, name: t('catalog:home.title') })).toBeVisible()
    await expectFits(page)
    const tiles = page.getByRole('region', { name: t('catalog:home.categories') })
    await tiles.getByRole('link', { name: category }).click()
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
    await expectFits(page)
    const categoryUrl = page.url()
    await page.getByRole('main').getByRole('link', { name: product, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
    const sage = valueOf(page, seeded('option', 'Color'), seeded('value', 'Sage'))
    await choose(page, sage)
    await expect(page).toHaveURL(/\?option\.Color=Sage/)
    await expect(sage).toBeChecked()
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    const way = page.getByRole('navigation', { name: t('common:breadcrumbs.label') })
    await way.getByRole('link', { name: category }).click()
    await expect(page).toHaveURL(categoryUrl)
  },
)

test(
  'a category shows what is in the categories below it, page by page',
  { tag: '@plain' },
  async ({ page, t, seeded }) => {
    await page.goto('categories/home')
    const count = Number(/\d+/.exec((await page.locator('.list-count').textContent()) ?? '')?.[0])
    const titles = page.getByRole('article').getByRole('heading').getByRole('link')
    const first = await titles.allTextContents()
    expect(first).toHaveLength(24)
    await page.getByRole('link', { name: t('common:pagination.next') }).click()
    await expect(page).toHaveURL(/\/categories\/\w+\?page=2$/)
    await expect(page).toHaveTitle(toPattern(t('catalog:list.title', { title: seeded('title', 'Home'), page: 2 })))
    const second = await titles.allTextContents()
    expect(second).toHaveLength(Math.min(count - 24, 24))
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await page.goBack()
    await expect(page.getByRole('article').first()).toContainText(first[0] ?? '')

    await page.goto('categories/all')
    for (const number of [2, 3]) {
      await page.getByRole('link', { name: t('common:pagination.next') }).click()
      await expect(page).toHaveURL((url) => url.search === `?page=${number}`)
    }
  },
)

test(
  'a page number that makes no sense is the first page, one that is too high is not there',
  { tag: '@plain' },
  async ({ page }) => {
    for (const value of ['0', '-1', 'abc', '1e9', '99999999', '%00', '1&page=2']) {
      const answer = await page.goto(`categories/kitchen?page=${value}`)
      expect(answer?.status(), value).toBe(200)
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    const beyond = await page.goto('categories/kitchen?page=99')
    expect(beyond?.status()).toBe(404)
    await expect(page.getByRole('banner')).toBeVisible()
  },
)

browserTest(
  'choosing leads to the variant by its address, and says what cannot be had',
  { tag: '@browser' },
  async ({ page, scripting, t, money, seeded }) => {
    await page.setViewportSize(phone)
    await page.goto('products/kumo-mug')
    const add = page.getByTestId('add-to-cart')
    const color = (value: string) => valueOf(page, seeded('option', 'Color'), seeded('value', value))
    const large = valueOf(page, seeded('option', 'Size'), seeded('value', '350 ml'))
    await expect(color('Clay')).toBeChecked()
    await expect(page.getByTestId('product-price')).toHaveText(t('catalog:price.from', { price: money(24, 'EUR') }))

    await choose(page, color('Ink'))
    await expect(page).toHaveURL(/\?option\.Color=Ink/)
    const [title, ink] = [toPattern(seeded('title', 'Kumo Mug')).source, toPattern(seeded('value', 'Ink')).source]
    await expect(page.getByRole('img', { name: new RegExp(`${title}.*${ink}`) })).toBeAttached()
    await expect(add).toBeEnabled()
    await expect(large).toHaveAccessibleName(toPattern(t('catalog:picker.sold-out')))

    await choose(page, large)
    await expect(page.getByText(t('catalog:stock.sold-out-others'))).toBeVisible()
    await expect(page.getByTestId('product-price')).toHaveText(money(28, 'EUR'))
    await expect(page.getByRole('button', { name: t('catalog:stock.sold-out') })).toBeDisabled()
    await expect(page.getByLabel(t('cart:add.quantity'), { exact: true })).toBeHidden()
    await expect(large).toBeChecked()
    if (scripting) await expect(large).toBeFocused()

    await page.reload()
    await expect(page.getByRole('paragraph').filter({ hasText: t('catalog:stock.sold-out') })).toBeVisible()
  },
)

test('a variant says how few are left, or that it ships later', { tag: '@plain' }, async ({ page, t, seeded }) => {
  await page.goto('products/kumo-mug')
  await choose(page, page.getByRole('radio', { name: seeded('value', 'Chalk') }))
  await choose(page, page.getByRole('radio', { name: seeded('value', '250 ml') }))
  await expect(page.getByText(t('catalog:stock.low-stock', { count: 2 }), { exact: true })).toBeVisible()
  await expect(quantityField(page)).toHaveAttribute('max', '2')
  await page.goto('products/hearth-bench')
  await choose(page, page.getByRole('radio', { name: seeded('value', 'Walnut') }))
  await choose(page, page.getByRole('radio', { name: seeded('value', '140 cm') }))
  await expect(page.getByText(t('catalog:stock.backorder'), { exact: true })).toBeVisible()
  await expect(page.getByTestId('add-to-cart')).toBeEnabled()
})

test(
  'a price is the country’s own, in its currency’s digits, and says whether tax is in it',
  { tag: '@plain' },
  async ({ page, t, money, language }) => {
    const offers = [
      ['de', 24, 'EUR', 'catalog:tax.included'],
      ['us', 25, 'USD', 'catalog:tax.added'],
      ['jp', 3980, 'JPY', 'catalog:tax.included'],
      ['kw', 8, 'KWD', 'catalog:tax.added'],
    ] as const
    for (const [country, price, currency, tax] of offers) {
      await page.goto(`/${language}-${country}/products/kumo-mug`)
      await expect(page.getByTestId('product-price')).toHaveText(
        t('catalog:price.from', { price: money(price, currency, country) }),
      )
      await expect(page.getByText(t(tax))).toBeVisible()
      await page.goto(`/${language}-${country}/products/gift-card`)
      await expect(page.getByTestId('product-price')).toBeVisible()
      await expect(page.locator('main .tax-note'), 'money is not taxed').toHaveCount(0)
    }
  },
)

test('a sale shows both prices and how much is taken off', { tag: '@plain' }, async ({ page, t }) => {
  await page.goto('products/isla-vase')
  const price = page.getByTestId('product-price')
  const [now, before] = await Promise.all([price.locator('ins').textContent(), price.locator('del').textContent()])
  const [less, more] = [now, before].map((text) => Number(text?.replace(/\D/g, '')))
  expect(less).toBeLessThan(more ?? 0)
  const percent = Math.floor((1 - (less ?? 0) / (more ?? 1)) * 100)
  await expect(page.getByText(t('catalog:price.percent-off', { percent }))).toBeVisible()
})

test('a variant that is gone gives way to another, and the page says so', { tag: '@plain' }, async ({ page, t }) => {
  const answer = await page.goto('products/kumo-mug?variant=variant_gone')
  expect(answer?.status()).toBe(200)
  await expect(page.getByText(t('catalog:picker.missing'))).toBeVisible()
  await expect(page.getByTestId('add-to-cart')).toBeEnabled()
})

test(
  'what the shop does not have is a page that says so, in the shop’s frame',
  { tag: '@plain' },
  async ({ page, t }) => {
    const paths = ['products/no-such-thing', 'products/lull-lounge-chair', 'products/%00', 'products/..%2f..%2fcart']
    for (const path of [...paths, 'categories/no-such-thing', 'collections/no-such-thing']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: t('common:failure.not-found.title') })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    }
  },
)

test(
  'a page names its address without what was chosen, and the same page for other readers',
  { tag: '@plain' },
  async ({ page }) => {
    await page.goto('/de-at/products/kumo-mug?variant=variant_gone')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe('/de-at/products/kumo-becher')
    expect(new URL(canonical ?? '').search).toBe('')
    const american = await page.locator('link[hreflang=en-US]').getAttribute('href')
    expect(new URL(american ?? '').pathname).toBe('/en-us/products/kumo-mug')
    await expect(page.locator('link[hreflang=x-default]')).toHaveCount(1)
  },
)

for (const path of ['', 'categories/home', 'collections/harbour', 'products/kumo-mug']) {
  test(`${path || 'the front page'} fits narrow and wide windows and has no barriers`, async ({ page, scripting }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      await page.setViewportSize(viewport)
      await expectFits(page)
      if (scripting) await expectAccessible(page)
    }
  })
}
