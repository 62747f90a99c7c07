import { existsSync, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../locales/', import.meta.url)

/** @typedef {{ [name: string]: Words | string }} Words */

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

/** @param {URL} url @returns {Words} */
function readFolder(url) {
  const files = readdirSync(url).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -5), JSON.parse(readFileSync(new URL(file, url), 'utf8'))]),
  )
}

/**
 * What stands at `path` in a language's words: `say('de', 'products', 'kumo-mug', 'title')`.
 * @param {string} language
 * @param {string[]} path
 * @returns {string}
 * @throws {Error} when nobody has translated it
 */
export function say(language, ...path) {
  const found = find(language, path)
  if (typeof found !== 'string') throw new Error(`The seed does not say “${path.join(' / ')}” in ${language}`)
  return found
}

/**
 * All that stands below `path`: `sayAll('de', 'products', 'kumo-mug')`.
 * @param {string} language
 * @param {string[]} path
 * @returns {Words}
 * @throws {Error} when nobody has translated it
 */
export function sayAll(language, ...path) {
  const found = find(language, path)
  if (typeof found !== 'object') throw new Error(`The seed says nothing of “${path.join(' / ')}” in ${language}`)
  return found
}

/** @param {string} language @param {string[]} path @returns {Words | string | undefined} */
function find(language, path) {
  /** @type {Words | string | undefined} */
  let found = words.get(language)
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined
  return found
}

/**
 * @param {string} language
 * @param {'option'|'value'|'type'|'tag'} book
 * @param {string} term as it stands in the catalogue
 * @throws {Error} when nobody has translated it
 */
export function sayTerm(language, book, term) {
  const known = find(language, ['terms', book, term])
  if (typeof known === 'string') return known
  return language === 'en' || SAME_EVERYWHERE.test(term) ? term : say(language, 'terms', book, term)
}

/**
 * Metadata that carries what `find` finds in each language but English, as the storefront reads it.
 * @template Found
 * @param {(language: string) => Found} find
 * @returns {{ translations: Record<string, Found> }}
 */
export function toTranslations(find) {
  const others = languages.filter((language) => language !== 'en')
  return { translations: Object.fromEntries(others.map((language) => [language, find(language)])) }
}
