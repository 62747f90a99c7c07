import { type MessageKey } from '../../../app/i18n/keys'
import { type MessageParams } from '../../../app/i18n/translate'
import { shippingNames } from '../../../backend/seed/regions.mjs'
import { parseHtml } from '../../support/html'
import { type Admin, type AdminProduct } from '../../support/admin'
import { type HttpShopper, tell } from '../../support/http-shopper'
import { type Order } from '../../support/order-totals/order'
import { calculateTotals } from '../../support/order-totals/calculate-totals'
import { listParcels, type RandomCart, toOrder } from '../../support/order-totals/random-cart'
import { type SeedRegion } from '../../support/order-totals/seed-goods'
import { requireRegion } from '../../support/region-admin'
import { findVariant } from './cart-steps'
import { makePerson } from '../checkout/checkout-steps'
import { createDiscount, createGiftCard } from './code-steps'

/** What the backend calls the discount and the gift card of a cart. */
export interface CartCodes {
  discount?: string
  giftCard?: string
}

interface Words {
  t: (key: MessageKey, params?: MessageParams) => string
  money: (amount: number, currency: string, country?: string) => string
}

const homes = ['de', 'us', 'gb', 'jp', 'kw'] as const

/** The country of a region that its shoppers live in here, ISO 3166-1 alpha-2 in lower case. */
export function homeOf({ countries, name }: SeedRegion): (typeof homes)[number] {
  const home = homes.find((country) => countries.includes(country))
  if (!home) throw new Error(`nobody lives in ${name}`)
  return home
}

/** Fills the shopper's bag in the shop, with a discount and a card of their own. @returns their codes */
export async function fillCart(admin: Admin, shopper: HttpShopper, cart: RandomCart): Promise<CartCodes> {
  const products = new Map<string, AdminProduct>()
  for (const { goods, quantity } of cart.lines) {
    const product = products.get(goods.product) ?? (await admin.findProduct(goods.product))
    products.set(goods.product, product)
    await shopper.add(findVariant(product, goods.variant).id, quantity)
  }
  const codes = await createCodes(admin, cart, products)
  for (const code of [codes.discount, codes.giftCard]) if (code) await shopper.applyCode(code)
  return codes
}

async function createCodes(
  admin: Admin,
  { region, discount, giftCard }: RandomCart,
  known: ReadonlyMap<string, AdminProduct>,
): Promise<CartCodes> {
  const country = homeOf(region)
  const { id: region_id } = await requireRegion(admin, country)
  const products = discount?.products?.flatMap((handle) => known.get(handle)?.id ?? [])
  return {
    discount: discount && (await createDiscount(admin, { ...discount, products, country })),
    giftCard: giftCard === undefined ? undefined : await createGiftCard(admin, giftCard, { region_id }),
  }
}

/** Says in the backend where to, how and, where anything is left to pay, by what means: the review comes next. */
export async function prepareCart(cartId: string, cart: RandomCart): Promise<void> {
  const path = `/store/carts/${cartId}`
  const home = homeOf(cart.region)
  const { email, firstName, lastName, address1, postalCode, city, province } = makePerson(home)
  const name = { first_name: firstName, last_name: lastName }
  const address = { ...name, address_1: address1, postal_code: postalCode, city, province, country_code: home }
  await tell('POST', path, { email, shipping_address: address, billing_address: address })
  const { shipping_options: options } = await tell<{ shipping_options: { id: string; name: string }[] }>(
    'GET',
    `/store/shipping-options/${cartId}`,
  )
  for (const parcel of listParcels(cart.lines)) {
    const wanted = shippingNames[parcel === 'goods' ? cart.shipping : 'email']
    const option = options.find((one) => one.name === wanted)
    if (!option) throw new Error(`no ${parcel} are shipped as ${wanted}`)
    await tell('POST', `${path}/shipping-methods`, { option_id: option.id })
  }
  if (calculateTotals(toOrder(cart, true)).total === 0) return
  await tell('POST', `${path}/payment-sessions`)
  await tell('POST', `${path}/payment-session`, { provider_id: 'manual' })
}

/** The sums of a page as a shopper of the cart has to read them: names with amounts, in their order. */
export function listSums(cart: RandomCart, codes: CartCodes, isShipped: boolean, { t, money }: Words): string[][] {
  const { taxInclusive, currency } = cart.region
  const order = toOrder(cart, isShipped)
  const { items, shipping, discount: taken, giftCards, tax, total } = calculateTotals(order)
  const discount = toPromised(order) ?? taken
  const price = (amount: number) => money(amount / 10 ** countMinorDigits(currency), currency, homeOf(cart.region))
  const code = { codes: codes.discount ?? '' }
  const isFree = cart.discount?.type === 'free_shipping'
  const shippingCosts = shipping === 0 ? t('orders:free') : price(shipping)

  const sums = [[t('orders:total.items'), price(items)]]
  if (discount !== 0) sums.push([t('orders:total.discount-codes', code), price(-discount)])
  if (discount !== taken) sums.push([t('orders:total.rounding'), price(discount - taken)])
  sums.push([
    isFree ? t('orders:total.shipping-codes', code) : t('orders:total.shipping'),
    isShipped ? shippingCosts : t('cart:summary.shipping-later'),
  ])
  if (!taxInclusive) sums.push([t('orders:total.tax'), price(tax)])
  if (giftCards !== 0) {
    const end = `…${codes.giftCard?.slice(-4)}`
    sums.push([t('orders:total.gift-card-codes', { codes: end }), price(-giftCards)])
  }
  const included = taxInclusive ? t('orders:total.tax-included', { amount: price(tax) }) : ''
  const name = t(isShipped ? 'orders:total.total' : 'orders:total.total-before-shipping')
  return [...sums, [name + included, price(total)]]
}

/** What a percentage comes to of the prices that are shown; null for any other discount. */
function toPromised({ lines, discount }: Order): number | null {
  if (discount?.type !== 'percentage') return null
  const { value, products } = discount
  const meant = lines.filter(({ discountable, product }) => discountable && (products?.includes(product) ?? true))
  const worth = meant.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  return Math.round((worth * value) / 100)
}

/** The sums that a page shows. */
export function readSums(html: string): string[][] {
  const names = parseHtml(html).querySelector('dl.rows')?.querySelectorAll('dt') ?? []
  return [...names].map((name) => [name.textContent ?? '', name.nextElementSibling?.textContent ?? ''])
}

function countMinorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
