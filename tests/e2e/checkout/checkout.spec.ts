import { expectAccessible } from '../../support/axe'
import { expectFits } from '../../support/fits'
import { mailSubject } from '../../support/mail-subject'
import { waitForMail } from '../../support/mailbox'
import { expect, phone, test } from '../../support/shop'
import { typeDigits, typeName } from '../../support/typing'
import {
  addressField,
  fillAddress,
  fillBag,
  goOn,
  makeBowl,
  makePerson,
  placeButton,
  placeOrder,
  stepOf,
  walkCheckout,
} from './checkout-steps'
import { passwordForm, registerCustomer } from '../auth/sign-in-steps'

const journeys = [
  { country: 'de', viewport: phone, tag: ['@core', '@five'] as string[] },
  { country: 'at', viewport: { width: 1280, height: 800 }, tag: '@plain' },
  { country: 'us', viewport: { width: 1280, height: 800 }, tag: '@plain' },
  { country: 'jp', viewport: phone, tag: '@plain' },
] as const

for (const { country, viewport, ...details } of journeys) {
  test.describe(`in ${country} at ${viewport.width} pixels`, () => {
    test.use({ country, viewport })

    test('Default checkout flow', details, async ({ page, admin, language, t }) => {
      const { whole, greeting } = typeName(language)
      const person = makePerson(country, language)
      const bowl = await makeBowl(admin, 'Ordered bowl')
      await fillBag(page, bowl)
      await walkCheckout(page, { ...person, postalCode: typeDigits(language, person.postalCode) })
      for (const text of [person.email, whole, person.address1, person.city, bowl.title]) {
        await expect(page.getByRole('main')).toContainText(text)
      }
      const legal = page.getByRole('navigation', { name: t('checkout:review.legal-label'), exact: true })
      const papers = ['terms', 'withdrawal'].map((slug) => legal.locator(`[href$="/pages/${slug}"]`))
      const titles = await Promise.all(papers.map((link) => link.innerText()))
      const total = await page.locator('[data-total] dd').last().innerText()
      const shipping = page.locator('.review-part', { hasText: t('checkout:edit.shipping') })
      const promise = await shipping.locator('p').last().innerText()
      const [before = '', behind = ''] = t('orders:arrives-if', { dates: '\n', until: '\n' }).split('\n')
      const [days = ''] = promise.slice(before.length).split(behind)
      expect(days).toMatch(/\d/)
      const orderId = await placeOrder(page)

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('orders:confirmation.heading', { name: greeting }),
      )
      await expect(page.getByRole('main')).toContainText(person.email)
      await expect(page.getByRole('main')).toContainText(days)
      await expect(page.getByRole('main')).toContainText(bowl.title)
      await expect(page.locator('[data-total] dd')).toHaveText(total)
      await expect(page.getByTestId('cart-count')).toHaveText('0')
      const [order, ...others] = await admin.listOrders(person.email)
      expect(others).toEqual([])
      expect(order).toMatchObject({ id: orderId, email: person.email, items: [{ title: bowl.title, quantity: 1 }] })
      const { postalCode: postal_code, city } = person
      expect(order?.shipping_address).toMatchObject({ postal_code, city, country_code: country })
      expect(total.replace(/\D/g, ''), 'minor units').toBe(String((await admin.readOrder(orderId)).total))
      await expect(page.getByTestId('order-number')).toContainText(String(order?.display_id))
      const mail = await waitForMail(person.email, new RegExp(`\\b${order?.display_id}\\b`))
      expect(mail.subject).toBe(mailSubject(language, 'order', order?.display_id ?? ''))
      const attached = mail.attachments?.flatMap(({ fileName }) => (fileName.endsWith('.txt') ? [fileName] : []))
      expect(attached).toEqual(titles.map((title) => `${title}.txt`))
    })
  })
}

