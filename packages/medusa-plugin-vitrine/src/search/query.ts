// @ts-nocheck
import { wordsOf } from './words-of'

/** Characters and words of a query that are looked at: each word is compared with every word of the catalogue. */
const mostCharacters = 100
const mostWords = 8

/** What was asked for, cut to what is looked at. Empty for what is no text. @param {unknown} query */
export function cutQuery(query) {
  return typeof query === 'string' ? query.slice(0, mostCharacters) : ''
}

/** The words to look for, each once. @param {unknown} query */
export function listQueryWords(query) {
  return [...new Set(wordsOf(cutQuery(query)))].slice(0, mostWords)
}
