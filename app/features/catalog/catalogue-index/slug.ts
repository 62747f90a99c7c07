/** A word as it stands in an address: "Crème brûlée" to "creme-brulee"; the word itself where nothing would be left. */
export function toSlug(word: string): string {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || plain.trim()
}
