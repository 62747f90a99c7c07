import { formatMoney } from '@vitrine/shared/money'
import { type Locale, toFormatTag } from '~/i18n/locales'
import { type Readers } from '~/i18n/locales'
import {
  type Foreign,
  toForeignLine,
  toTranslated,
  toTranslatedVariantTitle,
  type Translatable,
} from './translation.server'

/** A line of a cart or an order in the backend's words. */
export interface NamedLine {
  /** Its product's as it is now, or the line's own once that was deleted. */
  title: string
  /** Of the variant, Medusa's "Black / M". */
  choice: string
  giftCard: boolean
  /** Minor units. */
  unitPrice: number
}

export interface LineWords extends Foreign {
  title: string
  /** The chosen values, "Black / M"; the worth of a gift card. */
  variantTitle: string
}

/**
 * A line in the page's language, as far as its product is translated.
 * @param product null once it was deleted
 * @param currency of the line's cart or order, ISO 4217
 */
export function toLineWords(
  line: NamedLine,
  product: Translatable | null,
  { currency, locale }: { currency: string; locale: Locale },
): LineWords {
  const choice = toWorth(line, currency, locale) ?? line.choice
  return {
    title: toLineTitle(line, product, locale),
    variantTitle: product ? toTranslatedVariantTitle(product, choice, locale) : choice,
    ...toForeignLine(product ?? {}, choice, locale.language),
  }
}

/** The title alone. */
export function toLineTitle(
  { title }: Pick<NamedLine, 'title'>,
  product: Translatable | null,
  readers: Readers,
): string {
  return product ? toTranslated({ title, metadata: product.metadata }, readers).title : title
}

// Medusa calls amounts by any name ("Small"); a card that is chosen by more than its amount keeps that
function toWorth({ giftCard, unitPrice, choice }: NamedLine, currency: string, locale: Locale): string | null {
  if (!giftCard || unitPrice === 0 || choice === '' || choice.includes(' / ')) return null
  return formatMoney(unitPrice, currency, toFormatTag(locale))
}
