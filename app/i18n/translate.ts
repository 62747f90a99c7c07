import { keptFormat } from '@vitrine/shared/kept-format'
import { toInsert, toOwnDigits } from '@vitrine/shared/digits'

/** Messages by `namespace:path.to.key`; plural forms carry i18next's suffixes (`_one`, `_other`). */
export type Messages = Record<string, string>
export type MessageParams = Record<string, string | number>

/** A plain message by key: i18next's rules for `{{name}}` and for plurals on `count`, and nothing else of it. */
export function translate(messages: Messages, tag: string, key: string, params: MessageParams = {}): string {
  const plural = typeof params.count === 'number' ? keptFormat(Intl.PluralRules, tag, {}).select(params.count) : null
  const text = (plural && (messages[`${key}_${plural}`] ?? messages[`${key}_other`])) ?? messages[key] ?? key
  const said = text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    return value === undefined ? placeholder : toInsert(value, tag)
  })
  return toOwnDigits(said, tag)
}
