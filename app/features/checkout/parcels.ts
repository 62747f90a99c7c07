import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { type DeliveryTime, type ShippingOption } from '~/commerce/shop/shipping'
import { type Readers } from '~/i18n/locales'
import { toLineTitle } from '../catalog/line-words'
import { toTranslated } from '../catalog/translation.server'

/** A way to ship a part of the cart. */
export interface ShippingChoice {
  id: string
  /** In the page's language. */
  name: string
  /** Minor units, with tax in a region whose prices include it, otherwise without. */
  amount: number
  /** Null where the shop does not say. */
  days: DeliveryTime | null
  /** On which days it brings what is ordered now, in words; absent where nobody has said, null where nobody can. */
  arrives?: string | null
}

/** What is shipped together: the lines of one shipping profile. */
export interface Parcel {
  /** What the lines in it are called, in the page's language. */
  contents: string[]
  /** None where the shop has no way to ship these lines, for this region or for a bag of this value. */
  choices: ShippingChoice[]
  chosen: ShippingChoice | null
}

function toShippingChoice(option: ShippingOption, taxInclusive: boolean, readers: Readers): ShippingChoice {
  const { id, name, amount, days } = toTranslated(option, readers)
  return { id, name, amount: taxInclusive ? amount.withTax : amount.withoutTax, days }
}

type Shipped = Pick<Cart, 'items' | 'shippingMethods'>

/**
 * The options that a cart is offered, parcel by parcel in the order of its lines, with what the cart has chosen of
 * them. Gift cards that the shop has no way to ship need none.
 */
export function toParcels(
  options: readonly ShippingOption[],
  { items, shippingMethods: methods }: Shipped,
  taxInclusive: boolean,
  readers: Readers,
): Parcel[] {
  const profiles = new Set([
    ...items.flatMap((line) => toProfileId(line) ?? []),
    ...options.map((option) => option.profileId),
  ])
  return [...profiles].flatMap((profile) => {
    const lines = items.filter((line) => toProfileId(line) === profile)
    const choices = options
      .filter((option) => option.profileId === profile)
      .map((option) => toShippingChoice(option, taxInclusive, readers))
      .toSorted((a, b) => a.amount - b.amount)
    if (choices.length === 0 && lines.every((line) => line.giftCard)) return []
    const chosen = choices.find(({ id }) => methods.some((method) => method.optionId === id))
    return { contents: lines.map((line) => toContent(line, readers)), choices, chosen: chosen ?? null }
  })
}

function toContent({ title, variant }: CartLine, readers: Readers): string {
  const product = variant?.product ?? null
  return toLineTitle(product ?? { title }, product, readers)
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
