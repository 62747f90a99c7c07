import { expectAccessible } from '../../support/axe'
import { mailSubject } from '../../support/mail-subject'
import { waitForMail } from '../../support/mailbox'
import { toPattern } from '../../support/messages'
import { expect, test, type ShopPage } from '../../support/shop'
import { readCartId } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, orderIdOf, placeButton, placeOrder, walkToReview } from './checkout-steps'

const provider = 'vitrine-redirect'

/** From a filled bag to the review, to be paid on the provider's page. */
async function walkToPaidReview(page: ShopPage, person: ReturnType<typeof makePerson>): Promise<void> {
  await walkToReview(page, person)
  await choose(page, provider)
}

async function choose(page: ShopPage, id: string, step = 'checkout/delivery'): Promise<void> {
  await page.goto(step)
  await page.locator(`[name=provider][value=${id}]`).check()
  await page.locator('.checkout-form button').last().click()
  await expect(placeButton(page)).toBeVisible()
}

/** Orders, and picks on the provider's page what happens there. */
async function payAndPick(page: ShopPage, outcome: 'pay' | 'decline' | 'cancel' | 'late' | 'close'): Promise<void> {
  await placeButton(page).click()
  await page.locator(`[name=outcome][value=${outcome}]`).click()
}

async function expectOrder(page: ShopPage): Promise<string> {
  await page.waitForURL(/\/confirmation$/)
  await expect(page.getByTestId('order-number')).toBeVisible()
  return orderIdOf(page.url())
}

test('who pays on the provider’s page comes back to the order', { tag: '@core' }, async ({ page, admin, t, bowl }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToPaidReview(page, person)
  await expect(page.getByRole('main')).toContainText(t('checkout:payment.redirect.label'))
  await payAndPick(page, 'pay')
  const orderId = await expectOrder(page)
  await expect(page.getByRole('main')).toContainText(t('orders:payment.redirect'))
  const orders = await admin.listOrders(person.email)
  expect(orders.map(({ id }) => id)).toEqual([orderId])
  await expect(page.getByTestId('cart-count')).toHaveText('0')
})

test(
  'a declined payment is said, and the order goes through with another way to pay',
  { tag: '@plain' },
  async ({ page, admin, t, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToPaidReview(page, person)
    await payAndPick(page, 'decline')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await expect(page.locator('main .flash')).toContainText(t('checkout:place.payment-refused'))
    await expect(page.getByText(t('checkout:notes.payment-again')), 'the same said twice').toHaveCount(0)
    expect(await admin.listOrders(person.email)).toEqual([])
    await choose(page, provider)
    await payAndPick(page, 'cancel')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await expect(page.getByRole('main')).toContainText(t('checkout:return.cancelled'))
    await choose(page, 'manual')
    await placeOrder(page)
    expect(await admin.listOrders(person.email)).toHaveLength(1)
  },
)

test(
  'the mail about an order speaks the language that it was paid in, not that of an attempt before',
  { tag: '@plain' },
  async ({ page, admin, language, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToPaidReview(page, person)
    await payAndPick(page, 'decline')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    const other = language === 'de' ? 'en' : 'de'
    await choose(page, provider, `/${other}-de/checkout/delivery`)
    await payAndPick(page, 'pay')
    const { display_id: number } = await admin.readOrder(await expectOrder(page))
    await waitForMail(person.email, toPattern(mailSubject(other, 'order', number)))
  },
)

test('a payment that is confirmed later becomes an order, and the waiting page leads to it', async ({
  page,
  admin,
  scripting,
  t,
  bowl,
}) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkToPaidReview(page, person)
  await payAndPick(page, 'late')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout:return.waiting-title'))
  await expect(page.getByRole('main')).toContainText(t('checkout:return.waiting'))
  await expect.poll(async () => (await admin.listOrders(person.email)).length).toBe(1)
  if (!scripting) await page.getByRole('link', { name: t('checkout:place.look-again') }).click()
  const orderId = await expectOrder(page)
  expect((await admin.listOrders(person.email)).map(({ id }) => id)).toEqual([orderId])
})

test(
  'who never comes back from paying finds the order in the shop',
  { tag: '@plain' },
  async ({ page, admin, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToPaidReview(page, person)
    await payAndPick(page, 'close')
    await expect.poll(async () => (await admin.listOrders(person.email)).length).toBe(1)
    await page.goto('checkout')
    const orderId = await expectOrder(page)
    expect((await admin.listOrders(person.email)).map(({ id }) => id)).toEqual([orderId])
  },
)

test(
  'who leaves the provider’s page finds the open payment, and pays what the bag costs by then',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const person = makePerson('de')
    const bowl = await makeBowl(admin, 'Left bowl')
    await fillBag(page, bowl)
    await walkToPaidReview(page, person)
    await placeButton(page).click()
    await expect(page.locator('[name=outcome]').first()).toBeVisible()
    const stale = page.url()
    await page.goto('cart')
    await expect(page.getByRole('main')).toContainText(t('checkout:payment.is-open'))
    await page.getByRole('link', { name: t('checkout:payment.to-review') }).click()
    await expect(page).toHaveURL(/\/checkout\/review$/)
    await expect(page.getByRole('main')).toContainText(t('checkout:payment.is-open'))

    await fillBag(page, bowl)
    await page.goto('checkout')
    await placeButton(page).click()
    await expect(page.locator('[name=outcome]').first()).toBeVisible()
    expect(page.url(), 'another amount is another payment').not.toBe(stale)
    const tab = await page.context().newPage()
    await tab.goto(stale)
    await expect(tab.locator('[name=outcome]'), 'the old one cannot be paid any more').toHaveCount(0)
    await page.locator('[name=outcome][value=pay]').click()
    const orderId = await expectOrder(page)
    const order = await admin.readOrder(orderId)
    expect(order.items).toMatchObject([{ quantity: 2 }])
  },
)

test(
  'a return address works twice, and for nobody else',
  { tag: '@plain' },
  async ({ page, admin, newShopper, scripting, t, bowl }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkToPaidReview(page, person)
    const cartId = await readCartId(page.context())
    const returned = page.waitForRequest((request) => request.url().includes('/checkout/return'))
    await payAndPick(page, 'pay')
    const address = (await returned).url()
    const orderId = await expectOrder(page)
    expect(address, 'the cart is nobody else’s to know').not.toContain(cartId)
    await page.goto(address)
    expect(await expectOrder(page)).toBe(orderId)
    expect(await admin.listOrders(person.email)).toHaveLength(1)

    const stranger = await (await newShopper()).newPage()
    expect((await stranger.goto(address))?.status()).toBe(403)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('checkout:return.foreign-title'))
    if (scripting) await expectAccessible(stranger)
    const edited = new URL(address)
    edited.searchParams.set('state', `${edited.searchParams.get('state')?.slice(0, -3)}abc`)
    for (const url of [edited.href, 'checkout/return', 'checkout/return?state=a.b.c.d.e']) {
      expect((await page.goto(url))?.status()).toBe(400)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('checkout:return.unknown-title'))
    }
  },
)
