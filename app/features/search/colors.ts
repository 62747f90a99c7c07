import { fold } from '@vitrine/shared/search-letters'
import { type Term, toLabel } from '~/features/catalog/catalogue-index/term'
import { type Language } from '~/i18n/languages'
import { listPhrases, type SearchWords } from './search-words.server'
import { toTokens } from './tokens'

export interface AskedColor {
  /** As it was typed. */
  word: string
  /** What was typed beside it; empty for a colour alone. */
  rest: string
  /** Option values of the catalogue that have the colour. */
  terms: readonly Term[]
}

interface ColorReaderOptions {
  /** See `SearchWords`. */
  colors: SearchWords['colors']
  /** Those of the catalogue. */
  terms: readonly Term[]
  language: Language
}

const longestName = 3

/** Makes the reader of the colour that a query names, by a word of `colors` or as an option value listed there. */
export function createColorReader({ colors, terms, language }: ColorReaderOptions) {
  const termsByLabel = new Map<string, Term[]>()
  for (const term of terms) {
    const label = toKey(toLabel(term, { language }))
    if (term.facet.key.startsWith('option.')) termsByLabel.set(label, [...(termsByLabel.get(label) ?? []), term])
  }
  const termsByName = new Map<string, Term[]>()
  for (const [name, values] of Object.entries(colors)) {
    const labels = values.map(toKey)
    for (const label of labels) termsByName.set(label, termsByLabel.get(label) ?? [])
    for (const phrase of listPhrases(name)) {
      termsByName.set(
        toKey(phrase),
        labels.flatMap((label) => termsByLabel.get(label) ?? []),
      )
    }
  }

  return function readColor(query: string): AskedColor | null {
    const tokens = toTokens(query)
    for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1) {
      for (let place = 0; place + length <= tokens.length; place += 1) {
        const word = tokens.slice(place, place + length).join(' ')
        const found = termsByName.get(toKey(word)) ?? []
        if (found.length === 0) continue
        return { word, rest: [...tokens.slice(0, place), ...tokens.slice(place + length)].join(' '), terms: found }
      }
    }
    return null
  }
}

function toKey(phrase: string): string {
  return toTokens(phrase).map(fold).join(' ')
}
