import { type Admin } from '../../support/admin'
import { message } from '../../support/messages'
import { requireRegion } from '../../support/region-admin'
import { expect, languageOf, type ShopLocator, type ShopPage } from '../../support/shop'
import { readWorld, storefrontHeaders } from '../../support/world'

interface NewDiscount {
  /** One of the region's that it is for; Germany's where left out. */
  country?: string
  type?: 'percentage' | 'fixed' | 'free_shipping'
  /** Percent, or minor units. */
  value?: number
  allocation?: 'total' | 'item'
  /** Ids of the products that it is for; all where left out. */
  products?: string[]
  startsAt?: string
  endsAt?: string
  usageLimit?: number
  disabled?: boolean
}

/** A discount of the test's own: 10 % unless said otherwise. @returns its code */
export async function createDiscount(admin: Admin, discount: NewDiscount = {}): Promise<string> {
  const { country = 'de', type = 'percentage', value = 10, allocation = 'total', products, ...rest } = discount
  const code = `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const conditions = products ? [{ operator: 'in', products }] : undefined
  await admin.call('POST', '/admin/discounts', {
    code,
    is_dynamic: false,
    is_disabled: rest.disabled ?? false,
    rule: { type, value: type === 'free_shipping' ? 0 : value, allocation, conditions },
    regions: [(await requireRegion(admin, country)).id],
    starts_at: rest.startsAt,
    ends_at: rest.endsAt,
    usage_limit: rest.usageLimit,
  })
  return code
}

/** A gift card of the test's own. @param value minor units @returns its code */
export async function createGiftCard(admin: Admin, value: number, card: object = {}): Promise<string> {
  const body = { region_id: (await requireRegion(admin, 'de')).id, value, ...card }
  return (await admin.call<{ gift_card: { code: string } }>('POST', '/admin/gift-cards', body)).gift_card.code
}

/** The balance that the backend has, in minor units. */
export async function readBalance(admin: Admin, code: string): Promise<number> {
  const path = `/admin/gift-cards?q=${encodeURIComponent(code)}`
  const { gift_cards: cards } = await admin.call<{ gift_cards: { code: string; balance: number }[] }>('GET', path)
  const card = cards.find((one) => one.code === code)
  if (!card) throw new Error(`no gift card has the code ${code}`)
  return card.balance
}

export function codeField(page: ShopPage): ShopLocator {
  return page.getByRole('textbox', { name: message(languageOf(page), 'cart:codes.field') })
}

/** Types a code on the page that is open and sends it. */
export async function enterCode(page: ShopPage, code: string): Promise<void> {
  const language = languageOf(page)
  if (!(await codeField(page).isVisible())) await page.getByText(message(language, 'cart:codes.add')).click()
  await codeField(page).fill(code)
  await page
    .getByRole('main')
    .getByRole('button', { name: message(language, 'cart:codes.apply-label') })
    .click()
}

/** The same, and waits until it is applied. */
export async function applyCode(page: ShopPage, code: string): Promise<void> {
  await enterCode(page, code)
  await expect(appliedCode(page, code)).toBeVisible()
}

export async function removeCode(page: ShopPage, code: string): Promise<void> {
  await page.getByRole('button', { name: message(languageOf(page), 'cart:codes.remove-label', { code }) }).click()
  await expect(appliedCode(page, code)).toHaveCount(0)
}

export function appliedCode(page: ShopPage, code: string): ShopLocator {
  return page.getByTestId('applied-code').filter({ hasText: code })
}

/** What is to be paid, as the open page says it. */
export function totalOf(page: ShopPage): ShopLocator {
  return page.locator('[data-total] dd')
}

/** A row of the sums by the start of its name. */
export function rowOf(page: ShopPage, name: string): ShopLocator {
  return page.locator('dl.rows > div').filter({ hasText: name }).locator('dd')
}

/** Orders one piece with a code behind the shop's back, as another shopper would. */
export async function orderWithCode(admin: Admin, variantId: string, code: string): Promise<void> {
  async function post<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(new URL(`/store/carts${path}`, readWorld('MEDUSA_URL')), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...storefrontHeaders() },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const items = [{ variant_id: variantId, quantity: 1 }]
  const { cart } = await post<{ cart: { id: string } }>('', { region_id: (await requireRegion(admin, 'de')).id, items })
  const email = `${crypto.randomUUID()}@example.org`
  await post(`/${cart.id}`, { email, discounts: [{ code }] })
  await post(`/${cart.id}/payment-sessions`, {})
  await post(`/${cart.id}/payment-session`, { provider_id: 'manual' })
  await post(`/${cart.id}/complete`, {})
}
