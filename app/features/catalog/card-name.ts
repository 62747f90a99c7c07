import { formatMoney } from '@vitrine/shared/money'
import { type Locale, toFormatTag } from '~/i18n/locales'

interface CardLine {
  giftCard: boolean
  /** Minor units. */
  unitPrice: number
}

/**
 * What a line of a gift card is told apart by: its worth, since Medusa calls amounts by any name ("Small"). Null for any
 * other line, and for a card that is chosen by more than its amount.
 * @param variant its title, Medusa's "Black / M"
 */
export function toCardName(
  { giftCard, unitPrice }: CardLine,
  variant: string,
  currency: string,
  locale: Locale,
): string | null {
  if (!giftCard || unitPrice === 0 || variant === '' || variant.includes(' / ')) return null
  return formatMoney(unitPrice, currency, toFormatTag(locale))
}
