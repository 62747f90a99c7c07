import { expect, browserTest as test } from '../../support/shop'
import { findVariant, makeMug, postCart, toProductPath } from '../cart/cart-steps'

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = process.env.CHROMIUM_WHOLE ?? '/usr/bin/chromium'
    await use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  },
})

test('a page that Back shows as it was kept asks for the bag anew', async ({ page, context, admin, shopLocale }) => {
  const mug = await makeMug(admin, 'Mug that was kept')
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-kept', `${persisted}`),
    )
  })
  await page.goto(toProductPath(mug), { waitUntil: 'networkidle' })
  await expect(page.getByTestId('cart-count')).toHaveText('0')
  await page.evaluate((path) => location.assign(path), `/${shopLocale}/pages/terms`)
  await expect(page.getByTestId('add-to-cart')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'false')
  const variantId = findVariant(mug, 'Small').id
  const answer = await postCart(context, { intent: 'add', variantId, quantity: '2', returnTo: '/' })
  expect(answer.status()).toBe(303)

  await page.evaluate(() => history.back())
  await expect(page.getByTestId('add-to-cart')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  await expect(page.getByTestId('cart-count')).toHaveText('2')
})
