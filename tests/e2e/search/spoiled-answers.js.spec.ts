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
