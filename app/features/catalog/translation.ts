import { type Language } from '~/i18n/locales'
import { toInsert } from '~/i18n/translate'

/** Anything of the backend that may carry `metadata.translations`. */
export interface Translatable {
  metadata?: object | null
}

/** Has an address in the shop. */
export interface Addressed extends Translatable {
  handle: string
}

export type Text = (typeof texts)[number]

const texts = ['title', 'name', 'label', 'subtitle', 'description', 'material', 'handle'] as const

/**
 * `entity` with those of its texts replaced that `metadata.translations[language]` knows, the handle of its address
 * among them. What it does not know stays in the language of the entity itself.
 */
export function toTranslated<T extends Translatable>(entity: T, language: Language): T {
  const translation = findTranslation(entity, language)
  if (!translation) return entity
  const known = texts.filter((text) => text in entity && isText(translation[text]))
  return { ...entity, ...Object.fromEntries(known.map((text) => [text, translation[text]])) }
}

/** Whether `text` is among what `toTranslated` replaces; without `text`, whether there are words in `language` at all. */
export function isTranslated(entity: Translatable, language: Language, text?: Text): boolean {
  const translation = findTranslation(entity, language)
  return text === undefined ? translation !== null : isText(translation?.[text])
}

/** Where a translation has the words of a product's choices. */
export type WordGroup = 'options' | 'values'

/** Whether `toTranslatedOption` or `toTranslatedValue` has a word of `language`, be it the same one. */
export function isTranslatedWord(product: Translatable, group: WordGroup, word: string, language: Language): boolean {
  return getWord(product, group, word, language) !== null
}

/** A product option's name in `language`: "Color" to "Farbe". */
export function toTranslatedOption(product: Translatable, option: string, language: Language): string {
  return getWord(product, 'options', option, language) ?? option
}

/** An option's value in `language`: "Black" to "Schwarz". */
export function toTranslatedValue(product: Translatable, value: string, language: Language): string {
  return getWord(product, 'values', value, language) ?? value
}

/** A variant's title, Medusa's "Black / M", with each of its values in `language`. */
export function toTranslatedVariantTitle(product: Translatable, title: string, language: Language): string {
  const values = listValues(title).map((value) => toTranslatedValue(product, value, language))
  // a number would leave its unit and join the Arabic word before it
  return values.map((value) => (/\d/.test(value) ? toInsert(value, language) : value)).join(' / ')
}

/** The values that Medusa has made a variant's title of. */
export function listValues(title: string): string[] {
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
export function findByHandle<T extends Addressed>(
  entities: readonly T[],
  handle: string,
  language: Language,
): T | null {
  const listHandles: [name: string, (entity: T) => unknown[]][] = [
    [language, (entity) => [toHandle(entity, language)]],
    ['own', (entity) => [entity.handle]],
    ['any', (entity) => listTranslations(entity).map((translation) => translation.handle)],
  ]
  for (const [name, list] of listHandles) {
    const place = findPlaces(entities, name, list).get(handle)
    if (place !== undefined) return entities[place] ?? null
  }
  return null
}

const directories = new WeakMap<readonly unknown[], Map<string, ReadonlyMap<string, number>>>()

/** The place of the first that has it, by handle. */
function findPlaces<T>(entities: readonly T[], name: string, listHandles: (entity: T) => unknown[]) {
  const known = directories.get(entities) ?? new Map<string, ReadonlyMap<string, number>>()
  directories.set(entities, known)
  const places = known.get(name) ?? toPlaces(entities.map((entity) => listHandles(entity).filter(isText)))
  known.set(name, places)
  return places
}

function toPlaces(handles: readonly string[][]): ReadonlyMap<string, number> {
  return new Map(handles.flatMap((some, place) => some.map((handle): [string, number] => [handle, place])).reverse())
}

/** Of an entity's metadata only what translates it, for a cache that keeps many. */
export function pickTranslations(metadata: Translatable['metadata']): Record<string, unknown> | null {
  return isRecord(metadata) && isRecord(metadata.translations) ? { translations: metadata.translations } : null
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
