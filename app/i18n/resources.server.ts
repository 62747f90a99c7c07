import { env } from '~/env.server'
import { type Namespace, type Section } from './keys'
import { type Language, languages, pseudoLanguages } from './languages'
import { getLocale, toLocale } from './locales'
import { pickMessages, type Tree } from './pick-messages'
import { toBidi, toPseudo } from './pseudo'
import { type Messages } from './translate'

const files = import.meta.glob<Tree>(['../../locales/*/*.json', '!**/language.json'], {
  eager: true,
  import: 'default',
})

/** The languages that the merchant has switched on, which are told to search engines. */
export const shopLanguages = env.LANGUAGES

/** The languages that this shop answers in: the made-up ones beside its own where tests are run. */
export const knownLanguages: readonly Language[] = env.PSEUDO_LOCALES
  ? [...shopLanguages, ...pseudoLanguages]
  : shopLanguages

/** Where visitors go of whom nothing is known. */
export const defaultLocale = getLocale(env.DEFAULT_LOCALE, shopLanguages) ?? toLocale('en', 'us')

/** The language that the backend's own words are in: those of products that nobody has translated. */
export const catalogueLanguage: Language = env.CATALOGUE_LANGUAGE ?? defaultLocale.language

function mapTree(tree: Tree, change: (text: string) => string): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTree(value, change),
    ]),
  )
}

function readLanguage(language: string): Record<string, Tree> {
  const found = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
  return Object.fromEntries(found.map(([path, tree]) => [path.replace(/^.*\/|\.json$/g, ''), tree]))
}

function makeResources(): Record<string, Record<string, Tree>> {
  const en = readLanguage('en')
  const made = (change: (text: string) => string) =>
    Object.fromEntries(Object.entries(en).map(([name, tree]) => [name, mapTree(tree, change)]))
  const others = languages.filter((language) => language !== 'en')
  const translated = Object.fromEntries(others.map((language) => [language, readLanguage(language)]))
  return { en, ...translated, xa: made(toPseudo), xb: made(toBidi) }
}

/** i18next's resources: language, namespace, nested keys. */
export const resources = makeResources()

const flattened = new Map<string, Messages>()

/** The messages of a namespace or of one section of it in one language, flat, for `translate` and for the browser. */
export function listMessages(language: Language, part: Namespace | Section): Messages {
  const id = `${language}/${part}`
  const known = flattened.get(id)
  if (known) return known
  const messages = pickMessages(resources[language] ?? {}, [part])
  flattened.set(id, messages)
  return messages
}
