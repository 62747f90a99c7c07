import { expectAccessible } from '../support/axe'
import { waitForMail } from '../support/mailbox'
import { message } from '../support/messages'
import { expect, phone, test } from '../support/shop'
import {
  addressField,
  fillAddress,
  fillBag,
  goOn,
  languageOf,
  makeBowl,
  makePerson,
  placeButton,
  placeOrder,
  walkToReview,
} from './checkout-steps'

const journeys = [
  { locale: 'en-de', country: 'de', viewport: phone },
  { locale: 'de-at', country: 'at', viewport: { width: 1280, height: 800 } },
  { locale: 'en-us', country: 'us', viewport: { width: 1280, height: 800 } },
  { locale: 'de-jp', country: 'jp', viewport: phone },
] as const

for (const { locale, country, viewport } of journeys) {
  test.describe(`${locale} at ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test('Default checkout flow', async ({ page, admin }) => {
      const person = makePerson(country)
      const bowl = await makeBowl(admin, 'Ordered bowl')
      await fillBag(page, bowl, locale)
      await walkToReview(page, locale, person)
      for (const text of [person.email, person.address1, person.city, bowl.title]) {
        await expect(page.getByRole('main')).toContainText(text)
      }
      const total = await page.locator('[data-total] dd').last().innerText()
      const orderId = await placeOrder(page)

      await expect(page.getByRole('main')).toContainText(person.email)
      await expect(page.getByRole('main')).toContainText(bowl.title)
      await expect(page.locator('[data-total] dd')).toHaveText(total)
      await expect(page.getByTestId('cart-count')).toHaveText('0')
      const [order, ...others] = await admin.listOrders(person.email)
      expect(others).toEqual([])
      expect(order).toMatchObject({ id: orderId, email: person.email, items: [{ title: bowl.title, quantity: 1 }] })
      expect(order?.shipping_address).toMatchObject({ city: person.city, country_code: country })
      expect(total.replace(/\D/g, ''), 'minor units').toBe(String((await admin.readOrder(orderId)).total))
      await expect(page.getByTestId('order-number')).toContainText(String(order?.display_id))
      const mail = await waitForMail(person.email, new RegExp(`\\b${order?.display_id}\\b`))
      expect(mail.subject).toMatch(languageOf(locale) === 'de' ? /Bestellung/ : /order/)
    })
  })
}

test('Editing checkout steps works as expected', async ({ page, admin }) => {
  const person = makePerson('de')
  await fillBag(page, await makeBowl(admin, 'Edited bowl'), 'en-de')
  await walkToReview(page, 'en-de', person)

  await page.getByRole('link', { name: message('en', 'checkout:edit.address') }).click()
  await addressField(page, 'city').fill('Potsdam')
  await goOn(page, 'en-de', 'address')
  await expect(page, 'shipping and payment still hold').toHaveURL(/\/checkout\/review$/)
  await expect(page.getByRole('main')).toContainText('Potsdam')

  await page.getByRole('link', { name: message('en', 'checkout:edit.shipping') }).click()
  const other = page.getByRole('radio', { checked: false }).first()
  const label = (await page.locator('.choice', { has: other }).locator('.choice-body').innerText()).split('\n')[0] ?? ''
  await other.check()
  await goOn(page, 'en-de', 'shipping')
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(page.getByRole('main')).toContainText(label)

  await page.getByRole('link', { name: message('en', 'checkout:edit.payment') }).click()
  await goOn(page, 'en-de', 'payment')
  await placeOrder(page)
  await expect(page.getByRole('main')).toContainText('Potsdam')
})

test('Shipping info saved is filled back into the forms after clicking edit', async ({ page, admin }) => {
  const person = makePerson('it')
  await fillBag(page, await makeBowl(admin, 'Kept bowl'), 'en-it')
  await page.goto('/en-it/checkout')
  await page.getByLabel(message('en', 'checkout:address.billing-separate')).check()
  await addressField(page, 'firstName', 'billing').fill('Grace')
  await addressField(page, 'lastName', 'billing').fill('Gruber')
  await addressField(page, 'address1', 'billing').fill('Am Graben 9')
  await addressField(page, 'postalCode', 'billing').fill('1010')
  await addressField(page, 'city', 'billing').fill('Wien')
  await page.locator('[name="billing.countryCode"]').selectOption('at')
  await fillAddress(page, person)
  await goOn(page, 'en-it', 'address')
  await page
    .getByRole('navigation', { name: message('en', 'common:stepper.label') })
    .getByRole('link')
    .first()
    .click()
  for (const field of ['firstName', 'lastName', 'address1', 'postalCode', 'city', 'province'] as const) {
    await expect(addressField(page, field)).toHaveValue(person[field] ?? '')
  }
  await expect(page.locator('[name=email]')).toHaveValue(person.email)
  await expect(page.locator('[name="shipping.countryCode"]')).toHaveValue('it')
  await expect(page.getByLabel(message('en', 'checkout:address.billing-separate'))).toBeChecked()
  await expect(addressField(page, 'city', 'billing')).toHaveValue('Wien')
})

test('Shipping info in the checkout page is correctly reflected in the summary', async ({ page, admin }) => {
  const person = makePerson('at')
  await fillBag(page, await makeBowl(admin, 'Shown bowl'), 'de-at')
  await walkToReview(page, 'de-at', person)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${person.firstName} ${person.lastName}`)
  await expect(main).toContainText(`${person.postalCode} ${person.city}`)
  await expect(main).toContainText('Österreich')
  await expect(main).toContainText(message('de', 'checkout:same-as-shipping'))
  await expect(main).toContainText(message('de', 'checkout:payment.manual.label'))
  await expect(placeButton(page)).toHaveText('Zahlungspflichtig bestellen')
})

