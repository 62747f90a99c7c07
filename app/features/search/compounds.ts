import { toSpellings, toWords } from './words'

// fewer letters are syllables, not words: "Ei" is in "Reise", "Ring" in "Bringer"
const shortestHead = 3
const shortestPart = 4
const mostCompounds = 50

/** The words of `texts` that are long enough to be put together from others, folded. */
export function listLongWords(texts: Iterable<string>): string[] {
  const long = new Set<string>()
  for (const text of texts) {
    for (const word of toWords(text).flatMap(toSpellings)) {
      if (word.length >= shortestHead + shortestPart) long.add(word)
    }
  }
  return [...long]
}

/** Those of `words` that have `part` behind another word: "leuchte" is in "tischleuchte" and "tischleuchten". */
export function listCompounds(words: readonly string[], part: string): string[] {
  if (part.length < shortestPart) return []
  return words.filter((word) => word.indexOf(part, shortestHead) !== -1).slice(0, mostCompounds)
}
