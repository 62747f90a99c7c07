// as many as there are pairs of letters
const countryLanguages = new Map<string, string>()

/** The language that most people of a country read, as far as Unicode's CLDR knows: `fr` for `fr`, `ar` for `kw`. */
export function toCountryLanguage(country: string): string | null {
  if (!/^[a-z]{2}$/.test(country)) return null
  const language = countryLanguages.get(country) ?? new Intl.Locale(`und-${country}`).maximize().language
  countryLanguages.set(country, language)
  return language
}
