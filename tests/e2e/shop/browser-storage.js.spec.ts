import { paths } from '../../../app/paths'
import { expect, browserTest as test } from '../../support/shop'
import { registerCustomer, signInByForm } from '../auth/sign-in-steps'

test('the privacy page names what a browser really keeps', async ({ page, context, shopLocale }) => {
  await signInByForm(page, await registerCustomer('Priya'), paths.home(shopLocale))
  await page.goto('categories/all', { waitUntil: 'networkidle' })
  await page.getByRole('main').locator('a[href*="/products/"]').first().click()
  await expect(page.locator('h1')).toBeVisible()
  await page.goto('products/kumo-mug', { waitUntil: 'networkidle' })
  await page.getByTestId('add-to-cart').click()
  await expect(page.getByTestId('cart-count').first()).not.toHaveText('0')
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('vitrine-kept')
  await page.goto('pages/privacy', { waitUntil: 'networkidle' })
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
  ])
  const cookies = (await context.cookies()).map(({ name }) => name)
  const named = await page.locator('main code').allInnerTexts()
  const isNamed = (name: string) =>
    named.some((one) => (one.endsWith('…') ? name.startsWith(one.slice(0, -1)) : name === one))
  expect([...kept, ...cookies].length).toBeGreaterThan(5)
  expect([...kept, ...cookies].filter((name) => !isNamed(name))).toEqual([])
})
