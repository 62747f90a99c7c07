import { type MetaDescriptor } from '@remix-run/node'
import { toAlternates } from '~/i18n/alternates'

/** What a loader says about its page in the head. */
export interface PageHead {
  /** With the shop's name behind it. */
  title: string
  description?: string
  /** The page's one address, absolute, without what does not make it another page. */
  canonical: string
  /** The page's path below the locale, `/products/becher`, by language. */
  paths: Record<string, string>
  /** The locales that have this page, `de-at`, and the one for everybody else. */
  locales: string[]
  defaultLocale: string
  /** Search engines may follow its links and must not list it; it then has no counterparts for other readers either. */
  noindex?: boolean
  share: Share
  /** schema.org's JSON-LD, `@context` included; `StructuredData` draws it. */
  structuredData?: object[]
}

/** What a service shows of the page where somebody shares it (Open Graph). */
export interface Share {
  siteName: string
  /** Without the shop's name. */
  title: string
  type: 'website' | 'product' | 'article'
  /** `de_AT`. */
  locale: string
  /** Absolute, with the pixels that the address answers. */
  image?: { url: string; width: number; height: number; alt: string }
  /** Major units with a point, ISO 4217 in upper case. */
  price?: { amount: string; currency: string }
}

/** All tags of a page's head that are its own. Nothing where the loader failed. */
export function toMetaDescriptors(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, canonical, noindex } = head
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...toAlternateLinks(head),
    ...toOpenGraph(head),
  ]
}

function toAlternateLinks({ canonical, paths, locales, defaultLocale, noindex }: PageHead): MetaDescriptor[] {
  if (noindex) return []
  const alternates = toAlternates(new URL(canonical).origin, paths, locales, defaultLocale)
  return alternates.map((alternate) => ({ tagName: 'link', rel: 'alternate', ...alternate }))
}

// https://ogp.me; the price as the product type of Facebook and Pinterest has it
function toOpenGraph({ description, canonical, share }: PageHead): MetaDescriptor[] {
  const { siteName, title, type, locale, image, price } = share
  const properties: [string, string | number | undefined][] = [
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:url', canonical],
    ['og:locale', locale],
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image?.alt],
    ['product:price:amount', price?.amount],
    ['product:price:currency', price?.currency],
  ]
  const tags = properties.flatMap(([property, content]) =>
    content === undefined || content === '' ? [] : [{ property, content: String(content) }],
  )
  return image ? [...tags, { name: 'twitter:card', content: 'summary_large_image' }] : tags
}
