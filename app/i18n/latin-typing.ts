/**
 * A code or a number as European keyboards write it: in place of the digits of Arabic, Persian and full-width writing, and
 * of the marks that stand in for a hyphen. Japanese keyboards have the long vowel mark there: 154ー0023.
 */
export function toLatinTyping(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\p{Pd}\u2212]|(?<=[\dA-Za-z])\u30fc(?=[\dA-Za-z])/gu, '-')
}
