import { errorSummary } from '../../support/error-summary'
import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { fillAddress, fillBag, goOn, makeBowl, makePerson, placeOrder, walkToReview } from '../checkout/checkout-steps'
import {
  appliedCode,
  applyCode,
  codeField,
  createDiscount,
  createGiftCard,
  enterCode,
  readBalance,
  removeCode,
  rowOf,
  totalOf,
} from '../cart/code-steps'

// 39.00 with 19 % tax in it; shipping is 4.90

test('Make sure giftcard can be used to pay for transaction', async ({ page, admin, money, t }) => {
  const [bowl, code] = [await makeBowl(admin, 'Given bowl'), await createGiftCard(admin, 10_000)]
  await fillBag(page, bowl)
  const person = makePerson('de')
  await page.goto('checkout')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await applyCode(page, code)
  await expect(page.getByText(t('checkout:payment.free'))).toBeVisible()
  await goOn(page, 'delivery')
  await expect(totalOf(page)).toHaveText(money(0, 'EUR'))
  await placeOrder(page)
  const paid = rowOf(page, t('orders:total.gift-card-codes', { codes: `…${code.slice(-4)}` }))
  await expect(paid).toHaveText(money(-43.9, 'EUR'))
  await expect(page.getByText(t('orders:payment.free'))).toBeVisible()
  expect(await readBalance(admin, code)).toBe(5610)
})

test(
  'Make sure giftcard can be used when entered in from cart',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const [bowl, code] = [await makeBowl(admin, 'Half given bowl'), await createGiftCard(admin, 1000)]
    const discount = await createDiscount(admin)
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code.toLowerCase())
    const [used, left] = [money(10, 'EUR'), money(0, 'EUR')]
    await expect(appliedCode(page, code)).toContainText(t('cart:codes.effect.gift-card', { used, left }))
    await applyCode(page, discount)
    await expect(totalOf(page)).toHaveText(money(25.09, 'EUR'))
    await walkToReview(page, makePerson('de'))
    await expect(totalOf(page)).toHaveText(money(29.99, 'EUR'))
    const id = await placeOrder(page)
    await expect(totalOf(page)).toHaveText(money(29.99, 'EUR'))
    expect((await admin.readOrder(id)).total).toBe(2999)
    expect(await readBalance(admin, code)).toBe(0)
  },
)

test(
  'of two gift cards each has a row with what it pays, from the bag to the mail',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const bowl = await makeBowl(admin, 'Bowl of two cards')
    const codes = [await createGiftCard(admin, 1000), await createGiftCard(admin, 1500)]
    await fillBag(page, bowl)
    await page.goto('cart')
    for (const code of codes) await applyCode(page, code)
    const expectRows = async () => {
      for (const [index, amount] of [-10, -15].entries()) {
        const name = t('orders:total.gift-card-codes', { codes: `…${codes[index]?.slice(-4)}` })
        await expect(rowOf(page, name)).toHaveText(money(amount, 'EUR'))
      }
    }
    await expectRows()
    const person = makePerson('de')
    await walkToReview(page, person)
    await expectRows()
    const order = await admin.readOrder(await placeOrder(page))
    await expectRows()
    const { text } = await waitForMail(person.email, new RegExp(`\\b${order.display_id}\\b`))
    for (const code of codes) expect(text).toContain(`…${code.slice(-4)}`)
    expect(text.match(new RegExp(`^${t('mails:order.gift-card')} `, 'gm'))).toHaveLength(2)
  },
)

test(
  'Ensure adding and removing a giftcard does not impact checkout amount',
  { tag: '@plain' },
  async ({ page, admin, money }) => {
    const [bowl, code] = [await makeBowl(admin, 'Kept bowl'), await createGiftCard(admin, 10_000)]
    await fillBag(page, bowl)
    await walkToReview(page, makePerson('de'))
    await applyCode(page, code)
    await expect(totalOf(page)).toHaveText(money(0, 'EUR'))
    await removeCode(page, code)
    await expect(totalOf(page)).toHaveText(money(43.9, 'EUR'))
    await goOn(page, 'delivery')
    await expect(totalOf(page)).toHaveText(money(43.9, 'EUR'))
  },
)

