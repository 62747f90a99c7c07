import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { expect, test } from '../../support/shop'
import { readDates, toArrival } from '../checkout/arrival-steps'
import { fillBag } from '../checkout/checkout-steps'

test.use({ viewport: { width: 320, height: 640 } })

test('shipping is estimated by country before the checkout, and the bag stays as it is', async ({
  page,
  bowl,
  t,
  money,
  nameCountry,
  scripting,
  language,
}) => {
  await fillBag(page, bowl)
  await page.goto('cart')
  await page.getByText(t('checkout:estimate.heading')).click()
  const country = page.getByRole('main').getByLabel(t('checkout:fields.countryCode'))
  await expect(country).toHaveValue('de')
  await country.selectOption('at')
  await page.getByRole('button', { name: t('checkout:estimate.submit') }).click()
  await expect(page).toHaveURL(/ship-to=at/)
  const prices = page.getByTestId('shipping-estimate')
  await expect(prices).toContainText(money(4.9, 'EUR'))
  const dates = readDates({ min: 3, max: 5 }, 'at')
  await expect(prices, 'by the holidays of where it goes').toContainText(toArrival(t, dates, `${language}-DE`))
  await expect(page.getByText(t('cart:summary.shipping-later')), 'nothing was chosen').toBeVisible()
  await expectFits(page)
  if (scripting) await expectAccessible(page)

  await country.selectOption('jp')
  await page.getByRole('button', { name: t('checkout:estimate.submit') }).click()
  await page.getByRole('link', { name: t('checkout:estimate.elsewhere-link', { country: nameCountry('jp') }) }).click()
  const places = { bag: nameCountry('de'), here: nameCountry('jp') }
  await expect(page.getByRole('heading', { name: t('cart:region.heading', places) })).toBeVisible()
  await expect(page.getByTestId('region-prices').locator('[data-total]')).toContainText(money(5200, 'JPY', 'jp'))
  expect((await page.goto('cart?ship-to=%00xx'))?.status(), 'a country that nobody knows').toBe(200)
})
