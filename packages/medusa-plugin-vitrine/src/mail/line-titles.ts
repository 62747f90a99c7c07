import { toDirection } from '@vitrine/shared/writing-direction'
import type { LetterLine } from '@vitrine/mail/letter'
import { toDigits, toOwnNumbers } from '@vitrine/shared/digits'
import { formatMoney } from '@vitrine/shared/money'
import { toTranslate } from '../messages/messages'
import { parseLocale } from './locale'
import { type PictureSettings, toPicture } from './line-pictures'
import type { MailedItem, MailedMethod, MailedPieces } from './mailed-order'

interface Translation {
  title?: string
  name?: string
  values?: Record<string, string>
}

/** What the shop calls something in a language, as its `metadata.translations` say. */
function readTranslation(record: { metadata?: unknown } | null | undefined, language: string): Translation {
  const metadata = record?.metadata as { translations?: Record<string, Translation> | null } | null | undefined
  return metadata?.translations?.[language] ?? {}
}

/** How a letter names an order's lines: in the storefront's locale, amounts in the order's currency. */
export interface Naming {
  locale?: unknown
  currency: string
}

/** What an order's line is called; a gift card by its worth, since Medusa calls its amounts by any name ("Small"). */
export function toTitle(item: MailedItem, { locale, currency }: Naming): { title: string; variant: string } {
  const { language, tag } = parseLocale(locale)
  const translated = readTranslation(item.variant?.product, language)
  const title = translated.title ? toOwnNumbers(translated.title, tag) : item.title
  const isAmount = item.is_giftcard && item.description && !item.description.includes(' / ')
  if (isAmount && item.unit_price) return { title, variant: formatMoney(item.unit_price, currency, tag) }
  const values = (item.description ?? '')
    .split(' / ')
    .map((value) => toOwnNumbers(translated.values?.[value] ?? value, tag))
  return {
    title,
    // from right to left a number would leave its unit and join the word before it
    variant: values
      .map((value) => (toDirection(language) === 'rtl' && /\p{Nd}/u.test(value) ? `\u2068${value}\u2069` : value))
      .join(' / '),
  }
}

export function toPiecesText({ quantity, item }: MailedPieces, naming: Naming): string {
  const { title, variant } = toTitle(item, naming)
  const { tag } = parseLocale(naming.locale)
  const t = toTranslate(tag)
  return `${toDigits(quantity, tag)} × ${title}${variant && t('letter.aside', { text: variant })}`
}

/** Pieces of an order's lines for a letter's list, as the bag had them. */
export function listPieces(pieces: MailedPieces[], naming: Naming & PictureSettings): LetterLine[] {
  const toTime = ({ item }: MailedPieces) => new Date(item.created_at).getTime()
  const ordered = [...pieces].sort((a, b) => toTime(a) - toTime(b))
  return ordered.map((piece) => ({
    text: toPiecesText(piece, naming),
    picture: toPicture(piece.item, naming),
  }))
}

/** What a way of shipping is called, there or back. */
export function toShippingName(method: MailedMethod | null | undefined, language: string): string | undefined {
  const option = method?.shipping_option
  return readTranslation(option, language).name ?? option?.name
}
