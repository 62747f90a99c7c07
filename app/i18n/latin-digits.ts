/** Digits as European keyboards write them, for those of Arabic, Persian and full-width writing. */
export function toLatinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
