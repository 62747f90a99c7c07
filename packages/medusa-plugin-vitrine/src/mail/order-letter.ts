// @ts-nocheck
import { toTranslate } from '../messages/messages'
import { composeLetter } from '@vitrine/mail/letter'
import { parseLocale } from './locale'
import { toGreeting } from './person-name'

/**
 * A letter about an order to who placed it. It leads to the order's page, or a page below that, and says what the page
 * asks of who has no account and no proof.
 * @param {{ id: string, email: string, display_id: number, shipping_address?: { first_name: string | null } | null,
 *   billing_address?: { first_name: string | null } | null }} order
 * @param {{ subject: string, paragraphs: string[], lists?: object[], page?: string, action?: string,
 *   reference: string }} letter see `composeLetter`; lists without lines are left out, `page` begins with a slash
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeOrderLetter(order, letter, { locale, from, shopName, storeUrl }) {
  const { language, path } = parseLocale(locale)
  const { subject, paragraphs, lists = [], page = '', action, reference } = letter
  const t = toTranslate(language)
  return composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject,
    greeting: toGreeting(order.shipping_address ?? order.billing_address, language),
    paragraphs: [...paragraphs, t('order-letter.proof', { number: order.display_id })],
    lists: lists.filter(({ lines }) => lines.length > 0),
    link: storeUrl.replace(/\/$/, '') + path + (path && `/orders/${encodeURIComponent(order.id)}${page}`),
    action: action ?? t('order-letter.action'),
    reference,
  })
}
