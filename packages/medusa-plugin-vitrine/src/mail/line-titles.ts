// @ts-nocheck
import { toDirection } from '@vitrine/shared/writing-direction'
import { toTranslate } from '../messages/messages'

/** What the shop calls something in a language, as its `metadata.translations` say. */
function readTranslation(record, language) {
  return record?.metadata?.translations?.[language] ?? {}
}

/**
 * What an order's line is called.
 * @param {object} item with `variant.product`, where these are still there
 * @returns {{ title: string, variant: string }}
 */
export function toTitle(item, language) {
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

/** @param {{ quantity: number, item: object }} piece see `toTitle` */
export function toPiecesText({ quantity, item }, language) {
  const { title, variant } = toTitle(item, language)
  return `${quantity} × ${title}${variant && toTranslate(language)('letter.aside', { text: variant })}`
}

/**
 * Pieces of an order's lines for a letter's list, as the bag had them.
 * @param {{ quantity: number, item: object }[]} pieces see `toTitle`
 * @returns {{ text: string }[]}
 */
export function listPieces(pieces, language) {
  const ordered = [...pieces].sort((a, b) => new Date(a.item.created_at) - new Date(b.item.created_at))
  return ordered.map((piece) => ({ text: toPiecesText(piece, language) }))
}

/** What a way of shipping is called, there or back. @param {{ shipping_option?: object | null } | null} [method] */
export function toShippingName(method, language) {
  const option = method?.shipping_option
  return readTranslation(option, language).name ?? option?.name
}
