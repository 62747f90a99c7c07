import { type Page } from '@playwright/test'
import { paths } from '../../app/paths'
import { expectAccessible } from '../support/axe'
import { shipOrder } from '../support/after-sales-admin'
import { expectFits } from '../support/fits'
import { prepareCart } from '../support/http-shopper'
import { expect, test } from '../support/shop'
import { findVariant, postCart, readCartId } from './cart-steps'
import { makePerson, placeOrder } from './checkout-steps'
import { makeSizes, readExchange, settleExchange, shipExchange } from './exchange-steps'

test.describe.configure({ timeout: 180_000 })

function cartOf(page: Page): string {
  return new URL(page.url()).pathname.split('/exchanges/')[1] ?? ''
}

test('what was shipped is exchanged for more, for less and for the same, and for nothing when it is dropped', async ({
  page,
  admin,
  t,
  money,
  scripting,
  shopLocale,
}) => {
  const product = await makeSizes(admin, 'Exchanged bowl')
  const form = { intent: 'add', variantId: findVariant(product, 'Medium').id, quantity: '4' }
  expect((await postCart(page.context(), form)).status()).toBe(303)
  await prepareCart(await readCartId(page.context()), makePerson('de').email)
  await page.goto('checkout/review')
  const orderId = await placeOrder(page)
  const difference = page.getByTestId('difference')
  const state = page.getByTestId('exchange-state')
  const lookOver = page.getByRole('button', { name: t('after-sales:exchange.look-over') })
  const begin = page.getByRole('button', { name: t('after-sales:exchange.begin') })
  const own = page.getByRole('radio', { name: t('after-sales:return.own-way') })

  async function choose(size: string) {
    await page.goto(paths.exchangeOrder(shopLocale, orderId))
    await page.getByLabel(t('after-sales:exchange.instead')).selectOption(findVariant(product, size).id)
    await own.check()
    await lookOver.click()
    await expect(begin).toBeVisible()
  }

  async function goOn(step: 'shipping' | 'payment') {
    await page.getByRole('button', { name: t(`checkout:${step}.submit`) }).click()
  }

  await test.step('nothing that was not shipped', async () => {
    await page.goto(paths.exchangeOrder(shopLocale, orderId))
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:exchange.nothing') })).toBeVisible()
    await shipOrder(admin, orderId)
  })

  await test.step('more, the difference paid', async () => {
    await page.goto(paths.order(shopLocale, orderId))
    await page.getByRole('link', { name: t('after-sales:exchange.start') }).click()
    await lookOver.click()
    const none = t('after-sales:exchange.errors.none')
    await expect(page.getByRole('alert').getByRole('link', { name: none })).toBeVisible()
    const instead = page.getByLabel(t('after-sales:exchange.instead'))
    await expect(instead).toHaveAccessibleDescription(new RegExp(none))
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await instead.selectOption(findVariant(product, 'Large').id)
    await lookOver.click()
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:exchange.review-heading') })).toBeVisible()
    // the way back that is offered first costs 3.90
    await expect(difference).toHaveText(money(23.9, 'EUR'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await begin.click()
    await expect(state).toHaveText(t('after-sales:exchange.states.begun'))
    await expect(difference).toHaveText(money(23.9, 'EUR'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await goOn('shipping')
    await expect(page.getByRole('heading', { level: 2, name: t('checkout:payment.heading') })).toBeVisible()
    await page.locator('[name=provider][value=vitrine-redirect]').check()
    await goOn('payment')
    const confirm = page.getByRole('button', { name: t('after-sales:exchange.confirm-due') })
    await expect(confirm).toBeVisible()
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    const promised = await difference.textContent()
    await confirm.click()
    await page.locator('[name=outcome][value=pay]').click()
    await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
    const due = (await readExchange(cartOf(page))).difference_due ?? 0
    expect(due).toBeGreaterThanOrEqual(2390)
    expect(promised).toBe(money(due / 100, 'EUR'))
    await expect(difference).toContainText(money(due / 100, 'EUR'))
  })

  await test.step('less, with something back', async () => {
    await choose('Small')
    await expect(difference).toHaveText(money(30, 'EUR'))
    await expect(page.getByText(t('after-sales:exchange.you-get'))).toBeVisible()
    await begin.click()
    await goOn('shipping')
    await page.getByRole('button', { name: t('after-sales:exchange.confirm') }).click()
    await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
    const cartId = cartOf(page)
    await settleExchange(admin, orderId, cartId)
    await page.reload()
    await expect(state).toHaveText(t('after-sales:exchange.states.received'))
    const back = -((await readExchange(cartId)).difference_due ?? 0)
    expect(back).toBeGreaterThan(0)
    await expect(difference).toContainText(t('after-sales:exchange.differences.paid-back'))
    await expect(difference).toContainText(money(back / 100, 'EUR'))
    await shipExchange(admin, orderId, cartId)
    await page.reload()
    await expect(state).toHaveText(t('after-sales:exchange.states.sent'))
  })

  await test.step('the same, of which the delivery alone is paid', async () => {
    await choose('Tall')
    await expect(difference).toHaveText(money(0, 'EUR'))
    await begin.click()
    await goOn('shipping')
    await expect(page.getByRole('heading', { level: 2, name: t('checkout:shipping.heading') })).toBeHidden()
    const delivery = await difference.textContent()
    if (delivery !== money(0, 'EUR')) {
      await page.getByRole('radio').first().check()
      await goOn('payment')
    }
    const words = [t('after-sales:exchange.confirm'), t('after-sales:exchange.confirm-due')]
    await page.getByRole('button', { name: new RegExp(words.join('|')) }).click()
    await expect(state).toHaveText(t('after-sales:exchange.states.confirmed'))
    expect(money(((await readExchange(cartOf(page))).difference_due ?? NaN) / 100, 'EUR')).toBe(delivery)
  })

  await test.step('begun and dropped, which lets the piece go otherwise', async () => {
    await choose('Large')
    await begin.click()
    await expect(state).toHaveText(t('after-sales:exchange.states.begun'))
    await page.goto(`orders/${orderId}/return`)
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:return.nothing') })).toBeVisible()
    await page.goto(paths.order(shopLocale, orderId))
    const listed = page.getByTestId('order-exchange')
    await expect(listed).toHaveCount(4)
    const open = listed.filter({ hasText: t('after-sales:exchange.states.begun') })
    await open.getByRole('link').click()
    await page.getByRole('button', { name: t('after-sales:exchange.drop') }).click()
    await expect(page.getByText(t('after-sales:exchange.dropped'))).toBeVisible()
    await expect(
      page.getByTestId('order-exchange').filter({ hasText: t('after-sales:exchange.states.dropped') }),
    ).toHaveCount(1)
    await expect(page.getByRole('link', { name: t('after-sales:exchange.start') })).toBeVisible()
    await page.goto(`orders/${orderId}/return`)
    await expect(page.getByRole('button', { name: t('after-sales:return.look-over') })).toBeVisible()
  })
})
