import { type Page } from '@playwright/test'
import { formatList } from '../../../app/i18n/format-list'
import { paths } from '../../../app/paths'
import { errorSummary } from '../../support/error-summary'
import { browserTest, expect, test, type ShopPage } from '../../support/shop'
import { readAddresses, registerCustomer, signIn } from '../auth/sign-in-steps'
import { addressField, fillBag, goOn, makePerson, type Person } from './checkout-steps'

/** All of an address but its postcode and what follows from it. */
async function fillRest(page: ShopPage, country: 'us' | 'jp', group?: 'billing'): Promise<void> {
  const { email, firstName, lastName, address1 } = makePerson(country)
  if (!group) await page.locator('[name=email]').fill(email)
  const texts = { firstName, lastName, address1 }
  for (const [field, text] of Object.entries(texts)) await addressField(page, field as keyof Person, group).fill(text)
}

function watchShifts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const shifts: unknown[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' })
  })
}

async function expectPlace(page: ShopPage, city: string, province: string, group?: 'billing'): Promise<void> {
  await expect(addressField(page, 'city', group)).toHaveValue(city)
  await expect(addressField(page, 'province', group)).toHaveValue(province)
}

/** Types a town where one was filled in, and where one is about to be. */
async function typeOwnTown(page: Page): Promise<void> {
  const city = addressField(page, 'city')
  await city.click()
  await page.keyboard.type('Jerome')
  await expect(city).toHaveValue('Jerome')
  await city.fill('')
  let letGo = () => undefined as void
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/trpc/address.place**', async (route) => {
    await held
    await route.continue()
  })
  await addressField(page, 'postalCode').fill('10001')
  await city.click()
  letGo()
  await expect(addressField(page, 'province')).toHaveValue('NY')
  await page.keyboard.type('New York City')
  await expect(city).toHaveValue('New York City')
}

test.describe('in the United States', () => {
  test.use({ country: 'us' })

  browserTest(
    'a ZIP code fills in town and state, which the shopper sees before anything goes there',
    { tag: '@browser' },
    async ({ page, bowl, t, scripting, language }) => {
      const note = t('checkout:address.filled-in', {
        places: formatList(['Springfield', 'Illinois'], `${language}-US`),
      })
      await fillBag(page, bowl)
      await page.goto('checkout/address')
      await fillRest(page, 'us')
      const zipCode = addressField(page, 'postalCode')
      if (scripting) await watchShifts(page)
      await zipCode.fill('62704')
      if (scripting) {
        await expectPlace(page, 'Springfield', 'IL')
        await expect(page.getByRole('status').filter({ hasText: note })).toHaveCount(1)
        await expect(zipCode).toBeFocused()
        expect(await page.evaluate('shifts'), 'what has moved').toEqual([])
        await typeOwnTown(page)
      } else {
        await page.getByRole('button', { name: t('checkout:address.submit') }).click()
        await expect(page.getByText(note)).toBeVisible()
        await expect(errorSummary(page)).toHaveCount(0)
        await expectPlace(page, 'Springfield', 'IL')
      }
      await goOn(page, 'address')
      await expect(page).toHaveURL(/\/checkout\/delivery$/)
    },
  )

  test(
    'what was typed stays, and a town of another state than was chosen is nobody’s',
    { tag: '@plain' },
    async ({ page, bowl, t }) => {
      await fillBag(page, bowl)
      await page.goto('checkout/address')
      await fillRest(page, 'us')
      await addressField(page, 'postalCode').fill('62704')
      await addressField(page, 'city').fill('Jerome')
      const button = page.getByRole('button', { name: t('checkout:address.submit') })
      await button.click()
      await expectPlace(page, 'Jerome', 'IL')
      await expect(page.getByText(t('checkout:address.filled-in', { places: 'Illinois' }))).toBeVisible()
      await addressField(page, 'city').fill('')
      await addressField(page, 'province').selectOption('NY')
      await button.click()
      await expect(errorSummary(page).getByRole('link')).toHaveText([t('checkout:missing.city')])
      await expectPlace(page, '', 'NY')
    },
  )

  test('the bill’s own place follows from its ZIP code too', { tag: '@plain' }, async ({ page, bowl, t }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillRest(page, 'us')
    await addressField(page, 'postalCode').fill('62704')
    await page.getByLabel(t('checkout:address.billing-separate')).check()
    await fillRest(page, 'us', 'billing')
    await addressField(page, 'postalCode', 'billing').fill('10001-1234')
    await page.getByRole('button', { name: t('checkout:address.submit') }).click()
    await expectPlace(page, 'Springfield', 'IL')
    await expectPlace(page, 'New York', 'NY', 'billing')
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
  })
})

test.describe('in Japan', () => {
  test.use({ country: 'jp', language: 'ja', locale: 'ja-JP' })

  test('a postcode in full-width digits fills in prefecture and municipality', async ({ page, bowl, t, scripting }) => {
    await fillBag(page, bowl)
    await page.goto('checkout/address')
    await fillRest(page, 'jp')
    await addressField(page, 'postalCode').fill('１５０ー０００１')
    if (!scripting) await page.getByRole('button', { name: t('checkout:address.submit') }).click()
    await expectPlace(page, '渋谷区', 'Tokyo')
    await goOn(page, 'address')
    await expect(page).toHaveURL(/\/checkout\/delivery$/)
  })
})

test('an address of the account has its place from the postcode', async ({ page, shopLocale, t, scripting }) => {
  const customer = await registerCustomer('Zia')
  await signIn(page, customer, paths.accountAddresses(shopLocale))
  await page.goto('account/addresses/new')
  await addressField(page, 'countryCode').selectOption('us')
  await addressField(page, 'address1').fill('4 Main Street')
  await addressField(page, 'postalCode').fill('94043')
  const button = page.getByRole('button', { name: t('account:addresses.submit') })
  if (!scripting) await button.click()
  await expect(addressField(page, 'city')).toHaveValue('Mountain View')
  await button.click()
  await expect(page.getByText(t('account:addresses.added'))).toBeVisible()
  expect(await readAddresses(customer)).toMatchObject([{ city: 'Mountain View', province: 'CA' }])
})
