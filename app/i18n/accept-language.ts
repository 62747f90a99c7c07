import Negotiator from 'negotiator'
import { toCountryLanguage } from './country-language'

/** `fr-CH` is French, and says where its reader may be. */
export interface PreferredLanguage {
  /** ISO 639, lower case. */
  language: string
  /** ISO 3166-1 alpha-2, lower case. */
  country: string | null
}

/**
 * What an `Accept-Language` header prefers (RFC 9110, section 12.5.4), the dearest first. What it refuses (`q=0`),
 * what it has no name for (`*`) and what cannot be read are left out.
 */
export function listPreferredLanguages(header: string | null | undefined): PreferredLanguage[] {
  const ranges = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  return ranges.flatMap((range) => {
    const [, language, country = null] = languageRange.exec(range.toLowerCase()) ?? []
    return language ? [{ language, country }] : []
  })
}

const languageRange = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/

/** The one of `countries` that a reader of `language` is most likely in: `jp` for `ja`, `kw` for `ar` where it is sold to. */
export function findHomeCountry(language: string, countries: readonly string[]): string | null {
  const home = new Intl.Locale(language).maximize().region?.toLowerCase()
  return (
    countries.find((country) => country === home) ??
    countries.find((country) => toCountryLanguage(country) === language) ??
    null
  )
}
