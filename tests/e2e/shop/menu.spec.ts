import { browserTest as test, expect, phone } from '../../support/shop'

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test(
    'the menu opens, its branches open and close, and it is closed by its cross, by Escape and by going on',
    { tag: '@browser' },
    async ({ page, t, seeded }) => {
      await page.goto('cart')
      const open = page.getByRole('banner').getByRole('button', { name: t('common:header.menu') })
      const menu = page.getByRole('navigation', { name: t('common:header.categories') })
      const home = seeded('title', 'Home')
      const branch = menu.locator('summary').filter({ hasText: home })
      const whole = menu.getByRole('link', { name: t('common:header.all-in', { category: home }) })
      await expect(menu).toBeHidden()
      await open.click()
      await branch.click()
      await expect(whole).toBeVisible()
      await branch.click()
      await expect(whole).toBeHidden()
      await menu.getByRole('button', { name: t('common:header.close-menu') }).click()
      await expect(menu).toBeHidden()
      await open.click()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await open.click()
      await branch.click()
      await whole.click()
      await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
      await expect(menu).toBeHidden()
    },
  )
})

test(
  'on a wide screen a branch closes by another one, and with script by Escape and a click elsewhere',
  { tag: '@browser' },
  async ({ page, t, seeded, scripting }) => {
    await page.goto('cart')
    const menu = page.getByRole('navigation', { name: t('common:header.categories') })
    const branchOf = (name: string) => menu.locator('details', { hasText: seeded('title', name) })
    const [home, clothing] = [branchOf('Home'), branchOf('Clothing')]
    await home.locator('summary').click()
    await expect(home).toHaveAttribute('open')
    await clothing.locator('summary').click()
    await expect(clothing).toHaveAttribute('open')
    await expect(home).not.toHaveAttribute('open')
    if (!scripting) return
    await page.keyboard.press('Escape')
    await expect(clothing).not.toHaveAttribute('open')
    await expect(clothing.locator('summary')).toBeFocused()
    await home.locator('summary').click()
    await page.getByText(t('common:footer.about')).click()
    await expect(home).not.toHaveAttribute('open')
  },
)
