import { type Admin } from '../../support/admin'
import { prepareCart, tell } from '../../support/http-shopper'
import { readMailedLink } from '../../support/mailbox'
import { browserTest, expect, test, type ShopPage } from '../../support/shop'
import { readWorld } from '../../support/world'
import { readCartId } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, placeOrder } from './checkout-steps'

/** Orders a bowl of that name as a guest. @returns the guest's e-mail */
async function orderBowl(page: ShopPage, admin: Admin, title: string): Promise<string> {
  const { email } = makePerson('de')
  await fillBag(page, await makeBowl(admin, title))
  await prepareCart(await readCartId(page.context()), email)
  await page.goto('checkout/review')
  await placeOrder(page)
  return email
}

test(
  'a guest keeps an order in an account by a mailed link, which a stranger with the address cannot',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const email = await orderBowl(page, admin, 'Kept bowl')
    const [order] = await admin.listOrders(email)
    const number = t('orders:confirmation.number', { number: order?.display_id ?? '' })
    expect(await listOrdersOfStranger(email)).toEqual([])

    await expect(page.getByText(t('auth:order-account.text', { email }))).toBeVisible()
    await page.getByRole('button', { name: t('auth:order-account.submit') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:verify-request.title') })).toBeVisible()
    const subject = t('mails:link.sign-in-subject', { shop: 'Vitrine' })
    await page.goto(await readMailedLink(email, new RegExp(subject)))
    await page.getByRole('button', { name: t('auth:signin.submit') }).click()
    await expect(page).toHaveURL(/\/account$/)
    await expect(page.getByRole('main')).toContainText(number)
    const seen = await admin.call<{ order: { customer: { has_account: boolean } } }>(
      'GET',
      `/admin/orders/${order?.id}`,
    )
    expect(seen.order.customer.has_account).toBe(true)
  },
)

/** Makes an account with an address that was not proved. @returns what is in it */
async function listOrdersOfStranger(email: string): Promise<unknown[]> {
  const credentials = { email, password: 'a stranger wrote this' }
  await tell('POST', '/store/customers', { ...credentials, first_name: 'Some', last_name: 'Body' })
  const { access_token: token } = await tell<{ access_token: string }>('POST', '/store/auth/token', credentials)
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(new URL('/store/customers/me/orders', readWorld('MEDUSA_URL')), { headers })
  return ((await answer.json()) as { orders: unknown[] }).orders
}

browserTest(
  'a confirmation prints by its link, with script at once and without it from a view that says how',
  { tag: '@browser' },
  async ({ page, admin, scripting, t }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await orderBowl(page, admin, 'Printed bowl')
    await page.getByRole('link', { name: t('orders:confirmation.print'), exact: true }).click()
    if (scripting) await expect(page.locator('html')).toHaveAttribute('data-printed')
    else await expect(page.getByText(t('orders:confirmation.print-how'))).toBeVisible()

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByTestId('order-number')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Printed bowl')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('link', { name: t('orders:confirmation.shop') })).toBeHidden()
    await expect(page.getByText(t('orders:confirmation.print-how'))).toBeHidden()
  },
)
