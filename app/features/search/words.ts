import { type Language } from '~/i18n/locales'

const latin = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const arabic = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك' }
const transcriptions: Record<string, string> = { ...latin, ...arabic }
// "the", alone or behind "and", "with", "like", "for"
const arabicArticle = /^(?:[وبكف]?ال|لل)(?=.{3})/
const katakanaOffset = 0x60
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

/** The words of `text` in their own letters, lower case; what is written without spaces falls into words by a dictionary. */
export function toWords(text: string): string[] {
  const runs = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (runs ?? []).flatMap((run) => (isJapanese(run) ? segment(run) : run))
}

/** Whether a text has Chinese characters or kana. */
export function isJapanese(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text)
}

// Who types hiragana alone means one word, which may be in katakana. A single one is a particle: nobody looks for it.
function segment(text: string): string[] {
  const isOne = /^[\p{sc=Hira}ー]+$/u.test(text)
  const words = isOne ? [text] : [...segmenter.segment(text)].map((part) => part.segment)
  return words.filter((word) => !/^\p{sc=Hira}$/u.test(word))
}

/**
 * A word in letters that every keyboard has: without accents (`Gläser` to `glaser`, `Fuß` to `fuss`), kana as hiragana,
 * Arabic without vowel signs and with one form of each letter.
 */
export function fold(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}|\u0640/gu, '') // kana with and without a voicing mark are different letters
    .normalize('NFC')
  return plain
    .replace(/[ßæœøłđðþٱىیةکگ]/g, (letter) => transcriptions[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaOffset))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** Every way in which a word is typed, folded: `Gläser` is `glaser` and `glaeser`, `المصباح` is `مصباح` as well. */
export function toSpellings(word: string): string[] {
  const transcribed = word.normalize('NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`)
  const folded = fold(word)
  return [...new Set([folded, fold(transcribed), folded.replace(arabicArticle, '')])]
}

const endings: Partial<Record<Language, readonly [RegExp, string][]>> = {
  ar: [
    [arabicArticle, ''],
    [/(?<=.{3})(?:ات|ون|ين)$/, ''],
  ],
  ja: [],
  de: [
    [/(?<=.{4})(?:ern|en|er|es)$/, ''],
    [/(?<=.{4})[ens]$/, ''],
  ],
  fr: [
    [/(?<=.{2}[ae]u)x$/, ''],
    [/(?<=.{2}[^su])s$/, ''],
  ],
  es: [
    [/(?<=.{2})ces$/, 'z'],
    [/(?<=.{3}[dlnrsz])es$/, ''],
    [/(?<=.{2}[^s])s$/, ''],
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
