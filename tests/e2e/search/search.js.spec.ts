import { type Page } from '@playwright/test'
import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { message } from '../../support/messages'
import { expect, languageOf, phone, browserTest as test } from '../../support/shop'
import { getSearchField } from './search-steps'

const suggestCalls = /\/api\/trpc\/catalog\.suggest/

function getOptions(page: Page) {
  return page.getByRole('listbox', { name: message(languageOf(page), 'common:search.suggestions') }).getByRole('option')
}

test('suggestions are walked by keyboard and announced, and the text stays', async ({
  page,
  t,
  seeded,
  shopLocale,
}) => {
  const category = seeded('title', 'Stationery')
  const beginning = category.slice(0, -1)
  await page.goto('')
  const field = getSearchField(page)
  const options = getOptions(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially(beginning)
  await expect(options.first()).toHaveText(category)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const count = await options.count()
  await expect(page.getByText(t('common:search.found', { count }))).toHaveRole('status')

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const firstId = await options.first().getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', firstId ?? '')
  await field.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await field.press('Home')
  await expect(field).not.toHaveAttribute('aria-activedescendant')
  await field.press('End')
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue(beginning)
  await expect(field).toBeFocused()

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(paths.category(shopLocale, seeded('handle', 'stationery')))
  await expect(getSearchField(page)).toHaveValue('')
})

test('a product that is offered shows its picture and price and leads to its page', async ({
  page,
  seeded,
  money,
  shopLocale,
}) => {
  const title = seeded('title', 'Kumo Mug')
  await page.goto('')
  await getSearchField(page).pressSequentially(title.toLowerCase())
  const option = getOptions(page).filter({ hasText: title })
  await expect(option).toContainText(money(24, 'EUR'))
  await expect(option.locator('img')).toBeVisible()
  await option.click()
  await expect(page).toHaveURL(paths.product(shopLocale, seeded('handle', 'kumo-mug')))
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('Enter without a chosen suggestion searches for what is typed', async ({ page, t }) => {
  await page.goto('')
  const field = getSearchField(page)
  await field.pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('search:results', { query: 'kumo' }) })).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the search’s sign leads into its field, and what was found is not covered', async ({ page, t }) => {
    await page.goto('')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:search.submit') })
      .tap()
    const field = getSearchField(page)
    await expect(field).toBeFocused()
    await field.pressSequentially('kumo')
    await expect(getOptions(page).first()).toBeVisible()
    await field.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: t('search:results', { query: 'kumo' }) })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
})

test('another search from the results says what came of it, also that nothing did', async ({ page, t }) => {
  await page.goto('search?q=kumo')
  const field = getSearchField(page)
  await expect(field).toHaveRole('combobox')
  await field.focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  for (const [query, key] of [
    ['zzzzqqqq', 'search:none.title'],
    ['teapot', 'search:results'],
  ] as const) {
    await field.fill(query)
    await field.press('Enter')
    // which is read out as it takes the focus
    await expect(page.getByRole('heading', { level: 1, name: t(key, { query }) })).toBeFocused()
  }
})

test('leaving the field closes the suggestions', async ({ page }) => {
  await page.goto('')
  await getSearchField(page).pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('the answer to an older text is not shown', async ({ page, seeded }) => {
  const [older, newer] = ['Kumo Mug', 'Halo Table Lamp'].map((title) => seeded('title', title)) as [string, string]
  const isOlder = (url: string) => decodeURIComponent(url).includes(JSON.stringify(older))
  await page.goto('')
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(suggestCalls, async (route) => {
    if (isOlder(route.request().url())) await released
    await route.continue().catch(() => undefined)
  })
  const field = getSearchField(page)
  const asked = page.waitForRequest((request) => isOlder(request.url()))
  await field.fill(older)
  await asked
  await field.fill(newer)
  await expect(getOptions(page).first()).toContainText(newer)
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(getOptions(page).first()).toContainText(newer)
  await expect(getOptions(page).filter({ hasText: older })).toHaveCount(0)
})

test('where the shop does not answer the field says so and is a plain field', async ({ page, t }) => {
  await page.route(suggestCalls, (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('')
  const field = getSearchField(page)
  const answered = page.waitForResponse(suggestCalls)
  await field.pressSequentially('kumo')
  await answered
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // what came was not JSON; the message says how to go on, and is gone with the focus
  const failure = page.locator('.suggestions')
  await expect(failure).toHaveText(t('common:rpc.outdated'))
  await expect(page.getByRole('status').filter({ hasText: t('common:rpc.outdated') })).toBeAttached()
  await field.blur()
  await expect(failure).toBeHidden()
  await field.focus()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('search:results', { query: 'kumo' }) })).toBeVisible()
})

test('suggestions cost nothing before the field is used, and move nothing when they come', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  const before = scripts.length
  expect(scripts.filter((path) => path.includes('suggestion-list'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  await getSearchField(page).pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
  expect(await heading.boundingBox()).toEqual(box)
})

test('what is typed while the results are on their way is kept', async ({ page, t }) => {
  await page.goto('search')
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/search\.data\?/, async (route) => {
    await released
    await route.continue()
  })
  const field = getSearchField(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await field.fill('kumo')
  await field.press('Enter')
  await field.fill('lamp')
  release()
  await expect(page.getByRole('heading', { level: 1, name: t('search:results', { query: 'kumo' }) })).toBeVisible()
  await expect(field).toHaveValue('lamp')
})

test('what is typed before the page is ready is kept, and gets its suggestions', async ({ page, seeded }) => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('', { waitUntil: 'commit' })
  const field = getSearchField(page)
  await field.pressSequentially('kumo')
  release()
  await expect(getOptions(page).filter({ hasText: seeded('title', 'Kumo Mug') })).toBeVisible()
  await expect(field).toHaveValue('kumo')
})

for (const [path, viewport] of [
  ['', { width: 1280, height: 800 }],
  ['/xb-us/search', { width: 320, height: 640 }],
  ['search', phone],
] as const) {
  test(`open suggestions at ${path || 'the front page'} fit ${viewport.width} pixels and have no barriers`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(path)
    await page.getByRole('search').locator('input[name=q]').pressSequentially('kumo')
    await expect(page.getByRole('option').first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    const box = await page.getByRole('listbox').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
    await expectAccessible(page)
  })
}
