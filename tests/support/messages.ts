import { readFileSync } from 'node:fs'
import { type MessageKey } from '../../app/i18n/keys'
import { type Language } from '../../app/i18n/languages'
import { toBidi, toPseudo } from '../../app/i18n/pseudo'
import { type MessageParams, type Messages, translate } from '../../app/i18n/translate'

type Tree = { [key: string]: string | Tree }

const madeUp: Partial<Record<Language, (text: string) => string>> = { xa: toPseudo, xb: toBidi }

/** A text of the shop as a shopper of `language` reads it: `message('de', 'cart:empty.title')`. */
export function message(language: Language, key: MessageKey, params?: MessageParams): string {
  const [namespace = ''] = key.split(':')
  const written = madeUp[language] ? 'en' : language
  const file = new URL(`../../locales/${written}/${namespace}.json`, import.meta.url)
  const tree = JSON.parse(readFileSync(file, 'utf8')) as Tree
  return translate(flatten(tree, `${namespace}:`, madeUp[language]), written, key, params)
}

/** A pattern that finds `text` as it stands, where an assertion takes patterns only. */
export function toPattern(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
}

function flatten(tree: Tree, prefix: string, change = (text: string) => text): Messages {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[prefix + key, change(value)]]
    return Object.entries(flatten(value, `${prefix}${key}.`, change))
  })
  return Object.fromEntries(entries)
}