test('Make sure a fake gift card displays an error message on the cart page', async ({ page, bowl, t }) => {
  await fillBag(page, bowl)
  await page.goto('cart')
  await enterCode(page, 'ABCD-EFGH-IJKL-MNOP')
  const text = t('cart:codes.errors.unknown', { code: 'ABCD-EFGH-IJKL-MNOP' })
  await expect(errorSummary(page).getByText(text)).toBeVisible()
  await expect(codeField(page)).toHaveValue('ABCD-EFGH-IJKL-MNOP')
  await expect(codeField(page)).toHaveAccessibleDescription(text)
})

test(
  'Make sure a fake gift card displays an error message on the checkout page',
  { tag: '@plain' },
  async ({ page, bowl, t }) => {
    await fillBag(page, bowl)
    await walkToReview(page, makePerson('de'))
    await enterCode(page, 'ABCD-EFGH-IJKL-MNOP')
    const text = t('cart:codes.errors.unknown', { code: 'ABCD-EFGH-IJKL-MNOP' })
    await expect(errorSummary(page).getByText(text)).toBeVisible()
    await expect(codeField(page)).toHaveValue('ABCD-EFGH-IJKL-MNOP')
    await expect(page).toHaveURL(/\/checkout\/review$/)
  },
)

test(
  'Adding a giftcard and then accessing the cart at a later point keeps the giftcard amount',
  { tag: '@plain' },
  async ({ page, context, admin, money }) => {
    const [bowl, code] = [await makeBowl(admin, 'Waiting bowl'), await createGiftCard(admin, 1000)]
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code)
    await page.close()
    const later = await context.newPage()
    await later.goto('cart')
    await expect(appliedCode(later, code)).toBeVisible()
    await expect(totalOf(later)).toHaveText(money(29, 'EUR'))
  },
)

test(
  'Adding a giftcard and then adding another item to the cart keeps the giftcard',
  { tag: '@plain' },
  async ({ page, admin, money }) => {
    const [bowl, other] = [await makeBowl(admin, 'Former bowl'), await makeBowl(admin, 'Latter bowl')]
    const code = await createGiftCard(admin, 1000)
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code)
    await fillBag(page, other)
    await page.reload()
    await expect(appliedCode(page, code)).toBeVisible()
    await expect(totalOf(page)).toHaveText(money(68, 'EUR'))
  },
)

test(
  'Applying a giftcard, deleting cookies, and then reapplying the giftcard works',
  { tag: '@plain' },
  async ({ page, context, admin, money }) => {
    const [bowl, code] = [await makeBowl(admin, 'Forgotten bowl'), await createGiftCard(admin, 1000)]
    for (let visit = 0; visit < 2; visit += 1) {
      await fillBag(page, bowl)
      await page.goto('cart')
      await applyCode(page, code)
      await expect(totalOf(page)).toHaveText(money(29, 'EUR'))
      // the choice of the light version stays, or the second visit would run script
      await context.clearCookies({ name: /^(?!.*preferences)/ })
    }
  },
)

test(
  'Gift card balance works as expected across transactions',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const [bowl, code] = [await makeBowl(admin, 'Repeated bowl'), await createGiftCard(admin, 5000)]
    await fillBag(page, bowl)
    await page.goto('cart')
    await applyCode(page, code)
    await page.goto('checkout')
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    await goOn(page, 'delivery')
    await expect(page, 'nothing is left to pay').toHaveURL(/\/checkout\/review$/)
    await placeOrder(page)
    expect(await readBalance(admin, code)).toBe(610)
    await fillBag(page, bowl)
    await walkToReview(page, makePerson('de'))
    await applyCode(page, code)
    await expect(totalOf(page)).toHaveText(money(37.8, 'EUR'))
    await placeOrder(page)
    expect(await readBalance(admin, code)).toBe(0)
    await fillBag(page, bowl)
    await page.goto('cart')
    await enterCode(page, code)
    await expect(errorSummary(page).getByText(t('cart:codes.errors.used-up', { code }))).toBeVisible()
  },
)
