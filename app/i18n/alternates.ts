import { toCountryLanguage } from './country-language'
import { type Language, languages } from './languages'
import { getLocale, toLocale } from './locales'

export interface Alternate {
  /** `de-AT`, or `x-default`. */
  hrefLang: string
  href: string
}

/**
 * The same page for every reader. What it answers is the same on each of these pages, so that the pairs are mutual.
 * @param origin the shop's
 * @param paths the page's path below the locale, `/products/becher`, by language
 * @param codes the locales that the shop has, `de-at`; `fallback` is where readers of none of them go
 */
export function toAlternates(
  origin: string,
  paths: Readonly<Record<string, string>>,
  codes: readonly string[],
  fallback: string,
): Alternate[] {
  function toAlternate(code: string, hrefLang?: string): Alternate[] {
    const locale = getLocale(code, languages)
    const path = locale && paths[locale.language]
    return locale && path !== undefined ? [{ hrefLang: hrefLang ?? locale.tag, href: `${origin}/${code}${path}` }] : []
  }
  return [...codes.flatMap((code) => toAlternate(code)), ...toAlternate(fallback, 'x-default')]
}

/**
 * The locales that search engines are told of: of each country its own language where the shop has it, and that of
 * `fallback`. Every page is there in each language for each country; that many counterparts of counterparts would make
 * sitemaps of half a megabyte a product. A language that no country of the shop has for its own stands with the first.
 * @param countries ISO 3166-1 alpha-2 in lower case
 * @returns codes, `de-at`, in the order of `known`
 */
export function listTold(known: readonly Language[], countries: readonly string[], fallback: Language): string[] {
  const isOwn = (language: Language, country: string) => toCountryLanguage(country) === language
  return known.flatMap((language) => {
    const own = countries.filter((country) => language === fallback || isOwn(language, country))
    return (own.length > 0 ? own : countries.slice(0, 1)).map((country) => toLocale(language, country).code)
  })
}
