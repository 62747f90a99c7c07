// @ts-nocheck
import { readLineage } from '../../lines/lineage'
import { toTranslate } from '../../messages/messages'
import { readStatement } from '../../withdrawals/statements'
import { composeLetter } from '@vitrine/mail/letter'
import { toPiecesText } from '../line-titles'
import { parseLocale } from '../locale'
import { greet } from '../person-name'
import { isBareName, toLinklessText } from '@vitrine/shared/plain-text'
import { tellReturnAddress } from './return-address'

const readFormer = 'SELECT id, title, description, shipped_quantity FROM line_item WHERE id = ANY($1)'

/** An order edit that was accepted before the mail went out has given the lines other ids, or taken them away. */
export async function writeWithdrawalMail({ subjectId }, { manager, orders }, settings) {
  const statement = await readStatement(manager, subjectId)
  const order = await orders.retrieve(statement.orderId, { relations: ['items', 'items.variant.product'] })
  const lineage = await readLineage(manager, order.id)
  const lines = statement.lines.map((line) => ({ ...line, item_id: lineage.last(line.item_id) }))
  const gone = lines.filter(({ item_id: id }) => !order.items.some((item) => item.id === id))
  const former = gone.length > 0 ? await manager.query(readFormer, [gone.map(({ item_id: id }) => id)]) : []
  const withdrawal = { ...statement, lines, order: { ...order, items: [...order.items, ...former] } }
  return composeWithdrawalMail(withdrawal, { ...settings, locale: statement.locale })
}

/**
 * Confirms to a consumer what was received and when: Directive 2011/83/EU, Article 11a(4), asks for the statement's
 * content with date and time.
 * @param {{ id: string, name: string, declaredAt: Date, lines: Array<{ item_id: string, quantity: number }>,
 *   order: object }} withdrawal `order` with `items.variant.product`
 * @param {{ from: string, shopName: string, storeUrl: string, timeZone?: string,
 *   locale: string, returnAddress?: object | null }} options
 * @returns {object} for nodemailer
 */
export function composeWithdrawalMail(
  { id, name, declaredAt, lines, order },
  { from, shopName, storeUrl, timeZone = 'UTC', locale, returnAddress },
) {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(language)
  const number = order.display_id
  const hasParcel = order.items.some((item) => !item.is_giftcard)
  const where = hasParcel ? tellReturnAddress(returnAddress, language) : { lists: [], paragraphs: [] }
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(declaredAt)
  return composeLetter({
    from,
    to: order.email,
    language,
    shopName,
    subject: t('withdrawal.subject', { number, shop: shopName }),
    greeting: greet(isBareName(name) ? name : undefined, language),
    paragraphs: [
      t('withdrawal.received', { time, number }),
      t('withdrawal.statement', { name: toLinklessText(name) }),
      ...lines.map((line) => toLine(line, order, language)),
      t('withdrawal.further'),
      ...(hasParcel && !isAnySent(lines, order) ? [t('withdrawal.not-sent')] : []),
      ...where.paragraphs,
    ],
    lists: where.lists,
    link: storeUrl.replace(/\/$/, '') + path + (path && `/orders/${order.id}`),
    action: t('withdrawal.action'),
    reference: `${id}.withdrawn`,
  })
}

function isAnySent(lines, { items }) {
  return lines.some(({ item_id: id }) => items.some((item) => item.id === id && item.shipped_quantity > 0))
}

function toLine({ item_id: id, quantity }, { items }, language) {
  return toPiecesText({ quantity, item: items.find((item) => item.id === id) }, language)
}
