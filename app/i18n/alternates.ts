import { getLocale, languages, toLocalePath } from './locales'

export interface Alternate {
  /** `de-AT`, or `x-default`. */
  hrefLang: string
  href: string
}

/**
 * The same page for every other reader.
 * @param canonical the page's own absolute address
 * @param codes the locales that the shop has, `de-at`; `fallback` is where readers of none of them go
 */
export function toAlternates(canonical: string, codes: readonly string[], fallback: string): Alternate[] {
  const { origin, pathname, search } = new URL(canonical)
  const toHref = (code: string) => origin + toLocalePath(pathname + search, code)
  const known = codes.flatMap((code) => getLocale(code, languages) ?? [])
  const alternates = known.map(({ code, tag }) => ({ hrefLang: tag, href: toHref(code) }))
  return [...alternates, { hrefLang: 'x-default', href: toHref(fallback) }]
}
