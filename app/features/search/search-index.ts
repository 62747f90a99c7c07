import { fold } from '@vitrine/shared/search-letters'
import { type Query } from 'minisearch'
import { type Language } from '~/i18n/languages'
import { giveWay } from '~/once/give-way'
import { PackedSearch } from './packed-search'
import { listPhrases } from './search-words.server'
import { isJapanese, toSpellings, toStem, toTokens } from './tokens'
import { createVocabulary } from './vocabulary'
import { createWishReader, type Wish } from './wishes'

/** What can be found, in the words of one language: a product, a category, a page. */
export interface SearchDocument {
  id: string
  title: string
  /** What it is: type and tags; other names of a page. */
  groups: string[]
  /** What it is sorted under: categories, collection, brand. */
  within: string[]
  /** What it can be chosen in: option values. */
  values: string[]
  /** What names it exactly: handle and SKUs. */
  codes: string[]
  /** What else is said of it: subtitle, and its description or the beginning of that. */
  about: string
}

export interface Found {
  /** The best first. */
  ids: string[]
  /**
   * `asked`: all that was typed; `respelled`: what is written almost like it; `nearest`: a part of it, since nothing has
   * all.
   */
  manner: 'asked' | 'respelled' | 'nearest'
  /** What was looked for. */
  as: string
}

export interface SearchIndex {
  /** Takes any text; finds nothing by one without letters or digits. */
  search(text: string): Found
  /** Whether there is something whose title has every word of the text. */
  hasTitle(text: string): boolean
}

const mostWords = 8
const shortestTelling = 4
// what matches so much worse than the best was not meant
const leastShare = 0.12

const strong = ['title', 'groups', 'within', 'values', 'codes'] as const
const all = [...strong, 'about'] as const

interface Options {
  language: Language
  /** See `SearchWords`. */
  synonyms?: Readonly<Record<string, readonly string[]>>
}

/** An index of the documents of one language, which are taken one by one: others have their turn meanwhile. */
export async function createSearchIndex(
  documents: Iterable<SearchDocument>,
  { language, synonyms = {} }: Options,
): Promise<SearchIndex> {
  const vocabulary = createVocabulary(language)
  // most words come again and again
  const known = new Map<string, string[]>()
  const engine = new PackedSearch<SearchDocument>({
    fields: [...all],
    extractField: (document, field) => toText(document[field as keyof SearchDocument]),
    tokenize: (text, field) => (field === 'about' ? toTellingWords(text) : toTokens(text)),
    processTerm: (token, field) => {
      const terms = known.get(token) ?? toTerms(token, language)
      known.set(token, terms)
      if (field !== 'about' && field !== 'codes') vocabulary.add(token, terms)
      return terms
    },
    searchOptions: {
      boost: { title: 10, groups: 3, codes: 0.5, about: 0.1 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  })
  // almost every one is of one product alone
  const idsByCode = new Map<string, string | string[]>()
  for (const document of documents) {
    await giveWay()
    engine.add(document)
    for (const code of document.codes.map(toCode)) {
      const others = idsByCode.get(code)
      idsByCode.set(code, others === undefined ? document.id : [others, document.id].flat())
    }
  }
  known.clear()
  await engine.pack()
  // what stands for something else is no mistake in writing, and the end of longer words as well
  for (const token of Object.keys(synonyms).flatMap(listPhrases).map(toTokens)) {
    if (token.length === 1) token.forEach((word) => vocabulary.add(word, toTerms(word, language)))
  }
  const readWishes = createWishReader({ language, synonyms, vocabulary })

  function find(wishes: readonly Wish[], fields: readonly string[], prefix = false): string[] {
    if (wishes.length === 0) return []
    const query = { combineWith: 'AND', queries: wishes.map((wish) => toQuery(wish, prefix)) } satisfies Query
    const hits = engine.search(query, { fields: [...fields] })
    const best = new Map<string, number>()
    return hits.flatMap(({ id, score }) => {
      const [kind = ''] = /^[a-z]+:/.exec(String(id)) ?? []
      if (!best.has(kind)) best.set(kind, score)
      return score >= (best.get(kind) ?? 0) * leastShare ? [String(id)] : []
    })
  }

  /** What has each wish as a word of its own; else as the beginning of one; else in what is told of it. */
  function findAll(wishes: readonly Wish[]): string[] {
    const whole = find(wishes, strong)
    if (whole.length > 0) return whole
    const begun = find(wishes, strong, true)
    return begun.length > 0 ? begun : find(wishes, all)
  }

  function findNearest(wishes: readonly Wish[]): Found | null {
    for (const part of listParts(wishes)) {
      const ids = find(part, strong)
      if (ids.length > 0) return { ids, manner: 'nearest', as: part.map(({ typed }) => typed).join(' ') }
    }
    return null
  }

  return {
    hasTitle: (text) => find(readWishes(toTokens(text).slice(0, mostWords)), ['title']).length > 0,
    search(text) {
      const tokens = toTokens(text).slice(0, mostWords)
      const wishes = readWishes(tokens)
      const named = idsByCode.get(toCode(text)) ?? []
      const ids = [...new Set([named, findAll(wishes)].flat())]
      if (ids.length > 0) return { ids, manner: 'asked', as: text }
      // a word in kana that no dictionary has falls into pieces
      const respelled = vocabulary.respell(tokens) ?? vocabulary.respell([tokens.join('')])
      if (respelled) {
        const corrected = findAll(readWishes(respelled))
        if (corrected.length > 0) return { ids: corrected, manner: 'respelled', as: respelled.join(' ') }
      }
      const nearest = findNearest(respelled ? readWishes(respelled) : wishes)
      return nearest ?? { ids: [], manner: 'asked', as: text }
    },
  }
}

/** A word as it is found: in every spelling, and each without its ending. */
function toTerms(token: string, language: Language): string[] {
  const spellings = toSpellings(token)
  return [...new Set([...spellings, ...spellings.map((spelling) => toStem(spelling, language))])]
}

function toQuery({ ways }: Wish, prefix: boolean): Query {
  return {
    combineWith: 'OR',
    queries: ways.map(({ terms, weight, begins = false }) => ({
      combineWith: 'AND',
      queries: terms,
      prefix: prefix && begins,
      boostTerm: () => weight,
    })),
  }
}

/** All wishes but one, then each alone: the last ones are given up first where that says as much. */
function listParts(wishes: readonly Wish[]): Wish[][] {
  if (wishes.length < 2) return []
  const without = wishes.map((_, left) => wishes.filter((_, place) => place !== left))
  return wishes.length > 2 ? [...without, ...wishes.map((wish) => [wish]).reverse()] : without
}

// each word once, and none of the short ones that every description has: both would cost more than they find
function toTellingWords(text: string): string[] {
  return [...new Set(toTokens(text))].filter((word) => word.length >= shortestTelling || isJapanese(word))
}

function toCode(text: string): string {
  return toTokens(text).map(fold).join('-')
}

function toText(value: string | string[]): string {
  return Array.isArray(value) ? value.join(' ') : value
}
