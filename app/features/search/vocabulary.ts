import { isNear } from '@vitrine/shared/is-near'
import { fold } from '@vitrine/shared/search-letters'
import { requireLanguageFacts } from '~/i18n/language.server'
import { type Language } from '~/i18n/languages'
import { isJapanese, toStem } from './tokens'

// fewer letters are syllables, not words: "Ei" is in "Reise", "Ring" in "Bringer"; a Chinese character is a word
const shortestPart = 3
const shortestHead = 4
const shortestMistyped = 4
const mostCompounds = 50

/** The words that name or sort what an index has. */
export interface Vocabulary {
  add(token: string, terms: readonly string[]): void
  /** Folded, as a word or a stem. */
  has(term: string): boolean
  /** Words with `part` behind another word: "leuchte" is in "tischleuchte", カップ in マグカップ. None in a language that writes words apart. */
  listCompounds(part: string): string[]
  /** The words that a folded word is put together from, which must be known but for the first: "kaffee" and "tasse". */
  split(word: string): { head: string; whole: string[] | null } | null
  /** The tokens with the nearest known word for each that is not known; null where all are known or one is like none. */
  respell(tokens: readonly string[]): string[] | null
}

export function createVocabulary(language: Language): Vocabulary {
  const terms = new Set<string>()
  /** By folded spelling, as it is written. */
  const written = new Map<string, string>()
  /** Folded spellings by the first letter and by the second: one of the two is right, or they are swapped. */
  const byLetter = new Map<string, string[]>()
  const bySound = new Map<string, string>()
  const { compounds, alike = [] } = requireLanguageFacts(language).search
  const sounds = alike.map(([pattern, instead]) => [new RegExp(pattern, 'gu'), instead] as const)

  function isKnown(word: string): boolean {
    return terms.has(word) || terms.has(toStem(word, language))
  }

  function toSound(word: string): string {
    return sounds.reduce((heard, [pattern, instead]) => heard.replace(pattern, instead), word)
  }

  function findNear(word: string): string | null {
    const heard = sounds.length > 0 ? bySound.get(toSound(toStem(word, language))) : undefined
    if (heard !== undefined) return heard
    // a number is meant as it is typed
    const shortest = isJapanese(word) ? 3 : shortestMistyped
    if (word.length < shortest || /\d/.test(word)) return null
    const keys = new Set([`1${word.charAt(0)}`, `1${word.charAt(1)}`, `2${word.charAt(1)}`])
    const candidates = [...keys].flatMap((key) => byLetter.get(key) ?? [])
    for (const most of word.length < 8 ? [1] : [1, 2]) {
      const near = candidates.filter((known) => known.length >= shortest && isNear(word, known, most))
      // one letter too few is the likeliest mistake
      const [best] = near.sort((a, b) => Number(b.length > word.length) - Number(a.length > word.length))
      if (best !== undefined) return best
    }
    return null
  }

  return {
    add(token, spellings) {
      for (const term of spellings) terms.add(term)
      const word = fold(token)
      if (written.has(word)) return
      written.set(word, token)
      if (sounds.length > 0) bySound.set(toSound(toStem(word, language)), word)
      for (const key of [`1${word.charAt(0)}`, `2${word.charAt(1)}`]) {
        const known = byLetter.get(key)
        if (known) known.push(word)
        else byLetter.set(key, [word])
      }
    },
    has: (term) => terms.has(term),
    listCompounds(part) {
      const japanese = isJapanese(part)
      if (!compounds || part.length < (japanese ? 2 : shortestHead)) return []
      const found: string[] = []
      for (const term of terms) {
        const before = term.length - part.length
        if (before >= (japanese ? 1 : shortestPart) && term.endsWith(part)) found.push(term)
        if (found.length === mostCompounds) break
      }
      return found
    },
    split(word) {
      const japanese = isJapanese(word)
      const shortest = japanese ? 1 : shortestPart
      for (let at = shortest; at <= word.length - shortest; at += 1) {
        const [first, head] = [word.slice(0, at), word.slice(at)]
        if (!isKnown(head)) continue
        // what stands between the two in German
        const known = [first, first.replace(/s$/, '')].find((part) => part.length >= shortest && isKnown(part))
        if (known !== undefined) return { head, whole: [known, head] }
        if (compounds && head.length >= (japanese ? 2 : shortestHead)) return { head, whole: null }
      }
      return null
    },
    respell(tokens) {
      const words = tokens.map(fold)
      const near = words.map((word) => (isKnown(word) ? word : (findNear(word) ?? findNear(toStem(word, language)))))
      if (near.some((word) => word === null) || near.every((word, place) => word === words[place])) return null
      return near.map((word, place) =>
        word === words[place] ? (tokens[place] ?? '') : (written.get(word ?? '') ?? ''),
      )
    },
  }
}
