import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

function parse(typed: string, country: string) {
  const code = country.toUpperCase()
  const defaultCountry: CountryCode | undefined = isSupportedCountry(code) ? code : undefined
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
  // new prefixes are given out faster than any list of them learns: a length that occurs there is enough
  return number?.isPossible() ? number : null
}

/**
 * A telephone number as it is kept: E.164, with an extension behind it where it has one.
 * @param typed in the national or international way, in digits of any writing
 * @param country whose national numbers are meant, ISO 3166-1 alpha-2
 * @returns null for what is no number there
 */
export function toPhone(typed: string, country: string): string | null {
  const number = parse(typed, country)
  if (!number) return null
  return number.ext ? `${number.number} ext. ${number.ext}` : number.number
}

/** A number as people read it in any country, `+43 1 2345678`; what is no number stays as it is. */
export function formatPhone(kept: string, country: string): string {
  return parse(kept, country)?.formatInternational() ?? kept
}
