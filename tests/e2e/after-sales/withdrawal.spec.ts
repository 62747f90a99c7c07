import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { mailSubject } from '../../support/mail-subject'
import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { fillBag, makeBowl, makePerson, orderBag } from '../checkout/checkout-steps'

test.describe.configure({ timeout: 120_000 })

test(
  'a consumer withdraws from a contract in two steps, and has it confirmed by mail at once',
  { tag: '@core' },
  async ({ page, admin, t, language, scripting }) => {
    const { email } = makePerson('de')
    await fillBag(page, await makeBowl(admin, 'Regretted bowl'))
    const orderId = await orderBag(page, email)

    await page.goto(`orders/${orderId}`)
    await page.getByRole('link', { name: t('after-sales:withdrawal.link') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:withdrawal.heading') })).toBeVisible()
    const name = page.getByLabel(t('after-sales:withdrawal.name'))
    await expect(name).toHaveValue('Ada Huber')
    await name.fill(' ')
    await page.getByRole('button', { name: t('after-sales:withdrawal.go-on') }).click()
    const required = t('after-sales:withdrawal.errors.name-required')
    await expect(errorSummary(page).getByRole('link', { name: required })).toBeVisible()
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await name.fill('Ada Lovelace')
    await page.getByRole('button', { name: t('after-sales:withdrawal.go-on') }).click()
    await expect(page.getByRole('main')).toContainText('Ada Lovelace')
    if (scripting) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: t('after-sales:withdrawal.confirm') }).click()
    await expect(page.getByText(t('after-sales:withdrawal.sent', { email }))).toBeVisible()
    const declared = page.getByTestId('declared')
    await expect(declared).toContainText('Ada Lovelace')
    await expect(declared).toContainText('Regretted bowl')
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    const { display_id: number } = await admin.readOrder(orderId)
    const mail = await waitForMail(email, new RegExp(`^${mailSubject(language, 'withdrawal', number)}`))
    expect(mail.text).toContain('Ada Lovelace')
    await page.reload()
    await expect(declared).toHaveCount(1)
    await page.goto(`orders/${orderId}`)
    await page.getByTestId('order-withdrawal').getByRole('link').click()
    await expect(declared).toContainText('Ada Lovelace')
  },
)
