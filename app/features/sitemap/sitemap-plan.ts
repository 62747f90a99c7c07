import { toAlternates } from '~/i18n/alternates'
import { type Language, languages } from '~/i18n/languages'

// https://www.sitemaps.org/protocol.html: 50,000 addresses and 50 MB a file; the rest of the bytes is a margin
const mostUrls = 50_000
const mostBytes = 40_000_000
const bytesPerUrl = 300
const bytesPerLink = 160

/** A page of the shop, which every language and country has. */
export interface SitemapPage {
  /** Its path under a locale's code, `/de-at/products/becher`. */
  toPath: (code: string, language: Language) => string
  /** When it last changed, ISO 8601; left out where nobody knows. */
  lastmod?: string
}

export interface SitemapFile {
  /** `products-1` */
  name: string
  /** When the latest of its pages changed. */
  lastmod?: string
  pages: SitemapPage[]
}

/** The locales that every page is there in, and the shop's address. */
export interface SitemapScope {
  origin: string
  /** `de-at` */
  codes: readonly string[]
  defaultCode: string
}

/** One `<url>` of a sitemap, as the sitemap library takes it. */
export interface SitemapItem {
  url: string
  links: { lang: string; url: string }[]
  lastmod?: string
}

/** Pages in files of no more than search engines take. */
export function splitPages(kind: string, pages: readonly SitemapPage[], localeCount: number): SitemapFile[] {
  const perFile = countPagesPerFile(localeCount)
  return Array.from({ length: Math.ceil(pages.length / perFile) }, (_, index) => {
    const part = pages.slice(index * perFile, (index + 1) * perFile)
    const lastmod = part
      .flatMap((page) => page.lastmod ?? [])
      .sort()
      .at(-1)
    return { name: `${kind}-${index + 1}`, lastmod, pages: part }
  })
}

/** How many pages one file takes when each is there in `localeCount` locales. */
export function countPagesPerFile(localeCount: number): number {
  const urls = Math.min(mostUrls, Math.floor(mostBytes / (bytesPerUrl + (localeCount + 1) * bytesPerLink)))
  return Math.max(1, Math.floor(urls / Math.max(1, localeCount)))
}

/** A file's entries one by one: each address of each page once, with all of that page's addresses as counterparts. */
export function* listItems(
  { pages }: SitemapFile,
  { origin, codes, defaultCode }: SitemapScope,
): Generator<SitemapItem> {
  for (const { toPath, lastmod } of pages) {
    const below = languages.map((language) => [language, toPath('', language).slice(1)])
    const alternates = toAlternates(origin, Object.fromEntries(below), codes, defaultCode)
    const links = alternates.map(({ hrefLang, href }) => ({ lang: hrefLang, url: href }))
    for (const { lang, url } of links) if (lang !== 'x-default') yield { url, links, lastmod }
  }
}
