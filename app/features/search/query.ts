/** Characters of a query. */
export const longestQuery = 100

/**
 * What was asked for, fit to be looked up and to stand in a field and a title: one line without control characters,
 * cut to 100 characters. Empty for nothing, only spaces and other things that nobody can look for.
 */
export function toQuery(value: string | null): string {
  const line = (value ?? '')
    .normalize('NFC')
    .replace(/[\p{C}\uFFFD\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, longestQuery).join('').trimEnd()
}
