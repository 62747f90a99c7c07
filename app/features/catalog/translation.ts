import { type Language } from '~/i18n/locales'

/** Anything of the backend that may carry `metadata.translations`. */
export interface Translatable {
  metadata?: object | null
}

/** Has an address in the shop. */
export interface Addressed extends Translatable {
  handle: string
}

const texts = ['title', 'name', 'subtitle', 'description', 'material', 'handle'] as const

/**
 * `entity` with those of its texts replaced that `metadata.translations[language]` knows, the handle of its address
 * among them. English is what the entity itself holds.
 */
export function toTranslated<T extends Translatable>(entity: T, language: Language): T {
  const translation = findTranslation(entity, language)
  if (!translation) return entity
  const known = texts.filter((text) => text in entity && isText(translation[text]))
  return { ...entity, ...Object.fromEntries(known.map((text) => [text, translation[text]])) }
}

/** A product option's name in `language`: "Color" to "Farbe". */
export function toTranslatedOption(product: Translatable, option: string, language: Language): string {
  return findWord(product, 'options', option, language)
}

/** An option's value in `language`: "Black" to "Schwarz". */
export function toTranslatedValue(product: Translatable, value: string, language: Language): string {
  return findWord(product, 'values', value, language)
}

/** A variant's title, Medusa's "Black / M", with each of its values in `language`. */
export function toTranslatedVariantTitle(product: Translatable, title: string, language: Language): string {
  const values = title.split(' / ')
  return values.map((value) => toTranslatedValue(product, value, language)).join(' / ')
}

/** What stands in an entity's address for readers of `language`. */
export function toHandle(entity: Addressed, language: Language): string {
  const handle = findTranslation(entity, language)?.handle
  return isText(handle) ? handle : entity.handle
}

/**
 * The one of `entities` that `handle` leads to: in the page's language first, else by the backend's own handle, else
 * in any other language. Where two have the same handle, the first has it.
 */
export function findByHandle<T extends Addressed>(
  entities: readonly T[],
  handle: string,
  language: Language,
): T | null {
  return (
    entities.find((entity) => toHandle(entity, language) === handle) ??
    entities.find((entity) => entity.handle === handle) ??
    entities.find((entity) =>
      listTranslations(entity).some((translation) => isText(translation.handle) && translation.handle === handle),
    ) ??
    null
  )
}

/** Of an entity's metadata only its handles, for an index of many. */
export function pickHandles(metadata: Translatable['metadata']): Record<string, unknown> | null {
  const translations = isRecord(metadata) && isRecord(metadata.translations) ? metadata.translations : {}
  const handles = Object.entries(translations).flatMap(([language, translation]) =>
    isRecord(translation) && isText(translation.handle) ? [[language, { handle: translation.handle }]] : [],
  )
  return handles.length > 0 ? { translations: Object.fromEntries(handles) } : null
}

/** Of an entity's metadata only what translates it, for a cache that keeps many. */
export function pickTranslations(metadata: Translatable['metadata']): Record<string, unknown> | null {
  return isRecord(metadata) && isRecord(metadata.translations) ? { translations: metadata.translations } : null
}

function findWord(product: Translatable, group: 'options' | 'values', word: string, language: Language): string {
  const words = findTranslation(product, language)?.[group]
  const translated = isRecord(words) && Object.hasOwn(words, word) ? words[word] : null
  return isText(translated) ? translated : word
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
