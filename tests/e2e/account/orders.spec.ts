import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, phone, test, type ShopPage } from '../../support/shop'
import { findVariant, makeMug } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, placeOrder, walkCheckout, orderBag } from '../checkout/checkout-steps'
import { registerCustomer, signIn } from '../auth/sign-in-steps'

test.use({ viewport: phone })

/** Orders what is in the bag of the signed-in customer, the steps in between taken in the backend. */
async function orderOwnBag(page: ShopPage, admin: Admin): Promise<{ id: string; number: number }> {
  const id = await orderBag(page)
  return { id, number: (await admin.readOrder(id)).display_id }
}

function rowsOf(page: ShopPage) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}

test(
  'Verify account orders page displays empty container',
  { tag: '@plain' },
  async ({ page, scripting, shopLocale, t }) => {
    await signIn(page, await registerCustomer('Nora'), paths.accountOrders(shopLocale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:orders.title'))
    await expect(page.getByTestId('no-orders')).toContainText(t('account:orders.empty'))
    await expect(rowsOf(page)).toHaveCount(0)
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  },
)

test('Order shows up after checkout flow', { tag: '@plain' }, async ({ page, admin, scripting, shopLocale, t }) => {
  const customer = await registerCustomer('Ida')
  await signIn(page, customer, paths.accountOrders(shopLocale))
  await fillBag(page, await makeBowl(admin, 'Account bowl'))
  await walkCheckout(page, { ...makePerson('de'), email: customer.email })
  const id = await placeOrder(page)
  const number = t('account:orders.number', { number: (await admin.readOrder(id)).display_id })
  await page.goto('account/orders')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText(number)
  await expect(rowsOf(page)).toContainText(t('orders:states.preparing'))
  await expectFits(page)
  if (scripting) await expectAccessible(page)
  await page.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(paths.order(shopLocale, id))
  await expect(page.getByRole('main')).toContainText('Account bowl')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account:orders.title') })
    .click()
  await expect(page).toHaveURL(paths.accountOrders(shopLocale))
})

test('Order preserves item count, and variants', { tag: '@plain' }, async ({ page, admin, shopLocale, t }) => {
  await signIn(page, await registerCustomer('Vic'), paths.accountOrders(shopLocale))
  const mug = await makeMug(admin, 'Counted mug')
  for (const variant of ['Small', 'Large', 'Small', 'Small']) await fillBag(page, mug, variant)
  const { id } = await orderOwnBag(page, admin)
  await page.goto(paths.order(shopLocale, id))
  const lines = page.getByRole('region', { name: t('orders:items') }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.filter({ hasText: 'Small' })).toContainText(t('orders:quantity', { count: 3 }))
  await expect(lines.filter({ hasText: 'Large' })).toContainText(t('orders:quantity', { count: 1 }))
})

test(
  'an order says in the list what is in it, and each line leads to its product while the shop has it',
  { tag: '@plain' },
  async ({ page, admin, shopLocale, t }) => {
    await signIn(page, await registerCustomer('Lea'), paths.accountOrders(shopLocale))
    const [mug, gone] = [await makeMug(admin, 'Listed mug'), await makeMug(admin, 'Withdrawn mug')]
    for (const variant of ['Small', 'Large', 'Small']) await fillBag(page, mug, variant)
    await fillBag(page, gone)
    const { id } = await orderOwnBag(page, admin)
    await admin.deleteProduct(gone.id)

    await page.goto('account/orders')
    await expect(rowsOf(page)).toContainText('Listed mug')
    await expect(rowsOf(page)).toContainText(t('account:orders.more', { count: 1 }))
    await expect(rowsOf(page)).toContainText(t('account:orders.pieces', { count: 4 }))

    const lines = page.getByRole('region', { name: t('orders:items') }).getByRole('listitem')
    // the shop hears a moment later that it is gone
    await expect(async () => {
      await page.goto(paths.order(shopLocale, id))
      await expect(lines.filter({ hasText: 'Withdrawn mug' })).toHaveCount(1)
      expect(await lines.getByRole('link', { name: 'Withdrawn mug' }).count()).toBe(0)
    }).toPass()
    await lines.filter({ hasText: 'Large' }).getByRole('link', { name: 'Listed mug' }).click()
    await expect(page).toHaveURL(paths.product(shopLocale, mug.handle, findVariant(mug, 'Large').id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listed mug')
  },
)

test('Multiple orders are stored correctly', { tag: '@plain' }, async ({ page, admin, shopLocale, t, bowl }) => {
  await signIn(page, await registerCustomer('Mia'), paths.accountOrders(shopLocale))
  const toName = ({ number }: { number: number }) => t('account:orders.number', { number })
  await fillBag(page, bowl)
  const first = await orderOwnBag(page, admin)
  await fillBag(page, bowl)
  const second = await orderOwnBag(page, admin)
  await admin.ship(first.id)

  await page.goto('account/orders')
  await expect(rowsOf(page)).toContainText([toName(second), toName(first)])
  const states = page.getByRole('navigation', { name: t('account:orders.by-state') })
  await states.getByRole('link', { name: t('orders:states.shipped'), exact: true }).click()
  await expect(rowsOf(page)).toContainText([toName(first)])
  await states.getByRole('link', { name: t('orders:states.cancelled') }).click()
  await expect(page.getByText(t('account:orders.none'))).toBeVisible()

  await page.getByLabel(t('account:orders.by-number')).fill(String(second.number))
  await page.getByRole('button', { name: t('account:orders.find') }).click()
  await expect(page).toHaveURL(/[?&]number=\d+$/)
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page)).toContainText(toName(second))
  await page.goto('account/orders?number=2147483647')
  await expect(page.getByText(t('account:orders.none'))).toBeVisible()
  await page.goto('account/orders?state=odd&number=1e9')
  await expect(rowsOf(page)).toHaveCount(2)
  expect((await page.goto('account/orders?page=2'))?.status()).toBe(404)
})
