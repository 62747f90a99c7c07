import { errorSummary } from '../../support/error-summary'
import { expect } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import {
  addressField,
  fillAddress,
  fillBag,
  makeBowl,
  makePerson,
  orderIdOf,
  placeButton,
} from '../checkout/checkout-steps'
import { headed, hear, maskOrder, refused, there } from './spoken-steps'

hear('what is heard of an order', 'checkout', async (listener) => {
  const { page, log, admin, t, scripting } = listener
  const person = makePerson('de')
  await fillBag(page, await makeBowl(admin, 'Heard bowl'))
  await log.act('opens the checkout', () => page.goto('checkout/address'), headed(page, t('checkout:address.heading')))
  await log.read('the address', 'main')
  await fillAddress(page, { ...person, postalCode: '1010' })
  await liftLimits(page)
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).press('Enter')
  await log.act('goes on with a wrong postcode', press(t('checkout:address.submit')), refused(page))
  const postcode = addressField(page, 'postalCode')
  await log.act(
    'puts it right',
    () => postcode.fill(person.postalCode),
    () => expect(postcode).toHaveValue(person.postalCode),
  )
  if (scripting)
    await log.act(
      'chooses another country',
      () => addressField(page, 'countryCode').selectOption('it'),
      there(page.getByRole('status').filter({ hasText: t('checkout:fields.province') })),
    )
  await log.act(
    'goes back to Germany',
    () => addressField(page, 'countryCode').selectOption('de'),
    () => expect(addressField(page, 'countryCode')).toHaveValue('de'),
  )
  await log.act('goes on', press(t('checkout:address.submit')), headed(page, t('checkout:delivery.heading')))
  await log.read('the delivery', 'main')
  const fold = page.locator('summary').filter({ hasText: t('cart:codes.add') })
  await log.act(
    'asks for the field of a code',
    () => fold.press('Enter'),
    () => expect(page.locator('[name=code]')).toBeVisible(),
  )
  await page.locator('[name=code]').fill('NOSUCHCODE')
  await log.act('applies a code that there is not', press(t('cart:codes.apply-label')), refused(page))
  await log.act(
    'follows the summary’s link',
    () => errorSummary(page).getByRole('link').press('Enter'),
    () => expect(page.locator('[name=code]')).toBeFocused(),
  )
  await page.locator('[name=code]').fill('')
  await page.locator('main [type=radio]').evaluateAll((radios) => {
    for (const radio of radios as HTMLInputElement[]) radio.checked = false
  })
  await liftLimits(page)
  const links = errorSummary(page).getByRole('link')
  await log.act('goes on with nothing chosen', press(t('checkout:payment.submit')), () => expect(links).toHaveCount(2))
  const [shipping, payment] = [page.locator('[name="option.0"]').first(), page.locator('[name=provider]').first()]
  await log.act(
    'follows the first link',
    () => links.first().press('Enter'),
    () => expect(shipping).toBeFocused(),
  )
  await log.act(
    'chooses how it is sent',
    () => shipping.check(),
    () => expect(shipping).toBeChecked(),
  )
  await log.act(
    'follows the second link',
    () => links.last().press('Enter'),
    () => expect(payment).toBeFocused(),
  )
  await log.act(
    'chooses how it is paid',
    () => payment.check(),
    () => expect(payment).toBeChecked(),
  )
  await log.act('goes on', press(t('checkout:payment.submit')), there(placeButton(page)))
  await log.read('the review', 'main')
  await log.act('orders', () => placeButton(page).press('Enter'), there(page.getByTestId('order-number')))
  const order = orderIdOf(page.url())
  await maskOrder(listener, order)
  await log.read('the confirmation', 'main')
})
