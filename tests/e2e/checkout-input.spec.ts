import { message } from '../support/messages'
import { expect, test } from '../support/shop'
import {
  addressField,
  fillAddress,
  fillBag,
  goOn,
  liftLimits,
  makeBowl,
  makePerson,
  type Person,
} from './checkout-steps'

const texts = ['firstName', 'lastName', 'address1', 'postalCode', 'city'] as const satisfies readonly (keyof Person)[]

for (const [locale, language] of [
  ['en-de', 'en'],
  ['de-at', 'de'],
] as const) {
  const submit = message(language, 'checkout:address.submit')

  test(`bad input is named field by field and nothing typed is lost (${locale})`, async ({ page, admin }) => {
    await fillBag(page, await makeBowl(admin, 'Refused bowl'), locale)
    await page.goto(`/${locale}/checkout/address`)
    const typed: Record<(typeof texts)[number], string> = {
      firstName: '<script>alert(1)</script>',
      lastName: 'x'.repeat(500),
      address1: '" onfocus="alert(1)',
      postalCode: '1'.repeat(5000),
      city: '<img src=x onerror=alert(1)>',
    }
    await liftLimits(page)
    for (const field of texts) await addressField(page, field).fill(typed[field])
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: submit }).click()
    expect((await answer).status()).toBe(400)

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    const label = (field: string) => message(language, `checkout:fields.${field as 'city'}`)
    const expected = [
      ['email', message(language, 'checkout:errors.email-required')],
      ['shipping.firstName', message(language, 'checkout:rules.characters', { field: label('firstName') })],
      ['shipping.lastName', message(language, 'checkout:rules.maxlength', { field: label('lastName'), limit: 100 })],
      ['shipping.postalCode', message(language, 'checkout:rules.maxlength', { field: label('postalCode'), limit: 12 })],
      ['shipping.city', message(language, 'checkout:rules.characters', { field: label('city') })],
    ] as const
    await expect(summary.getByRole('link')).toHaveText(expected.map(([, text]) => text))
    for (const [name, text] of expected) {
      const field = page.locator(`[name="${name}"]`)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(new RegExp(escapePattern(text)))
    }
    for (const field of texts) await expect(addressField(page, field)).toHaveValue(typed[field])
    await summary.getByRole('link').first().click()
    await expect(page.locator('[name=email]')).toBeFocused()
  })
}

test('a mistake is corrected in place', async ({ page, admin }) => {
  const person = makePerson('de')
  await fillBag(page, await makeBowl(admin, 'Corrected bowl'), 'en-de')
  await page.goto('/en-de/checkout/address')
  await fillAddress(page, { ...person, postalCode: '1010' })
  await liftLimits(page)
  await page.getByRole('button', { name: message('en', 'checkout:address.submit') }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    message('en', 'checkout:errors.postcode-pattern', {
      field: message('en', 'checkout:fields.postalCode'),
      country: 'Germany',
      example: '10115',
    }),
  ])
  await addressField(page, 'postalCode').fill(person.postalCode)
  await goOn(page, 'en-de', 'address')
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
})

test('control characters and foreign countries are refused by the server', async ({ page, admin }) => {
  await fillBag(page, await makeBowl(admin, 'Strange bowl'), 'en-de')
  await page.goto('/en-de/checkout/address')
  const person = makePerson('de')
  const { email, ...address } = person
  const whole = Object.fromEntries(Object.entries(address).map(([field, text]) => [`shipping.${field}`, text]))
  const form = { email, ...whole, 'shipping.countryCode': 'de', billingIs: 'same' }
  const { origin } = new URL(page.url())
  const send = (change: Record<string, string>) =>
    page
      .context()
      .request.post(page.url(), { form: { ...form, ...change }, headers: { Origin: origin }, maxRedirects: 0 })
  const refused: Record<string, string>[] = [
    { 'shipping.city': 'Ber\u0000lin' },
    { 'shipping.firstName': 'A\u0007da' },
    { 'shipping.lastName': 'Hu\u202eber' },
    { 'shipping.countryCode': 'us' },
    { 'shipping.countryCode': '../x' },
    { email: 'Ada <ada@example.org>' },
    { 'shipping.phone': 'call me' },
  ]
  for (const change of refused) {
    expect((await send(change)).status(), JSON.stringify(change)).toBe(400)
  }
  expect((await send({ email: ` ${email.toUpperCase()} ` })).status()).toBe(303)
  await page.goto('/en-de/checkout/address')
  await expect(page.locator('[name=email]')).toHaveValue(email)
})

test('a choice that is not offered is refused', async ({ page, admin }) => {
  await fillBag(page, await makeBowl(admin, 'Chosen bowl'), 'en-de')
  await page.goto('/en-de/checkout')
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'en-de', 'address')
  const { origin } = new URL(page.url())
  const send = (step: string, form: Record<string, string>) =>
    page.context().request.post(`/en-de/checkout/${step}`, { form, headers: { Origin: origin }, maxRedirects: 0 })
  const unknown = await send('shipping', { 'option.0': 'so_nope' })
  expect(unknown.status()).toBe(400)
  expect(await unknown.text()).toContain(message('en', 'checkout:errors.option-choice'))
  expect((await send('shipping', {})).status()).toBe(400)
  await goOn(page, 'en-de', 'shipping')
  expect((await send('payment', { provider: 'stripe' })).status()).toBe(400)
  expect((await send('payment', {})).status()).toBe(400)
  await expect(page).toHaveURL(/\/checkout\/payment$/)
})

test('the province is asked for where the country has one', async ({ page, admin }) => {
  await fillBag(page, await makeBowl(admin, 'Provincial bowl'), 'en-de')
  await page.goto('/en-de/checkout/address')
  const province = addressField(page, 'province')
  await expect(province).toBeHidden()
  await page.locator('[name="shipping.countryCode"]').selectOption('it')
  await expect(province).toBeVisible()
})

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
