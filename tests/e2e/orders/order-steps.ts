import { type APIRequestContext } from '@playwright/test'
import { paths } from '../../../app/paths'
import { type Admin, type AdminProduct } from '../../support/admin'
import { type HttpShopper, startHttpShopper } from '../../support/http-shopper'
import { expect } from '../../support/shop'
import { findVariant } from '../cart/cart-steps'
import { makeBowl, orderIdOf } from '../checkout/checkout-steps'
import { type Customer } from '../auth/sign-in-steps'

export interface PlacedByHttp {
  id: string
  /** That shoppers call it by. */
  number: number
  /** Of the order; a guest's, or the customer's. */
  email: string
  postalCode: string
  bowl: AdminProduct
}

/** Orders one bowl in the shopper's name, without a browser. */
export async function orderByHttp(
  admin: Admin,
  shopper: HttpShopper,
  title = 'Owned bowl',
  orderedAs?: string,
): Promise<PlacedByHttp> {
  const bowl = await makeBowl(admin, title)
  await shopper.add(findVariant(bowl, 'Small').id)
  await shopper.prepare(orderedAs)
  const answer = await shopper.place(await shopper.readPlaceForm())
  const id = orderIdOf(answer.headers().location ?? '')
  const { display_id: number, email } = await admin.readOrder(id)
  return { id, number, email, postalCode: '10115', bowl }
}

/** A shopper without a browser who has signed in. */
export async function startHttpCustomer(customer: Customer): Promise<HttpShopper> {
  const shopper = await startHttpShopper(undefined, undefined, customer.email)
  await signInByHttp(shopper.browser, customer)
  return shopper
}

export async function signInByHttp(browser: APIRequestContext, { email, password }: Customer): Promise<void> {
  const { csrfToken } = (await (await browser.get(paths.csrf())).json()) as { csrfToken: string }
  const form = { csrfToken, email, password, json: 'true' }
  expect((await browser.post(paths.signInCallback('credentials'), { form })).status()).toBe(200)
}

/** What a browser's next request would carry. */
export async function readCookieHeader(browser: APIRequestContext): Promise<string> {
  const { cookies } = await browser.storageState()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
