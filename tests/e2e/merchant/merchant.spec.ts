import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { expect, phone, test } from '../../support/shop'
import { orderTooMuch, staff } from './merchant-steps'

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: phone })

test('somebody of the staff signs in, pays back what waits, and signs out', async ({
  page,
  admin,
  browserT: t,
  scripting,
}) => {
  const { number } = await orderTooMuch(admin)
  const look = async () => {
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  }
  await page.goto('/merchant')
  await expect(page.getByRole('heading', { level: 1, name: t('merchant:log-in') })).toBeVisible()
  await look()
  await page.getByLabel(t('auth:fields.email')).fill(staff().email)
  await page.getByLabel(t('auth:fields.password')).fill('wrong')
  await page.getByRole('button', { name: t('auth:signin.submit') }).click()
  await expect(errorSummary(page)).toContainText(t('auth:errors.CredentialsSignin'))
  await expect(page.getByLabel(t('auth:fields.email'))).toHaveValue(staff().email)
  await page.getByLabel(t('auth:fields.password')).fill(staff().password)
  await page.getByRole('button', { name: t('auth:signin.submit') }).click()

  await expect(page.getByRole('heading', { level: 1, name: t('merchant:title') })).toBeVisible()
  const task = page
    .getByTestId('tasks')
    .getByRole('listitem')
    .filter({ hasText: t('merchant:list.order', { number }) })
  await expect(async () => {
    await page.goto('/merchant')
    await expect(task).toHaveCount(1)
  }).toPass({ timeout: 20_000 })
  await look()
  await task.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 2, name: t('merchant:list.order', { number }) })).toBeVisible()
  await look()
  const [before = ''] = t('merchant:work.refund.link', { amount: '…' }).split('…')
  await page.getByRole('link', { name: before }).click()
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible()
  await look()
  await page.getByRole('button', { name: before }).click()
  await expect(page.getByText(t('merchant:work.refund.done'))).toBeVisible()

  await page.getByRole('button', { name: t('auth:signout.submit') }).click()
  await page.goto('/merchant')
  await expect(page.getByRole('heading', { level: 1, name: t('merchant:log-in') })).toBeVisible()
})
