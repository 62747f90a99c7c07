import { findHomeCountry, listPreferredLanguages } from '~/i18n/accept-language'
import { toCountryLanguage } from '~/i18n/country-language'
import { type Language } from '~/i18n/languages'
import { getLanguage, type Locale, toLocale } from '~/i18n/locales'

interface Visitor {
  /** What the address asks for: `/de` has a language only. */
  wanted?: Language
  /** The choice that the visitor's cookie remembers. */
  chosen: Locale | null
  /** Where a trusted edge says that the visitor is; ISO 3166-1 alpha-2, lower case. */
  edgeCountry: string | null
  acceptLanguage: string | null
}

interface Shop {
  languages: readonly Language[]
  /** The countries that are sold to. */
  countries: readonly string[]
  fallback: Locale
}

/**
 * Where a visitor without a locale in the URL belongs: by the cookie's choice, else by what the edge reports, else by
 * `Accept-Language`, else by the default. Who asks for no language that the shop speaks gets that of the country.
 */
export function chooseLocale({ wanted, chosen, edgeCountry, acceptLanguage }: Visitor, shop: Shop): Locale {
  const { languages, countries, fallback } = shop
  const preferred = listPreferredLanguages(acceptLanguage)
  const asked = [
    ...preferred.map(({ language }) => language),
    edgeCountry && toCountryLanguage(edgeCountry),
    fallback.language,
  ]
  const spoken = asked.flatMap((language) => getLanguage(language ?? undefined, languages) ?? [])
  const language = wanted ?? chosen?.language ?? spoken[0] ?? fallback.language
  const places = [
    chosen?.country,
    edgeCountry,
    ...preferred.map(({ country }) => country),
    language === fallback.language ? fallback.country : findHomeCountry(language, countries),
  ]
  const country = places.find((place) => place && countries.includes(place)) ?? fallback.country
  return toLocale(language, country)
}