test('Editing checkout steps works as expected', async ({ page, bowl, t }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await walkCheckout(page, person)

  await page.getByRole('link', { name: t('checkout:edit.address') }).click()
  await addressField(page, 'city').fill('Potsdam')
  await goOn(page, 'address')
  await expect(page, 'shipping and payment still hold').toHaveURL(/\/checkout\/review$/)
  await expect(page.getByRole('main')).toContainText('Potsdam')

  await page.getByRole('link', { name: t('checkout:edit.shipping') }).click()
  const ways = page.getByRole('radiogroup', { name: t('checkout:steps.shipping') })
  const other = ways.locator('.choice', { has: page.getByRole('radio', { checked: false }) }).first()
  const label = (await other.locator('.choice-body').innerText()).split('\n')[0] ?? ''
  await other.getByRole('radio').check()
  await goOn(page, 'delivery')
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(page.getByRole('main')).toContainText(label)

  await page.getByRole('link', { name: t('checkout:edit.payment') }).click()
  await goOn(page, 'delivery')

  const before = await page.locator('[data-total] dd').innerText()
  await stepOf(page, 'cart').getByRole('link').click()
  const line = page.getByTestId('cart-line')
  await line.getByRole('spinbutton').fill('2')
  await line.getByRole('spinbutton').press('Enter')
  await expect(page.getByTestId('cart-count')).toHaveText('2')
  await page.getByTestId('checkout-link').click()
  await expect(page, 'the shipping was kept, although Medusa drops it').toHaveURL(/\/checkout\/review$/)
  await expect(page.getByRole('main')).toContainText(label)
  const now = await page.locator('[data-total] dd').innerText()
  await expect(page.getByText(t('checkout:notes.total-changed', { before, now }))).toBeVisible()
  await placeOrder(page)
  await expect(page.getByRole('main')).toContainText('Potsdam')
})

test.describe('in a country with provinces', () => {
  test.use({ country: 'it' })

  test(
    'Shipping info saved is filled back into the forms after clicking edit',
    { tag: '@plain' },
    async ({ page, bowl, t }) => {
      const person = makePerson('it')
      await fillBag(page, bowl)
      await page.goto('checkout')
      await page.getByLabel(t('checkout:address.billing-separate')).check()
      await addressField(page, 'firstName', 'billing').fill('Grace')
      await addressField(page, 'lastName', 'billing').fill('Gruber')
      await addressField(page, 'address1', 'billing').fill('Am Graben 9')
      await addressField(page, 'postalCode', 'billing').fill('1010')
      await addressField(page, 'city', 'billing').fill('Wien')
      await page.locator('[name="billing.countryCode"]').selectOption('at')
      await fillAddress(page, person)
      await goOn(page, 'address')
      await page
        .getByRole('navigation', { name: t('common:stepper.label') })
        .getByRole('link', { name: t('checkout:steps.address') })
        .click()
      for (const field of ['firstName', 'lastName', 'address1', 'postalCode', 'city', 'province'] as const) {
        await expect(addressField(page, field)).toHaveValue(person[field] ?? '')
      }
      await expect(page.locator('[name=email]')).toHaveValue(person.email)
      await expect(page.locator('[name="shipping.countryCode"]')).toHaveValue('it')
      await expect(page.getByLabel(t('checkout:address.billing-separate'))).toBeChecked()
      await expect(addressField(page, 'city', 'billing')).toHaveValue('Wien')
    },
  )
})

test(
  'Shipping info in the checkout page is correctly reflected in the summary',
  { tag: '@plain' },
  async ({ page, bowl, t, nameCountry }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkCheckout(page, person)
    const main = page.getByRole('main')
    await expect(main).toContainText(`${person.firstName} ${person.lastName}`)
    await expect(main).toContainText(`${person.postalCode} ${person.city}`)
    await expect(main).toContainText(nameCountry('de'))
    await expect(main).toContainText(t('checkout:same-as-shipping'))
    await expect(main).toContainText(t('checkout:payment.manual.label'))
    await expect(placeButton(page)).toHaveText(t('checkout:review.submit-obliging'))
  },
)

test(
  'Entering checkout, leaving, then returning takes you back to the correct checkout spot',
  { tag: '@plain' },
  async ({ page, bowl }) => {
    await fillBag(page, bowl)
    for (const step of ['delivery', 'shipping', 'payment', 'review']) {
      await page.goto(`checkout/${step}`)
      await expect(page, `${step} cannot be skipped to`).toHaveURL(/\/checkout\/address$/)
    }
    await fillAddress(page, makePerson('de'))
    await goOn(page, 'address')
    await page.goto('')
    await page.goto('checkout')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await page.goto('cart')
    await page.getByTestId('checkout-link').click()
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await page.goBack()
    await expect(page).toHaveURL('cart')
    await page.goForward()
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
    await page.reload()
    for (const former of ['shipping', 'payment']) {
      await page.goto(`checkout/${former}`)
      await expect(page, `${former} had a step of its own`).toHaveURL(/\/checkout\/delivery$/)
    }
    await goOn(page, 'delivery')
    await expect(page).toHaveURL(/\/checkout\/review$/)
    await page.reload()
    await expect(placeButton(page)).toBeVisible()
  },
)

