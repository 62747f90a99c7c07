import { errorSummary } from '../../support/error-summary'
import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import {
  fillBag,
  goOn,
  fillAddress,
  makeBowl,
  makePerson,
  placeOrder,
  walkCheckout,
  walkToReview,
} from '../checkout/checkout-steps'
import { appliedCode, applyCode, codeField, createDiscount, enterCode, removeCode, rowOf, totalOf } from './code-steps'

// 39.00 with 19 % tax in it is 32.77 without; 10 % off is 29.49, and 35.09 with its tax; shipping is 4.90

test('Make sure discount works during transaction', { tag: '@plain' }, async ({ page, admin, money, t }) => {
  const [bowl, code] = [await makeBowl(admin, 'Discounted bowl'), await createDiscount(admin)]
  await fillBag(page, bowl)
  await walkCheckout(page, makePerson('de'))
  await applyCode(page, code)
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(rowOf(page, t('orders:total.discount-codes', { codes: code }))).toHaveText(money(-3.9, 'EUR'))
  await expect(rowOf(page, t('orders:total.rounding'))).toHaveText(money(-0.01, 'EUR'))
  await expect(totalOf(page)).toHaveText(money(39.99, 'EUR'))
  const id = await placeOrder(page)
  await expect(rowOf(page, t('orders:total.discount-codes', { codes: code }))).toHaveText(money(-3.9, 'EUR'))
  await expect(rowOf(page, t('orders:total.rounding'))).toHaveText(money(-0.01, 'EUR'))
  await expect(totalOf(page)).toHaveText(money(39.99, 'EUR'))
  expect((await admin.readOrder(id)).total).toBe(3999)
})

test('Make sure discount can be used when entered in from cart @core', async ({ page, admin, money }) => {
  const [bowl, code] = [await makeBowl(admin, 'Early bowl'), await createDiscount(admin)]
  await fillBag(page, bowl)
  await page.goto('cart')
  await expect(totalOf(page)).toHaveText(money(39, 'EUR'))
  await applyCode(page, ` ${code.toLowerCase()} `)
  await expect(totalOf(page)).toHaveText(money(35.09, 'EUR'))
  await expect(page.locator('main [name=code]')).toHaveValue('')
  await walkToReview(page, makePerson('de'))
  await expect(appliedCode(page, code)).toBeVisible()
  const id = await placeOrder(page)
  expect((await admin.readOrder(id)).total).toBe(3999)
})

test(
  'Ensure adding and removing a discout does not impact checkout amount',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const bowl = await makeBowl(admin, 'Undecided bowl')
    const [percent, shipping] = [await createDiscount(admin), await createDiscount(admin, { type: 'free_shipping' })]
    await fillBag(page, bowl)
    await walkToReview(page, makePerson('de'))
    await expect(totalOf(page)).toHaveText(money(43.9, 'EUR'))
    await applyCode(page, percent)
    await applyCode(page, shipping)
    await expect(appliedCode(page, percent)).toBeVisible()
    await expect(totalOf(page)).toHaveText(money(35.09, 'EUR'))
    await removeCode(page, percent)
    await expect(totalOf(page)).toHaveText(money(39, 'EUR'))
    await removeCode(page, shipping)
    await expect(totalOf(page)).toHaveText(money(43.9, 'EUR'))
    await expect(page.getByText(t('cart:codes.done.removed', { code: shipping }))).toBeVisible()
    await page.goto('cart')
    await expect(page.getByTestId('applied-code')).toHaveCount(0)
  },
)

test(
  'nothing is left to pay with a discount of everything and free shipping, as the confirmation and its mail say',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const bowl = await makeBowl(admin, 'Given away bowl')
    const whole = await createDiscount(admin, { value: 100 })
    const shipping = await createDiscount(admin, { type: 'free_shipping' })
    const person = makePerson('de')
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, whole)
    await applyCode(page, shipping)
    await page.goto('checkout')
    await fillAddress(page, person)
    await goOn(page, 'address')
    await goOn(page, 'delivery')
    await expect(page, 'nothing is left to pay').toHaveURL(/\/checkout\/review$/)
    const id = await placeOrder(page)
    await expect(rowOf(page, t('orders:total.discount-codes', { codes: whole }))).toHaveText(money(-39, 'EUR'))
    await expect(rowOf(page, t('orders:total.shipping-codes', { codes: shipping }))).toHaveText(t('orders:free'))
    await expect(totalOf(page)).toHaveText(money(0, 'EUR'))
    await expect(page.getByText(t('orders:payment.free'))).toBeVisible()
    expect((await admin.readOrder(id)).total).toBe(0)
    const { text } = await waitForMail(person.email)
    for (const code of [whole, shipping]) expect(text).toContain(`(${code}): `)
  },
)

test('Make sure a fake discount displays an error message on the cart page', async ({ page, bowl, t, money }) => {
  await fillBag(page, bowl)
  await page.goto('cart')
  await enterCode(page, 'FAKE<b>CODE</b>')
  const text = t('cart:codes.errors.unknown', { code: 'FAKE<b>CODE</b>' })
  await expect(errorSummary(page).getByText(text)).toBeVisible()
  await expect(codeField(page)).toHaveValue('FAKE<b>CODE</b>')
  await expect(codeField(page)).toHaveAccessibleDescription(text)
  await page.getByRole('link', { name: text }).click()
  await expect(codeField(page)).toBeFocused()
  await expect(page).toHaveURL(/\/cart(#code)?$/)
  await expect(totalOf(page)).toHaveText(money(39, 'EUR'))
})

test(
  'Make sure a fake discount displays an error message on the checkout page',
  { tag: '@plain' },
  async ({ page, bowl, t, money }) => {
    await fillBag(page, bowl)
    await page.goto('checkout')
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    await enterCode(page, 'FAKECODE')
    const text = t('cart:codes.errors.unknown', { code: 'FAKECODE' })
    await expect(errorSummary(page).getByText(text)).toBeVisible()
    await expect(codeField(page)).toHaveValue('FAKECODE')
    await expect(codeField(page)).toHaveAccessibleDescription(text)
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await goOn(page, 'delivery')
    await expect(totalOf(page)).toHaveText(money(43.9, 'EUR'))
  },
)

test(
  'Adding a discount and then accessing the cart at a later point keeps the discount amount',
  { tag: '@plain' },
  async ({ page, context, admin, money }) => {
    const [bowl, code] = [await makeBowl(admin, 'Patient bowl'), await createDiscount(admin)]
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code)
    await page.close()
    const later = await context.newPage()
    await later.goto('cart')
    await expect(appliedCode(later, code)).toBeVisible()
    await expect(totalOf(later)).toHaveText(money(35.09, 'EUR'))
  },
)

test(
  'Adding a discount and then adding another item to the cart keeps the discount',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const [bowl, other, code] = [
      await makeBowl(admin, 'First bowl'),
      await makeBowl(admin, 'Second bowl'),
      await createDiscount(admin),
    ]
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code)
    await fillBag(page, other)
    await page.reload()
    await expect(appliedCode(page, code)).toBeVisible()
    await expect(totalOf(page)).toHaveText(money(70.18, 'EUR'))
    await enterCode(page, code)
    await expect(page.getByText(t('cart:codes.done.repeated', { code }))).toBeVisible()
    await expect(totalOf(page)).toHaveText(money(70.18, 'EUR'))
  },
)
