import { getLocale, languages } from './locales'

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
