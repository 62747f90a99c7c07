import { type Admin, type AdminProduct } from '../../../support/admin'
import { requireRegion } from '../../../support/region-admin'
import { type Hands } from './hands'
import { type Ledger, type OrderAccount } from './ledger'

export const locale = 'en-de'

/** What the seed asks for the standard delivery, in minor units. */
export const delivery = 490

/** One product, its shopper and its merchant, beside the ledger that knows how it must stand. */
export interface World {
  ledger: Ledger
  admin: Admin
  hands: Hands
  product: AdminProduct
  cardId: string
  cardCode: string
  discountId: string
  discountCode: string
  email: string
  /** What the pages of each variant and of each order were held to last. */
  shown: Map<string, string>
}

/**
 * Prices of which a tenth and the tax of 19 % are whole cents: what Medusa rounds is another test's (`totals.http`).
 * A multiple of 11.90 euros is one.
 */
export const priceStep = 1190

const sizes = { Small: priceStep, Large: 2 * priceStep }
const stock = 6

export async function makeWorld(admin: Admin, hands: Hands): Promise<World> {
  const product = await admin.createProduct({
    title: 'Walked bowl',
    stock: { Small: stock, Large: stock },
    prices: { eur: priceStep },
  })
  for (const { id, title } of product.variants) {
    const amount = title === 'Large' ? sizes.Large : sizes.Small
    if (amount !== priceStep) await setPrice(admin, product.id, id, amount)
  }
  const region = (await requireRegion(admin, 'de')).id
  const card = 4 * priceStep
  type Card = { gift_card: { id: string; code: string } }
  const { gift_card: made } = await admin.call<Card>('POST', '/admin/gift-cards', { region_id: region, value: card })
  const discountCode = `ONCE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const { discount } = await admin.call<{ discount: { id: string } }>('POST', '/admin/discounts', {
    code: discountCode,
    is_dynamic: false,
    is_disabled: false,
    usage_limit: 1,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [region],
  })
  const variants = Object.entries(sizes).map(([title, price]) => ({ title, price, stock, isSold: true }))
  return {
    ledger: { variants, bag: new Map(), card: { balance: card }, code: { uses: 0 }, orders: [] },
    admin,
    hands,
    product,
    cardId: made.id,
    cardCode: made.code,
    discountId: discount.id,
    discountCode,
    email: `ada.${crypto.randomUUID().slice(0, 8)}@example.org`,
    shown: new Map(),
  }
}

export async function setPrice(admin: Admin, productId: string, variantId: string, amount: number): Promise<void> {
  const prices = [{ currency_code: 'eur', amount }]
  await admin.call('POST', `/admin/products/${productId}/variants/${variantId}`, { prices })
}

export function toVariantId({ product }: World, title: string): string {
  const variant = product.variants.find((one) => one.title === title)
  if (!variant) throw new Error(`the product has no ${title}`)
  return variant.id
}

export function toVariantTitle({ product }: World, id: string | null): string {
  return product.variants.find((one) => one.id === id)?.title ?? `unknown ${id}`
}

/** The path of one of an order's pages. */
export function toOrderPath({ id }: OrderAccount, page = ''): string {
  return `/${locale}/orders/${id}${page}`
}

/** An amount as a page of this shopper says it. */
export function money(amount: number): string {
  return new Intl.NumberFormat('en-DE', { style: 'currency', currency: 'EUR' }).format(amount / 100)
}
