import { browserTest, expect, test } from '../../support/shop'
import { tabTo } from '../../support/keyboard'
import { findVariant, makeMug, toProductPath } from '../cart/cart-steps'
import { addressField, goOnButton, makePerson, placeButton } from '../checkout/checkout-steps'

browserTest(
  'an order is placed with the keyboard alone, and the focus is always to be seen',
  { tag: '@browser' },
  async ({ page, admin, t, javaScriptEnabled }) => {
    test.setTimeout(120_000)
    const mug = await makeMug(admin, 'Typed mug')
    const person = makePerson('de')
    const { keyboard } = page

    await page.goto(toProductPath(mug, 'Large'))
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('common:skip') })).toBeFocused()
    await keyboard.press('Enter')
    const small = page.getByRole('radio', { name: 'Small' })
    await tabTo(page, page.getByRole('radio', { name: 'Large' }), 25)
    await keyboard.press('ArrowUp')
    // without script the form tells the choice, not the address
    const { id } = findVariant(mug, javaScriptEnabled ? 'Small' : 'Large')
    await expect(page).toHaveURL((url) => url.searchParams.get('variant') === id)
    await expect(small).toBeChecked()
    await tabTo(page, page.getByTestId('add-to-cart'))
    await keyboard.press('Enter')
    await expect(page.getByTestId('cart-count')).toHaveText('1')

    await page.goto('checkout')
    await tabTo(page, page.locator('[name=email]'))
    await keyboard.type(person.email)
    for (const field of ['firstName', 'lastName', 'address1', 'postalCode', 'city'] as const) {
      await tabTo(page, addressField(page, field))
      await keyboard.type(person[field])
    }
    for (const step of ['address', 'delivery'] as const) {
      const submit = goOnButton(page, step)
      await tabTo(page, submit)
      await keyboard.press('Enter')
      await expect(page).not.toHaveURL(new RegExp(`/checkout/${step}$`))
      await expect(submit).toHaveCount(0)
    }
    await tabTo(page, placeButton(page))
    await keyboard.press('Enter')
    await expect(page.getByTestId('order-number')).toBeVisible()
  },
)
