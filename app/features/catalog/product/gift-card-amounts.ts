import { type Locale, toFormatTag } from '~/i18n/locales'
import { formatMoney } from '@vitrine/shared/money'
import { type OptionView, type ProductView } from './product-view'

/**
 * A gift card's options with what a card is worth for the name of each value, in the region's currency: Medusa keeps
 * amounts as options of any name ("Small"). An option that does not set the amount keeps its names.
 */
export function toAmountOptions(
  { options, variants }: Pick<ProductView, 'options' | 'variants'>,
  currency: string,
  locale: Locale,
): OptionView[] {
  function toAmount(optionId: string, value: string): number | null {
    const priced = variants.filter((variant) => variant.values[optionId] === value)
    const amounts = new Set(priced.map(({ price }) => price?.amount ?? null))
    const [amount = null] = amounts
    return amounts.size === 1 ? amount : null
  }
  return options.map((option) => {
    const amounts = Object.keys(option.labels).map((value) => [value, toAmount(option.id, value)] as const)
    const distinct = new Set(amounts.map(([, amount]) => amount))
    if (distinct.has(null) || distinct.size < amounts.length) return option
    const tag = toFormatTag(locale)
    const labels = amounts.map(([value, amount]) => [value, formatMoney(amount ?? 0, currency, tag)])
    const { langs: _, ...rest } = option
    return { ...rest, labels: Object.fromEntries(labels) }
  })
}
