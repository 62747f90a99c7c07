import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'
import { getSearchField, searchFor } from './search-steps'

const nonsense = 'qxzvkwj'
const found = /^\d+ products? found$/

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('Searching for a specific product returns the correct product page', async ({ page }) => {
      await page.goto('/en-de')
      await searchFor(page, 'kumo mug')
      await expect(page.getByRole('heading', { level: 1, name: 'Results for “kumo mug”' })).toBeVisible()
      await page.getByRole('article').first().getByRole('link', { name: 'Kumo Mug' }).click()
      await expect(page).toHaveURL(/\/en-de\/products\/kumo-mug$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Kumo Mug' })).toBeVisible()
    })

    test('An erroneous search returns an empty result', async ({ page }) => {
      await page.goto('/en-de')
      await searchFor(page, nonsense)
      await expect(
        page.getByRole('heading', { level: 1, name: message('en', 'search:none.title', { query: nonsense }) }),
      ).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
      const ways = page.getByRole('navigation', { name: message('en', 'search:categories') })
      await ways.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/en-de\/categories\//)
      await expect(page.getByRole('article').first()).toBeVisible()
    })

    test('User can search after an empty search result', async ({ page }) => {
      await page.goto('/en-de')
      await searchFor(page, nonsense)
      await expect(page.getByText(message('en', 'search:none.text'))).toBeVisible()
      await expect(getSearchField(page)).toHaveValue(nonsense)
      await searchFor(page, 'kumo')
      await expect(page.getByText(found)).toBeVisible()
      await expect(getSearchField(page)).toHaveValue('kumo')
      await expect(page.getByRole('article').first()).toContainText('Kumo Mug')
      await page.goBack()
      await expect(page.getByText(message('en', 'search:none.text'))).toBeVisible()
      await expect(getSearchField(page)).toHaveValue(nonsense)
    })

    test('Closing the search page returns user back to their current page', async ({ page }) => {
      await page.goto('/en-de/products/kumo-mug')
      await page.getByRole('link', { name: '350 ml' }).click()
      await expect(page).toHaveURL(/\?variant=/)
      const { pathname, search } = new URL(page.url())
      await searchFor(page, nonsense)
      await expect(page.getByText(message('en', 'search:none.text'))).toBeVisible()
      await searchFor(page, 'lamp')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.getByRole('link', { name: message('en', 'search:close') }).click()
      await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search)
      await expect(page.getByRole('heading', { level: 1, name: 'Kumo Mug' })).toBeVisible()
    })
  })
}

test('a product that is published is found, and a draft never is', async ({ page, admin }) => {
  test.setTimeout(180_000)
  const word = `quill${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 8)}`
  const published = await admin.createProduct({ title: `Feather ${word}`, stock: { S: 3 }, prices: { eur: 4200 } })
  const draft = await admin.createProduct({ title: `Draft ${word}`, stock: { S: 3 }, prices: { eur: 4200 } })
  await admin.setStatus(draft.id, 'draft')
  const titles = page.getByRole('article').getByRole('link')
  await expect(async () => {
    await page.goto(`/en-de/search?q=${word}`)
    await expect(titles).toHaveText([published.title], { timeout: 100 })
  }).toPass({ timeout: 150_000, intervals: [1_000, 3_000] })
  await expect(page.getByRole('article')).toContainText('€42.00')
  await page.goto(`/en-de/search?q=${published.handle}`)
  await expect(titles.first()).toHaveText(published.title)
})

test('a search answers in the page’s language, spelled and typed as people do', async ({ page }) => {
  for (const query of ['pendelleuchte', 'PENDELLEUCHTEN', 'pendellechte', 'leuchte']) {
    await page.goto(`/de-at/search?${new URLSearchParams({ q: query })}`)
    await expect(page.getByRole('article').filter({ hasText: 'Bell Pendelleuchte' }), query).toBeVisible()
  }
  await page.goto('/en-us/search?q=pendnat')
  await expect(page.getByRole('article').filter({ hasText: 'Bell Pendant' })).toBeVisible()
})

test('many results stand on pages that are links', async ({ page }) => {
  await page.goto('/en-de/search?q=a&from=/en-de/cart')
  const next = page.getByRole('link', { name: message('en', 'common:pagination.next') })
  await next.click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(getSearchField(page)).toHaveValue('a')
  await page.getByRole('link', { name: message('en', 'search:close') }).click()
  await expect(page).toHaveURL(/\/en-de\/cart$/)
  expect((await page.goto('/en-de/search?q=a&page=999'))?.status()).toBe(404)
})

test('whatever is typed is looked for or ignored', async ({ page }) => {
  const absurd = ['x'.repeat(3000), '🫖', '<script>alert(1)</script>', '"\'`%_\\', '*:(){}[]^~', '__proto__']
  for (const query of [...absurd, '   ', '\u0000\u0007', '\uFFFE\u202E', '../../etc/passwd', '%']) {
    const answer = await page.goto(`/en-de/search?${new URLSearchParams({ q: query })}`)
    expect(answer?.status(), JSON.stringify(query)).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect((await page.goto(`/en-de/search?q=${'x'.repeat(5000)}`))?.status()).toBe(414)
  for (const query of ['q=%', 'q=%ff%fe', 'q[]=lamp', 'q=lamp&q=mug', 'q=lamp&page=-1', 'from=//evil.example', '']) {
    expect((await page.goto(`/en-de/search?${query}`))?.status(), query).toBe(200)
    await expect(page.getByRole('link', { name: message('en', 'search:close') })).not.toHaveAttribute('href', /evil/)
  }
})

test('a search is not for search engines', async ({ page }) => {
  await page.goto('/en-de/search?q=mug')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
})

for (const path of ['/en-de/search?q=lamp', '/xb-us/search?q=lamp', `/xa-de/search?q=${nonsense}`, '/de-at/search']) {
  test(`${path} fits 320 pixels and has no barriers`, async ({ page, scripting }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    if (scripting) await expectAccessible(page)
  })
}
