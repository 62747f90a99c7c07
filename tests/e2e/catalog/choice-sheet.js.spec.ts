import { expectAccessible } from '../../support/axe'
import { browserTest as test, expect, phone } from '../../support/shop'
import { findChoice } from './quick-add-steps'

for (const viewport of [phone, { width: 1280, height: 800 }]) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('what has to be chosen is chosen over the list, which stays', async ({ page, admin, t }) => {
      const { choose, mug } = await findChoice({ page, admin, t })
      const list = page.url()
      await choose.click()
      const sheet = page.getByRole('dialog', { name: mug.title })
      const small = sheet.getByRole('radio', { name: 'Small' })
      await expect(small).toBeFocused()
      await expectAccessible(page)
      const add = sheet.getByTestId('add-to-cart')
      await expect(add).toBeInViewport({ ratio: 1 })
      await add.click()
      await expect(small, 'what is missing is led to').toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(choose).toBeFocused()

      await page.keyboard.press('Enter')
      await sheet.locator('label', { hasText: 'Large' }).click()
      await expect(sheet.getByText(t('catalog:stock.low-stock', { count: 2 }), { exact: true })).toBeVisible()
      await add.click()
      await expect(page.getByTestId('cart-count')).toHaveText('1')
      await sheet.getByRole('button', { name: t('cart:add.go-on') }).click()
      await expect(sheet).toBeHidden()
      await expect(choose).toBeFocused()
      expect(page.url()).toBe(list)
    })
  })
}

test('where the options do not come, the product’s own page has them', async ({ page, admin, t }) => {
  const { choose, mug } = await findChoice({ page, admin, t })
  await page.route('**/api/trpc/catalog.offer**', (route) => route.fulfill({ status: 503, body: 'no JSON at all' }))
  await choose.click()
  await expect(page).toHaveURL(new RegExp(`/products/${mug.handle}#options$`))
})
