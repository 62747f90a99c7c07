import { keptFormat } from './kept-format'
import { toDirection } from './writing-direction'

const isolate = /[\u2066-\u2068]/
const endOfIsolate = '\u2069'

/** A whole message with the digits of its own words as `tag`'s readers write them; what is isolated stays as it is. */
export function toOwnDigits(text: string, tag: string): string {
  if (toDirection(tag) === 'ltr') return text
  let depth = 0
  return text.replace(/[\d\u2066-\u2069]/g, (letter) => {
    if (isolate.test(letter)) depth += 1
    else if (letter === endOfIsolate) depth -= 1
    else if (depth === 0) return toDigits(Number(letter), tag)
    return letter
  })
}

/**
 * A parameter as it stands in a message. From right to left a number is written in the digits of the country, and a text
 * isolated: an address or a code in Latin letters would mix its parts with the words around it.
 */
export function toInsert(value: string | number, tag: string): string {
  if (typeof value === 'number') return toDigits(value, tag)
  return toDirection(tag) === 'rtl' ? toIsolated(value) : value
}

// what another message has isolated is one already
const oneIsolate = /^[\u2066-\u2068][^\u2066-\u2069]*\u2069$/
const ofRightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

/**
 * A text in the direction of its own letters. An isolate takes that of its first letter outside others: of a text that is
 * made of isolates, as a name with what was chosen of it, there is none, and it would run from left to right.
 */
function toIsolated(text: string): string {
  if (oneIsolate.test(text)) return text
  if (!isolate.test(text)) return `\u2068${text}${endOfIsolate}`
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return `${ofRightToLeft.test(first) ? '\u2067' : '\u2066'}${text}${endOfIsolate}`
}

/** A count or an ordinal in the digits of `tag`'s readers, without separators. */
export function toDigits(value: number, tag: string): string {
  return toDirection(tag) === 'rtl'
    ? keptFormat(Intl.NumberFormat, tag, { useGrouping: false }).format(value)
    : String(value)
}

/**
 * A merchant's text with its numbers as everything around it has them. What is said in Latin letters keeps its own: sizes
 * (A5), measures that nobody has translated (350 ml).
 * @param tag of the readers; without it the text stays as it is
 */
export function toOwnNumbers(text: string, tag?: string): string {
  if (tag === undefined || !/\d/.test(text) || toDirection(tag) === 'ltr' || toDigits(1, tag) === '1') return text
  if (/\p{sc=Latin}/u.test(text) && !/\p{sc=Arabic}/u.test(text)) return text
  return text.replace(/(?<![\p{sc=Latin}\d.-])\d+(?:\.\d+)?%?(?![\p{sc=Latin}\d])/gu, (number) => {
    const digits = number.replace(/\d/g, (digit) => toDigits(Number(digit), tag))
    return digits.replace('.', '٫').replace('%', '٪')
  })
}
