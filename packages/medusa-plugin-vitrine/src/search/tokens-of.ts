/** Splits text into words to search by: lower case, without accents, German sharp s as ss. */
export function wordsOf(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const plain = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}
