import { type ShippingOption } from '~/commerce/medusa-v1/types'
import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type Language } from '~/i18n/locales'
import { toLineMessages } from '../cart/cart-view'
import { toTranslated } from '../catalog/translation.server'
import { type DeliveryTime, toDeliveryTime } from '../orders/delivery-time'

/** A way to ship a part of the cart. */
export interface ShippingChoice {
  id: string
  /** In the page's language. */
  name: string
  /** Minor units, with tax in a region whose prices include it, otherwise without. */
  amount: number
  /** Null where the shop does not say. */
  days: DeliveryTime | null
}

/** What is shipped together: the lines of one shipping profile. */
export interface Parcel {
  /** What the lines in it are called, in the page's language. */
  contents: string[]
  /** None where the shop has no way to ship these lines, for this region or for a bag of this value. */
  choices: ShippingChoice[]
  chosen: ShippingChoice | null
}

/** An option as it is offered; the backend has put its price with tax beside it. */
function toShippingChoice(option: ShippingOption, taxInclusive: boolean, language: Language): ShippingChoice {
  const { id, name, metadata } = toTranslated(option, language)
  const price = option.amount ?? 0
  const amount = taxInclusive
    ? (option.price_incl_tax ?? price)
    : price - (option.includes_tax ? (option.tax_amount ?? 0) : 0)
  return { id, name, amount, days: toDeliveryTime(metadata) }
}

type Shipped = Pick<Cart, 'items' | 'shippingMethods'>

/**
 * The options that Medusa offers a cart, parcel by parcel in the order of its lines, with what the cart has chosen of
 * them. Gift cards that the shop has no way to ship need none.
 */
export function toParcels(
  options: readonly ShippingOption[],
  { items, shippingMethods: methods }: Shipped,
  taxInclusive: boolean,
  language: Language,
): Parcel[] {
  const offered = options.filter((option) => !option.is_return)
  const profiles = new Set([...items.flatMap((line) => toProfileId(line) ?? []), ...offered.map((o) => o.profile_id)])
  return [...profiles].flatMap((profile) => {
    const lines = items.filter((line) => toProfileId(line) === profile)
    const choices = offered
      .filter((option) => option.profile_id === profile)
      .map((option) => toShippingChoice(option, taxInclusive, language))
      .toSorted((a, b) => a.amount - b.amount)
    if (choices.length === 0 && lines.every((line) => line.giftCard)) return []
    const chosen = choices.find(({ id }) => methods.some((method) => method.optionId === id))
    return { contents: lines.map((line) => toLineMessages(line, language).title), choices, chosen: chosen ?? null }
  })
}

/** Whether something of a cart is sent: gift cards come by e-mail. */
export function isShipped({ items }: Pick<Cart, 'items'>): boolean {
  return items.some((line) => !line.giftCard)
}

/** Whether everything that has to be shipped is; a cart that nothing can be shipped for is not. */
export function isShippingChosen(parcels: readonly Parcel[], needsShipping: boolean): boolean {
  if (!needsShipping) return true
  return parcels.length > 0 && parcels.every((parcel) => parcel.chosen !== null)
}

/** The shipping profile of a line; null once its product was deleted. */
function toProfileId({ variant }: Pick<CartLine, 'variant'>): string | null {
  return variant?.product?.shippingProfileId ?? null
}
