import { type Page } from '@playwright/test'
import { expect, browserTest as test } from '../../support/shop'
import { getSearchField } from './search-steps'

async function answerWith(page: Page, body: string): Promise<void> {
  await page.route('**/api/trpc/**', (route) => route.fulfill({ contentType: 'application/json', body }))
}

const spoilers: Record<string, (page: Page) => Promise<void>> = {
  'Unable to transform response from server': (page) => answerWith(page, '[{"odd":true}]'),
  'Missing result': (page) => answerWith(page, '[]'),
  // as an extension of the browser may do that holds requests back
  'Unknown error': (page) => page.evaluate(() => void (window.fetch = () => Promise.reject({}))),
}

for (const [message, spoil] of Object.entries(spoilers)) {
  test(`where suggestions end with “${message}”, the search field asks for a reload`, async ({ page, t }) => {
    await page.goto('pages/terms', { waitUntil: 'networkidle' })
    await spoil(page)
    const field = getSearchField(page)
    await field.pressSequentially('mug')
    await expect(page.getByText(t('common:rpc.outdated')).last()).toBeVisible()
    await expect(field).toHaveValue('mug')
  })
}

test('a text too long for an address, as a tool for dictation may fill in, is asked to be shortened', async ({
  page,
  t,
}) => {
  await page.goto('pages/terms', { waitUntil: 'networkidle' })
  await getSearchField(page).focus()
  const asked = page.waitForResponse((response) => response.url().includes('catalog.suggest'))
  await dictate(page, 'mug '.repeat(50))
  expect((await asked).status(), 'what fits is cut, as on the page of results').toBe(200)
  await dictate(page, 'mug '.repeat(2000))
  await expect(page.getByText(t('common:rpc.too-big')).last()).toBeVisible()
})

// what sets the value of the focused field is not held to the length that a keyboard is held to
async function dictate(page: Page, text: string): Promise<void> {
  await page.evaluate((spoken) => {
    const field = document.activeElement as HTMLInputElement
    field.value = spoken
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, text)
}
