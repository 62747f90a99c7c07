import { euCountries } from '../eu-countries'

// Directive 2011/83/EU and Regulation (EU) 2025/1960 are texts with EEA relevance (Iceland, Liechtenstein, Norway).
const noticeCountries: ReadonlySet<string> = new Set([...euCountries, 'is', 'li', 'no'])

/**
 * Whether a consumer there is to be shown the harmonised notice: Article 6(1)(l) of Directive 2011/83/EU, since
 * 27 September 2026.
 * @param country ISO 3166-1 alpha-2, in either case
 */
export function isNoticeCountry(country: string): boolean {
  return noticeCountries.has(country.toLowerCase())
}
