import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { toProductPath } from '../cart/cart-steps'
import { readDates, toArrival } from '../checkout/arrival-steps'
import { fillAddress, fillBag, goOn, makeBowl, makePerson, placeOrder } from '../checkout/checkout-steps'

// the demo's
const [standard, express] = [
  { min: 3, max: 5 },
  { min: 1, max: 2 },
]

test(
  'the day of arrival is the same on the page of a product, in the bag, on each step, of the order, and in the mail',
  { tag: '@plain' },
  async ({ page, admin, language, t }) => {
    const place = `${language}-DE`
    const bowl = await makeBowl(admin, 'Promised bowl')
    const [slow, fast] = [standard, express].map((days) => toArrival(t, readDates(days), place))
    const shown = slow ?? ''
    await page.goto(toProductPath(bowl))
    await expect(page.getByTestId('delivery')).toContainText(shown)

    const person = makePerson('de')
    const main = page.getByRole('main')
    await fillBag(page, bowl)
    await page.goto('cart')
    await expect(main).toContainText(shown)
    await page.goto('checkout')
    await fillAddress(page, person)
    await goOn(page, 'address')
    const ways = main.getByRole('radiogroup').first()
    await expect(ways).toContainText(shown)
    await expect(ways, 'as it comes the other way').toContainText(fast ?? '')
    await goOn(page, 'delivery')
    await expect(main).toContainText(shown)
    const { created_at: placedAt } = await admin.readOrder(await placeOrder(page))
    // where the cut-off has passed since the review, all three say the days by the moment of the order
    const promised = toArrival(t, readDates(standard, 'de', new Date(placedAt)), place)
    await expect(main).toContainText(promised)
    await main.getByRole('link', { name: t('orders:confirmation.order') }).click()
    await expect(main).toContainText(promised)
    const { text } = await waitForMail(person.email)
    expect(text).toContain(promised)
  },
)
