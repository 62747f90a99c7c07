import { wordsOf } from './tokens-of'

/** Characters and words of a query that are looked at: each word is compared with every word of the catalogue. */
const mostCharacters = 100
const mostWords = 8

/** What was asked for, cut to what is looked at. Empty for what is no text. */
export function cutQuery(query: unknown) {
  return typeof query === 'string' ? query.slice(0, mostCharacters) : ''
}

/** The words to look for, each once. */
export function listQueryWords(query: unknown) {
  return [...new Set(wordsOf(cutQuery(query)))].slice(0, mostWords)
}
