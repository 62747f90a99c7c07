import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next, { type ResourceKey } from 'i18next'
import { toInsert, toOwnDigits } from '@vitrine/shared/digits'
import type { NameCustom } from '@vitrine/shared/person-name'
import { toDirection } from '@vitrine/shared/writing-direction'

/**
 * A text of `locales/<language>/mails.json`, `order.subject`; of `guarantee.json`, `orders.json` or the demo's `payment.json`
 * with that before it, `payment:title`.
 */
export type Translate = (key: string, params?: Record<string, string | number>) => string

interface LanguageFacts {
  names: NameCustom
}

const folder = findFolder()

/** Those that have mails: who adds a language there has added it here. */
export const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'mails.json')))

const facts = new Map(languages.map((language) => [language, readJson(language, 'language.json') as LanguageFacts]))

const instance = i18next.createInstance()
void instance.init({
  resources: Object.fromEntries(languages.map((language) => [language, readMessages(language)])),
  fallbackLng: 'en',
  ns: ['mails', 'guarantee', 'orders', 'payment'],
  defaultNS: 'mails',
  initImmediate: false,
  // whoever writes HTML escapes the whole of it
  interpolation: { escapeValue: false },
  parseMissingKeyHandler(key) {
    throw new Error(`No language says ${key}`)
  },
})

/**
 * The words in a language. From right to left numbers are in the digits of the country, and what is put in is isolated: an
 * address or a code in Latin letters would mix its parts with the words around it.
 * @param tag of one of `languages`, with a country or without; in place of any other stands English
 */
export function toTranslate(tag: string): Translate {
  const t: Translate = instance.getFixedT(tag.replace(/-.*/, ''))
  if (toDirection(tag) === 'ltr') return t
  return (key, params = {}) => {
    const entries = Object.entries(params).map(([name, value]) => [name, toParam(value, tag)])
    return toOwnDigits(t(key, Object.fromEntries(entries)), tag)
  }
}

// the plural goes by a number
function toParam(value: string | number, tag: string): string | number {
  return typeof value === 'number' ? value : toInsert(value, tag)
}

export function getNameCustom(language: string): NameCustom | undefined {
  return facts.get(language)?.names
}

// the build takes a copy along, which stands beside this file
function findFolder(): string {
  const copy = join(__dirname, 'locales')
  return existsSync(copy) ? copy : join(__dirname, '../../../../locales')
}

function readMessages(language: string): Record<string, ResourceKey> {
  return {
    mails: readJson(language, 'mails.json') as ResourceKey,
    guarantee: readJson(language, 'guarantee.json') as ResourceKey,
    orders: readJson(language, 'orders.json') as ResourceKey,
    payment: readJson(language, 'demo/payment.json') as ResourceKey,
  }
}

function readJson(language: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, language, file), 'utf8'))
}
