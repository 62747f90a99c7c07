import { keptFormat } from './kept-format'
import { toFullName } from './person-name'

/** What a label says of an address; what is not there is an empty text. */
export interface LabelledAddress {
  firstName: string
  lastName: string
  company: string
  address1: string
  address2: string
  postalCode: string
  city: string
  province: string
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string
}

/** How a country writes addresses, in the letters of Google's libaddressinput. */
export interface CountryLabel {
  /** One letter a part: N name, O organisation, A street, C city, S province, Z postcode; `%n` is a new line. */
  local: string
  /** The same in Latin letters; `local` where that does not differ. */
  latin: string
  /** In the reader's language. */
  name: string
  /** Addresses hold a province in Latin letters, whatever the rest of them is written in. */
  toLocalProvince: (province: string) => string
}

// Their own writing has the family name first.
const familyNameFirst = new Set(['cn', 'hk', 'jp', 'kr', 'mo', 'tw'])

/**
 * The lines of an address label as the country of the address writes them: in the country's own order where the address
 * is in its own writing, in the order for Latin letters otherwise.
 */
export function toLabelLines(address: LabelledAddress, country: CountryLabel): string[] {
  const { firstName, lastName, company, address1, address2, postalCode, city, province, countryCode } = address
  const isLatin = isInLatin(address1 + city)
  const isFamilyFirst = !isLatin && familyNameFirst.has(countryCode)
  const parts: Record<string, string> = {
    N: isFamilyFirst ? [lastName, firstName].filter(Boolean).join(' ') : toFullName(firstName, lastName),
    O: company,
    A: [address1, address2].filter(Boolean).join('\n'),
    C: city,
    S: isLatin ? province : country.toLocalProvince(province),
    Z: postalCode,
  }
  const format = isLatin ? country.latin : country.local
  const lines = format.split('%n').flatMap((line) => toLine(line, parts).split('\n'))
  return [...lines, country.name].filter(Boolean)
}

export function isInLatin(text: string): boolean {
  return !/[^\p{Script=Latin}\P{L}]/u.test(text)
}

// What stands between two parts is left out with either of them, what stands before one with that one.
function toLine(format: string, parts: Record<string, string>): string {
  let line = ''
  let between = ''
  let isFirst = true
  for (const [token] of format.matchAll(/%[A-Z]|[^%]+/g)) {
    if (!token.startsWith('%')) {
      between = token
      continue
    }
    const part = parts[token.slice(1)] ?? ''
    if (part) line += (line || isFirst ? between : '') + part
    if (part || isFirst) between = ''
    isFirst = false
  }
  return line
}

/** @param code ISO 3166-1 alpha-2, lower case; anything else is its own name */
export function toCountryName(code: string, tag: string): string {
  if (!/^[a-z]{2}$/.test(code)) return code
  return keptFormat(Intl.DisplayNames, [tag, 'en'], { type: 'region' }).of(code.toUpperCase()) ?? code
}
