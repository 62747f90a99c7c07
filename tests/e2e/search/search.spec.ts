import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, phone, test, type ShopPage } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { getSearchField, searchFor } from './search-steps'

const nonsense = 'qxzvkwj'

function level1(page: ShopPage, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

// in the project's own window, 320 pixels wide in the made-up languages, and on a phone
for (const [window, use] of [
  ['as wide as it is', {}],
  [`${phone.width} pixels wide`, { viewport: phone }],
] as const) {
  test.describe(`in a window ${window}`, { tag: 'viewport' in use ? '@plain' : '@core' }, () => {
    test.use(use)

    test('Searching for a specific product returns the correct product page', async ({ page, t, seeded }) => {
      const title = seeded('title', 'Kumo Mug')
      const query = title.toLowerCase()
      await page.goto('')
      await searchFor(page, query)
      await expect(level1(page, t('search:results', { query }))).toBeVisible()
      await expectFits(page)
      await page.getByRole('article').first().getByRole('link', { name: title, exact: true }).click()
      await expect(page).toHaveURL(/\/products\/kumo-(mug|becher)$/)
      await expect(level1(page, title)).toBeVisible()
    })

    test('An erroneous search returns an empty result', async ({ page, t }) => {
      await page.goto('')
      await searchFor(page, nonsense)
      await expect(level1(page, t('search:none.title', { query: nonsense }))).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
      await expectFits(page)
      const ways = page.getByRole('navigation', { name: t('search:categories') })
      await ways.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/categories\//)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('User can search after an empty search result', async ({ page, t, seeded }) => {
      await page.goto('')
      await searchFor(page, nonsense)
      await expect(page.getByText(t('search:none.text'))).toBeVisible()
      await expect(getSearchField(page)).toHaveValue(nonsense)
      await searchFor(page, 'kumo')
      await expect(level1(page, t('search:results', { query: 'kumo' }))).toBeVisible()
      await expect(getSearchField(page)).toHaveValue('kumo')
      await expect(page.getByRole('article').first()).toContainText(seeded('title', 'Kumo Mug'))
      await page.goBack()
      await expect(page.getByText(t('search:none.text'))).toBeVisible()
      await expect(getSearchField(page)).toHaveValue(nonsense)
    })

    test('Closing the search page returns user back to their current page', async ({ page, t, seeded, shopLocale }) => {
      await page.goto(`${paths.category(shopLocale, seeded('handle', 'kitchen'))}?sort=name`)
      const { pathname, search } = new URL(page.url())
      await searchFor(page, nonsense)
      await expect(page.getByText(t('search:none.text'))).toBeVisible()
      await searchFor(page, 'rug')
      await page.locator('.sort summary').click()
      await page.getByRole('link', { name: t('catalog:sort.name') }).click()
      await expect(page).toHaveURL(/[?&]sort=name/)
      await page.getByRole('link', { name: t('search:close') }).click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search)
      await expect(level1(page, seeded('title', 'Kitchen'))).toBeVisible()
    })
  })
}

test(
  'a product that is published is found, and a draft never is',
  { tag: '@plain' },
  async ({ page, admin, money }) => {
    test.setTimeout(180_000)
    const word = `quill${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')
      .slice(0, 8)}`
    const published = await admin.createProduct({ title: `Feather ${word}`, stock: { S: 3 }, prices: { eur: 4200 } })
    // the shop's own index knows no barcodes: these the backend's search finds alone
    const ean = String(4e12 + Math.floor(Math.random() * 1e11))
    await admin.call('POST', `/admin/products/${published.id}/variants/${findVariant(published, 'S').id}`, { ean })
    const draft = await admin.createProduct({ title: `Draft ${word}`, stock: { S: 3 }, prices: { eur: 4200 } })
    await admin.setStatus(draft.id, 'draft')
    const titles = page.getByRole('article').getByRole('link')
    await expect(async () => {
      await page.goto(`search?q=${word}`)
      await expect(titles).toHaveText([published.title], { timeout: 100 })
    }).toPass({ timeout: 150_000, intervals: [250, 500] })
    await expect(page.getByRole('article')).toContainText(money(42, 'EUR'))
    await page.goto(`search?q=${published.handle}`)
    await expect(titles.first()).toHaveText(published.title)
    await page.goto(`search?q=${ean}`)
    await expect(titles).toHaveText([published.title])
  },
)

