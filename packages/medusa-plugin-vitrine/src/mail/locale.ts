import { languages } from '../messages/messages'

interface PlacedOrder {
  cart?: { context?: { locale?: unknown } | null } | null
  metadata?: { locale?: unknown } | null
}

const pattern = /^([a-z]{2,3})-([a-z]{2})$/

/**
 * Reads the storefront's locale, such as `de-at`. A language that the mails do not speak becomes English; the country
 * stays, for its formats.
 * @returns `tag` is for `Intl`, `path` for the shop's addresses
 */
export function parseLocale(locale: unknown): { language: string; tag: string; path: string } {
  const [, spoken, country] = pattern.exec(typeof locale === 'string' ? locale.toLowerCase() : '') ?? []
  if (!spoken || !country) return { language: 'en', tag: 'en', path: '' }
  const language = languages.includes(spoken) ? spoken : 'en'
  return { language, tag: `${language}-${country.toUpperCase()}`, path: `/${spoken}-${country}` }
}

/**
 * The language in which an order was placed.
 * @returns the storefront's locale
 */
export function toLocale({ cart, metadata }: PlacedOrder): string | undefined {
  const locale = cart?.context?.locale ?? metadata?.locale
  return typeof locale === 'string' ? locale : undefined
}
