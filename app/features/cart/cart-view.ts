import { type GiftNote } from '@vitrine/shared/gift-note'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type EnergyClass } from '~/commerce/shop/product-facts'
import { type KnownProduct } from '~/commerce/shop/product'
import { type AppliedCode } from '~/commerce/shop/codes'
import { toEmailSuggestion } from '~/forms/email-suggestion'
import { type Language } from '~/i18n/languages'
import { type Locale } from '~/i18n/locales'
import { toLinePicture } from '../catalog/line-picture'
import { type Foreign, toHandle } from '../catalog/translation.server'
import { type OrderTotals, toOrderTotals } from '../orders/order-totals'
import { countPieces } from './cart-count'
import { toLineMessages, toOwnChoice } from './line-messages.server'
import { type LineState, toLineMax, toLineState } from './line-state'
import { toSeenPrice } from './seen-prices'

/** Amounts are in minor units, in the manner of the cart's region: with tax where its prices include it, else without. */
export interface CartLineView extends Foreign {
  id: string
  variantId: string | null
  /** Null once the product was deleted. */
  productHandle: string | null
  title: string
  /** The chosen values, "Black / M"; empty for a product without a choice. */
  variantTitle: string
  /** A path for the picture route. */
  picture: string | null
  quantity: number
  unitPrice: number
  /** What one piece did cost before the sale that gives `unitPrice`. */
  prior?: number
  /** Null where the shopper knows what it costs. */
  repriced: Repriced | null
  /** Before discounts, which stand in the totals. */
  total: number
  availability: LineState
  energy?: EnergyClass
  /** Its product comes in other variants. */
  changeable?: boolean
  giftCard: boolean
  /** For whom it is, of a gift card. */
  gift: GiftNote | null
  /** The address that was probably meant, of a gift card that is sent. */
  giftMeant?: string
  /** The most that the line may hold just now. */
  max: number
}

/** The merchant's price has changed since the shopper last saw it. */
export interface Repriced {
  /** What one piece did cost, as `unitPrice`. */
  before: number
  /** The same as the line itself has it. */
  known: number
  /** What is to be confirmed as seen, see `readSeenPrices`. */
  mark: string
}

export interface CartView {
  id: string
  /** Pieces in all lines. */
  count: number
  /** ISO 4217, lower case. */
  currency: string
  regionId: string
  taxInclusive: boolean
  lines: CartLineView[]
  totals: OrderTotals
  /** Something in it is sent: gift cards come by e-mail. */
  isShipped: boolean
  /** Shipping was chosen, so that `totals.shipping` says what it costs. */
  shippingChosen: boolean
  codes: AppliedCode[]
}

/**
 * The few things about a cart that its page shows, in one language; the lines in the order in which they were added.
 * @param products of the lines, for their pictures; of others the shop knows no more than the line
 */
export function toCartView(cart: Cart, locale: Locale, products: readonly PicturedProduct[] = []): CartView {
  const taxInclusive = cart.region.taxInclusive
  const items = cart.items.toSorted(compareLines)
  return {
    id: cart.id,
    count: countPieces(cart),
    currency: cart.region.currency ?? '',
    regionId: cart.region.id,
    taxInclusive,
    lines: items.map((line) => toCartLine(line, cart, { locale, products })),
    totals: toOrderTotals(cart, taxInclusive),
    isShipped: isShipped(cart),
    shippingChosen: cart.shippingMethods.length > 0,
    codes: cart.codes,
  }
}

/** Whether something of a cart is sent: gift cards come by e-mail. */
export function isShipped({ items }: Pick<Cart, 'items'>): boolean {
  return items.some((line) => !line.giftCard)
}

/** Every line can be ordered as it is, and there is one. */
export function isCheckoutReady({ lines }: Pick<CartView, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ availability: { state } }) => state === 'ok' || state === 'low')
}

function toProductHandle({ variant }: CartLine, language: Language): string | null {
  const product = variant?.product
  return product?.handle ? toHandle({ ...product, handle: product.handle }, language) : null
}

type PicturedProduct = Pick<KnownProduct, 'id' | 'images'>

type LivePrice = NonNullable<Cart['prices']>[string]

function toCartLine(
  line: CartLine,
  { prices, region: { currency, taxInclusive } }: Pick<Cart, 'prices' | 'region'>,
  { locale, products }: { locale: Locale; products: readonly PicturedProduct[] },
): CartLineView {
  const { language } = locale
  const price = prices?.[line.id]
  const total = (taxInclusive ? line.originalTotal : line.subtotal) ?? line.unitPrice * line.quantity
  const asPriced = line.taxInclusive === taxInclusive
  const unitPrice = asPriced ? line.unitPrice : Math.round(total / line.quantity)
  const isUnpriced = price?.live === null
  const product = line.variant?.product
  return {
    id: line.id,
    variantId: line.variantId,
    productHandle: toProductHandle(line, language),
    ...toLineMessages({ ...line, unitPrice }, currency, locale),
    picture: toLinePicture(
      { thumbnail: line.thumbnail, variant: toOwnChoice(line) },
      { metadata: product?.metadata, images: products.find(({ id }) => id === product?.id)?.images },
    ),
    quantity: line.quantity,
    unitPrice,
    repriced: price && !isUnpriced ? toRepriced(line, price, unitPrice) : null,
    total,
    giftCard: line.giftCard,
    gift: line.gift,
    ...toMeant(line),
    ...(product?.energy && { energy: product.energy }),
    availability: isUnpriced ? { state: 'unavailable' } : toLineState(line),
    max: isUnpriced ? 0 : toLineMax(line),
  }
}

function toMeant({ gift }: CartLine): Pick<CartLineView, 'giftMeant'> {
  const meant = gift?.email && toEmailSuggestion(gift.email)
  return meant ? { giftMeant: meant } : {}
}

// a price that is shown in the other manner of tax than it was set in is so by the same share before and now
function toRepriced({ id, unitPrice: price }: CartLine, { known }: LivePrice, unitPrice: number): Repriced | null {
  if (known === price) return null
  const before = price === 0 ? known : Math.round((known * unitPrice) / price)
  return { before, known, mark: toSeenPrice(id, price) }
}

function compareLines(a: CartLine, b: CartLine): number {
  return String(a.createdAt).localeCompare(String(b.createdAt)) || a.id.localeCompare(b.id)
}
