/**
 * The 27 member states of the European Union, ISO 3166-1 alpha-2, lower case.
 * Source: https://european-union.europa.eu/principles-countries-history/eu-countries_en
 */
export const euCountries: ReadonlySet<string> = new Set(
  'at be bg cy cz de dk ee es fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk'.split(' '),
)
