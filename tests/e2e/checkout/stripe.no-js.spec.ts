import { type Page } from '@playwright/test'
import { openCountry } from '../../support/payment-country'
import { expect, browserTest as test } from '../../support/shop'
import { fillAddress, fillBag, goOn, makePerson, placeOrder } from './checkout-steps'

test.describe('beside another way to pay', () => {
  test.use({ country: 'be' })

  test('Stripe says why it cannot be chosen without script, and the other way pays', async ({
    page,
    admin,
    t,
    bowl,
  }) => {
    await openCountry(admin, 'be', ['manual', 'stripe'])
    await fillBag(page, bowl)
    await page.goto('checkout')
    await fillAddress(page, makePerson('be'))
    await goOn(page, 'address')
    await expect(page.getByLabel(t('checkout:payment.stripe.label'))).toBeDisabled()
    expect(await readMain(page)).toContain(t('checkout:payment.stripe.needs-script'))
    await goOn(page, 'delivery')
    await placeOrder(page)
  })
})

test.describe('alone', () => {
  test.use({ country: 'lu' })

  test('Stripe leaves the bag as it is where script is off, and the step says so', async ({ page, admin, t, bowl }) => {
    await openCountry(admin, 'lu', ['stripe'])
    await fillBag(page, bowl)
    await page.goto('checkout')
    await fillAddress(page, makePerson('lu'))
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    expect(await readMain(page)).toContain(t('checkout:payment.only-script'))
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  })
})

/** What can be seen: Playwright's own matchers never look into a `noscript`. */
function readMain(page: Page): Promise<string> {
  return page.getByRole('main').innerText()
}
