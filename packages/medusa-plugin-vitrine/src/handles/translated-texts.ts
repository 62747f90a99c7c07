interface TranslatedTexts {
  handle?: string
  title?: string
  name?: string
}

/** Of `metadata.translations` only the handles and the names, by language; null without any. */
export function pickTranslatedTexts(metadata: unknown): { translations: Record<string, TranslatedTexts> } | null {
  const languages = Object.entries(toRecord(toRecord(metadata).translations)).map(([language, words]) => {
    const texts = toRecord(words)
    const known = ['handle', 'title', 'name'].filter((word) => isText(texts[word]))
    const picked: TranslatedTexts = Object.fromEntries(known.map((word) => [word, texts[word]]))
    return [language, picked] as const
  })
  const translations = Object.fromEntries(languages.filter(([, words]) => Object.keys(words).length > 0))
  return Object.keys(translations).length > 0 ? { translations } : null
}

/** Every handle of something, with the language that it is for: empty for Medusa's own. */
export function listHandles({
  handle,
  metadata,
}: {
  handle: string
  metadata: unknown
}): { language: string; handle: string }[] {
  const translated = Object.entries(pickTranslatedTexts(metadata)?.translations ?? {})
  const others = translated.flatMap(([language, words]) =>
    language !== '' && words.handle ? [{ language, handle: words.handle }] : [],
  )
  return [{ language: '', handle }, ...others]
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

// PostgreSQL cannot keep a text with U+0000
function isText(value: unknown) {
  return typeof value === 'string' && value !== '' && !value.includes('\0')
}
