import {
  type CheckDigits,
  hasAustrianCheckDigit,
  hasBelgianCheckDigits,
  hasFrenchKey,
  hasIso7064CheckDigit,
  hasLuhnCheckDigit,
} from './tax-number-check-digits'

/** What countries call the number under which a firm pays its sales tax. */
export const taxNumberWords = ['vatNumber', 'taxNumber', 'uid', 'mva', 'trn', 'abn'] as const

export type TaxNumberWord = (typeof taxNumberWords)[number]

interface TaxNumberFormat {
  word: TaxNumberWord
  /** Stands before the number wherever it is used abroad; empty where there is none. */
  prefix: string
  /** The number without its prefix. */
  shape: RegExp
  /** With its prefix; a made-up one. */
  example: string
  hasCheckDigits: CheckDigits
}

function toFormat(
  prefix: string,
  shape: RegExp,
  example: string,
  { word = 'vatNumber', hasCheckDigits = () => true }: Partial<TaxNumberFormat> = {},
): TaxNumberFormat {
  return { word, prefix, shape, example, hasCheckDigits }
}

/**
 * By country, ISO 3166-1 alpha-2 in lower case, and `xi` for Northern Ireland. The member states' shapes are those of the
 * European Commission's list "VAT identification number structure" (VIES, frequently asked questions,
 * https://ec.europa.eu/taxation_customs/vies/#/faq), which also has the United Kingdom's of before 2021; the Netherlands'
 * as their tax office issues them, since the list allows more than there is. Switzerland: Federal Statistical Office,
 * UID; Norway: Brønnøysund Register Centre; United Arab Emirates: Federal Tax Authority, TRN; Australia: ABN Lookup.
 */
const formats: Record<string, TaxNumberFormat> = {
  at: toFormat('AT', /^U\d{8}$/, 'ATU12345675', { hasCheckDigits: hasAustrianCheckDigit }),
  be: toFormat('BE', /^[01]\d{9}$/, 'BE0123456749', { hasCheckDigits: hasBelgianCheckDigits }),
  bg: toFormat('BG', /^\d{9,10}$/, 'BG123456789'),
  cy: toFormat('CY', /^\d{8}[A-Z]$/, 'CY12345678X'),
  cz: toFormat('CZ', /^\d{8,10}$/, 'CZ12345678'),
  de: toFormat('DE', /^\d{9}$/, 'DE123456788', { hasCheckDigits: hasIso7064CheckDigit }),
  dk: toFormat('DK', /^\d{8}$/, 'DK12345678'),
  ee: toFormat('EE', /^\d{9}$/, 'EE123456789'),
  es: toFormat('ES', /^(?!\d{9}$)[A-Z\d]\d{7}[A-Z\d]$/, 'ESB12345678'),
  fi: toFormat('FI', /^\d{8}$/, 'FI12345678'),
  fr: toFormat('FR', /^[A-Z\d]{2}\d{9}$/, 'FR32123456789', { hasCheckDigits: hasFrenchKey }),
  gr: toFormat('EL', /^\d{9}$/, 'EL123456789'),
  hr: toFormat('HR', /^\d{11}$/, 'HR12345678903', { hasCheckDigits: hasIso7064CheckDigit }),
  hu: toFormat('HU', /^\d{8}$/, 'HU12345678'),
  ie: toFormat('IE', /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, 'IE1234567WA'),
  it: toFormat('IT', /^\d{11}$/, 'IT12345670017', { hasCheckDigits: hasLuhnCheckDigit }),
  lt: toFormat('LT', /^(?:\d{9}|\d{12})$/, 'LT123456789'),
  lu: toFormat('LU', /^\d{8}$/, 'LU12345678'),
  lv: toFormat('LV', /^\d{11}$/, 'LV12345678901'),
  mt: toFormat('MT', /^\d{8}$/, 'MT12345678'),
  nl: toFormat('NL', /^\d{9}B\d{2}$/, 'NL123456789B01'),
  pl: toFormat('PL', /^\d{10}$/, 'PL1234567890'),
  pt: toFormat('PT', /^\d{9}$/, 'PT123456789'),
  ro: toFormat('RO', /^\d{2,10}$/, 'RO1234567890'),
  se: toFormat('SE', /^\d{12}$/, 'SE123456789001'),
  si: toFormat('SI', /^\d{8}$/, 'SI12345678'),
  sk: toFormat('SK', /^\d{10}$/, 'SK1234567890'),
  gb: toFormat('GB', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'GB123456789'),
  xi: toFormat('XI', /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, 'XI123456789'),
  ch: toFormat('CHE', /^\d{9}(?:MWST|TVA|IVA)?$/, 'CHE123456789MWST', { word: 'uid' }),
  no: toFormat('NO', /^\d{9}(?:MVA)?$/, 'NO123456789MVA', { word: 'mva' }),
  ae: toFormat('', /^\d{15}$/, '100123456700003', { word: 'trn' }),
  au: toFormat('', /^\d{11}$/, '12345678901', { word: 'abn' }),
}

// where no firm has one
const without = new Set(['us'])

// of a country whose format is not known
const anyNumber = toFormat('', /^[A-Z\d]{1,20}$/, '', { word: 'taxNumber' })

// the country may be any text that somebody has sent
function getFormat(country: string): TaxNumberFormat {
  return (Object.hasOwn(formats, country) ? formats[country] : undefined) ?? anyNumber
}

/** What a country (ISO 3166-1 alpha-2, lower case) calls its number, with an example where its format is known. */
export function getTaxNumberKind(country: string): { word: TaxNumberWord; example: string | null } | null {
  if (without.has(country)) return null
  const { word, example } = getFormat(country)
  return { word, example: example || null }
}

/**
 * Reads a firm's VAT or tax number. Its format is checked, and the check digits of some countries; whether it was ever
 * issued only the tax offices know.
 * @param typed with or without the prefix, spaces, dots and hyphens, in either case
 * @param country where the firm's address is; a number with another country's prefix may be that country's
 * @returns the number in its one spelling, and what its country calls it; null for what is none
 */
export function readTaxNumber(typed: string, country: string): { number: string; word: TaxNumberWord } | null {
  const text = typed.replace(/[\s.\p{Pd}]/gu, '').toUpperCase()
  const own = getFormat(country)
  // in Greece the country's own code is often written where the Union's is meant
  const prefixed = text.replace(/^GR(?=\d{9}$)/, 'EL')
  const named = [own, ...Object.values(formats)].filter(({ prefix }) => prefix && prefixed.startsWith(prefix))
  const format = named.find((one) => isValid(one, prefixed.slice(one.prefix.length)))
  if (format) return { number: prefixed, word: format.word }
  // a mistyped DE123456789 must not make a French number with the key DE of it
  if (named.length > 0 && own.prefix) return null
  return isValid(own, text) ? { number: own.prefix + text, word: own.word } : null
}

function isValid({ shape, hasCheckDigits }: TaxNumberFormat, number: string): boolean {
  return shape.test(number) && hasCheckDigits(number)
}
