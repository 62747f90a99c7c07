import { formatDeliveryDates, toDeliveryPromise } from '@vitrine/shared/delivery-dates'
import { isFreeDay } from '@vitrine/shared/free-days'
import { waitForMail } from '../../support/mailbox'
import { expect, test } from '../../support/shop'
import { toProductPath } from '../cart/cart-steps'
import { fillBag, makeBowl, makePerson, placeOrder, walkCheckout } from '../checkout/checkout-steps'

// the standard way of the demo takes three to five working days
function readDates() {
  const hours = { timeZone: 'UTC', cutOff: '12:00' }
  const isFree = (day: string) => isFreeDay('de', day)
  return toDeliveryPromise({ at: new Date(), days: { min: 3, max: 5 }, hours, isFree })
}

test(
  'the day of arrival is the same on the page of a product, of its order, and in the mail',
  { tag: '@plain' },
  async ({ page, admin, language, t }) => {
    const bowl = await makeBowl(admin, 'Promised bowl')
    const before = readDates()
    await page.goto(toProductPath(bowl))
    const shown = t('orders:arrives', { dates: formatDeliveryDates(before, `${language}-DE`) })
    await expect(page.getByTestId('delivery')).toContainText(shown)

    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkCheckout(page, person)
    await placeOrder(page)
    test.skip(readDates().from !== before.from, 'the cut-off has passed meanwhile')
    await expect(page.getByRole('main')).toContainText(shown)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('orders:confirmation.order') })
      .click()
    await expect(page.getByRole('main')).toContainText(shown)
    const { text } = await waitForMail(person.email)
    expect(text).toContain(shown)
  },
)
