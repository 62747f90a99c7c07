import { marked } from 'marked'
import { type Language } from '~/i18n/languages'
import { toTranslate } from '~/i18n/i18n.server'
import { toDigits } from '@vitrine/shared/digits'
import { accessibility } from './accessibility'

const files = import.meta.glob<string>('../../../content/*/*.md', { eager: true, query: '?raw', import: 'default' })

/** The pages that the law or a shopper's trust asks for, in the footer's order; one Markdown file a language each. */
export const pageSlugs = [
  'shipping-and-returns',
  'withdrawal',
  'guarantees',
  'terms',
  'privacy',
  'accessibility',
  'imprint',
] as const

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
  const written = readPage(language, slug) ? language : 'en'
  const html = marked.parse(fillIn(source, written, tag), { async: false })
  return { slug, title: toTitle(source, slug), html: toPageDigits(html, tag) }
}

function toTitle(source: string, slug: string): string {
  return /^# (.+)$/m.exec(source)?.[1] ?? slug
}

/** The facts that a page names as `{{updated}}`. */
function fillIn(source: string, language: Language, tag: string): string {
  const { standard, level, updated } = accessibility
  const facts: Record<string, string> = {
    standard,
    level,
    updated: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(updated)),
    'look-up': toTranslate(language)('common:footer.look-up'),
  }
  return source.replace(/\{\{([\w-]+)\}\}/g, (whole, name: string) => facts[name] ?? whole)
}

// tags, entities, what is isolated and the addresses of mail and web keep theirs
const digitOrKept = /<[^>]*>|&#?\w+;|[\u2066-\u2068][^\u2069]*\u2069|[^\s<>]+@[^\s<>]+|https?:\/\/[^\s<>]+|\d/g

function toPageDigits(html: string, tag: string): string {
  return html.replace(digitOrKept, (part) => (/^\d$/.test(part) ? toDigits(Number(part), tag) : part))
}

const besideContracts: readonly string[] = ['accessibility', 'guarantees', 'imprint']

/** Slug and title of the pages that a contract stands on. */
export function listContractPages(language: Language): { slug: string; title: string }[] {
  return listPages(language).filter(({ slug }) => !besideContracts.includes(slug))
}

/** What the parts of a content page are about, in `language` as `getPage` has it. */
export function listHeadings(language: Language, slug: string): string[] {
  const source = readPage(language, slug) ?? readPage('en', slug) ?? ''
  return [...source.matchAll(/^##+ (.+)$/gm)].flatMap(([, heading]) => heading ?? [])
}

/** Slug and title of every content page. */
export function listPages(language: Language): { slug: string; title: string }[] {
  return pageSlugs.flatMap((slug) => {
    const source = readPage(language, slug) ?? readPage('en', slug)
    return source ? [{ slug, title: toTitle(source, slug) }] : []
  })
}
