import { type Language } from './languages'

// `scripts/word-files.mjs` settles it in a build; while developing there are none
const wordFiles = (import.meta.env.WORD_FILES ?? {}) as Partial<Record<Language, string>>

/** The address of the module with `sharedMessages` in that language; of a language that only tests speak there is none. */
export function getWordFile(language: Language): string | undefined {
  return wordFiles[language]
}
