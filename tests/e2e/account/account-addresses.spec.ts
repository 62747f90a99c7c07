import { paths } from '../../../app/paths'
import { expectAccessible } from '../../support/axe'
import { errorSummary } from '../../support/error-summary'
import { expectFits } from '../../support/fits'
import { message, toPattern } from '../../support/messages'
import { expect, languageOf, phone, test, type ShopLocator, type ShopPage } from '../../support/shop'
import { addressField, fillBag, makePerson, type Person } from '../checkout/checkout-steps'
import { addAddress, type Customer, readAddresses, registerCustomer, signIn } from '../auth/sign-in-steps'

type AddressText = Omit<Person, 'email'> & { countryCode?: string }

function make(address1: string, country: Parameters<typeof makePerson>[0] = 'de'): AddressText {
  const { email: _, ...place } = makePerson(country)
  return { ...place, address1 }
}

function cards(page: ShopPage): ShopLocator {
  return page.getByRole('main').locator('.address-book > li')
}

async function addByForm(page: ShopPage, address: AddressText): Promise<void> {
  const language = languageOf(page)
  await page.getByRole('link', { name: message(language, 'account:addresses.add') }).click()
  await fillForm(page, address)
  await submit(page)
  await expect(page.getByText(message(language, 'account:addresses.added'))).toBeVisible()
}

async function fillForm(page: ShopPage, { countryCode = 'de', province, ...address }: AddressText) {
  await addressField(page, 'countryCode').selectOption(countryCode)
  for (const [field, text] of Object.entries(address)) await addressField(page, field as keyof Person).fill(text)
  if (province === undefined) return
  const control = addressField(page, 'province')
  const isList = (await control.and(page.locator('select')).count()) > 0
  await (isList ? control.selectOption(province) : control.fill(province))
}

function submit(page: ShopPage): Promise<void> {
  return page.getByRole('button', { name: message(languageOf(page), 'account:addresses.submit') }).click()
}

async function open(page: ShopPage, customer: Customer, shopLocale: string): Promise<void> {
  await signIn(page, customer, paths.accountAddresses(shopLocale))
}

test(
  'Creating a new address is displayed during checkout',
  { tag: '@plain' },
  async ({ page, bowl, shopLocale, t }) => {
    const customer = await registerCustomer('Runa')
    await open(page, customer, shopLocale)
    await expect(page.getByRole('main')).toContainText(t('account:addresses.empty'))
    await addByForm(page, make('Oderberger Straße 21'))
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    const choice = page.locator('input[name=chosenAddress]').first()
    await expect(choice).toBeChecked()
    await expect(choice).toHaveAccessibleName(/Oderberger Straße 21/)
  },
)

test(
  'Performing all the CRUD actions for an address',
  { tag: ['@core', '@five'] },
  async ({ page, shopLocale, t, nameCountry, scripting }) => {
    test.setTimeout(120_000)
    const customer = await registerCustomer('Cleo')
    await open(page, customer, shopLocale)
    await addByForm(page, make('Oderberger Straße 21'))
    await expect(cards(page)).toHaveCount(1)
    await expectFits(page)
    if (scripting) await expectAccessible(page)

    await page.getByRole('link', { name: toPattern(t('account:addresses.edit')) }).click()
    await expect(addressField(page, 'address1')).toHaveValue('Oderberger Straße 21')
    await addressField(page, 'address1').fill('Kastanienallee 7')
    await addressField(page, 'postalCode').fill('1043')
    await submit(page)
    const wrong = t('checkout:errors.postcode-pattern', {
      field: t('checkout:fields.postalCode'),
      country: nameCountry('de'),
      example: '26133',
    })
    const problem = errorSummary(page).getByRole('link')
    await expect(problem).toHaveText([wrong])
    await expect(addressField(page, 'address1')).toHaveValue('Kastanienallee 7')
    await expectFits(page)
    if (scripting) await expectAccessible(page)
    await problem.click()
    await expect(addressField(page, 'postalCode')).toBeFocused()
    await addressField(page, 'postalCode').fill('10435')
    await submit(page)
    await expect(page.getByText(t('account:addresses.changed'))).toBeVisible()
    await expect(cards(page)).toContainText(['Kastanienallee 7'])

    await page.getByRole('link', { name: toPattern(t('account:addresses.remove')) }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account:addresses.remove-title') })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Kastanienallee 7')
    if (scripting) await expectAccessible(page)
    await page.getByRole('button', { name: t('account:addresses.remove-submit') }).click()
    await expect(page.getByText(t('account:addresses.removed'))).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    expect(await readAddresses(customer)).toEqual([])
  },
)

