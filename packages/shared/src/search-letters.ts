const latin = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }
const arabic = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك' }
const transcriptions: Record<string, string> = { ...latin, ...arabic }
const katakanaOffset = 0x60

/** What of a text is letters and digits, in lower case: its words, or more than one where they are written without spaces. */
export function toRuns(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * A word in letters that every keyboard has: without accents (`Gläser` to `glaser`, `Fuß` to `fuss`), kana as hiragana,
 * Arabic without vowel signs and with one form of each letter.
 */
export function fold(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/(?![\u3099\u309A])\p{M}|\u0640/gu, '') // kana with and without a voicing mark are different letters
    .normalize('NFC')
  return plain
    .replace(/[ßæœøłđðþٱىیةکگ]/g, (letter) => transcriptions[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - katakanaOffset))
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
