import { type Language } from '../../app/i18n/languages'

/** A shopper's name, in the letters of the shopper's language. */
export interface TypedName {
  firstName: string
  lastName: string
  whole: string
  /** What the shop calls the shopper by. */
  greeting: string
}

const names: Partial<Record<Language, TypedName>> = {
  ar: { firstName: 'ليلى', lastName: 'حداد', whole: 'ليلى حداد', greeting: 'ليلى' },
  ja: { firstName: '花子', lastName: '山田', whole: '山田 花子', greeting: '山田 花子' },
}
const digits: Partial<Record<Language, string>> = { ar: '٠١٢٣٤٥٦٧٨٩', ja: '０１２３４５６７８９' }

/** The name that a shopper of `language` types. */
export function typeName(language: Language): TypedName {
  return names[language] ?? { firstName: 'Ada', lastName: 'Huber', whole: 'Ada Huber', greeting: 'Ada' }
}

/** `text` with the digits that a keyboard of `language` writes: Arabic ones, or Japanese ones as wide as a letter. */
export function typeDigits(language: Language, text: string): string {
  return text.replace(/\d/g, (digit) => digits[language]?.[Number(digit)] ?? digit)
}
