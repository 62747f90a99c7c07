import { expectFits } from '../../support/fits'
import { shipApart } from '../../support/shipping-admin'
import { browserTest, expect, phone, test } from '../../support/shop'
import { lineOf, quantityOf } from '../cart/cart-steps'
import { readDates, toArrival } from './arrival-steps'
import {
  fillAddress,
  fillBag,
  fillBill,
  goOn,
  makeBowl,
  makePerson,
  orderIdOf,
  placeButton,
  placeOrder,
  stepOf,
} from './checkout-steps'

test(
  'two parcels are chosen apart, and a way to ship that a smaller bag does not get is told and chosen anew',
  { tag: '@plain' },
  async ({ page, context, admin, t, money, language }) => {
    const [bowl, bench] = await Promise.all([makeBowl(admin, 'Light bowl'), makeBowl(admin, 'Heavy bench')])
    const [slow, lorry] = [`Slow freight ${bench.id}`, `Lorry ${bench.id}`]
    await shipApart(admin, bench, 'de', [
      { name: slow, amount: 4900 },
      { name: lorry, amount: 2900, minSubtotal: 11_000 },
    ])
    await fillBag(page, bowl)
    await fillBag(page, bench)
    await fillBag(page, bench)
    await page.goto('checkout')
    await expect(stepOf(page, 'address')).toHaveAttribute('aria-current', 'step')
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')

    const parcels = page.locator('.checkout-form').getByRole('radiogroup')
    await expect(parcels, 'and how it is paid').toHaveCount(3)
    const parcel = parcels.filter({ hasText: bench.title })
    await expect(parcel).toContainText(money(29, 'EUR'))
    await expect(parcel).toContainText(toArrival(t, readDates({ min: 8, max: 12 }), `${language}-DE`))
    await expect(page.getByText(t('checkout:shipping.tax-included'))).toBeVisible()
    await parcel.getByLabel(lorry).check()
    await page.locator('[name=provider][value=vitrine-redirect]').check()
    await goOn(page, 'delivery')
    for (const name of ['cart', 'address', 'delivery'] as const) {
      await expect(stepOf(page, name)).toContainText(t('common:stepper.completed'))
      await expect(stepOf(page, name).getByRole('link')).toBeVisible()
    }

    await stepOf(page, 'cart').getByRole('link').click()
    await quantityOf(lineOf(page, bench.title)).fill('1')
    await quantityOf(lineOf(page, bench.title)).press('Enter')
    const told = page.getByText(t('checkout:notes.shipping-gone', { name: lorry }))
    await expect(told).toBeVisible()
    await expect(stepOf(page, 'delivery')).toContainText(t('common:stepper.error'))

    const tab = await context.newPage()
    await tab.goto('checkout/review')
    await expect(tab, 'another tab is led to the same step').toHaveURL(/\/checkout\/delivery$/)
    await tab.close()

    await page.getByRole('link', { name: t('checkout:notes.to-shipping') }).click()
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await page.reload()
    await expect(told).toBeVisible()
    await expect(stepOf(page, 'delivery')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByLabel(lorry)).toHaveCount(0)
    await expect(page.locator('[name=provider]:checked'), 'the payment still holds').toHaveValue('vitrine-redirect')
    await goOn(page, 'delivery')
    await expect(page).toHaveURL(/\/checkout\/review$/)
    await expect(told).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText(slow)
    await placeButton(page).click()
    await page.locator('[name=outcome][value=pay]').click()
    await page.waitForURL(/\/confirmation$/)
    const order = await admin.readOrder(orderIdOf(page.url()))
    expect(order.total).toBe(2 * 3900 + 4900 + 490)
  },
)

test(
  'what the shop cannot ship is named, and the rest goes on once it is taken out',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const [bowl, bench] = await Promise.all([makeBowl(admin, 'Sent bowl'), makeBowl(admin, 'Stranded bench')])
    await shipApart(admin, bench, 'de', [])
    await fillBag(page, bowl)
    await fillBag(page, bench)
    await page.goto('checkout')
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    await expect(page.getByText(t('checkout:shipping.none-for', { titles: bench.title }))).toBeVisible()
    await page.goto('cart')
    const title = t('common:punctuation.choice', { title: bench.title, choice: 'Small' })
    await page.getByRole('button', { name: t('cart:lines.remove-label', { title }), exact: true }).click()
    await expect(page.getByTestId('cart-count')).toHaveText('1')
    await page.getByTestId('checkout-link').click()
    await goOn(page, 'delivery')
    await expect(page).toHaveURL(/\/checkout\/review$/)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  browserTest(
    'a bag of gift cards has nothing to ship, and one step less',
    { tag: '@browser' },
    async ({ page, admin, t }) => {
      const card = await admin.findProduct('gift-card')
      await fillBag(page, card, card.variants[0]?.title)
      await page.goto('checkout')
      await fillBill(page, makePerson('de'))
      await goOn(page, 'address', { isShipped: false })
      await expect(page).toHaveURL(/\/checkout\/delivery$/)
      const line = { number: 2, total: 3, step: t('checkout:steps.payment') }
      await page.getByText(t('checkout:steps.line', line)).click()
      await expect(stepOf(page, 'shipping')).toHaveCount(0)
      const steps = page.getByRole('navigation', { name: t('common:stepper.label') }).getByRole('listitem')
      await expect(steps).toHaveCount(4)
      await expect(steps.nth(1)).toContainText(t('checkout:steps.details'))
      await expect(page.getByText(t('orders:total.shipping'), { exact: true })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('radiogroup'), 'how it is paid alone').toHaveCount(1)
      const boxes = () =>
        Promise.all(
          (['cart', 'review'] as const).map((step) =>
            stepOf(page, step).evaluateAll(([item]) => item?.getBoundingClientRect().toJSON() as DOMRect | undefined),
          ),
        )
      // 43em, the widest screen that has them one above the other, and one pixel more
      for (const width of [phone.width, 688, 689]) {
        await page.setViewportSize({ ...phone, width })
        const [first, second] = await boxes()
        const isStacked = first?.x === second?.x && (second?.y ?? 0) > (first?.y ?? 0)
        expect(isStacked, `${width} px`).toBe(width < 689)
        if (width !== 688) await expectFits(page)
      }
      await page.setViewportSize(phone)
      await goOn(page, 'delivery')
      await expect(placeButton(page)).toBeVisible()
      const orderId = await placeOrder(page)
      const path = `/admin/orders/${orderId}`
      const { order } = await admin.call<{ order: { shipping_methods: unknown[] } }>('GET', path)
      expect(order.shipping_methods, 'so that it can be fulfilled').toHaveLength(1)
    },
  )
})
