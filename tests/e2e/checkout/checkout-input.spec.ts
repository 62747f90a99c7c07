import { type APIResponse } from '@playwright/test'
import { errorSummary } from '../../support/error-summary'
import { inFieldOrder } from '../../support/field-order'
import { expectFits } from '../../support/fits'
import { toPattern } from '../../support/messages'
import { browserTest, expect, test, type ShopPage } from '../../support/shop'
import { liftLimits } from '../../support/shopper/lift-limits'
import { fromOwnPage } from '../cart/cart-steps'
import { addressField, fillAddress, fillBag, goOn, makePerson, type Person } from './checkout-steps'

const texts = ['firstName', 'lastName', 'address1', 'postalCode', 'city'] as const satisfies readonly (keyof Person)[]

test('bad input is named field by field and nothing typed is lost', async ({ page, bowl, t }) => {
  await fillBag(page, bowl)
  await page.goto('checkout/address')
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
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  expect((await answer).status()).toBe(400)

  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  const label = (field: string) => t(`checkout:fields.${field as 'city'}`)
  const expected = await inFieldOrder(page, {
    email: t('checkout:errors.email-required'),
    'shipping.firstName': t('checkout:rules.characters', { field: label('firstName') }),
    'shipping.lastName': t('checkout:rules.maxlength', { field: label('lastName'), limit: 100 }),
    'shipping.postalCode': t('checkout:rules.maxlength', { field: label('postalCode'), limit: 12 }),
    'shipping.city': t('checkout:rules.characters', { field: label('city') }),
  })
  await expect(summary.getByRole('link')).toHaveText(expected.map(([, text]) => text))
  for (const [name, text] of expected) {
    const field = page.locator(`[name="${name}"]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(toPattern(text))
  }
  for (const field of texts) await expect(addressField(page, field)).toHaveValue(typed[field])
  await summary.getByRole('link').first().click()
  await expect(page.locator('[name=email]')).toBeFocused()
})

test('a mistake is corrected in place', { tag: '@core' }, async ({ page, bowl, t, nameCountry }) => {
  const person = makePerson('de')
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  await fillAddress(page, { ...person, postalCode: '1010' })
  await liftLimits(page)
  await page.getByRole('button', { name: t('checkout:address.submit') }).click()
  await expect(errorSummary(page).getByRole('link')).toHaveText([
    t('checkout:errors.postcode-pattern', {
      field: t('checkout:fields.postalCode'),
      country: nameCountry('de'),
      example: '26133',
    }),
  ])
  await expectFits(page)
  await addressField(page, 'postalCode').fill(person.postalCode)
  await goOn(page, 'address')
  await expect(page).toHaveURL(/\/checkout\/delivery$/)
})

test(
  'control characters and foreign countries are refused by the server',
  { tag: '@plain' },
  async ({ page, bowl }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    const person = makePerson('de')
    const { email, ...address } = person
    const whole = Object.fromEntries(Object.entries(address).map(([field, text]) => [`shipping.${field}`, text]))
    const form = { email, ...whole, 'shipping.countryCode': 'de', billingIs: 'same' }
    const send = (change: Record<string, string>) => postForm(page, 'address', { ...form, ...change })
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
    await page.goto('checkout/address')
    await expect(page.locator('[name=email]')).toHaveValue(email)
  },
)

test('a choice that is not offered is refused', { tag: '@plain' }, async ({ page, bowl, t }) => {
  await fillBag(page, bowl)
  await page.goto('checkout')
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'address')
  const unknown = await postForm(page, 'delivery', { 'option.0': 'so_nope', provider: 'stripe' })
  expect(unknown.status()).toBe(400)
  const text = await unknown.text()
  for (const key of ['checkout:errors.option-choice', 'checkout:errors.provider-choice'] as const) {
    expect(text).toContain(t(key))
  }
  const empty = await postForm(page, 'delivery', {})
  expect(empty.status()).toBe(400)
  expect(await empty.text()).toContain(t('checkout:errors.option-required'))
  const option = (await page.locator('[name="option.0"]').first().getAttribute('value')) ?? ''
  expect((await postForm(page, 'delivery', { 'option.0': option, provider: 'stripe' })).status()).toBe(400)
  await page.goto('checkout/review')
  await expect(page, 'nothing was chosen by halves').toHaveURL(/\/checkout\/delivery$/)
})

test('a delivery and a payment that are missing are named together, as the page has them', async ({
  page,
  bowl,
  t,
}) => {
  await fillBag(page, bowl)
  await page.goto('checkout')
  await fillAddress(page, makePerson('de'))
  await goOn(page, 'address')
  await liftLimits(page)
  await page.locator('main [type=radio]').evaluateAll((radios) => {
    for (const radio of radios as HTMLInputElement[]) radio.checked = false
  })
  await page.getByRole('button', { name: t('checkout:payment.submit') }).click()
  const summary = errorSummary(page)
  await expect(summary).toBeFocused()
  const [shipping, payment] = [t('checkout:errors.option-required'), t('checkout:errors.provider-required')]
  await expect(summary.getByRole('link')).toHaveText([shipping, payment])
  for (const [name, said] of [
    ['option.0', shipping],
    ['provider', payment],
  ] as const) {
    await summary.getByRole('link', { name: said }).click()
    await expect(page.locator(`[name="${name}"]`).first()).toBeFocused()
  }
})

browserTest(
  'the form has the room of the page until there is enough for two columns',
  { tag: '@browser' },
  async ({ page, bowl }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    const measure = (part: string) =>
      page.locator(part).evaluateAll(([element]) => element?.getBoundingClientRect().width ?? 0)
    for (const width of [768, 800, 900, 959, 960]) {
      await page.setViewportSize({ width, height: 900 })
      const [form, summary] = [await measure('.checkout-form'), await measure('.order-summary')]
      expect(form, `the form at ${width} px`).toBeGreaterThan(430)
      expect(form, `beside the summary at ${width} px`).toBeGreaterThan(width < 960 ? 0 : summary)
      await expectFits(page)
    }
  },
)

test('an e-mail address that is probably mistyped is asked about, and put right by one button', async ({
  page,
  bowl,
  t,
}) => {
  const person = makePerson('de')
  const name = person.email.split('@')[0]
  const [typed, meant] = [`${name}@gmial.con`, `${name}@gmail.com`]
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  await fillAddress(page, { ...person, email: typed })
  await goOn(page, 'address')
  await expect(page).toHaveURL(/\/checkout\/delivery$/)
  await expect(page.getByText(t('checkout:email.meant', { typed, meant }))).toBeVisible()
  await page.getByRole('button', { name: t('checkout:email.take', { meant }) }).click()
  await expect(page.getByText(t('checkout:email.taken', { email: meant }))).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/delivery$/)
  await expect(page.getByRole('button', { name: t('checkout:email.take', { meant }) })).toHaveCount(0)
})

test.describe('where one country is possible', () => {
  test.use({ country: 'us' })

  test('a ZIP code of another state is asked about once, and taken when it is sent again', async ({
    page,
    bowl,
    t,
  }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, { ...makePerson('us'), province: 'NY', postalCode: '94043' })
    await liftLimits(page)
    const button = page.getByRole('button', { name: t('checkout:address.submit') })
    await button.click()
    const asked = t('checkout:errors.postcode-elsewhere', { postcode: '94043', province: 'New York' })
    await expect(errorSummary(page).getByRole('link')).toHaveText([asked])
    await addressField(page, 'postalCode').fill('94044')
    await button.click()
    await expect(errorSummary(page).getByRole('link')).toHaveText([asked.replace('94043', '94044')])
    await goOn(page, 'address')
    await page.goto('checkout/address')
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
  })

  test('a telephone number that may be one keeps nobody, and its ZIP code is typed in digits', async ({
    page,
    bowl,
  }) => {
    const person = makePerson('us')
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillAddress(page, person)
    await expect(addressField(page, 'postalCode')).toHaveAttribute('inputmode', 'numeric')
    // an exchange that no list of them has
    await addressField(page, 'phone').fill('3031112222')
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
  })

  test('the browser itself tells a postcode of another shape, in whichever digits it is typed', async ({
    page,
    bowl,
  }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    const field = addressField(page, 'postalCode')
    const isMismatch = async (typed: string) => {
      await field.fill(typed)
      return field.evaluateAll(([input]) => (input as HTMLInputElement).validity.patternMismatch)
    }
    expect(await isMismatch('1010')).toBe(true)
    for (const typed of ['94043', ' ٩٤٠٤٣ ', '94043–1351', '９４０４３'])
      expect(await isMismatch(typed), typed).toBe(false)
  })
})

test('the province is asked for where the country has one', async ({ page, bowl }) => {
  await fillBag(page, bowl)
  await page.goto('checkout/address')
  const province = addressField(page, 'province')
  await expect(province).toBeHidden()
  await page.locator('[name="shipping.countryCode"]').selectOption('it')
  await expect(province).toBeVisible()
})

/** Sends a step's form as a browser would, whatever its fields hold; redirects are not followed. */
function postForm(page: ShopPage, step: string, form: Record<string, string>): Promise<APIResponse> {
  return page.context().request.post(`checkout/${step}`, { form, headers: fromOwnPage, maxRedirects: 0 })
}
