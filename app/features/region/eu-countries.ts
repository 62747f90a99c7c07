/**
 * The member states of the European Union, ISO 3166-1 alpha-2 in lower case.
 * https://european-union.europa.eu/principles-countries-history/eu-countries_en
 */
const euCountries = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)

/** Whether consumers in `country` have the rights that the Union's directives give them. */
export function isEuCountry(country: string): boolean {
  return euCountries.has(country.toLowerCase())
}
