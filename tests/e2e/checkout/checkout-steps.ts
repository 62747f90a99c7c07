import { type APIResponse } from '@playwright/test'
import { type Language } from '../../../app/i18n/languages'
import { type Admin, type AdminProduct } from '../../support/admin'
import { type Address, prepareCart } from '../../support/http-shopper'
import { message } from '../../support/messages'
import { expect, languageOf, type ShopContext, type ShopLocator, type ShopPage } from '../../support/shop'
import { openPlain } from '../../support/shopper/http-context'
import { typeName } from '../../support/typing'
import { findVariant, fromOwnPage, postCart, readCartId } from '../cart/cart-steps'

export interface Person {
  email: string
  firstName: string
  lastName: string
  address1: string
  postalCode: string
  city: string
  /** The value of a list, or text. */
  province?: string
}

const places = {
  at: { address1: 'Ringstraße 1', postalCode: '1010', city: 'Wien' },
  be: { address1: 'Rue Neuve 12', postalCode: '1000', city: 'Bruxelles' },
  de: { address1: 'Invalidenstraße 2', postalCode: '10115', city: 'Berlin' },
  fi: { address1: 'Mannerheimintie 5', postalCode: '00100', city: 'Helsinki' },
  gb: { address1: '4 Mill Lane', postalCode: 'SW1A 2AA', city: 'London' },
  it: { address1: 'Via Dante 3', postalCode: '20121', city: 'Milano', province: 'MI' },
  jp: { address1: '1-1 Chiyoda', postalCode: '100-0001', city: 'Chiyoda-ku', province: 'Tokyo' },
  kw: { address1: 'Block 4, Street 9', postalCode: '13001', city: 'Kuwait City' },
  lu: { address1: 'Grand-Rue 5', postalCode: '1661', city: 'Luxembourg' },
  us: { address1: '4 Main Street', postalCode: '73301', city: 'Austin', province: 'TX' },
}

/** A shopper in a country, with an e-mail address that nobody else has and a name in the letters of `language`. */
export function makePerson(country: keyof typeof places, language: Language = 'en'): Person {
  const email = `ada.${crypto.randomUUID().slice(0, 8)}@example.org`
  const { firstName, lastName } = typeName(language)
  return { email, firstName, lastName, ...places[country] }
}

/** Puts one piece of a product into the bag, without a visit to its page. */
export async function fillBag(page: ShopPage, product: AdminProduct, variant = 'Small'): Promise<void> {
  const form = { intent: 'add', variantId: findVariant(product, variant).id, quantity: '1' }
  expect((await postCart(page.context(), form)).status()).toBe(303)
}

/** A field of one of the two addresses, by what it is called. */
export function addressField(
  page: ShopPage,
  field: keyof Person | 'company' | 'phone' | 'vatNumber' | 'countryCode' | 'deliveryNote',
  group: 'shipping' | 'billing' = 'shipping',
): ShopLocator {
  return page.locator(`[name="${group}.${field}"]`)
}

export async function fillAddress(page: ShopPage, person: Person): Promise<void> {
  const { email, province, ...texts } = person
  // a customer's own is only told
  if ((await page.getByTestId('account-email').count()) === 0) await page.locator('[name=email]').fill(email)
  for (const [field, text] of Object.entries(texts)) await addressField(page, field as keyof Person).fill(text)
  if (province === undefined) return
  const control = addressField(page, 'province')
  const isList = (await control.and(page.locator('select')).count()) > 0
  await (isList ? control.selectOption(province) : control.fill(province))
}

/** What is asked where nothing is sent: who pays, and in which country. */
export async function fillBill(page: ShopPage, { email, firstName, lastName }: Person): Promise<void> {
  if ((await page.getByTestId('account-email').count()) === 0) await page.locator('[name=email]').fill(email)
  await addressField(page, 'firstName').fill(firstName)
  await addressField(page, 'lastName').fill(lastName)
}

