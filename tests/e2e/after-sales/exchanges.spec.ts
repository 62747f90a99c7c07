import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'
import { paths } from '../../../app/paths'
import { type Admin } from '../../support/admin'
import { expectAccessible } from '../../support/axe'
import { shipOrder } from '../../support/after-sales-admin'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { expect, test, type ShopPage } from '../../support/shop'
import { findVariant, postCart } from '../cart/cart-steps'
import { makePerson, orderBag, stepOf } from '../checkout/checkout-steps'
import { makeSizes, readExchange, settleExchange, shipExchange } from './exchange-steps'

test.describe.configure({ timeout: 180_000 })

function cartOf(page: ShopPage): string {
  return new URL(page.url()).pathname.split('/exchanges/')[1] ?? ''
}

/** An order of two pieces of the size Medium. @returns its id and the product */
async function orderSizes(page: ShopPage, admin: Admin, title: string) {
  const product = await makeSizes(admin, title)
  const form = { intent: 'add', variantId: findVariant(product, 'Medium').id, quantity: '2' }
  expect((await postCart(page.context(), form)).status()).toBe(303)
  return { orderId: await orderBag(page, makePerson('de').email), product }
}

interface Choice {
  page: ShopPage
  t: (key: MessageKey, params?: MessageParams) => string
  /** Of the form that begins an exchange. */
  path: string
}

/** Chooses a size instead of one piece, which the shopper sends back on their own, and begins the exchange. */
async function begin({ page, t, path }: Choice, variantId: string, sum: string) {
  await page.goto(path)
  await page.getByLabel(t('after-sales:exchange.instead')).selectOption(variantId)
  await page.getByRole('radio', { name: t('after-sales:return.own-way') }).check()
  await page.getByRole('button', { name: t('after-sales:exchange.look-over') }).click()
  const submit = page.getByRole('button', { name: t('after-sales:exchange.begin') })
  await expect(submit).toBeVisible()
  await expect(page.getByTestId('difference')).toHaveText(sum)
  await submit.click()
  await expect(page.getByTestId('exchange-state')).toHaveText(t('after-sales:exchange.states.begun'))
}

test('what was shipped is exchanged for more: looked over, delivered, paid, and its slip printed', async ({
  page,
  admin,
  t,
  money,
  scripting,
  shopLocale,
}) => {
  const { orderId, product } = await orderSizes(page, admin, 'Bowl to be larger')
  const difference = page.getByTestId('difference')
  const state = page.getByTestId('exchange-state')
  const lookOver = page.getByRole('button', { name: t('after-sales:exchange.look-over') })
  const expectSound = async () => {
    await expectFits(page)
    if (scripting) await expectAccessible(page)
  }

  await page.goto(paths.exchangeOrder(shopLocale, orderId))
  await expect(page.getByRole('heading', { level: 1, name: t('after-sales:exchange.nothing') })).toBeVisible()
  await shipOrder(admin, orderId)

  await page.goto(paths.order(shopLocale, orderId))
  await page.getByRole('link', { name: t('after-sales:exchange.start') }).click()
  await lookOver.click()
  const none = t('after-sales:exchange.errors.none')
  await expect(errorSummary(page).getByRole('link', { name: none })).toBeVisible()
  const instead = page.getByLabel(t('after-sales:exchange.instead'))
  await expect(instead).toHaveAccessibleDescription(new RegExp(none))
  await expectSound()
  await instead.selectOption(findVariant(product, 'Large').id)
  await lookOver.click()
  await expect(page.getByRole('heading', { level: 1, name: t('after-sales:exchange.review-heading') })).toBeVisible()
  // the way back that is offered first costs 3.90
  await expect(difference).toHaveText(money(23.9, 'EUR'))
  await expectSound()
  await page.getByRole('button', { name: t('after-sales:exchange.begin') }).click()
  await expect(state).toHaveText(t('after-sales:exchange.states.begun'))
  await expect(difference).toHaveText(money(23.9, 'EUR'))
  await expectSound()
  await expect(stepOf(page, 'shipping')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByTestId('eu-notice')).toHaveCount(0)
  await page.getByRole('button', { name: t('after-sales:exchange.go-on') }).click()
  await expect(page.getByRole('heading', { level: 2, name: t('checkout:payment.heading') })).toBeVisible()
  await page.locator('[name=provider][value=vitrine-redirect]').check()
  await page.getByRole('button', { name: t('checkout:payment.submit') }).click()
  const confirm = page.getByRole('button', { name: t('after-sales:exchange.confirm-due') })
  await expect(confirm).toBeVisible()
  await expect(stepOf(page, 'payment')).toContainText(t('common:stepper.completed'))
  await stepOf(page, 'shipping').getByRole('link').click()
  await expect(stepOf(page, 'review')).toContainText(t('common:stepper.pending'))
  await page.getByRole('button', { name: t('after-sales:exchange.go-on') }).click()
  await expect(stepOf(page, 'review')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByTestId('eu-notice'), 'what comes is bought').toBeVisible()
  const legal = page.getByRole('navigation', { name: t('checkout:review.legal-label'), exact: true })
  await expect(legal.getByRole('link')).toHaveCount(4)
  await expectSound()
  const promised = await difference.textContent()
  await confirm.click()
  await page.locator('[name=outcome][value=pay]').click()
  await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
  const due = (await readExchange(cartOf(page))).difference_due ?? 0
  expect(due).toBeGreaterThanOrEqual(2390)
  expect(promised).toBe(money(due / 100, 'EUR'))
  await expect(difference).toContainText(money(due / 100, 'EUR'))
  await expect(difference).toContainText(t('after-sales:exchange.differences.authorized'))

  await page.getByRole('link', { name: t('after-sales:exchange.slip') }).click()
  await expect(page.getByTestId('return-state')).toHaveText(t('after-sales:return.states.requested'))
  await expect(page.getByRole('main')).toContainText('Bowl to be larger')
  await expect(page.getByText(t('after-sales:exchange.next-new'))).toBeVisible()
  await expectSound()

  await page.goto(paths.order(shopLocale, orderId))
  await expect(page.getByText(t('orders:timeline.exchanged'), { exact: true })).toBeVisible()
})

