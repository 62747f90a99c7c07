import { listLanguageFacts, requireLanguageFacts } from '~/i18n/language.server'
import { type Language } from '~/i18n/locales'

const latin = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const arabic = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك' }
const transcriptions: Record<string, string> = { ...latin, ...arabic }
const katakanaOffset = 0x60
// its dictionary is chosen by the letters: the language makes no difference
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of `text` in their own letters, lower case; what is written without spaces falls into words by a dictionary. */
export function toTokens(text: string): string[] {
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

// a title may be in another language than the page
const articles = listLanguageFacts().flatMap(({ search }) => (search.article ? [new RegExp(search.article, 'u')] : []))

/** Every way in which a word is typed, folded: `Gläser` is `glaser` and `glaeser`, `المصباح` is `مصباح` as well. */
export function toSpellings(word: string): string[] {
  const transcribed = word.normalize('NFC').replace(/[äöüÄÖÜ]/g, (umlaut) => `${fold(umlaut)}e`)
  const folded = fold(word)
  return [...new Set([folded, fold(transcribed), ...articles.map((article) => folded.replace(article, ''))])]
}

/** A folded word without the ending of its plural, or as it is: `mugs` to `mug`, `lampen` to `lamp`. */
export function toStem(word: string, language: Language): string {
  const rule = listEndings(language).find(([ending]) => ending.test(word))
  return rule ? word.replace(...rule) : word
}

type Ending = [pattern: RegExp, instead: string]
const endings = new Map<Language, Ending[]>()

function listEndings(language: Language): Ending[] {
  const known = endings.get(language)
  if (known) return known
  const { article, endings: written } = requireLanguageFacts(language).search
  const rules = written.map(([pattern, instead]): Ending => [new RegExp(pattern, 'u'), instead])
  if (article) rules.unshift([new RegExp(article, 'u'), ''])
  endings.set(language, rules)
  return rules
}
