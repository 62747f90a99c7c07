// https://european-union.europa.eu/principles-countries-history/eu-countries_en
const euCountries: ReadonlySet<string> = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)

/** Whether a country is of the 27 member states of the European Union. @param country ISO 3166-1 alpha-2, in either case */
export function isEuCountry(country: string): boolean {
  return euCountries.has(country.toLowerCase())
}

/**
 * Whether a country is of the European Economic Area, with Iceland, Liechtenstein and Norway: there holds what is a “text with
 * EEA relevance”, as are Directive 2011/83/EU and Regulations (EU) 2023/988 and 2025/1960. Northern Ireland is no country of
 * its own.
 * @param country ISO 3166-1 alpha-2, in either case
 */
export function isEeaCountry(country: string): boolean {
  return isEuCountry(country) || ['is', 'li', 'no'].includes(country.toLowerCase())
}
