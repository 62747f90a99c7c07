import { type Language } from '~/i18n/languages'
import { catalogueLanguage } from '~/i18n/resources.server'
import { type Readers } from '~/i18n/locales'
import { giveWay } from '~/once/give-way'
import { createKeeper } from '~/once/keep-with'
import { toInsert, toOwnNumbers } from '@vitrine/shared/digits'
import { type Facet } from './catalogue-index/term'

/** Anything of the backend that may carry `metadata.translations`. */
export interface Translatable {
  metadata?: object | null
}

/** Has an address in the shop. */
export interface Addressed extends Translatable {
  handle: string
}

export type Text = (typeof texts)[number]

const texts = ['title', 'name', 'label', 'subtitle', 'description', 'material', 'warnings', 'maker', 'handle'] as const

/**
 * `entity` with those of its texts replaced that `metadata.translations[language]` knows, the handle of its address
 * among them. What it does not know stays in the language of the entity itself. For readers of a country with their numbers.
 */
export function toTranslated<T extends Translatable>(entity: T, { language, tag }: Readers): T {
  const translation = findTranslation(entity, language)
  if (!translation) return entity
  const known = texts.flatMap((text) => {
    const words = translation[text]
    return text in entity && isText(words) ? [[text, text === 'handle' ? words : toOwnNumbers(words, tag)]] : []
  })
  return { ...entity, ...Object.fromEntries(known) }
}

/** Whether `text` is among what `toTranslated` replaces; without `text`, whether there are words in `language` at all. */
function isTranslated(entity: Translatable, language: Language, text?: Text): boolean {
  const translation = findTranslation(entity, language)
  return text === undefined ? translation !== null : isText(translation?.[text])
}

/** Where a translation has the words of a product's choices. */
type WordGroup = 'options' | 'values'

/** Whether `toTranslatedOption` or `toTranslatedValue` has a word of `language`, be it the same one. */
function isTranslatedWord(product: Translatable, group: WordGroup, word: string, language: Language): boolean {
  return getWord(product, group, word, language) !== null
}

/** A product option's name in `language`: "Color" to "Farbe". */
export function toTranslatedOption(product: Translatable, option: string, { language, tag }: Readers): string {
  return toOwnNumbers(getWord(product, 'options', option, language) ?? option, tag)
}

/** An option's value in `language`: "Black" to "Schwarz". */
export function toTranslatedValue(product: Translatable, value: string, { language, tag }: Readers): string {
  return toOwnNumbers(getWord(product, 'values', value, language) ?? value, tag)
}

/** A variant's title, Medusa's "Black / M", with each of its values in `language`. */
export function toTranslatedVariantTitle(product: Translatable, title: string, { language, tag }: Readers): string {
  const values = listValues(title).map((value) => toTranslatedValue(product, value, { language, tag }))
  // a number would leave its unit and join the Arabic word before it
  return values.map((value) => (/\p{Nd}/u.test(value) ? toInsert(value, language) : value)).join(' / ')
}

/** The values that Medusa has made a variant's title of. */
function listValues(title: string): string[] {
  return title.split(' / ')
}

/** What stands in an entity's address for readers of `language`. */
export function toHandle(entity: Addressed, language: Language): string {
  const handle = findTranslation(entity, language)?.handle
  return isText(handle) ? handle : entity.handle
}

/**
 * The one of `entities` that `handle` leads to: in the page's language first, else by the backend's own handle, else
 * in any other language. Where two have the same handle, the first has it. What was looked at is kept with the array.
 */
export async function findByHandle<T extends Addressed>(
  entities: readonly T[],
  handle: string,
  language: Language,
): Promise<T | null> {
  const listHandles: [name: string, (entity: T) => unknown[]][] = [
    [language, (entity) => [toHandle(entity, language)]],
    ['own', (entity) => [entity.handle]],
    ['any', (entity) => listTranslations(entity).map((translation) => translation.handle)],
  ]
  for (const [name, list] of listHandles) {
    const place = (await keepWith(entities, name, () => toPlaces(entities, list))).get(handle)
    if (place !== undefined) return entities[place] ?? null
  }
  return null
}

type Places = ReadonlyMap<string, number>

const keepWith = createKeeper<Places>()

