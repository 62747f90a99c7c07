import { expect, browserTest as test } from '../../support/shop'
import { fillBag } from './checkout-steps'

const sheet = '**/assets/checkout-*.css'

test('the checkout is not shown before its looks have come, however late they are', async ({ page, bowl, t }) => {
  await fillBag(page, bowl)
  await page.goto('cart', { waitUntil: 'networkidle' })
  await page.route(sheet, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await page.evaluate(() => {
    const widths: string[] = []
    Object.assign(window, { widths })
    // before each painting, as it will be
    requestAnimationFrame(function look() {
      const form = document.querySelector('.checkout-form')
      if (form) widths.push(getComputedStyle(form).maxInlineSize)
      requestAnimationFrame(look)
    })
  })
  await page.getByRole('link', { name: t('cart:checkout.link') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:address.heading') })).toBeVisible()
  const painted = await page.evaluate(() => [...new Set((window as unknown as { widths: string[] }).widths)])
  expect(painted, 'none without them').toEqual([expect.stringMatching(/px$/)])
})
