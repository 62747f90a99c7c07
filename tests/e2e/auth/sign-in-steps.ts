import { paths } from '../../../app/paths'
import { errorSummary } from '../../support/error-summary'
import { toPattern } from '../../support/messages'
import { openPlain } from '../../support/shopper/http-context'
import { expect, type ShopContext, type ShopPage } from '../../support/shop'
import { readWorld, storefrontHeaders } from '../../support/world'

export interface Customer {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** Somebody whom nobody has heard of yet. */
export function makeCustomer(firstName: string): Customer {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@example.com`
  return { firstName, lastName: 'Doe', email, password: `correct horse ${firstName}` }
}

async function callMedusa<T>(path: string, { method = 'GET', body, token }: Call = {}): Promise<T> {
  const response = await fetch(new URL(path, readWorld('MEDUSA_URL')), {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...storefrontHeaders(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`)
  return (await response.json()) as T
}

interface Call {
  method?: string
  body?: object
  token?: string
}

/** Somebody who has an account at the backend already. */
export async function registerCustomer(firstName: string): Promise<Customer> {
  const customer = makeCustomer(firstName)
  const { firstName: first_name, lastName: last_name, email, password } = customer
  await callMedusa('/store/customers', { method: 'POST', body: { first_name, last_name, email, password } })
  return customer
}

/** The backend's token of a customer, as the shop gets it. */
export async function fetchToken({ email, password }: Pick<Customer, 'email' | 'password'>): Promise<string> {
  const call = { method: 'POST', body: { email, password } }
  return (await callMedusa<{ access_token: string }>('/store/auth/token', call)).access_token
}

/** The customer as the backend knows it now. */
export async function readCustomer(
  customer: Customer,
): Promise<{ id: string; first_name: string; last_name: string; phone: string | null }> {
  const token = await fetchToken(customer)
  return (await callMedusa<{ customer: Awaited<ReturnType<typeof readCustomer>> }>('/store/customers/me', { token }))
    .customer
}

/** Puts an address into a customer's account, as the address book does. */
export async function addAddress(customer: Customer, place: object): Promise<void> {
  const { firstName: first_name, lastName: last_name } = customer
  const body = { address: { first_name, last_name, ...place } }
  await callMedusa('/store/customers/me/addresses', { method: 'POST', body, token: await fetchToken(customer) })
}

interface OwnAddress {
  id: string
  address_1: string
}

/** The addresses that a customer has in the account, in no order. @param known the customer's token, where there is one */
export async function readAddresses(customer: Customer, known?: string): Promise<OwnAddress[]> {
  const token = known ?? (await fetchToken(customer))
  const answer = await callMedusa<{ customer: { shipping_addresses: OwnAddress[] } }>('/store/customers/me', { token })
  return answer.customer.shipping_addresses
}

/** Ends all sessions of a customer at the backend, as "sign out everywhere" on another device does. */
export async function endEverywhere(customer: Customer): Promise<void> {
  await callMedusa('/store/vitrine/identity/revoke', { method: 'POST', token: await fetchToken(customer) })
}

/** Opens the sign-in in the shopper's language; it leads to `callbackPath`, `/en-de/cart`. */
export async function openSignIn(page: ShopPage, callbackPath: string): Promise<void> {
  await page.goto(paths.signIn(undefined, callbackPath))
}

/** The password form of the sign-in page that is open. */
export function passwordForm(page: ShopPage) {
  const form = page.locator(`form[action="${paths.signInCallback('credentials')}"]`)
  return {
    email: form.locator('[name=email]'),
    password: form.locator('[name=password]'),
    submit: form.getByRole('button'),
  }
}

/** The sign-in page says above its forms and at the field that address and password do not match, in these words. */
export async function expectMismatch(page: ShopPage, words: string): Promise<void> {
  await expect(errorSummary(page).getByRole('link')).toHaveText([words])
  await expect(passwordForm(page).email).toHaveAccessibleDescription(toPattern(words))
}

/** Signs in and opens `callbackPath`, where a test is about what comes after it. */
export async function signIn(
  page: ShopPage,
  customer: Pick<Customer, 'email' | 'password'>,
  callbackPath: string,
): Promise<void> {
  const plain = await openPlain(page)
  await signInByForm(plain, customer, callbackPath)
  if (plain !== page) await page.goto(callbackPath)
}

/** Signs in by the form of the page itself and waits until the shopper stands on `callbackPath`. */
export async function signInByForm(
  page: ShopPage,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  callbackPath: string,
): Promise<void> {
  await openSignIn(page, callbackPath)
  const fields = passwordForm(page)
  await fields.email.fill(email)
  await fields.password.fill(password)
  await fields.submit.click()
  await expect(page).toHaveURL(callbackPath)
}

export interface ClientSession {
  user?: { name: string; email: string }
  expires?: string
}

/** Who the shop says is signed in. */
export async function readSession(context: ShopContext): Promise<ClientSession> {
  return (await context.request.get(paths.session())).json()
}

/** The address of whoever the shop says is signed in, null for a guest. */
export async function readEmail(context: ShopContext): Promise<string | null> {
  return (await readSession(context)).user?.email ?? null
}
