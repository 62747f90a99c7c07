import { type Cart, type CartLine } from '~/commerce/shop/cart'
import { toTranslate } from '~/i18n/i18n.server'
import { type Language } from '~/i18n/languages'
import { type Locale } from '~/i18n/locales'
import { type LineWords, type NamedLine, toLineWords } from '../catalog/line-words'

/** What a cart's line is called in the page's language, see `toLineWords`. @param currency of the line's cart, ISO 4217 */
export function toLineMessages(line: CartLine, currency: string, locale: Locale): LineWords {
  return toLineWords(toNamed(line), line.variant?.product ?? null, { currency, locale })
}

function toNamed(line: CartLine): NamedLine {
  const { giftCard, unitPrice, variant } = line
  return { title: variant?.product?.title ?? line.title, choice: toOwnChoice(line), giftCard, unitPrice }
}

/** What was chosen, in the backend's words. */
export function toOwnChoice({ variant, description }: CartLine): string {
  return variant?.title ?? description ?? ''
}

interface Named {
  title: string
  variantTitle: string
}

/** "Linen shirt (Black / M)" as `language` writes it. */
export function toName({ title, variantTitle: choice }: Named, language: Language): string {
  return choice === '' ? title : toTranslate(language)('common:punctuation.choice', { title, choice })
}

/** What a cart's line is called, with what was chosen of it. */
export function toLineName({ region }: Pick<Cart, 'region'>, line: CartLine, locale: Locale): string {
  return toName(toLineMessages(line, region.currency, locale), locale.language)
}
