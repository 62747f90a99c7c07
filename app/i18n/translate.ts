import { toDirection } from '@vitrine/shared/writing-direction'

/** Messages by `namespace:path.to.key`; plural forms carry i18next's suffixes (`_one`, `_other`). */
export type Messages = Record<string, string>
export type MessageParams = Record<string, string | number>

/** A plain message by key: i18next's rules for `{{name}}` and for plurals on `count`, and nothing else of it. */
export function translate(messages: Messages, tag: string, key: string, params: MessageParams = {}): string {
  const plural = typeof params.count === 'number' ? new Intl.PluralRules(tag).select(params.count) : null
  const text = (plural && (messages[`${key}_${plural}`] ?? messages[`${key}_other`])) ?? messages[key] ?? key
  const said = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    return value === undefined ? placeholder : toInsert(value, tag)
  })
  return toOwnDigits(said, tag)
}

/** A whole message with the digits of its own words as `tag`'s readers write them; what is isolated stays as it is. */
export function toOwnDigits(text: string, tag: string): string {
  if (toDirection(tag) === 'ltr') return text
  return text.replace(/[\u2066-\u2068][^\u2069]*\u2069|\d/g, (part) => (part[1] ? part : toDigits(Number(part), tag)))
}

/**
 * A parameter as it stands in a message. From right to left a number is written in the digits of the country, and a text
 * isolated: an address or a code in Latin letters would mix its parts with the words around it.
 */
export function toInsert(value: string | number, tag: string): string {
  if (typeof value === 'number') return toDigits(value, tag)
  return toDirection(tag) === 'rtl' ? `\u2068${value}\u2069` : value
}

/** A count or an ordinal in the digits of `tag`'s readers, without separators. */
export function toDigits(value: number, tag: string): string {
  return toDirection(tag) === 'rtl' ? value.toLocaleString(tag, { useGrouping: false }) : String(value)
}