/** The button that goes on from a step. */
export function goOnButton(page: ShopPage, from: 'address' | 'delivery', { isShipped = true } = {}): ShopLocator {
  // with nothing to ship the address is followed by the payment
  const addressKey = isShipped ? 'checkout:address.submit' : 'checkout:shipping.submit'
  const key = from === 'address' ? addressKey : 'checkout:payment.submit'
  return page.getByRole('button', { name: message(languageOf(page), key), exact: true })
}

/** Presses that button, and waits for the next page, in the same language. */
export async function goOn(
  page: ShopPage,
  from: 'address' | 'delivery',
  bag?: Parameters<typeof goOnButton>[2],
): Promise<void> {
  const language = languageOf(page)
  const button = goOnButton(page, from, bag)
  await button.click()
  await page.waitForURL((url) => !url.pathname.endsWith(`/${from}`))
  // the address changes a moment before the page does
  await expect(button).toHaveCount(0)
  expect(languageOf(page)).toBe(language)
}

/** A step in the progress indicator; `shipping` and `payment` are apart in an exchange, and where the other is not needed. */
export function stepOf(
  page: ShopPage,
  step: 'cart' | 'address' | 'delivery' | 'shipping' | 'payment' | 'review',
): ShopLocator {
  const language = languageOf(page)
  return page
    .getByRole('navigation', { name: message(language, 'common:stepper.label') })
    .getByRole('listitem')
    .filter({ hasText: message(language, `checkout:steps.${step}`) })
}

/** From a filled bag to the review, on the page itself. */
export async function walkCheckout(page: ShopPage, person: Person): Promise<void> {
  await page.goto('checkout')
  await fillAddress(page, person)
  await goOn(page, 'address')
  await goOn(page, 'delivery')
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await expect(placeButton(page)).toBeVisible()
}

/** The same for a cart that goes to Germany, the steps between taken in the backend, where a test is about what comes after. */
export async function walkToReview(page: ShopPage, person: Person): Promise<void> {
  const {
    email,
    firstName: first_name,
    lastName: last_name,
    address1: address_1,
    postalCode: postal_code,
    city,
  } = person
  const to = { first_name, last_name, address_1, postal_code, city, country_code: 'de' }
  await prepareCart(await readCartId(page.context()), email, to)
  await page.goto('checkout/review')
  await expect(placeButton(page)).toBeVisible()
}

export function placeButton(page: ShopPage): ShopLocator {
  return page.getByTestId('place-order')
}

/** Orders, and waits for the confirmation. @returns the order's id */
export async function placeOrder(page: ShopPage): Promise<string> {
  await placeButton(page).click()
  await page.waitForURL(/\/orders\/[^/]+\/confirmation$/)
  await expect(page.getByTestId('order-number')).toBeVisible()
  return orderIdOf(page.url())
}

/**
 * Orders what is in the bag, where a test is about what comes after: the steps before the review are taken in the backend,
 * and its button is pressed over plain HTTP.
 * @param email of a guest; a customer's cart has its own
 * @param to see `prepareCart`
 * @returns the order's id
 */
export async function orderBag(page: ShopPage, email?: string, to?: Address): Promise<string> {
  await prepareCart(await readCartId(page.context()), email, to)
  const plain = await openPlain(page)
  await plain.goto('checkout/review')
  return placeOrder(plain)
}

export function orderIdOf(url: string): string {
  return /\/orders\/([^/]+)\/confirmation$/.exec(url)?.[1] ?? ''
}

/** What the open review's form would send. */
export async function readPlaceForm(page: ShopPage): Promise<Record<string, string>> {
  const fields = ['cartId', 'mark', 'total'].map(async (name) => {
    return [name, (await page.locator(`[name=${name}]`).getAttribute('value')) ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(fields))
}

/** Sends the review's form once more, as a browser would; redirects are not followed. */
export function postPlaceForm(
  context: ShopContext,
  reviewUrl: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  return context.request.post(reviewUrl, { form, headers: fromOwnPage, maxRedirects: 0 })
}

/** A product with the stock that a test wants, sold in all the currencies of these tests. */
export function makeBowl(admin: Admin, title: string, stock = 50): Promise<AdminProduct> {
  return admin.createProduct({ title, stock: { Small: stock }, prices: { eur: 3900, usd: 4200, jpy: 5200 } })
}
