import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, phone, test } from '../../support/shop'
import { fillBag, makePerson, orderBag } from '../checkout/checkout-steps'

test.use({ viewport: phone })

test(
  'a difference is divided between two ways of paying: corrected, looked over, paid elsewhere, and the change is made',
  { tag: '@plain' },
  async ({ page, admin, scripting, shopLocale, t, money, bowl }) => {
    await fillBag(page, bowl)
    const orderId = await orderBag(page, makePerson('de').email)
    const edit = await proposeQuantity(admin, orderId, 2)
    const look = async () => {
      await expectFits(page)
      if (scripting) await expectAccessible(page)
    }
    const amount = page.getByLabel(t('after-sales:divide.amount', { currency: 'EUR' }), { exact: true })
    const goOn = page.getByRole('button', { name: t('after-sales:divide.go-on') })
    await page.goto(paths.orderEdit(shopLocale, orderId, edit))
    await page.getByRole('link', { name: t('after-sales:divide.link') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('after-sales:divide.heading'))
    await look()

    await page.locator('[name=first][value=manual]').check()
    await amount.fill('390')
    await page.locator('[name=second][value=vitrine-redirect]').check()
    await goOn.click()
    await expect(errorSummary(page)).toContainText(money(0.01, 'EUR'))
    await expect(amount).toHaveValue('390')
    await expect(page.locator('[name=second][value=vitrine-redirect]')).toBeChecked()
    await look()
    await amount.fill('12.5')
    await goOn.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('after-sales:divide.review-heading'))
    const parts = page.getByRole('region', { name: t('after-sales:edit.parts') })
    await expect(parts).toContainText(money(12.5, 'EUR'))
    await expect(parts).toContainText(money(26.5, 'EUR'))
    await look()

    await page.getByRole('button', { name: t('after-sales:edit.accept-due') }).click()
    await page.locator('[name=outcome][value=pay]').click()
    await expect(page.getByText(t('after-sales:edit.accepted'))).toBeVisible()
    expect((await readEdit(admin, edit)).status).toBe('confirmed')
    const { total, ...paid } = await readPaid(admin, orderId)
    expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'manual', 'vitrine-redirect'] })
  },
)