test(
  'what was shipped is exchanged for less, and the difference comes back',
  { tag: '@plain' },
  async ({ page, admin, t, money, shopLocale }) => {
    const { orderId, product } = await orderSizes(page, admin, 'Bowl to be smaller')
    await shipOrder(admin, orderId)
    const difference = page.getByTestId('difference')
    const state = page.getByTestId('exchange-state')
    const choice = { page, t, path: paths.exchangeOrder(shopLocale, orderId) }
    await begin(choice, findVariant(product, 'Small').id, money(30, 'EUR'))
    await expect(page.getByText(t('after-sales:exchange.you-get'))).toBeVisible()
    await page.getByRole('button', { name: t('after-sales:exchange.go-on') }).click()
    await expect(page.getByText(t('after-sales:exchange.refund-how'))).toBeVisible()
    const unneeded = t('checkout:steps.not-needed', { step: t('checkout:steps.payment') })
    await expect(stepOf(page, 'payment')).toContainText(unneeded)
    const amount = (await difference.textContent()) ?? ''
    const heading = t('after-sales:exchange.confirm-heading-back', { amount })
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await page.getByRole('button', { name: t('after-sales:exchange.confirm-back', { amount }) }).click()
    await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
    const cartId = cartOf(page)
    const back = -((await readExchange(cartId)).difference_due ?? 0)
    expect(amount).toBe(money(back / 100, 'EUR'))

    await settleExchange(admin, orderId, cartId)
    await page.reload()
    await expect(state).toHaveText(t('after-sales:exchange.states.received'))
    await expect(difference).toContainText(t('after-sales:exchange.differences.paid-back'))
    await expect(difference).toContainText(amount)
    await shipExchange(admin, orderId, cartId, 'SMALL 42')
    await page.reload()
    await expect(state).toHaveText(t('after-sales:exchange.states.sent'))
    await expect(page.getByText(t('orders:timeline.parcel', { number: 'SMALL 42' }))).toBeVisible()
  },
)

test(
  'what was shipped is exchanged for the same, of which the delivery alone is paid, or not at all',
  { tag: '@plain' },
  async ({ page, admin, t, money, shopLocale }) => {
    const { orderId, product } = await orderSizes(page, admin, 'Bowl to be taller')
    await shipOrder(admin, orderId)
    const difference = page.getByTestId('difference')
    const state = page.getByTestId('exchange-state')
    const choice = { page, t, path: paths.exchangeOrder(shopLocale, orderId) }

    await begin(choice, findVariant(product, 'Large').id, money(20, 'EUR'))
    await page.goto(`orders/${orderId}/return`)
    await expect(page.getByLabel(t('after-sales:return.quantity'))).toHaveAttribute('max', '1')
    await page.goto(paths.order(shopLocale, orderId))
    await page.getByTestId('order-exchange').getByRole('link').click()
    await page.getByRole('button', { name: t('after-sales:exchange.drop') }).click()
    await expect(page.getByText(t('after-sales:exchange.dropped'))).toBeVisible()
    await expect(page.getByTestId('order-exchange')).toContainText(t('after-sales:exchange.states.dropped'))
    await page.goto(`orders/${orderId}/return`)
    await expect(page.getByLabel(t('after-sales:return.quantity'))).toHaveAttribute('max', '2')

    await begin(choice, findVariant(product, 'Tall').id, money(0, 'EUR'))
    await page.getByRole('button', { name: t('after-sales:exchange.go-on') }).click()
    await expect(page.getByRole('heading', { level: 2, name: t('checkout:payment.heading') })).toBeVisible()
    const delivery = await difference.textContent()
    await page.locator('[name=provider][value=manual]').check()
    await page.getByRole('button', { name: t('checkout:payment.submit') }).click()
    await page.getByRole('button', { name: t('after-sales:exchange.confirm-due') }).click()
    await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
    expect(money(((await readExchange(cartOf(page))).difference_due ?? NaN) / 100, 'EUR')).toBe(delivery)
    await expect(difference).toContainText(t('after-sales:exchange.differences.due'))
  },
)
