import { fold, toRuns } from '@vitrine/shared/search-letters'

/** The words that a text is found by, in the letters by which the shop looks for them too. Nothing for what is no text. */
export function wordsOf(text: unknown): string[] {
  return typeof text === 'string' ? toRuns(text).map(fold).filter(Boolean) : []
}
