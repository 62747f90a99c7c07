import { expect, browserTest as test } from '../../support/shop'
import { fillAddress, fillBag, makePerson, stepOf } from './checkout-steps'

test('a step whose form is on its way says that it is loading, and one that came back that it needs attention', async ({
  page,
  bowl,
  t,
}) => {
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  await fillAddress(page, { ...makePerson('de'), postalCode: 'nowhere' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/\/checkout\/address/, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  const step = stepOf(page, 'address')
  await expect(step).toHaveAttribute('aria-busy', 'true')
  await expect(step).toHaveAttribute('aria-current', 'step')
  const loading = `${t('checkout:steps.address')}${t('common:punctuation.comma')}${t('common:stepper.loading')}`
  await expect(page.getByRole('status').filter({ hasText: loading })).toBeAttached()
  answer()
  await expect(step).toContainText(t('common:stepper.error'))
  await expect(step).not.toHaveAttribute('aria-busy')
  await expect(step).toHaveAttribute('aria-current', 'step')
})
