import { browserTest as test, expect, phone } from '../../support/shop'
import { makeMug, toProductPath } from './cart-steps'

test(
  'what was added is shown with the bag’s sum and both ways on, and the focus stays where it was',
  { tag: '@browser' },
  async ({ page, admin, scripting, shopLocale, t, money }) => {
    await page.setViewportSize(phone)
    const mug = await makeMug(admin, 'Shown mug')
    await page.goto(toProductPath(mug))
    const button = page.getByTestId('add-to-cart')
    await button.focus()
    await page.keyboard.press('Enter')
    const said = page
      .getByRole('status')
      .filter({ hasText: t('cart:add.sum', { count: 1, amount: money(12.5, 'EUR') }) })
    await expect(said).toContainText(mug.title)
    const checkout = page.getByRole('main').getByRole('link', { name: t('cart:add.checkout') })
    await expect(checkout).toBeInViewport({ ratio: 1 })
    await expect(checkout).toHaveAttribute('href', `/${shopLocale}/checkout`)
    await expect(page.getByRole('main').getByRole('link', { name: t('cart:add.view') })).toBeVisible()
    if (!scripting) return

    await expect(button).toBeFocused()
    await expect(button, 'one more can be added').toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(checkout).toBeFocused()
    const goOn = page.getByRole('button', { name: t('cart:add.go-on') })
    await goOn.press('Enter')
    await expect(goOn).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(page.getByTestId('cart-count')).toHaveText('2')
    await expect(goOn).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(goOn).toBeHidden()
    await expect(button).toBeFocused()
  },
)
