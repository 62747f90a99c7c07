import { type Cart, type ShippingOption } from '~/commerce/types'
import { toTranslated } from '../catalog/translation'
import { type Language } from '~/i18n/locales'

/** A way to ship a part of the cart. */
export interface ShippingChoice {
  id: string
  /** In the page's language. */
  name: string
  /** Minor units, with tax in a region whose prices include it, otherwise without. */
  amount: number
  /** Working days until it arrives; null where the shop does not say. */
  days: { min: number; max: number } | null
}

/** What is shipped together: the lines of one shipping profile. */
export interface Parcel {
  choices: ShippingChoice[]
  chosen: ShippingChoice | null
}

function toCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}

function toDays(metadata: Record<string, unknown> | null | undefined): ShippingChoice['days'] {
  const max = toCount(metadata?.max_days)
  return max === null ? null : { min: toCount(metadata?.min_days) ?? max, max }
}

function toChoice(option: ShippingOption, taxInclusive: boolean, language: Language): ShippingChoice {
  const { id, name, metadata } = toTranslated(option, language)
  const price = option.amount ?? 0
  const amount = taxInclusive
    ? (option.price_incl_tax ?? price)
    : price - (option.includes_tax ? (option.tax_amount ?? 0) : 0)
  return { id, name, amount, days: toDays(metadata) }
}

/** The options that Medusa offers a cart, parcel by parcel, with what the cart has chosen of them. */
export function toParcels(
  options: readonly ShippingOption[],
  methods: Cart['shipping_methods'],
  taxInclusive: boolean,
  language: Language,
): Parcel[] {
  const offered = options.filter((option) => !option.is_return)
  const profiles = [...new Set(offered.map((option) => option.profile_id))]
  return profiles.map((profile) => {
    const own = offered.filter((option) => option.profile_id === profile)
    const choices = own
      .map((option) => toChoice(option, taxInclusive, language))
      .toSorted((a, b) => a.amount - b.amount)
    const chosen = choices.find(({ id }) => methods.some((method) => method.shipping_option_id === id))
    return { choices, chosen: chosen ?? null }
  })
}

/** Whether everything that has to be shipped is; a cart that nothing can be shipped for is not. */
export function isShippingChosen(parcels: readonly Parcel[], needsShipping: boolean): boolean {
  if (parcels.length === 0) return !needsShipping
  return parcels.every((parcel) => parcel.chosen !== null)
}
