import { isNear } from '@vitrine/shared/is-near'
import { listQueryWords } from './query'
import { wordsOf } from './tokens-of'

const exact = 1
const beginning = 0.7
const inside = 0.4
const mistyped = 0.3

/** What weighs less is a text about a document: it has thousands of words, and one that is like any other. */
const leastNaming = 3

/** A text that a document is found by; the weightier, the further ahead. */
export interface Field {
  weight: number
  text: unknown
}

export interface SearchIndex<Hit extends object> {
  put(id: string, fields: Field[], hit: Hit): void
  remove(id: string): void
  size(): number
  search(query: unknown): Hit[]
}

/**
 * An index of documents in memory. A document is found when every word of the query is one of its words, the beginning
 * of one, from four letters on a part of one or one mistyped, in a text that names it; the better the match and the weightier the field, the
 * further ahead. Of a query no more is looked at than `listQueryWords` says.
 */
export function makeSearchIndex<Hit extends object>(): SearchIndex<Hit> {
  // word -> document -> weight
  const documentsByWord = new Map<string, Map<string, number>>()
  const documents = new Map<string, { hit: Hit; words: Set<string> }>()

  function remove(id: string) {
    for (const word of documents.get(id)?.words ?? []) {
      const having = documentsByWord.get(word)
      having?.delete(id)
      if (having?.size === 0) documentsByWord.delete(word)
    }
    documents.delete(id)
  }

  function put(id: string, fields: Field[], hit: Hit) {
    remove(id)
    const weights = new Map<string, number>()
    for (const { weight, text } of fields) {
      for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
    }
    documents.set(id, { hit, words: new Set(weights.keys()) })
    for (const [word, weight] of weights) {
      const having = documentsByWord.get(word) ?? new Map<string, number>()
      documentsByWord.set(word, having.set(id, weight))
    }
  }

  function scoreWord(wanted: string) {
    const scores = new Map<string, number>()
    for (const [word, having] of documentsByWord) {
      const closeness = compare(wanted, word)
      if (closeness === 0) continue
      for (const [id, weight] of having) {
        if (closeness < beginning && weight < leastNaming) continue
        scores.set(id, Math.max(closeness * weight, scores.get(id) ?? 0))
      }
    }
    return scores
  }

  function search(query: unknown) {
    const perWord = listQueryWords(query).map(scoreWord)
    const [first] = perWord
    if (!first) return []
    const found = []
    for (const id of first.keys()) {
      const scores = perWord.map((one) => one.get(id) ?? 0)
      if (scores.every(Boolean)) found.push({ id, score: scores.reduce((sum, score) => sum + score, 0) })
    }
    found.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    return found.flatMap(({ id }) => documents.get(id)?.hit ?? [])
  }

  return { put, remove, search, size: () => documents.size }
}

/** From 0, not alike at all, to 1, the same. */
function compare(wanted: string, word: string) {
  if (word === wanted) return exact
  if (word.startsWith(wanted)) return beginning
  if (wanted.length < 4) return 0
  if (word.includes(wanted)) return inside
  const most = wanted.length < 8 ? 1 : 2
  return isNear(wanted, word, most) || isNear(wanted, word.slice(0, wanted.length), most) ? mistyped : 0
}