test(
  'Attempt to create duplicate addresses on the address page',
  { tag: '@plain' },
  async ({ page, shopLocale, t }) => {
    const customer = await registerCustomer('Dina')
    await open(page, customer, shopLocale)
    await addByForm(page, make('Oderberger Straße 21'))
    await page.getByRole('link', { name: t('account:addresses.add') }).click()
    await fillForm(page, make(' oderberger  Straße 21'))
    await submit(page)
    await expect(page.getByText(t('account:addresses.known'))).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    expect(await readAddresses(customer)).toHaveLength(1)
  },
)

test('the form asks as the chosen country does, and once about what is unlikely', async ({
  page,
  shopLocale,
  t,
  scripting,
}) => {
  const customer = await registerCustomer('Iris')
  await open(page, customer, shopLocale)
  await page.getByRole('link', { name: t('account:addresses.add') }).click()
  const postalCode = addressField(page, 'postalCode')
  await expect(postalCode).toHaveAccessibleName(toPattern(t('checkout:fields.postalCode')))
  await fillForm(page, { ...make('412 Lafayette Avenue', 'us'), countryCode: 'us', province: 'CA' })
  await submit(page)
  const problem = errorSummary(page).getByRole('link')
  const california = t('checkout:errors.postcode-elsewhere', { postcode: '73301', province: 'California' })
  await expect(problem).toHaveText([california])
  await expect(postalCode).toHaveAccessibleName(toPattern(t('checkout:fields.zipCode')))
  await expect(addressField(page, 'province').and(page.locator('select'))).toHaveValue('CA')
  if (scripting) {
    await addressField(page, 'countryCode').selectOption('de')
    await expect(addressField(page, 'province')).toHaveCount(0)
    await expect(postalCode).toHaveAccessibleName(toPattern(t('checkout:fields.postalCode')))
    await expect(postalCode).toHaveValue('73301')
    await expect(postalCode).not.toHaveAttribute('aria-invalid')
    await addressField(page, 'countryCode').selectOption('us')
    await expect(addressField(page, 'province')).toHaveValue('CA')
  }
  await submit(page)
  await expect(page.getByText(t('account:addresses.added'))).toBeVisible()
  await page.getByRole('link', { name: toPattern(t('account:addresses.edit')) }).click()
  await expect(addressField(page, 'province').and(page.locator('select'))).toHaveValue('CA')
  await submit(page)
  await expect(page.getByText(t('account:addresses.changed')), 'it was asked about').toBeVisible()
})

test('what is typed while the backend is away is kept, and saved once when it is back', async ({
  faultyShop: shop,
  newShopper,
  shopLocale,
  scripting,
  t,
}) => {
  const customer = await registerCustomer('Vera')
  const page = await (await newShopper(shop.url)).newPage()
  await open(page, customer, shopLocale)
  await page.goto('account/addresses/new')
  await fillForm(page, make('Oderberger Straße 21'))
  await shop.backend.cut()
  await submit(page)
  if (scripting) {
    await expect(page.getByText(t('common:connection.lost'))).toBeVisible({ timeout: 15_000 })
    await expect(addressField(page, 'address1')).toHaveValue('Oderberger Straße 21')
  } else {
    await expect(page.getByRole('heading', { name: t('common:failure.unavailable.title') })).toBeVisible()
    await expect(page.getByText(t('refusals:resend.undone'))).toBeVisible()
  }
  await shop.backend.restore()
  await page.getByRole('button', { name: t('common:failure.retry') }).click()
  await expect(page.getByText(t('account:addresses.added'))).toBeVisible()
  await expect(cards(page)).toContainText(['Oderberger Straße 21'])
  expect(await readAddresses(customer)).toHaveLength(1)
})

test.describe('at 360 pixels', () => {
  test.use({ viewport: phone })

  test('Creating multiple tests works correctly', { tag: '@plain' }, async ({ page, bowl, shopLocale, t }) => {
    const customer = await registerCustomer('Mona')
    await addAddress(customer, { address_1: 'Ring 1', city: 'Wien', postal_code: '1010', country_code: 'at' })
    await open(page, customer, shopLocale)
    await addByForm(page, make('Oderberger Straße 21'))
    await addByForm(page, { ...make('412 Lafayette Avenue', 'us'), countryCode: 'us' })
    await expect(cards(page)).toContainText(['Ring 1', 'Oderberger Straße 21', '412 Lafayette Avenue'])
    await expectFits(page)

    await cards(page)
      .filter({ hasText: 'Oderberger Straße 21' })
      .getByRole('button', { name: toPattern(t('account:addresses.make-default')) })
      .click()
    await expect(page.getByText(t('account:addresses.default-changed'))).toBeVisible()
    await expect(cards(page)).toContainText(['Oderberger Straße 21', 'Ring 1', '412 Lafayette Avenue'])
    await expect(cards(page).first()).toContainText(t('account:addresses.default'))

    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await expect(page.locator('input[name=chosenAddress]').first()).toHaveAccessibleName(/Oderberger Straße 21/)
    await expect(page.locator('input[name=chosenAddress]').first()).toBeChecked()
  })
})
