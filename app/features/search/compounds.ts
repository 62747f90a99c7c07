import { isJapanese, toSpellings, toTokens } from './tokens'

// fewer letters are syllables, not words: "Ei" is in "Reise", "Ring" in "Bringer"; a Chinese character is a word
const shortestHead = 3
const shortestPart = 4
const shortestJapanesePart = 2
const mostCompounds = 50

/** The words of `texts` that are long enough to be put together from others, folded. */
export function listLongWords(texts: Iterable<string>): string[] {
  const long = new Set<string>()
  for (const text of texts) {
    for (const word of toTokens(text).flatMap(toSpellings)) {
      if (word.length >= (isJapanese(word) ? shortestJapanesePart : shortestHead + shortestPart)) long.add(word)
    }
  }
  return [...long]
}

/**
 * Those of `words` that have `part` behind another word: "leuchte" is in "tischleuchte" and "tischleuchten", カップ in
 * マグカップ.
 */
export function listCompounds(words: readonly string[], part: string): string[] {
  const [shortest, head] = isJapanese(part) ? [shortestJapanesePart, 1] : [shortestPart, shortestHead]
  if (part.length < shortest) return []
  return words.filter((word) => word.indexOf(part, head) !== -1).slice(0, mostCompounds)
}
