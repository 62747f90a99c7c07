import { type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'
import { getSearchField } from './search-steps'

const suggestCalls = /\/api\/trpc\/catalog\.suggest/

function getOptions(page: Page) {
  return page.getByRole('listbox', { name: message('en', 'common:search.suggestions') }).getByRole('option')
}

test('suggestions are walked by keyboard and announced, and the text stays', async ({ page }) => {
  await page.goto('/en-de')
  const field = getSearchField(page)
  const options = getOptions(page)
  await field.focus()
  await expect(field).toHaveRole('combobox')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.pressSequentially('station')
  await expect(options.first()).toHaveText('Stationery')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  const count = await options.count()
  await expect(page.getByText(message('en', 'common:search.found', { count }))).toHaveRole('status')

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
  await expect(field).toHaveValue('station')
  await expect(field).toBeFocused()

  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en-de\/categories\/stationery$/)
  await expect(getSearchField(page)).toHaveValue('')
})

test('a product that is offered shows its picture and price and leads to its page', async ({ page }) => {
  await page.goto('/en-de')
  await getSearchField(page).pressSequentially('kumo')
  const option = getOptions(page).filter({ hasText: 'Kumo Mug' })
  await expect(option).toContainText('€24.00')
  await expect(option.locator('img')).toBeVisible()
  await option.click()
  await expect(page).toHaveURL(/\/en-de\/products\/kumo-mug$/)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('Enter without a chosen suggestion searches for what is typed', async ({ page }) => {
  await page.goto('/en-de')
  const field = getSearchField(page)
  await field.pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kumo”' })).toBeVisible()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('leaving the field closes the suggestions', async ({ page }) => {
  await page.goto('/en-de')
  await getSearchField(page).pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('the answer to an older text is not shown', async ({ page }) => {
  await page.goto('/en-de')
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(suggestCalls, async (route) => {
    if (decodeURIComponent(route.request().url()).includes('"kumo"')) await released
    await route.continue().catch(() => undefined)
  })
  const field = getSearchField(page)
  const asked = page.waitForRequest((request) => decodeURIComponent(request.url()).includes('"kumo"'))
  await field.fill('kumo')
  await asked
  await field.fill('halo table')
  await expect(getOptions(page).first()).toContainText('Halo Table Lamp')
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(getOptions(page).first()).toContainText('Halo Table Lamp')
  await expect(getOptions(page).filter({ hasText: 'Kumo Mug' })).toHaveCount(0)
})

test('where the shop does not answer the field says so and is a plain field', async ({ page }) => {
  await page.route(suggestCalls, (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.goto('/en-de')
  const field = getSearchField(page)
  const answered = page.waitForResponse(suggestCalls)
  await field.pressSequentially('kumo')
  await answered
  await expect(page.getByRole('listbox')).toHaveCount(0)
  // what came was not JSON; the message says how to go on, and is gone with the focus
  const failure = page.locator('.suggestions')
  await expect(failure).toHaveText(message('en', 'common:rpc.outdated'))
  await expect(page.getByRole('status').filter({ hasText: message('en', 'common:rpc.outdated') })).toBeAttached()
  await field.blur()
  await expect(failure).toBeHidden()
  await field.focus()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kumo”' })).toBeVisible()
})

test('suggestions cost nothing before the field is used, and move nothing when they come', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/en-de/products/kumo-mug', { waitUntil: 'networkidle' })
  const before = scripts.length
  expect(scripts.filter((path) => path.includes('suggestion-list'))).toEqual([])
  const heading = page.getByRole('heading', { level: 1 })
  const box = await heading.boundingBox()
  await getSearchField(page).pressSequentially('kumo')
  await expect(getOptions(page).first()).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
  expect(await heading.boundingBox()).toEqual(box)
})

test('what is typed while the results are on their way is kept', async ({ page }) => {
  await page.goto('/en-de/search')
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
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kumo”' })).toBeVisible()
  await expect(field).toHaveValue('lamp')
})

test('what is typed before the page is ready is kept, and gets its suggestions', async ({ page }) => {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en-de', { waitUntil: 'commit' })
  const field = getSearchField(page)
  await field.pressSequentially('kumo')
  release()
  await expect(getOptions(page).filter({ hasText: 'Kumo Mug' })).toBeVisible()
  await expect(field).toHaveValue('kumo')
})

for (const [path, viewport] of [
  ['/en-de', { width: 1280, height: 800 }],
  ['/xb-us/search', { width: 320, height: 640 }],
  ['/en-us/search', phone],
] as const) {
  test(`open suggestions at ${path} fit ${viewport.width} pixels and have no barriers`, async ({ page }) => {
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
