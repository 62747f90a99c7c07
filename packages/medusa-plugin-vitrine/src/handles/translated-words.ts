// @ts-nocheck
/**
 * Of `metadata.translations` only the handles and the names, by language; null without any.
 * @param {unknown} metadata
 * @returns {{ translations: Record<string, { handle?: string, title?: string, name?: string }> } | null}
 */
export function pickTranslatedWords(metadata) {
  const languages = Object.entries(toRecord(toRecord(metadata).translations)).map(([language, words]) => {
    const known = ['handle', 'title', 'name'].filter((word) => isText(toRecord(words)[word]))
    return [language, Object.fromEntries(known.map((word) => [word, words[word]]))]
  })
  const translations = Object.fromEntries(languages.filter(([, words]) => Object.keys(words).length > 0))
  return Object.keys(translations).length > 0 ? { translations } : null
}

/**
 * Every handle of something, with the language that it is for: empty for Medusa's own.
 * @param {{ handle: string, metadata: unknown }} entity
 * @returns {{ language: string, handle: string }[]}
 */
export function listHandles({ handle, metadata }) {
  const translated = Object.entries(pickTranslatedWords(metadata)?.translations ?? {})
  const others = translated.filter(([language, words]) => language !== '' && words.handle)
  return [{ language: '', handle }, ...others.map(([language, words]) => ({ language, handle: words.handle }))]
}

function toRecord(value) {
  return typeof value === 'object' && value !== null ? value : {}
}

// PostgreSQL cannot keep a text with U+0000
function isText(value) {
  return typeof value === 'string' && value !== '' && !value.includes('\0')
}
