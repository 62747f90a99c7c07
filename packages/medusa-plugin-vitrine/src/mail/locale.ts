// @ts-nocheck
import { languages } from '../messages/messages'

const pattern = /^([a-z]{2,3})-([a-z]{2})$/

/**
 * Reads the storefront's locale, such as `de-at`. A language that the mails do not speak becomes English; the country
 * stays, for its formats.
 * @param {unknown} locale
 * @returns {{ language: string, tag: string, path: string }} `tag` is for `Intl`, `path` for the shop's addresses
 */
export function parseLocale(locale) {
  const [, spoken, country] = pattern.exec(typeof locale === 'string' ? locale.toLowerCase() : '') ?? []
  if (!spoken) return { language: 'en', tag: 'en', path: '' }
  const language = languages.includes(spoken) ? spoken : 'en'
  return { language, tag: `${language}-${country.toUpperCase()}`, path: `/${spoken}-${country}` }
}

/**
 * The language in which an order was placed.
 * @param {{ cart?: { context?: { locale?: string } | null } | null, metadata?: { locale?: string } | null }} order
 * @returns {string | undefined} the storefront's locale
 */
export function toLocale({ cart, metadata }) {
  return cart?.context?.locale ?? metadata?.locale
}
