import { paths } from '../../../app/paths'
import { registerCustomer, signIn } from '../auth/sign-in-steps'
import { fillBag, orderBag } from '../checkout/checkout-steps'
import { expect, browserTest as test } from '../../support/shop'

test('what a filter leaves of the orders is said, whatever the count', async ({ page, admin, shopLocale, t, bowl }) => {
  await signIn(page, await registerCustomer('Ida'), paths.accountOrders(shopLocale))
  await fillBag(page, bowl)
  const { display_id: number } = await admin.readOrder(await orderBag(page))
  await page.goto('account/orders', { waitUntil: 'networkidle' })
  const said = page.locator('main').getByRole('status')
  const states = page.getByRole('navigation', { name: t('account:orders.by-state') })
  await expect(said.filter({ hasText: /./ }), 'a page that has just come is read by itself').toHaveCount(0)

  await states.getByRole('link', { name: t('orders:states.preparing'), exact: true }).click()
  const one = t('account:orders.count', { count: 1 })
  await expect(said.filter({ hasText: t('orders:states.preparing') })).toContainText(one)
  await states.getByRole('link', { name: t('orders:states.cancelled') }).click()
  await expect(said.filter({ hasText: t('orders:states.cancelled') })).toContainText(t('account:orders.none'))
  await page.getByLabel(t('account:orders.by-number')).fill(String(number))
  await page.getByRole('button', { name: t('account:orders.find') }).click()
  await expect(said.filter({ hasText: `#${number}` })).toContainText(one)
})
