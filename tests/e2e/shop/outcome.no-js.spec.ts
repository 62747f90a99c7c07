import { expect, browserTest as test } from '../../support/shop'
import { makeMug } from '../cart/cart-steps'
import { fillBag } from '../checkout/checkout-steps'

test('what came of a form has the focus in the page that it leads to, and lets it go on', async ({
  page,
  admin,
  t,
}) => {
  const mug = await makeMug(admin, 'Heard mug')
  await fillBag(page, mug)
  // its own message is read first
  await page.goto('cart')
  await page.goto('cart')
  await expect(page.locator('main .flash .notice')).toHaveCount(0)
  await expect(page.locator('body')).toBeFocused()
  const title = t('common:punctuation.choice', { title: mug.title, choice: 'Small' })
  await page.getByRole('button', { name: t('cart:lines.save-label', { title }) }).click()
  const said = page.getByRole('status').getByRole('group')
  await expect(said).toBeFocused()
  await expect(said).toHaveAccessibleName(new RegExp(t('cart:done.saved', { title }).replace(/[().]/g, '\\$&')))
  await expect(said).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('header :focus')).toHaveCount(1)
})
