// @ts-nocheck
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../locales/', import.meta.url)

/**
 * The languages that the demo speaks: those with a folder `locales/<language>/demo/`, whole. English, which Medusa's own
 * fields hold, has files only for what they have no place for.
 */
export const languages = readdirSync(folder)
  .filter((name) => existsSync(new URL(`${name}/demo/`, folder)))
  .sort()

const words = new Map(languages.map((language) => [language, readFolder(new URL(`${language}/demo/`, folder))]))

/** Sizes such as `M`, `45 cm` or `140 × 200 cm` read the same in every language that does not say otherwise. */
const SAME_EVERYWHERE = /^(X*[SML]([/]X*[SML])?|2B|A\d|\d+([–]\d+)?( × \d+)?( (ml|l|cm|mm|g))?)$/

function readFolder(url) {
  const files = readdirSync(url).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, url)))]))
}

/**
 * What stands at `path` in a language's words: `say('de', 'products', 'kumo-mug')`.
 * @throws {Error} when nobody has translated it
 */
export function say(language, ...path) {
  const found = path.reduce((tree, name) => tree?.[name], words.get(language))
  if (found === undefined) throw new Error(`The seed does not say “${path.join(' / ')}” in ${language}`)
  return found
}

/**
 * @param {'option'|'value'|'type'|'tag'} book
 * @param {string} term as it stands in the catalogue
 * @throws {Error} when nobody has translated it
 */
export function sayTerm(language, book, term) {
  const known = words.get(language)?.terms?.[book]?.[term]
  return known ?? (language === 'en' || SAME_EVERYWHERE.test(term) ? term : say(language, 'terms', book, term))
}

/**
 * Metadata that carries what `find` finds in each language but English, as the storefront reads it.
 * @param {(language: string) => object} find
 * @returns {{ translations: Record<string, object> }}
 */
export function toTranslations(find) {
  const others = languages.filter((language) => language !== 'en')
  return { translations: Object.fromEntries(others.map((language) => [language, find(language)])) }
}
