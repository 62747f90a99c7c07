import { errorSummary } from '../../support/error-summary'
import { expect, test } from '../../support/shop'
import { makePerson } from '../checkout/checkout-steps'

test(
  'a form that came back with errors says so in the title, has a summary and leads to its fields',
  { tag: '@browser' },
  async ({ page, t }) => {
    const { email } = makePerson('de')
    await page.goto('orders/look-up')
    const plain = await page.title()
    const start = t('common:notice.error') + t('common:punctuation.colon')
    await page.getByLabel(t('orders:look-up.number')).fill('999999')
    await page.getByLabel(t('orders:contact')).fill(email)
    await page.getByRole('button', { name: t('orders:look-up.submit') }).click()
    const summary = errorSummary(page)
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(t('orders:look-up.miss'))
    await expect(page).toHaveTitle(start + plain)

    await page.goto('/api/auth/signin')
    const signIn = await page.title()
    const fields = page.locator('form:has([name=password])')
    await fields.locator('[name=email]').fill(email)
    await fields.locator('[name=password]').fill('not the password')
    await page.getByRole('button', { name: t('auth:signin.submit'), exact: true }).click()
    await expect(summary).toBeFocused()
    await expect(page).toHaveTitle(start + signIn)
    await summary.getByRole('link').click()
    await expect(fields.locator('[name=email]')).toBeFocused()

    await page.goto('orders/look-up')
    await expect(page).toHaveTitle(plain)
  },
)
