import { type APIResponse } from '@playwright/test'
import { type Admin, type AdminProduct } from '../../support/admin'
import { message } from '../../support/messages'
import { chooseOpen } from '../catalog/choice-steps'
import { expect, languageOf, type ShopContext, type ShopLocator, type ShopPage } from '../../support/shop'
import { readWorld, storefrontHeaders } from '../../support/world'

/** A product of the test's own, with 50 small ones and 2 large ones. */
export function makeMug(admin: Admin, title: string): Promise<AdminProduct> {
  return admin.createProduct({
    title,
    stock: { Small: 50, Large: 2 },
    prices: { eur: 1250, usd: 1300, jpy: 1200 },
  })
}

export function findVariant(product: AdminProduct, title: string) {
  const variant = product.variants.find((one) => one.title === title)
  if (!variant) throw new Error(`${product.title} has no variant ${title}`)
  return variant
}

export function toProductPath(product: AdminProduct, variant = 'Small'): string {
  return `products/${product.handle}?variant=${findVariant(product, variant).id}`
}

/** Where the open page of a product asks how many. */
export function quantityField(page: ShopPage): ShopLocator {
  return page.getByLabel(message(languageOf(page), 'cart:add.quantity'), { exact: true })
}

/** Adds from the page that is open and waits until the header counts it. */
export async function add(page: ShopPage, quantity = 1): Promise<void> {
  const count = page.getByTestId('cart-count')
  const before = Number(await count.textContent())
  await quantityField(page).fill(String(quantity))
  await chooseOpen(page)
  await page.getByTestId('add-to-cart').click()
  await expect(count).toHaveText(String(before + quantity))
}

export function lineOf(page: ShopPage, title: string): ShopLocator {
  return page.getByTestId('cart-line').filter({ hasText: title })
}

export function quantityOf(line: ShopLocator): ShopLocator {
  return line.getByRole('spinbutton')
}

/** What a browser says of a form that is sent from one of the shop's own pages. */
export const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin' }

/** Sends a form to the cart as a browser would, whatever its fields hold; redirects are not followed. */
export function postCart(context: ShopContext, form: Record<string, string>, path = 'cart'): Promise<APIResponse> {
  return context.request.post(path, { form, headers: fromOwnPage, maxRedirects: 0 })
}

/** Names of the cookies that hold carts. */
export async function listCartCookies(context: ShopContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name.includes('cart_'))
}

/** The id of the cart that the browser holds. */
export async function readCartId(context: ShopContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name.includes('cart_'))
  const [value = ''] = decodeURIComponent(cookie?.value ?? '').split('.')
  return (JSON.parse(Buffer.from(value, 'base64').toString()) as { id: string }).id
}

/** Orders a cart behind the shop's back, as another device would. @returns the address that it was ordered with */
export async function orderElsewhere(cartId: string): Promise<string> {
  const email = `jane.${crypto.randomUUID().slice(0, 8)}@example.com`
  const steps = [
    ['', { email }],
    ['/payment-sessions', {}],
    ['/payment-session', { provider_id: 'manual' }],
    ['/complete', {}],
  ] as const
  for (const [path, body] of steps) {
    const answer = await fetch(new URL(`/store/carts/${cartId}${path}`, readWorld('MEDUSA_URL')), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...storefrontHeaders() },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  return email
}
