import { type Language } from '~/i18n/locales'

const transcriptions: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** The words of `text` in their own letters, lower case. */
export function toWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}

/** A word without accents and in Latin letters that every keyboard has: `Gläser` to `glaser`, `Fuß` to `fuss`. */
export function fold(word: string): string {
  const plain = word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.replace(/[ßæœøłđðþ]/g, (letter) => transcriptions[letter] ?? letter)
}

/** Every way in which a word is typed, folded: `Gläser` is `glaser` and `glaeser`. */
export function toSpellings(word: string): string[] {
  const transcribed = word.normalize('NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`)
  return [...new Set([fold(word), fold(transcribed)])]
}

const endings: Partial<Record<Language, readonly [RegExp, string][]>> = {
  de: [
    [/(?<=.{4})(?:ern|en|er|es)$/, ''],
    [/(?<=.{4})[ens]$/, ''],
  ],
  fr: [
    [/(?<=.{2}[ae]u)x$/, ''],
    [/(?<=.{2}[^su])s$/, ''],
  ],
}
const englishEndings: readonly [RegExp, string][] = [
  [/(?<=.{2})ies$/, 'y'],
  [/(?<=.(?:ss|x|ch|sh))es$/, ''],
  [/(?<=.{2}[^su])s$/, ''],
]

/** A folded word without the ending of its plural, or as it is: `mugs` to `mug`, `lampen` to `lamp`. */
export function toStem(word: string, language: Language): string {
  const rules = endings[language] ?? englishEndings
  const rule = rules.find(([ending]) => ending.test(word))
  return rule ? word.replace(...rule) : word
}
