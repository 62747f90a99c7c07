import { expectAccessible } from '../../support/axe'
import { listReturns, receiveReturn, shipOrder } from '../../support/after-sales-admin'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { expect, test } from '../../support/shop'
import { findVariant, postCart } from '../cart/cart-steps'
import { makeBowl, makePerson, orderBag } from '../checkout/checkout-steps'

test.describe.configure({ timeout: 120_000 })

test(
  'what was shipped goes back: chosen, looked over, announced, received, paid back',
  { tag: ['@core', '@five'] },
  async ({ page, admin, t, money, scripting }) => {
    const bowl = await makeBowl(admin, 'Returned bowl')
    const form = { intent: 'add', variantId: findVariant(bowl, 'Small').id, quantity: '3' }
    expect((await postCart(page.context(), form)).status()).toBe(303)
    const orderId = await orderBag(page, makePerson('de').email)
    await page.goto(`orders/${orderId}/return`)
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:return.nothing') })).toBeVisible()
    await shipOrder(admin, orderId)

    await page.goto(`orders/${orderId}`)
    await page.getByRole('link', { name: t('after-sales:return.start') }).click()
    const quantity = page.getByLabel(t('after-sales:return.quantity'))
    await expect(quantity).toHaveValue('0')
    await page.getByRole('button', { name: t('after-sales:return.look-over') }).click()
    const none = t('after-sales:return.errors.none')
    await expect(errorSummary(page).getByRole('link', { name: none })).toBeVisible()
    await expect(quantity).toHaveAccessibleDescription(new RegExp(none))
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await quantity.fill('2')
    await page.getByLabel(t('after-sales:return.reason')).selectOption({ index: 1 })
    await page.getByLabel(t('after-sales:return.note')).fill('For a cat, <b>not</b> a dog')
    await page.getByRole('button', { name: t('after-sales:return.look-over') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('after-sales:return.review-heading') })).toBeVisible()
    if (scripting) await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('<b>not</b>')
    const refund = page.getByTestId('refund')
    const promised = await refund.textContent()
    await page.getByRole('button', { name: t('after-sales:return.submit') }).click()

    const state = page.getByTestId('return-state')
    await expect(state).toHaveText(t('after-sales:return.states.requested'))
    const [request, ...others] = await listReturns(admin, orderId)
    if (!request) throw new Error('no return came of it')
    expect(others).toEqual([])
    const [item] = request.items
    expect(item).toMatchObject({ quantity: 2, note: 'For a cat, <b>not</b> a dog' })
    expect(item?.reason_id).toBeTruthy()
    expect(promised).toBe(money(request.refund_amount / 100, 'eur'))
    await expect(refund).toHaveText(money(request.refund_amount / 100, 'eur'))
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await page.goto(`orders/${orderId}/return?quantity.${item?.item_id}=2&way=own&review`)
    const most = t('after-sales:return.errors.quantity-max', { limit: 1 })
    await expect(errorSummary(page).getByRole('link', { name: most })).toBeVisible()

    await receiveReturn(admin, request)
    await page.goto(`orders/${orderId}`)
    const listed = page.getByTestId('order-return')
    await expect(listed).toContainText(t('after-sales:return.states.refunded'))
    await expect(listed).toContainText(money(request.refund_amount / 100, 'eur'))
    await expect(page.getByText(t('orders:payment-states.partly-refunded'), { exact: true })).toBeVisible()
  },
)
