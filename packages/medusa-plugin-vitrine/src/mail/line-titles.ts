import { toDirection } from '@vitrine/shared/writing-direction'
import type { LetterLine } from '@vitrine/mail/letter'
import { toTranslate } from '../messages/messages'
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

/** What an order's line is called. */
export function toTitle(item: MailedItem, language: string): { title: string; variant: string } {
  const translated = readTranslation(item.variant?.product, language)
  const values = (item.description ?? '').split(' / ').map((value) => translated.values?.[value] ?? value)
  return {
    title: translated.title ?? item.title,
    // from right to left a number would leave its unit and join the word before it
    variant: values
      .map((value) => (toDirection(language) === 'rtl' && /\d/.test(value) ? `\u2068${value}\u2069` : value))
      .join(' / '),
  }
}

export function toPiecesText({ quantity, item }: MailedPieces, language: string): string {
  const { title, variant } = toTitle(item, language)
  return `${quantity} × ${title}${variant && toTranslate(language)('letter.aside', { text: variant })}`
}

/** Pieces of an order's lines for a letter's list, as the bag had them. */
export function listPieces(pieces: MailedPieces[], language: string): LetterLine[] {
  const toTime = ({ item }: MailedPieces) => new Date(item.created_at).getTime()
  const ordered = [...pieces].sort((a, b) => toTime(a) - toTime(b))
  return ordered.map((piece) => ({ text: toPiecesText(piece, language) }))
}

/** What a way of shipping is called, there or back. */
export function toShippingName(method: MailedMethod | null | undefined, language: string): string | undefined {
  const option = method?.shipping_option
  return readTranslation(option, language).name ?? option?.name
}
