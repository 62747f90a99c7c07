import { type Direction, toDirection } from '@vitrine/shared/writing-direction'
import { type Language } from './languages'

const tags: Partial<Record<Language, string>> = { xa: 'en-XA', xb: 'ar-XB' }

export interface Locale {
  /** The URL's prefix: `{language}-{country}` in lower case, `de-at`. */
  code: string
  language: Language
  /** ISO 3166-1 alpha-2, lower case as Medusa writes it. */
  country: string
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`: `de-AT`. */
  tag: string
  dir: Direction
}

/** Whom a text is for: readers of a language, and of which country where its numbers are to be theirs too. */
export type Readers = Pick<Locale, 'language'> & Partial<Pick<Locale, 'tag'>>

export function toLocale(language: Language, country: string): Locale {
  const tag = tags[language] ?? `${language}-${country.toUpperCase()}`
  return { code: `${language}-${country}`, language, country, tag, dir: toDirection(tag) }
}

/** The tag that `Intl` formats numbers and dates by: Latin digits even where a test language claims to be Arabic. */
export function toFormatTag(locale: Locale): string {
  return locale.language === 'xa' || locale.language === 'xb' ? `en-${locale.country.toUpperCase()}` : locale.tag
}

/** The first of `known` that `value` names, or null. */
export function getLanguage<L extends Language>(value: string | undefined, known: readonly L[]): L | null {
  return known.find((language) => language === value) ?? null
}

/** `de-at` as a Locale, or null where it has another shape or a language that is not in `known`. */
export function getLocale(code: string | undefined, known: readonly Language[]): Locale | null {
  const match = /^([a-z]{2})-([a-z]{2})$/.exec(code ?? '')
  const language = getLanguage(match?.[1], known)
  return language && match?.[2] ? toLocale(language, match[2]) : null
}

/** The locale that a path or a whole address begins with, `/de-at/cart`, or null. */
export function toPathLocale(address: string, known: readonly Language[]): Locale | null {
  const base = 'http://shop.invalid'
  return URL.canParse(address, base) ? getLocale(new URL(address, base).pathname.split('/')[1], known) : null
}

/** `path` (with query and hash) under another locale: `/en-us/cart?x=1` to `/de-at/cart?x=1`. */
export function toLocalePath(path: string, code: string): string {
  const rest = path.replace(/^\/[a-z]{2}(-[a-z]{2})?(?=[/?#]|$)/, '')
  return `/${code}${rest.replace(/^\/(?=[?#]|$)/, '')}`
}
