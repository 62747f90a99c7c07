import { paths } from '../../../app/paths'
import { openCountry } from '../../support/payment-country'
import { proposeQuantity, readEdit, readPaid } from '../../support/order-edit-admin'
import { expect, browserTest as test } from '../../support/shop'
import { cards, fillCard, standInForStripe, stripeOrigins } from '../../support/stripe'
import { fillBag, makePerson, orderBag } from '../checkout/checkout-steps'

test.use({ country: 'be', knownOrigins: stripeOrigins })
test.describe.configure({ timeout: 120_000 })

const brussels = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  address_1: 'Rue Neuve 1',
  postal_code: '1000',
  city: 'Brussels',
  country_code: 'be',
}

test('a difference is paid with two cards, of which the first is declined once', async ({
  page,
  admin,
  context,
  shopLocale,
  t,
  bowl,
}) => {
  await openCountry(admin, 'be', ['manual', 'stripe'])
  await standInForStripe(context)
  await fillBag(page, bowl)
  const orderId = await orderBag(page, makePerson('be').email, brussels)
  const edit = await proposeQuantity(admin, orderId, 2)
  await page.goto(paths.divideDifference(shopLocale, orderId, edit))
  await page.locator('[name=first][value=stripe]').check()
  await page.getByLabel(t('after-sales:divide.amount', { currency: 'EUR' })).fill('19.50')
  await page.locator('[name=second][value=stripe]').check()
  await page.getByRole('button', { name: t('after-sales:divide.go-on') }).click()
  await page.getByRole('button', { name: t('after-sales:edit.accept-due') }).click()

  const pay = page.getByRole('button', { name: t('checkout:payment.stripe.pay') })
  await expect(pay).toContainText('19.50')
  await expect(pay).not.toHaveAttribute('aria-busy')
  const firstPart = page.url()
  await fillCard(page, cards.declined)
  await pay.click()
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await fillCard(page, cards.good)
  await pay.click()
  await expect(page.getByText(t('after-sales:edit.payment.part'))).toBeVisible()
  expect((await readEdit(admin, edit)).status).toBe('requested')
  // as where the provider has told the backend before the shopper is back
  await page.goto(firstPart)
  await expect(page.getByText(t('after-sales:edit.payment.part'))).toBeVisible()
  await expect(pay).toHaveCount(0)

  await page.getByRole('button', { name: t('after-sales:edit.accept-due') }).click()
  await expect(pay).not.toHaveAttribute('aria-busy')
  await fillCard(page, cards.good)
  await pay.click()
  await expect(page.getByText(t('after-sales:edit.states.confirmed'))).toBeVisible()
  const { total, ...paid } = await readPaid(admin, orderId)
  expect(paid).toEqual({ paid: total, quantities: [2], providers: ['manual', 'stripe', 'stripe'] })
})
