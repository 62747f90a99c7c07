import { marked } from 'marked'
import { type Language } from '~/i18n/languages'
import { toDigits } from '~/i18n/translate'

const files = import.meta.glob<string>('../../../content/*/*.md', { eager: true, query: '?raw', import: 'default' })

/** The pages that the law or a shopper's trust asks for, in the footer's order; one Markdown file a language each. */
export const pageSlugs = ['shipping-and-returns', 'withdrawal', 'terms', 'privacy', 'imprint'] as const

export interface ContentPage {
  slug: string
  title: string
  html: string
}

function readPage(language: string, slug: string): string | null {
  return files[`../../../content/${language}/${slug}.md`] ?? null
}

/**
 * A content page in `language`, in English where it is not translated; null for an unknown slug.
 * @param tag by whose country numbers are written
 */
export function getPage(language: Language, slug: string, tag: string = language): ContentPage | null {
  const source = readPage(language, slug) ?? readPage('en', slug)
  if (!source) return null
  const title = /^# (.+)$/m.exec(source)?.[1] ?? slug
  return { slug, title, html: toPageDigits(marked.parse(source, { async: false }), tag) }
}

// tags, entities, what is isolated and the addresses of mail and web keep theirs
const digitOrKept = /<[^>]*>|&#?\w+;|[\u2066-\u2068][^\u2069]*\u2069|[^\s<>]+@[^\s<>]+|https?:\/\/[^\s<>]+|\d/g

function toPageDigits(html: string, tag: string): string {
  return html.replace(digitOrKept, (part) => (/^\d$/.test(part) ? toDigits(Number(part), tag) : part))
}

/** Slug and title of the pages that a contract stands on. */
export function listContractPages(language: Language): { slug: string; title: string }[] {
  return listPages(language).filter(({ slug }) => slug !== 'imprint')
}

/** Slug and title of every content page. */
export function listPages(language: Language): { slug: string; title: string }[] {
  return pageSlugs.flatMap((slug) => {
    const page = getPage(language, slug)
    return page ? [{ slug: page.slug, title: page.title }] : []
  })
}
