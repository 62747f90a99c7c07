import { type MetaDescriptor } from '@remix-run/node'
import { toAlternates } from '~/i18n/alternates'

/** What a loader says about its page in the head. */
export interface PageHead {
  title: string
  description?: string
  /** The page's one address, absolute, without what does not make it another page. */
  canonical: string
  /** The locales that have this page, `de-at`, and the one for everybody else. */
  locales: string[]
  defaultLocale: string
}

/** The tags of a page's head: title, description, canonical address and the same page for other readers. */
export function toMetaDescriptors(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, canonical, locales, defaultLocale } = head
  const alternates = toAlternates(canonical, locales, defaultLocale)
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...alternates.map((alternate) => ({ tagName: 'link' as const, rel: 'alternate', ...alternate })),
  ]
}
