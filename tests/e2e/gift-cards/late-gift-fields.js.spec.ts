import { browserTest as test, expect } from '../../support/shop'

test('who types for whom a card is and chooses its worth before all of the script is there loses nothing of it', async ({
  page,
}) => {
  let letCome = () => {}
  const isAllowed = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/gift-fields-*.js', async (route) => {
    await isAllowed
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/gift-fields-*.js')
  await page.goto('products/gift-card', { waitUntil: 'domcontentloaded' })
  await page.locator('[name=giftTo][value=send]').check()
  await page.locator('[name=giftName]').fill('Bo')
  await page.locator('[name=giftMessage]').fill('For the new kitchen')
  await asked
  await page.locator('.option label').nth(1).click()
  letCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('.option input').nth(1)).toBeChecked()
  await expect(page.locator('[name=giftTo][value=send]')).toBeChecked()
  await expect(page.locator('[name=giftName]')).toHaveValue('Bo')
  await expect(page.locator('[name=giftMessage]')).toHaveValue('For the new kitchen')
})
