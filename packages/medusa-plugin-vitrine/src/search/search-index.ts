// @ts-nocheck
import { isNear } from './is-near'
import { listQueryWords } from './query'
import { wordsOf } from './words-of'

const exact = 1
const beginning = 0.7
const inside = 0.4
const mistyped = 0.3

/**
 * An index of documents in memory. A document is found when every word of the query is one of its words, the beginning
 * of one, from four letters on a part of one or one mistyped; the better the match and the weightier the field, the
 * further ahead. Of a query no more is looked at than `listQueryWords` says.
 */
export function makeSearchIndex(): {
  put(id: string, fields: Array<{ weight: number; text: unknown }>, hit: object): void
  remove(id: string): void
  clear(): void
  size(): number
  search(query: string): object[]
} {
  /** @type {Map<string, Map<string, number>>} word -> document -> weight */
  const documentsByWord = new Map()
  /** @type {Map<string, { hit: object, words: Set<string> }>} */
  const documents = new Map()

  function remove(id: string) {
    for (const word of documents.get(id)?.words ?? []) {
      const having = documentsByWord.get(word)
      having.delete(id)
      if (having.size === 0) documentsByWord.delete(word)
    }
    documents.delete(id)
  }

  function put(id: string, fields, hit) {
    remove(id)
    const weights = new Map()
    for (const { weight, text } of fields) {
      for (const word of wordsOf(text)) weights.set(word, Math.max(weight, weights.get(word) ?? 0))
    }
    documents.set(id, { hit, words: new Set(weights.keys()) })
    for (const [word, weight] of weights) {
      if (!documentsByWord.has(word)) documentsByWord.set(word, new Map())
      documentsByWord.get(word).set(id, weight)
    }
  }

  function scoreWord(wanted) {
    const scores = new Map()
    for (const [word, having] of documentsByWord) {
      const closeness = compare(wanted, word)
      if (closeness === 0) continue
      for (const [id, weight] of having) scores.set(id, Math.max(closeness * weight, scores.get(id) ?? 0))
    }
    return scores
  }

  function search(query: string) {
    const perWord = listQueryWords(query).map(scoreWord)
    if (perWord.length === 0) return []
    const found = []
    for (const id of perWord[0].keys()) {
      const scores = perWord.map((one) => one.get(id))
      if (scores.every(Boolean)) found.push({ id, score: scores.reduce((sum, score) => sum + score, 0) })
    }
    found.sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    return found.map(({ id }) => documents.get(id).hit)
  }

  function clear() {
    documents.clear()
    documentsByWord.clear()
  }

  return { put, remove, clear, search, size: () => documents.size }
}

/** From 0, not alike at all, to 1, the same. */
function compare(wanted, word: string) {
  if (word === wanted) return exact
  if (word.startsWith(wanted)) return beginning
  if (wanted.length < 4) return 0
  if (word.includes(wanted)) return inside
  const most = wanted.length < 8 ? 1 : 2
  return isNear(wanted, word, most) || isNear(wanted, word.slice(0, wanted.length), most) ? mistyped : 0
}
