import { fold } from '@vitrine/shared/search-letters'
import { requireLanguageFacts } from '~/i18n/language.server'
import { type Language } from '~/i18n/languages'
import { listPhrases } from './search-words.server'
import { toSpellings, toStem, toTokens } from './tokens'
import { type Vocabulary } from './vocabulary'

/** One way in which a wish is fulfilled: by all of these terms. */
interface Way {
  terms: string[]
  /** How much it counts, to 1. */
  weight: number
  /** A longer word that begins so will do as well. */
  begins?: boolean
}

/** A word or phrase of a query, and every way in which it may be meant. */
export interface Wish {
  typed: string
  ways: Way[]
}

interface WishReaderOptions {
  language: Language
  synonyms: Readonly<Record<string, readonly string[]>>
  vocabulary: Vocabulary
}

const longestPhrase = 4
const mostWays = 60

/** Makes the reader of the words of a query; little words such as "for" are left out where there are others. */
export function createWishReader({ language, synonyms, vocabulary }: WishReaderOptions) {
  const meanings = listMeanings(synonyms, toPhraseKey)
  const { compounds, littleWords = '' } = requireLanguageFacts(language).search
  const little = new Set(littleWords.split(' ').map(fold))

  function toPhraseKey(words: readonly string[]): string {
    return words.map((word) => toStem(fold(word), language)).join(' ')
  }

  function dropLittle(words: readonly string[]): readonly string[] {
    const telling = words.filter((word) => !little.has(fold(word)))
    return telling.length > 0 ? telling : words
  }

  function toTerm(word: string): string {
    const folded = fold(word)
    return vocabulary.has(folded) ? folded : toStem(folded, language)
  }

  function listWays(word: string): Way[] {
    const spellings = toSpellings(word)
    const stems = [...new Set(spellings.map((spelling) => toStem(spelling, language)))]
    const plain: Way[] = [...new Set([...spellings, ...stems])].map((term) => ({
      terms: [term],
      weight: term === spellings[0] ? 1 : 0.9,
      begins: term.length > 1 && spellings.includes(term),
    }))
    const longer = [...new Set(stems.flatMap((stem) => vocabulary.listCompounds(stem)))]
    return [...plain, ...longer.map((term) => ({ terms: [term], weight: 0.6 }))]
  }

  // "wineglass" for what is written "wine glass", "Kaffeetasse" for a kind of "Tasse"
  function listParts(word: string): Way[] {
    const folded = fold(word)
    if (vocabulary.has(folded) || vocabulary.has(toStem(folded, language))) return []
    const parts = vocabulary.split(folded)
    if (!parts) return []
    const whole = parts.whole ? [{ terms: parts.whole.map(toTerm), weight: 1 }] : []
    const kinds = compounds ? toWish([parts.head]).ways : []
    return [...whole, ...lessen(kinds, 0.7)]
  }

  function listMeant(phrase: readonly string[]): Way[] {
    const [word, ...others] = phrase
    if (word === undefined) return []
    if (others.length === 0) return listWays(word)
    return [{ terms: dropLittle(phrase).map(toTerm), weight: 1 }]
  }

  function toWish(phrase: readonly string[]): Wish {
    const meant = (meanings.get(toPhraseKey(phrase)) ?? []).flatMap(listMeant)
    const [first = '', ...others] = phrase
    const joined = phrase.join('')
    // "note book" for what is written "notebook"
    const written = others.length > 0 && vocabulary.has(fold(joined)) ? listWays(joined) : []
    const parts = others.length === 0 && meant.length === 0 ? listParts(first) : []
    const ways = [...listMeant(phrase), ...written, ...parts, ...lessen(meant, 0.8)]
    return { typed: phrase.join(' '), ways: ways.slice(0, mostWays) }
  }

  function isPhrase(words: readonly string[]): boolean {
    if (words.length === 1 || meanings.has(toPhraseKey(words))) return true
    return words.length === 2 && vocabulary.has(fold(words.join('')))
  }

  return function readWishes(tokens: readonly string[]): Wish[] {
    const wishes: Wish[] = []
    let place = 0
    while (place < tokens.length) {
      let length = Math.min(longestPhrase, tokens.length - place)
      while (!isPhrase(tokens.slice(place, place + length))) length -= 1
      wishes.push(toWish(tokens.slice(place, place + length)))
      place += length
    }
    const distinct = [...new Map(wishes.map((wish) => [fold(wish.typed), wish])).values()]
    const telling = new Set(dropLittle(distinct.map(({ typed }) => typed)))
    return distinct.filter(({ typed }) => telling.has(typed))
  }
}

function lessen(ways: readonly Way[], share: number): Way[] {
  return ways.map(({ terms, weight }) => ({ terms, weight: weight * share }))
}

function listMeanings(synonyms: WishReaderOptions['synonyms'], toKey: (words: readonly string[]) => string) {
  const meanings = new Map<string, string[][]>()
  for (const [name, meant] of Object.entries(synonyms)) {
    for (const phrase of listPhrases(name)) {
      const key = toKey(toTokens(phrase))
      meanings.set(key, [...(meanings.get(key) ?? []), ...meant.map(toTokens)])
    }
  }
  return meanings
}