/** The place of the first that has it, by handle. */
async function toPlaces<T>(entities: readonly T[], listHandles: (entity: T) => unknown[]): Promise<Places> {
  const places = new Map<string, number>()
  for (const [place, entity] of entities.entries()) {
    await giveWay()
    for (const handle of listHandles(entity)) if (isText(handle) && !places.has(handle)) places.set(handle, place)
  }
  return places
}

/** Of an entity's metadata only what translates it, for a cache that keeps many. */
export function pickTranslations(metadata: Translatable['metadata']): Record<string, unknown> | null {
  return isRecord(metadata) && isRecord(metadata.translations) ? { translations: metadata.translations } : null
}

/** Texts that are shown in another language than the page's, and in which: for their `lang`. Nothing where there are none. */
export interface Foreign {
  foreign?: Partial<Record<Text | 'variant', Language>>
}

/** The language of a name, where that is not the page's. */
export interface InLanguage {
  lang?: Language
}

/**
 * Which of `shown`, as `toTranslated` gives them, are in the backend's language and not in the page's. Of an entity that
 * is translated into what is said to be the backend's language nobody knows which one its own is.
 */
export function toForeign(entity: Translatable, shown: readonly Text[], language: Language): Foreign {
  if (!mayBeForeign(entity, language)) return {}
  const own = shown.filter((text) => !isTranslated(entity, language, text))
  return own.length > 0 ? { foreign: Object.fromEntries(own.map((text) => [text, catalogueLanguage])) } : {}
}

/** The language of `text` alone, as `toForeign` tells it. */
export function toTextLang(entity: Translatable, text: Text, language: Language): InLanguage {
  return toLang(toForeign(entity, [text], language).foreign?.[text] !== undefined)
}

/** The language of what a product's option or one of its values is shown as. */
export function toWordLang(product: Translatable, group: WordGroup, word: string, language: Language): InLanguage {
  const isOwn = isWord(word) && !isTranslatedWord(product, group, word, language)
  return toLang(isOwn && mayBeForeign(product, language))
}

/** `toForeign` of a line: its title and, where none of its words is in the page's language, what was chosen, "Black / M". */
export function toForeignLine(product: Translatable, variant: string, language: Language): Foreign {
  const { foreign } = toForeign(product, ['title'], language)
  const words = listValues(variant).filter(isWord)
  const [lang, ...others] = words.map((word) => toWordLang(product, 'values', word, language).lang)
  const isOwn = lang !== undefined && others.every((other) => other === lang)
  return foreign || isOwn ? { foreign: { ...foreign, ...(isOwn && { variant: lang }) } } : {}
}

/** The language of a facet or of a term of one. */
export function toLabelLang({ label, labels }: Pick<Facet, 'label' | 'labels'>, language: Language): InLanguage {
  const isKnown = [language, catalogueLanguage].some((one) => Object.hasOwn(labels, one))
  return toLang(!isKnown && language !== catalogueLanguage && isWord(label))
}

function mayBeForeign(entity: Translatable, language: Language): boolean {
  return language !== catalogueLanguage && !isTranslated(entity, catalogueLanguage)
}

/** "Oak" is of a language; "XL", "A5" and "350 ml" are read in each. */
function isWord(text: string): boolean {
  return /\p{Lu}\p{Ll}{2}|\p{Ll}{3}|\p{Lo}/u.test(text)
}

function toLang(isForeign: boolean): InLanguage {
  return isForeign ? { lang: catalogueLanguage } : {}
}

function getWord(product: Translatable, group: WordGroup, word: string, language: Language): string | null {
  const words = findTranslation(product, language)?.[group]
  const translated = isRecord(words) && Object.hasOwn(words, word) ? words[word] : null
  return isText(translated) ? translated : null
}

function listTranslations({ metadata }: Translatable): Record<string, unknown>[] {
  const translations = isRecord(metadata) ? metadata.translations : null
  return isRecord(translations) ? Object.values(translations).filter(isRecord) : []
}

function findTranslation({ metadata }: Translatable, language: Language): Record<string, unknown> | null {
  const translations = isRecord(metadata) ? metadata.translations : null
  const translation = isRecord(translations) ? translations[language] : null
  return isRecord(translation) ? translation : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
