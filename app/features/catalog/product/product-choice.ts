import { type VariantRecord } from '../product-record'
import { type ProductView } from './product-view'
import { findChosen, type PickerOption, toPicker } from './variant-picker'

export interface ProductChoice {
  variant: VariantRecord
  picker: PickerOption[]
  buyable: boolean
  /** Some other variant can be bought. */
  othersBuyable: boolean
  /** The variant that was asked for is not one of this product. */
  missing: boolean
}

/** What the page shows for `?variant=`; null for a product without variants. */
export function toProductChoice({ variants, options }: ProductView, wanted: string | null): ProductChoice | null {
  const choices = variants.map((variant) => ({ ...variant, buyable: isBuyable(variant) }))
  const chosen = findChosen(choices, wanted)
  const variant = variants.find(({ id }) => id === chosen?.id)
  if (!chosen || !variant) return null
  const optionIds = options.map(({ id }) => id)
  return {
    variant,
    picker: toPicker(optionIds, choices, chosen),
    buyable: chosen.buyable,
    othersBuyable: choices.some(({ id, buyable }) => buyable && id !== chosen.id),
    missing: wanted !== null && wanted !== chosen.id,
  }
}

/** A variant's name, "Ink / 350 ml", in the page's words; null for an id that the product does not have. */
export function toVariantName({ variants, options }: ProductView, id: string | null): string | null {
  const variant = variants.find((candidate) => candidate.id === id)
  const names = options.flatMap(({ id, labels }) => labels[variant?.values[id] ?? ''] ?? [])
  return names.length > 0 ? names.join(' / ') : null
}

function isBuyable({ price, availability }: VariantRecord): boolean {
  return price !== null && availability.state !== 'sold-out'
}
