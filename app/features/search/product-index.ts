import MiniSearch, { type Query } from 'minisearch'
import { requireLanguageFacts } from '~/i18n/language.server'
import { type Language } from '~/i18n/languages'
import { listCompounds, listLongWords } from './compounds'
import { fold } from '@vitrine/shared/search-letters'
import { isJapanese, toSpellings, toStem, toTokens } from './tokens'

/** A product in the words of one language. */
export interface SearchDocument {
  id: string
  title: string
  /** What it is sorted under: tags, type, categories, collection. */
  groups: string[]
  /** What else is said of it: subtitle, option values. */
  words: string[]
  /** What names it exactly: handle and SKUs. */
  codes: string[]
  /** Its description, or the beginning of that. */
  about: string
}

export interface ProductIndex {
  /** The ids of the products found, the best first. Takes any text; finds nothing by one without letters or digits. */
  search(text: string): string[]
}

const mostWords = 8
const shortestTelling = 4

/** An index of the documents of one language, built in small pieces so that other requests have their turn meanwhile. */
export async function createProductIndex(
  documents: readonly SearchDocument[],
  language: Language,
): Promise<ProductIndex> {
  const engine = new MiniSearch<SearchDocument>({
    fields: ['title', 'groups', 'words', 'codes', 'about'],
    extractField: (document, field) => toText(document[field as keyof SearchDocument]),
    tokenize: (text, field) => (field === 'about' ? toTellingWords(text) : toTokens(text)),
    processTerm: toSpellings,
    searchOptions: {
      boost: { title: 10, groups: 3, about: 0.1 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  })
  await engine.addAllAsync(documents, { chunkSize: 100 })
  const idsByCode = listByCode(documents)
  const compounds = requireLanguageFacts(language).search.compounds ? listLongWords(documents.flatMap(listTexts)) : []

  function find(queries: Query[]): string[] {
    return engine.search({ combineWith: 'AND', queries }).map(({ id }) => id)
  }
  return {
    search(text) {
      const words = [...new Set(toTokens(text).map(fold))].slice(0, mostWords)
      if (words.length === 0) return []
      const named = idsByCode.get(toCode(text)) ?? []
      const found = find(words.map((word) => toWordQuery(word, language, compounds)))
      if (named.length > 0) return [...new Set([...named, ...found])]
      return found.length > 0 ? found : find(words.map(toTypoQuery))
    },
  }
}

// each word once, and none of the short ones that every description has: both would cost more than they find
function toTellingWords(text: string): string[] {
  return [...new Set(toTokens(text))].filter((word) => word.length >= shortestTelling || isJapanese(word))
}

// the word or its beginning, its singular, and the compounds that have it at their end
function toWordQuery(word: string, language: Language, compounds: readonly string[]): Query {
  const stem = toStem(word, language)
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: word.length > 1 },
      { queries: stem === word ? [] : [stem], prefix: true, boostTerm: () => 0.9 },
      { queries: listCompounds(compounds, stem), boostTerm: () => 0.5 },
    ],
  }
}

// a number is meant as it is typed
function toTypoQuery(word: string): Query {
  const mistypable = word.length >= 4 && !/\d/.test(word)
  const fuzzy = mistypable && (word.length < 8 ? 1 : 2)
  return {
    combineWith: 'OR',
    queries: [{ queries: [word], prefix: true, fuzzy }, ...(mistypable ? listSwaps(word) : [])],
  }
}

// two letters in the wrong order are one mistake to who types and two to the engine
function listSwaps(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  })
}

function listByCode(documents: readonly SearchDocument[]): Map<string, string[]> {
  const ids = new Map<string, string[]>()
  for (const { id, codes } of documents) {
    for (const code of codes.map(toCode)) ids.set(code, [...(ids.get(code) ?? []), id])
  }
  return ids
}

function toCode(text: string): string {
  return toTokens(text).map(fold).join('-')
}

function listTexts({ title, groups, words }: SearchDocument): string[] {
  return [title, ...groups, ...words]
}

function toText(value: string | string[]): string {
  return Array.isArray(value) ? value.join(' ') : value
}
