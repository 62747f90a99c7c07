import fc from 'fast-check'

/** In which way a text is written into an address or a form: as browsers do, and as they never would. */
export type Writing = 'whole' | 'raw' | 'twice' | 'broken'

export const writing = fc.oneof(
  { arbitrary: fc.constant<Writing>('whole'), weight: 6 },
  { arbitrary: fc.constantFrom<Writing>('raw', 'twice', 'broken'), weight: 3 },
)

// half of a pair has no UTF-8: its bytes are what UTF-8 forbids
function toBytes(letter: string): Uint8Array {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0xd800 || point > 0xdfff) return Buffer.from(letter)
  return Uint8Array.of(0xed, 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f))
}

const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`

function percent(text: string, keeps: RegExp): string {
  return [...text].map((letter) => (keeps.test(letter) ? letter : [...toBytes(letter)].map(hex).join(''))).join('')
}

/** A text as it stands in an address or a form; every letter of it may stand in the line of a request. */
export function write(text: string, how: Writing = 'whole'): string {
  const whole = percent(text, /^[\w.~-]$/)
  if (how === 'raw') return percent(text, /^[\x21\x22\x24\x27-\x2a\x2c-\x3c\x3e\x40-\x7e\xa1-\xff]$/)
  if (how === 'twice') return percent(whole, /^[\w.~-]$/)
  return how === 'broken' ? `${whole}%E0%A4%A%zz%` : whole
}