test('Entering checkout, leaving, then returning takes you back to the correct checkout spot', async ({
  page,
  admin,
}) => {
  await fillBag(page, await makeBowl(admin, 'Awaited bowl'), 'en-de')
  for (const step of ['shipping', 'payment', 'review']) {
    await page.goto(`/en-de/checkout/${step}`)
    await expect(page, `${step} cannot be skipped to`).toHaveURL(/\/checkout\/address$/)
  }
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'en-de', 'address')
  await page.goto('/en-de')
  await page.goto('/en-de/checkout')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
  await goOn(page, 'en-de', 'shipping')
  await page.goto('/en-de/cart')
  await page.getByTestId('checkout-link').click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await page.goBack()
  await page.goForward()
  await page.reload()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await goOn(page, 'en-de', 'payment')
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await page.reload()
  await expect(placeButton(page)).toBeVisible()
})

test('Verify the prices carries over to checkout', async ({ page, admin }) => {
  for (const [locale, price] of [
    ['en-de', '€39.00'],
    ['en-us', '$42.00'],
  ] as const) {
    await page.context().clearCookies()
    const bowl = await makeBowl(admin, `Priced bowl ${locale}`)
    await fillBag(page, bowl, locale)
    await page.goto(`/${locale}/checkout`)
    const summary = page.getByRole('complementary')
    await expect(summary.getByText(bowl.title)).toBeAttached()
    await expect(summary.getByText(price, { exact: true }).first()).toBeAttached()
  }
})

test('a gift card travels by e-mail beside the parcel', async ({ page, admin }) => {
  const person = makePerson('de')
  const card = await admin.findProduct('gift-card')
  await fillBag(page, await makeBowl(admin, 'Wrapped bowl'), 'en-de')
  await fillBag(page, card, 'en-de', card.variants[0]?.title)
  await page.goto('/en-de/checkout')
  await fillAddress(page, person)
  await goOn(page, 'en-de', 'address')
  await expect(page.locator('.checkout-form').getByRole('group')).toHaveCount(2)
  await goOn(page, 'en-de', 'shipping')
  await goOn(page, 'en-de', 'payment')
  const orderId = await placeOrder(page)
  const { items } = await admin.readOrder(orderId)
  expect(items.map(({ title }) => title).sort()).toEqual([card.title, 'Wrapped bowl'].sort())
})

test('an empty bag leads back to the bag', async ({ page }) => {
  await page.goto('/en-de/checkout/payment')
  await expect(page).toHaveURL(/\/en-de\/cart$/)
})

test('nothing of the checkout may be kept by anybody', async ({ page, admin }) => {
  await fillBag(page, await makeBowl(admin, 'Private bowl'), 'en-de')
  const response = await page.goto('/en-de/checkout/address')
  expect(response?.headers()['cache-control']).toBe('no-store')
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'en-de', 'address')
  await goOn(page, 'en-de', 'shipping')
  await goOn(page, 'en-de', 'payment')
  await placeOrder(page)
  expect((await page.reload())?.headers()['cache-control']).toBe('no-store')
})

test('an order is shown to nobody but the browser that placed it', async ({ page, admin, newShopper }) => {
  const person = makePerson('de')
  await fillBag(page, await makeBowl(admin, 'Guarded bowl'), 'en-de')
  await walkToReview(page, 'en-de', person)
  await placeOrder(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(person.email)

  const stranger = await (await newShopper()).newPage()
  for (const url of [page.url(), page.url().replace(/order_\w+/, 'order_nope')]) {
    const response = await stranger.goto(url)
    expect(response?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(message('en', 'orders:locked.heading'))
    await expect(stranger.getByRole('main')).not.toContainText(person.email)
  }
})

test('every step is accessible and as wide as a phone', async ({ page, admin, scripting }) => {
  const locale = 'de-at'
  await page.setViewportSize(phone)
  await fillBag(page, await makeBowl(admin, 'Accessible bowl'), locale)
  await page.goto(`/${locale}/checkout`)
  async function check() {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, page.url()).toBeLessThanOrEqual(0)
    if (scripting) await expectAccessible(page)
  }
  await check()
  await page.getByLabel(message(languageOf(locale), 'checkout:address.billing-separate')).check()
  await check()
  await page.getByLabel(message(languageOf(locale), 'checkout:address.billing-same')).check()
  await fillAddress(page, makePerson('at'))
  for (const step of ['address', 'shipping', 'payment'] as const) {
    await goOn(page, locale, step)
    await check()
  }
  await placeOrder(page)
  await check()
})
