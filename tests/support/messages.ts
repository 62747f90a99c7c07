import { readFileSync } from 'node:fs'
import { type MessageKey } from '../../app/i18n/keys'
import { type MessageParams, translate } from '../../app/i18n/translate'

type Tree = { [key: string]: string | Tree }

/** A text of the shop as a shopper of `language` reads it: `message('de', 'cart:empty')`. */
export function message(language: 'en' | 'de', key: MessageKey, params?: MessageParams): string {
  const [namespace = ''] = key.split(':')
  const file = new URL(`../../locales/${language}/${namespace}.json`, import.meta.url)
  const flat = flatten(JSON.parse(readFileSync(file, 'utf8')), `${namespace}:`)
  return translate(flat, language, key, params)
}

function flatten(tree: Tree, prefix: string): Record<string, string> {
  const entries = Object.entries(tree).flatMap(([key, value]) => {
    return typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`))
  })
  return Object.fromEntries(entries)
}
