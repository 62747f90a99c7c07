import { expect, browserTest as test } from '../../support/shop'
import { makeMug, quantityField, toProductPath } from './cart-steps'

test('before the page has hydrated the form is sent as it is', async ({ page, admin }) => {
  const mug = await makeMug(admin, 'Early mug')
  await page.route('**/assets/*.js', () => undefined)
  await page.goto(toProductPath(mug), { waitUntil: 'commit' })
  await quantityField(page).fill('2')
  await page.getByTestId('add-to-cart').click({ noWaitAfter: true })
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