// each language has its own words and ways to mistype them, whoever else reads the shop
for (const [locale, title, queries] of [
  ['de-at', 'Bell Pendelleuchte', ['pendelleuchte', 'PENDELLEUCHTEN', 'pendellechte', 'leuchte']],
  ['en-us', 'Bell Pendant', ['pendant', 'PENDANTS', 'pendnat']],
] as const) {
  test(
    `a search in ${locale} answers in its language, spelled and typed as people do`,
    { tag: '@plain' },
    async ({ page }) => {
      for (const query of queries) {
        await page.goto(`/${locale}/search?${new URLSearchParams({ q: query })}`)
        await expect(page.getByRole('article').filter({ hasText: title }), query).toBeVisible()
      }
    },
  )
}

test('many results stand on pages that are links', { tag: '@plain' }, async ({ page, t, shopLocale }) => {
  const cards = page.getByRole('article').getByRole('link')
  const listAddresses = () => cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  // another test may add a product between the two pages
  await expect(async () => {
    await page.goto(`search?q=home&from=/${shopLocale}/cart`)
    const first = await listAddresses()
    await page.getByRole('link', { name: t('common:pagination.next') }).click()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(cards.first()).not.toHaveAttribute('href', first[0] ?? '')
    expect((await listAddresses()).filter((address) => first.includes(address))).toEqual([])
  }).toPass()
  await expect(getSearchField(page)).toHaveValue('home')
  await page.getByRole('link', { name: t('search:close') }).click()
  await expect(page).toHaveURL(/\/cart$/)
  expect((await page.goto('search?q=home&page=999'))?.status()).toBe(404)
})

test('whatever is typed is looked for or ignored', { tag: '@plain' }, async ({ page, t }) => {
  const absurd = ['x'.repeat(3000), '🫖', '<script>alert(1)</script>', '"\'`%_\\', '*:(){}[]^~', '__proto__']
  for (const query of [...absurd, '   ', '\u0000\u0007', '\uFFFE\u202E', '../../etc/passwd', '%']) {
    const answer = await page.goto(`search?${new URLSearchParams({ q: query })}`)
    expect(answer?.status(), JSON.stringify(query)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await page.goto(`search?q=${'x'.repeat(5000)}`))?.status()).toBe(414)
  for (const query of ['q=%', 'q=%ff%fe', 'q[]=lamp', 'q=lamp&q=mug', 'q=lamp&page=-1', 'from=//evil.example', '']) {
    expect((await page.goto(`search?${query}`))?.status(), query).toBe(200)
    await expect(page.getByRole('link', { name: t('search:close') })).not.toHaveAttribute('href', /evil/)
  }
})

test(
  'a colour is taken for a filter, help is found, and the nearest is named',
  { tag: '@plain' },
  async ({ page, t }) => {
    await page.goto('/en-us/search?q=red+mug')
    await expect(page).toHaveURL(/q=red\+mug&option\.color=clay/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText(t('search:note.color', { word: 'red', colors: 'Clay' }))).toBeVisible()
    await page.goto('/en-us/search?q=returns')
    await page.getByRole('link', { name: 'Shipping and returns' }).first().click()
    await expect(page).toHaveURL(/\/pages\/shipping-and-returns$/)
    await page.goto('/en-us/search?q=notbook')
    await page.getByRole('link', { name: 'notebook', exact: true }).click()
    await expect(page).toHaveURL(/q=notebook/)
  },
)

test('a search is not for search engines', { tag: '@plain' }, async ({ page }) => {
  for (const query of ['q=mug', 'q=mug&sort=name', 'q=home&page=2', '']) {
    await page.goto(`search?${query}`)
    await expect(page.locator('meta[name=robots]'), query).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('link[rel=alternate]'), query).toHaveCount(0)
  }
})

test(
  'a search fits 320 pixels and has no barriers, whatever it finds',
  { tag: '@core' },
  async ({ page, scripting }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const query of ['q=lamp', `q=${nonsense}`, '']) {
      await page.goto(`search?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectFits(page)
      if (scripting) await expectAccessible(page)
    }
  },
)
