import { errorSummary } from '../../support/error-summary'
import { toPattern } from '../../support/messages'
import { expect, test } from '../../support/shop'
import { findVariant, lineOf, listCartCookies } from './cart-steps'
import { fillBag, makeBowl, makePerson, placeButton, placeOrder, walkToReview } from '../checkout/checkout-steps'
import { appliedCode, applyCode, createDiscount, enterCode, orderWithCode, rowOf, totalOf } from './code-steps'

test(
  'a code that another has used up meanwhile is taken off before anything is ordered',
  { tag: '@plain' },
  async ({ page, admin, money, t }) => {
    const [bowl, code] = [await makeBowl(admin, 'Wanted bowl'), await createDiscount(admin, { usageLimit: 1 })]
    await fillBag(page, bowl)
    await walkToReview(page, makePerson('de'))
    await applyCode(page, code)
    await orderWithCode(admin, findVariant(bowl, 'Small').id, code)
    await placeButton(page).click()
    const now = money(43.9, 'EUR')
    await expect(page.getByText(t('checkout:place.codes-lapsed', { codes: code, now }))).toBeVisible()
    await expect(appliedCode(page, code)).toHaveCount(0)
    await expect(totalOf(page)).toHaveText(now)
    await placeOrder(page)
    await expect(totalOf(page)).toHaveText(now)
  },
)

test(
  'a link with a code changes nothing until its button is pressed, and keeps the code for an empty bag',
  { tag: '@plain' },
  async ({ page, context, admin, money, t }) => {
    const [bowl, code] = [await makeBowl(admin, 'Linked bowl'), await createDiscount(admin)]
    await page.goto(`discount/${code}`)
    expect(await listCartCookies(context)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: t('cart:codes.apply-label') })
      .click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(t('cart:codes.done.kept', { code }))).toBeVisible()
    await expect(appliedCode(page, code)).toBeVisible()
    await fillBag(page, bowl)
    await page.reload()
    await expect(rowOf(page, t('orders:total.discount-codes', { codes: code }))).toHaveText(money(-3.9, 'EUR'))
  },
)

test('what was wrong with a code is said no more once the bag is empty', async ({ page, admin, t }) => {
  const bowl = await makeBowl(admin, 'Bowl without a code')
  await fillBag(page, bowl)
  await page.goto('cart')
  const title = await page.title()
  await enterCode(page, 'NOSUCHCODE')
  await expect(errorSummary(page)).toContainText('NOSUCHCODE')
  await lineOf(page, bowl.title)
    .getByRole('button', { name: toPattern(t('cart:lines.remove')) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('cart:empty.title') })).toBeVisible()
  await expect(errorSummary(page)).toHaveCount(0)
  await expect(page).toHaveTitle(title)
})
