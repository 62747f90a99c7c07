import { type VariantRecord } from '../product-record'
import { type ProductView } from './product-view'
import { listMatching, type PickerOption, toChosen, toPicker, type Values } from './variant-picker'

export interface ProductChoice {
  /** The one chosen; as long as options are open the cheapest of those that they leave. */
  variant: VariantRecord
  chosen: Values
  /** Ids of the options that nobody has chosen a value of. */
  open: string[]
  picker: PickerOption[]
  buyable: boolean
  /** Variants that are left cost more than `variant`. */
  from: boolean
  /** Some other variant can be bought. */
  othersBuyable: boolean
  /** What was asked for is not one of this product. */
  missing: boolean
}

type Chosen = Pick<ProductView, 'variants' | 'options'>

/** What the page shows for `?variant=` or `?option.Color=`; null for a product without variants. */
export function toProductChoice(
  { variants, options, pictures }: Chosen & Pick<ProductView, 'pictures'>,
  params: URLSearchParams,
): ProductChoice | null {
  const optionIds = options.map(({ id }) => id)
  const choices = variants.map((variant) => ({ ...variant, buyable: isBuyable(variant) }))
  const wanted = readWanted({ variants, options }, params)
  const shown = pictures.flatMap(({ shows }) => shows?.optionId ?? [])
  const asked = wanted.variant && choices.find(({ id }) => id === wanted.variant?.id)
  const chosen = asked?.values ?? toChosen(optionIds, choices, wanted.values, shown)
  const left = asked ? [asked] : listMatching(choices, chosen)
  const [variant] = left.toSorted((a, b) => Number(b.buyable) - Number(a.buyable) || toAmount(a) - toAmount(b))
  if (!variant) return null
  return {
    variant,
    chosen,
    open: left.length > 1 ? optionIds.filter((id) => chosen[id] === undefined) : [],
    picker: toPicker(optionIds, choices, chosen),
    buyable: variant.buyable,
    from: left.some(({ buyable, price }) => buyable && toAmount({ price }) > toAmount(variant)),
    othersBuyable: choices.some(({ id, buyable }) => buyable && id !== variant.id),
    missing: wanted.missing || Object.entries(wanted.values).some(([id, value]) => chosen[id] !== value),
  }
}

/** A value that was picked of one option. */
export interface Picked {
  optionId: string
  value: string
}

/** What is chosen once all of `picked` was, one after another. */
export function toNextChosen(
  product: Chosen & Pick<ProductView, 'pictures'>,
  choice: ProductChoice,
  picked: readonly Picked[],
): Values {
  let next: ProductChoice | null = choice
  let { chosen } = choice
  for (const { optionId, value } of picked) {
    const option = next?.picker.find(({ id }) => id === optionId)
    chosen = option?.values.find((candidate) => candidate.value === value)?.leadsTo ?? chosen
    next = toProductChoice(product, new URLSearchParams(toChoiceSearch(product, chosen)))
  }
  return chosen
}

/** The query that leads to a choice; the variant's where there is only one. */
export function toChoiceSearch({ variants, options }: Chosen, chosen: Values): string {
  const [variant, ...others] = listMatching(variants, chosen)
  if (variant && others.length === 0) return `?${new URLSearchParams({ variant: variant.id })}`
  const params = options.flatMap(({ id, field }) => (chosen[id] === undefined ? [] : [[field, chosen[id]]]))
  return params.length > 0 ? `?${new URLSearchParams(params)}` : ''
}

/** A variant's name, "Ink / 350 ml", in the page's words; null for an id that the product does not have. */
export function toVariantName(product: Chosen, id: string | null): string | null {
  const variant = product.variants.find((candidate) => candidate.id === id)
  return toChoiceName(product, variant?.values ?? {}) || null
}

/** The same of what is chosen so far; empty where that is nothing. */
export function toChoiceName({ options }: Chosen, chosen: Values): string {
  return options.flatMap(({ id, labels }) => labels[chosen[id] ?? ''] ?? []).join(' / ')
}

/** Values of options say more than a variant, since a form without script sends both. */
function readWanted({ variants, options }: Chosen, params: URLSearchParams) {
  const values = Object.fromEntries(
    options.flatMap(({ id, field }) => {
      const value = params.get(field)
      return value ? [[id, value]] : []
    }),
  )
  const variantId = params.get('variant')
  const variant = variants.find(({ id }) => id === variantId)
  const isMeant = variant && listMatching([variant], values).length > 0
  return {
    values: isMeant ? {} : values,
    variant: isMeant ? variant : undefined,
    missing: variantId !== null && !variant,
  }
}

function toAmount({ price }: Pick<VariantRecord, 'price'>): number {
  return price?.amount ?? Infinity
}

/** The region has a price for it, and there are pieces left. */
export function isBuyable({ price, availability }: VariantRecord): boolean {
  return price !== null && availability.state !== 'sold-out'
}
