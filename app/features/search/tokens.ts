import { fold, toRuns } from '@vitrine/shared/search-letters'
import { listLanguageFacts, requireLanguageFacts } from '~/i18n/language.server'
import { type Language } from '~/i18n/languages'

// its dictionary is chosen by the letters: the language makes no difference
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of `text` in their own letters, lower case; what is written without spaces falls into words by a dictionary. */
export function toTokens(text: string): string[] {
  return toRuns(text).flatMap((run) => (isJapanese(run) ? segment(run) : run))
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
