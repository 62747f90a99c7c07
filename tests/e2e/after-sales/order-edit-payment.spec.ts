import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, phone, test, type ShopPage } from '../../support/shop'
import { fillBag, makePerson, orderBag } from '../checkout/checkout-steps'

test.use({ viewport: phone })

const outcome = (page: ShopPage, value: string) => page.locator(`[name=outcome][value=${value}]`)

test(
  'a difference is paid on the provider’s page: declined, left, taken up again, and paid once',
  { tag: '@plain' },
  async ({ page, admin, scripting, shopLocale, t, bowl }) => {
    await fillBag(page, bowl)
    const orderId = await orderBag(page, makePerson('de').email)
    const edit = await proposeQuantity(admin, orderId, 2)
    const path = paths.orderEdit(shopLocale, orderId, edit)
    const choice = page.locator('[name=provider][value=vitrine-redirect]')
    const accept = page.getByRole('button', { name: t('after-sales:edit.accept-due') })
    const main = page.getByRole('main')
    await page.goto(path)

    await test.step('declined: said, with the choice kept', async () => {
      await choice.check()
      await accept.click()
      await outcome(page, 'decline').click()
      await expect(page).toHaveURL(path)
      await expect(page.getByText(t('after-sales:edit.not-paid'))).toBeVisible()
      await expect(choice).toBeChecked()
      expect((await readEdit(admin, edit)).status).toBe('requested')
    })

    await test.step('left, and gone back from: the payment waits', async () => {
      await accept.click()
      await expect(outcome(page, 'pay')).toBeVisible()
      await page.goto(path)
      await expect(main).toContainText(t('after-sales:edit.payment.open'))
      await expect(choice).toBeChecked()
      await expectFits(page)
      if (scripting) await expectAccessible(page)
      await accept.click()
      await outcome(page, 'cancel').click()
      await expect(page.getByText(t('after-sales:edit.payment.cancelled'))).toBeVisible()
      expect((await readEdit(admin, edit)).status).toBe('requested')
    })

    await test.step('paid: the change is made, once', async () => {
      await accept.click()
      await expect(outcome(page, 'pay')).toBeVisible()
      const returned = page.waitForRequest((request) => request.url().includes('/payment?state='))
      await outcome(page, 'pay').click()
      const back = (await returned).url()
      await expect(page.getByText(t('after-sales:edit.accepted'))).toBeVisible()
      await expect(page.getByText(t('after-sales:edit.states.confirmed'))).toBeVisible()
      await page.goto(back)
      await expect(page).toHaveURL(path)
      await expect(page.getByText(t('after-sales:edit.accepted'))).toBeVisible()
      const { total, ...paid } = await readPaid(admin, orderId)
      expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'vitrine-redirect'] })
      await page.goto(paths.order(shopLocale, orderId))
      await expect(page.locator('.order-timeline')).toContainText(t('orders:timeline.authorized'))
    })

    await test.step('paid later, by who waits for it', async () => {
      const another = await proposeQuantity(admin, orderId, 3)
      await page.goto(paths.orderEdit(shopLocale, orderId, another))
      await choice.check()
      await accept.click()
      await outcome(page, 'late').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('after-sales:edit.payment.waiting-title'))
      await expect.poll(async () => (await readEdit(admin, another)).status, { timeout: 20_000 }).toBe('confirmed')
      if (!scripting) await page.getByRole('link', { name: t('checkout:place.look-again') }).click()
      await expect(page.getByText(t('after-sales:edit.states.confirmed'))).toBeVisible()
    })
  },
)
