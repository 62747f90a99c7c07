import { languages } from '../../../app/i18n/languages'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { requireBrowserPage } from '../../support/shopper/browser-page'
import { expect, test as shopTest, type ShopLocator } from '../../support/shop'
import { type Sort } from '../../../app/features/catalog/listing/listing-query'
import { createTestCatalogue, type TestCatalogue, translated } from '../../support/test-catalogue'

interface Visit {
  /** Below the locale; the catalogue's category where it is left out. */
  path?: string
  country?: string
}

interface ListFixtures {
  /** Opens a list with this query. */
  open: (query?: string, visit?: Visit) => Promise<void>
  /** A name of the catalogue as the shopper reads it. */
  named: (english: string) => string
  titles: ShopLocator
  /** The box of a value and of how many products it leaves. */
  choice: (english: string, count: number) => ShopLocator
  /** Folds the filters out where they are folded away, and every group of them. */
  unfold: () => Promise<void>
  /** Closes the sheet that the filters are on a phone. */
  fold: () => Promise<void>
  /** Chooses an order. */
  sortBy: (order: Sort) => Promise<void>
  /** Ticks a box; without script the form's own button sends what was chosen, on a phone it closes the sheet. */
  choose: (box: ShopLocator) => Promise<void>
}

const test = shopTest.extend<ListFixtures>({
  open: async ({ page, language, country: home }, use) => {
    await use(async (query = '', { path = catalogue.path, country = home } = {}) => {
      await page.goto(`/${language}-${country}/${path}${query}`)
    })
  },
  named: async ({ language }, use) => use((english) => translated(language, english)),
  titles: async ({ page }, use) => use(page.getByRole('article').getByRole('heading')),
  choice: async ({ page, named }, use) => {
    await use((english, count) => page.getByRole('checkbox', { name: `${named(english)} ${count}`, exact: true }))
  },
  unfold: async ({ page }, use) => {
    await use(async () => {
      const sheet = page.locator('.filters:not([open]) > summary')
      if (await sheet.isVisible()) await sheet.click()
      const folded = page.locator('.filters form > details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
    })
  },
  fold: async ({ page }, use) => {
    await use(async () => {
      const sheet = page.locator('.filters[open] > summary')
      if (await sheet.isVisible()) await sheet.click()
    })
  },
  sortBy: async ({ page, t }, use) => {
    await use(async (order) => {
      await page.locator('.sort summary').click()
      await page.getByRole('link', { name: t(`catalog:sort.${order}`) }).click()
    })
  },
  choose: async ({ page, unfold }, use) => {
    await use(async (box) => {
      await unfold()
      await box.check()
      // beside a list there is none once script has applied what is chosen
      const show = page.locator('.filter-end').getByRole('button')
      if (await show.isVisible()) await show.click()
    })
  },
})

// the same products for all tests of the file
test.describe.configure({ mode: 'default', timeout: 120_000 })

let catalogue: TestCatalogue

test.beforeAll(async ({ admin }) => {
  test.setTimeout(120_000)
  catalogue = await createTestCatalogue(admin)
})
// its category would stand in everybody's menu
test.afterAll(({ admin }) => admin.made.removeOfFile())

test(
  'a list is narrowed down and sorted step by step, and every step is an address',
  { tag: '@core' },
  async ({ page, scripting, t, open, named, titles, choice, choose, unfold, fold, sortBy }) => {
    const alpha = named('Alpha Mug')
    const beta = named('Beta Mug')
    const gamma = named('Gamma Bowl')
    const delta = named('Delta Cup')
    await open()
    await expect(titles).toHaveText([delta, gamma, beta, alpha])
    await choose(choice('Black', 2))
    await expect(page).toHaveURL(/\?option\.color=black$/)
    await expect(titles).toHaveText([beta, alpha])
    await expect(page.locator('.list-count')).toHaveText(t('catalog:list.count', { count: 2 }))
    const isSheet = await page.locator('.filters > summary').isVisible()
    if (scripting) await expect(isSheet ? page.locator('.list-count') : choice('Black', 2)).toBeFocused()

    await choose(choice('White', 2))
    await expect(titles).toHaveText([delta, beta, alpha])
    await sortBy('price-asc')
    await expect(page).toHaveURL(/\?option\.color=black&option\.color=white&sort=price-asc$/)
    await expect(titles).toHaveText([alpha, beta, delta])

    await page.reload()
    await unfold()
    await expect(choice('White', 2)).toBeChecked()
    await fold()
    await page.goBack()
    await expect(titles).toHaveText([delta, beta, alpha])
    await page.goBack()
    await expect(titles).toHaveText([beta, alpha])
    await unfold()
    await expect(choice('White', 2)).not.toBeChecked()
    await expect(choice('Black', 2)).toBeChecked()
    await fold()

    const active = page.getByRole('navigation', { name: t('catalog:filter.active') })
    await active
      .getByRole('link', { name: t('catalog:filter.chosen', { facet: named('Color'), term: named('Black') }) })
      .click()
    await expect(page).toHaveURL((url) => url.pathname.endsWith(catalogue.path) && url.search === '')
    await expect(titles).toHaveCount(4)

    await sortBy('price-asc')
    await expect(page).toHaveURL(/\?sort=price-asc$/)
    await choose(choice('Black', 2))
    await expect(page).toHaveURL(/\?option\.color=black&sort=price-asc$/)
    await expect(titles).toHaveText([alpha, beta])
  },
)

test(
  'what a search finds is narrowed down and sorted like any list, and goes on being looked for',
  { tag: '@core' },
  async ({ page, t, open, named, titles, choice, choose, unfold, fold, sortBy }) => {
    const { word } = catalogue
    const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
    await open(`?q=${word}`, { path: 'search' })
    await expect(titles).toHaveCount(4)
    await expect(page.locator('.sort summary')).toContainText(t('catalog:sort.relevance'))
    await choose(choice('White', 2))
    await expect(page).toHaveURL(new RegExp(String.raw`/search\?q=${word}&option\.color=white$`))
    await expect(titles).toHaveCount(2)
    await sortBy('price-desc')
    await expect(page).toHaveURL(new RegExp(String.raw`/search\?q=${word}&option\.color=white&sort=price-desc$`))
    await expect(titles).toHaveText(['Delta Cup', 'Alpha Mug'].map(named))
    await expect(field).toHaveValue(word)
    await expectFits(page)

    await page.reload()
    await unfold()
    await expect(choice('White', 2)).toBeChecked()
    await fold()
    await page.goBack()
    await expect(page).toHaveURL(/&option\.color=white$/)
    await expect(titles).toHaveCount(2)
    const active = page.getByRole('navigation', { name: t('catalog:filter.active') })
    await active
      .getByRole('link', { name: t('catalog:filter.chosen', { facet: named('Color'), term: named('White') }) })
      .click()
    await expect(page).toHaveURL(new RegExp(String.raw`/search\?q=${word}$`))
    await expect(titles).toHaveCount(4)
  },
)

test(
  'a price range is in the currency’s major unit and ends with its currency',
  { tag: '@plain' },
  async ({ page, t, open, named, titles, unfold }) => {
    const alpha = named('Alpha Mug')
    const beta = named('Beta Mug')
    const gamma = named('Gamma Bowl')
    const delta = named('Delta Cup')
    const min = page.getByLabel(t('catalog:filter.min'), { exact: true })
    const max = page.getByLabel(t('catalog:filter.max'), { exact: true })
    await open()
    await unfold()
    await min.fill('20')
    await max.fill('30.5')
    await max.press('Enter')
    await expect(page).toHaveURL(/\?min=20&max=30\.5&currency=eur$/)
    await expect(titles).toHaveText([gamma, beta])
    await open('?min=2500', { country: 'jp' })
    await expect(titles).toHaveText([delta, gamma])
    await expect(min).toHaveAttribute('step', '1')
    await open('?min=20&max=30.5&currency=eur', { country: 'jp' })
    await expect(page).toHaveURL((url) => url.pathname.endsWith(`-jp/${catalogue.path}`) && url.search === '')
    await open('?max=20', { country: 'kw' })
    await expect(max).toHaveAttribute('step', '0.001')
    await expect(titles).toHaveText([beta, alpha])
  },
)

for (const [path, toQuery] of [
  [undefined, (choice: string) => `?${choice}`],
  ['search', (choice: string) => `?q=${catalogue.word}&${choice}`],
] as const) {
  const where = path ?? 'a category'
  test(
    `in ${where} filter, order, language and country go together`,
    { tag: '@core' },
    async ({ page, language, t, open, named, titles }) => {
      const ours = ['Alpha Mug', 'Beta Mug'].map(named).sort()
      await open(toQuery('option.color=black&sort=name'), { path, country: 'us' })
      await expect(titles).toHaveText(ours)
      await expect(
        page.getByRole('link', { name: t('catalog:filter.chosen', { facet: named('Color'), term: named('Black') }) }),
      ).toBeVisible()
      const other = language === 'de' ? 'en' : 'de'
      await page.getByRole('contentinfo').locator(`a[hreflang=${other}-US]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', `${other}-US`)
      await expect(page).toHaveURL((url) => url.search === toQuery('option.color=black&sort=name'))
      await expect(titles).toHaveText(['Alpha Mug', 'Beta Mug'].map((title) => translated(other, title)).sort())
    },
  )

  test(
    `in ${where} an empty list says which filter to take back`,
    { tag: '@plain' },
    async ({ page, t, open, named, titles }) => {
      await open(toQuery('option.color=red&stock=in'), { path })
      await expect(page.getByRole('heading', { name: t('catalog:filter.none.title') })).toBeVisible()
      const without = t('catalog:filter.none.without', { facet: t('catalog:filter.stock'), count: 1 })
      await page.getByRole('link', { name: without }).click()
      await expect(titles).toHaveText([named('Gamma Bowl')])
      await page.getByRole('link', { name: t('catalog:filter.clear') }).click()
      await expect(titles).toHaveCount(4)
    },
  )

  test(
    `in ${where} absurd queries are ignored, and absurd pages are not there`,
    { tag: '@plain' },
    async ({ page, shopLocale, open, titles }) => {
      for (const query of [
        'sort=random&stock=1&min=abc&max=-1&tag=%00&option.color=%F0%9F%92%A9&option.__proto__=x&__proto__=y',
        'min=1e999&max=NaN&currency=zzz&page=-1',
        'tag=x&'.repeat(300),
      ]) {
        await open(toQuery(query), { path })
        await expect(titles, query).toHaveCount(4)
        const plain = toQuery('').replace(/[?&]$/, '')
        await expect(page).toHaveURL((url) => url.search === plain)
      }
      for (const query of ['page=2', 'option.color=black&page=99']) {
        const answer = await page.goto(`/${shopLocale}/${path ?? catalogue.path}${toQuery(query)}`)
        expect(answer?.status(), query).toBe(404)
        await expect(page.getByRole('banner')).toBeVisible()
      }
    },
  )
}

test('what is in stock is so in the chosen color', { tag: '@plain' }, async ({ open, named, titles }) => {
  await open('?option.color=white&stock=in')
  await expect(titles).toHaveText([named('Delta Cup')])
})

test(
  'a tag has a page of its own that its products lead to; a tag or a type that nothing has left says so, and an unknown one has none',
  { tag: '@plain' },
  async ({ page, admin, shopLocale, open, named, titles, t }) => {
    const unused = `unused-${Date.now()}`
    const { id } = await admin.createProduct({ title: 'Retagged', stock: {}, prices: {}, status: 'draft' })
    await admin.call('POST', `/admin/products/${id}`, { tags: [{ value: unused }], type: { value: unused } })
    await open('', { path: `tags/${catalogue.tag.replace(' ', '-')}` })
    await expect(page.getByRole('heading', { level: 1, name: catalogue.tag })).toBeVisible()
    await expect(titles).toHaveText(['Gamma Bowl', 'Alpha Mug'].map(named))
    await titles.getByRole('link', { name: named('Alpha Mug') }).click()
    await expect(page.getByRole('heading', { level: 1, name: named('Alpha Mug') })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: catalogue.tag, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: catalogue.tag })).toBeVisible()
    for (const kind of ['tags', 'types']) {
      const openUnused = async () => (await page.goto(`/${shopLocale}/${kind}/${unused}`))?.status()
      await expect.poll(openUnused, { timeout: 20_000 }).toBe(200)
      await expect(page.getByRole('heading', { name: unused })).toBeVisible()
      await expect(page.getByText(t('catalog:empty.text'))).toBeVisible()
    }
    for (const path of ['tags/none', 'types/none']) {
      const answer = await page.goto(`/${shopLocale}/${path}`)
      expect(answer?.status(), path).toBe(404)
      await expect(page.getByRole('banner')).toBeVisible()
    }
  },
)

for (const path of [undefined, 'search']) {
  const where = path ?? 'a category'
  test(
    `the filters of ${where} fit narrow and wide windows and have no barriers`,
    { tag: '@core' },
    async ({ page, scripting, open, choice, unfold }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await open(`?${path ? `q=${catalogue.word}&` : ''}option.color=black&min=5&currency=eur`, { path })
      await expect(choice('Black', 2)).toBeHidden()
      await unfold()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(choice('Black', 2)).toBeVisible()
        await expectFits(page)
        if (scripting) await expectAccessible(page)
      }
    },
  )
}

test(
  'a choice asks for the list only and keeps the place on the page with script, and for a page without',
  { tag: '@browser' },
  async ({ page: shown, scripting, open, named, titles, choice, choose, unfold }) => {
    const page = requireBrowserPage(shown)
    await open()
    await page.waitForLoadState('networkidle')
    const documents: string[] = []
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()))
    const black = choice('Black', 2)
    await unfold()
    await black.evaluateAll(([box]) => box?.scrollIntoView({ block: 'nearest' }))
    const before = await page.evaluate(() => window.scrollY)
    await choose(black)
    await expect(titles).toHaveText(['Beta Mug', 'Alpha Mug'].map(named))
    if (scripting) expect(await page.evaluate(() => window.scrollY)).toBe(before)
    expect(documents.length > 0).toBe(!scripting)
  },
)

test(
  'search engines list the category, not its filters and orders',
  { tag: '@plain' },
  async ({ page, language, open }) => {
    test.skip(!languages.some((listed) => listed === language), 'a made-up language is never listed')
    const robots = page.locator('meta[name=robots]')
    await open()
    await expect(robots).toHaveCount(0)
    for (const query of ['?option.color=black', '?sort=name', '?stock=in']) {
      await open(query)
      await expect(robots, query).toHaveAttribute('content', 'noindex, follow')
    }
  },
)

test('the page of a list has one main picture', { tag: '@plain' }, async ({ page }) => {
  await page.goto('collections/harbour')
  await expect(page.locator('.listing-head img[fetchpriority=high]')).toHaveCount(1)
  await expect(page.locator('img[fetchpriority=high]')).toHaveCount(1)
})