for (const [country, currency, amount] of [
  ['de', 'EUR', 39],
  ['us', 'USD', 42],
] as const) {
  test.describe(`with prices in ${currency}`, () => {
    test.use({ country })

    test('Verify the prices carries over to checkout', { tag: '@plain' }, async ({ page, admin, money }) => {
      const bowl = await makeBowl(admin, 'Priced bowl')
      await fillBag(page, bowl)
      await page.goto('checkout')
      const summary = page.getByRole('complementary')
      await expect(summary.getByText(bowl.title)).toBeAttached()
      await expect(summary.getByText(money(amount, currency), { exact: true }).first()).toBeAttached()
    })
  })
}

test('a gift card travels by e-mail beside the parcel', { tag: '@plain' }, async ({ page, admin }) => {
  const person = makePerson('de')
  const card = await admin.findProduct('gift-card')
  await fillBag(page, await makeBowl(admin, 'Wrapped bowl'))
  await fillBag(page, card, card.variants[0]?.title)
  await page.goto('checkout')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await expect(page.locator('.checkout-form').getByRole('radiogroup')).toHaveCount(3)
  await goOn(page, 'delivery')
  const orderId = await placeOrder(page)
  const { items } = await admin.readOrder(orderId)
  expect(items.map(({ title }) => title).sort()).toEqual([card.title, 'Wrapped bowl'].sort())
})

test('an empty bag leads back to the bag', { tag: '@plain' }, async ({ page }) => {
  await page.goto('checkout/delivery')
  await expect(page).toHaveURL('cart')
})

test('nothing of the checkout may be kept by anybody', { tag: '@plain' }, async ({ page, bowl }) => {
  await fillBag(page, bowl)
  const response = await page.goto('checkout/address')
  expect(response?.headers()['cache-control']).toBe('no-store')
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'address')
  await goOn(page, 'delivery')
  await placeOrder(page)
  expect((await page.reload())?.headers()['cache-control']).toBe('no-store')
})

test(
  'an order is shown to nobody but the browser that placed it',
  { tag: '@plain' },
  async ({ page, bowl, newShopper, t }) => {
    const person = makePerson('de')
    await fillBag(page, bowl)
    await walkCheckout(page, person)
    await placeOrder(page)
    await page.reload()
    await expect(page.getByRole('main')).toContainText(person.email)

    const stranger = await (await newShopper()).newPage()
    for (const url of [page.url(), page.url().replace(/order_\w+/, 'order_nope')]) {
      const response = await stranger.goto(url)
      expect(response?.status()).toBe(404)
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('common:failure.order.title'))
      await expect(stranger.getByRole('main')).not.toContainText(person.email)
    }
  },
)

test(
  'every step is accessible and as wide as a small phone',
  { tag: '@core' },
  async ({ page, bowl, scripting, t }) => {
    test.slow(scripting, 'axe looks at six pages')
    await page.setViewportSize({ width: 320, height: 640 })
    await fillBag(page, bowl)
    await page.goto('checkout')
    async function check() {
      await expectFits(page)
      if (scripting) await expectAccessible(page)
    }
    await check()
    await page.getByLabel(t('checkout:address.billing-separate')).check()
    await check()
    await page.getByLabel(t('checkout:address.billing-same')).check()
    await fillAddress(page, makePerson('de'))
    for (const step of ['address', 'delivery'] as const) {
      await goOn(page, step)
      await check()
    }
    await placeOrder(page)
    await check()
  },
)

test(
  'a guest whose address has an account is shown the way to sign in, and goes on with bag and address',
  { tag: '@plain' },
  async ({ page, admin, t }) => {
    const customer = await registerCustomer('Hal')
    const bowl = await makeBowl(admin, 'Remembered bowl')
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, { ...makePerson('de'), email: customer.email })
    await goOn(page, 'address')
    await expect(page).toHaveURL(/checkout\/delivery$/)
    await expect(page.getByText(t('checkout:account.known'))).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('checkout:account.sign-in') })
      .click()
    const fields = passwordForm(page)
    await fields.email.fill(customer.email)
    await fields.password.fill(customer.password)
    await fields.submit.click()
    await expect(page).toHaveURL(/checkout\/delivery$/)
    await expect(page.getByRole('main')).toContainText(bowl.title)
    await page.goto('checkout/address')
    await expect(addressField(page, 'city')).toHaveValue('Berlin')
  },
)
