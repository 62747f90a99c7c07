import { getMinorDigits } from '@vitrine/shared/money'

// Arabic and Persian; whoever reads them may type either kind
const zeros = [0x660, 0x6f0]
const marks = /[\s'’\u200e\u200f\u061c\u066c\u2066-\u2069]/g

/**
 * An amount as somebody has typed it in a language and for a currency, with its symbol or without.
 * @param tag BCP 47
 * @returns minor units; null for anything else, for less than nothing and for parts of a minor unit
 */
export function readAmount(text: string, currency: string, tag: string): number | null {
  const digits = getMinorDigits(currency)
  const { symbol, group } = readFormat(currency, tag)
  const bare = text.normalize('NFKC').replace(symbol, '').replace(currency.toUpperCase(), '')
  const plain = bare
    .replace(/[٠-٩۰-۹]/g, toLatin)
    .replace(marks, '')
    .replace('٫', '.')
  const match = /^(\d{1,12}|\d{1,3}(?:\.\d{3}){1,4}|\d{1,3}(?:,\d{3}){1,4})(?:([.,])(\d{1,3}))?$/.exec(plain)
  if (!match) return null
  const [, whole = '', separator, decimals = ''] = match
  // 1,200 is a thousand where commas part thousands
  if (separator === group && decimals.length === 3 && !/\D/.test(whole))
    return readAmount(whole + decimals, currency, tag)
  if (decimals.length > digits || (separator && whole.includes(separator))) return null
  const isGrouped = /\D/.test(whole) && !whole.includes(group) && !separator
  return isGrouped ? null : Number(whole.replace(/\D/g, '') + decimals.padEnd(digits, '0'))
}

/** An amount for a field: as its readers write it, without symbol and groups. @param minor minor units */
export function toTypedAmount(minor: number, currency: string, tag: string): string {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency, useGrouping: false })
    .formatToParts(minor / 10 ** getMinorDigits(currency))
    .filter(({ type }) => ['integer', 'decimal', 'fraction'].includes(type))
  return parts.map(({ value }) => value).join('')
}

function readFormat(currency: string, tag: string): { symbol: string; group: string } {
  const parts = new Intl.NumberFormat(tag, { style: 'currency', currency }).formatToParts(1234567)
  const find = (type: string) => parts.find((part) => part.type === type)?.value.normalize('NFKC') ?? ''
  return { symbol: find('currency'), group: find('group') }
}

function toLatin(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (zeros.findLast((zero) => code >= zero) ?? code))
}
