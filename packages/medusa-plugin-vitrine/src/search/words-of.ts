// @ts-nocheck
/**
 * Splits text into words to search by: lower case, without accents, German sharp s as ss.
 * @param {unknown} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  if (typeof text !== 'string') return []
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
