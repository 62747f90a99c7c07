import { readLineage } from '../../lines/lineage'
import { toTranslate } from '../../messages/messages'
import { readStatement } from '../../withdrawals/statements'
import { composeLetter, type ComposedLetter } from '@vitrine/mail/letter'
import { toPiecesText } from '../line-titles'
import { parseLocale } from '../locale'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedItem, MailedOrderWithItems } from '../mailed-order'
import { toOrderLink } from '../order-link'
import { greet } from '../person-name'
import { isBareName, toLinklessText } from '@vitrine/shared/plain-text'
import { tellReturnAddress } from './return-address'

const readFormer =
  'SELECT id, title, description, shipped_quantity, is_giftcard, unit_price FROM line_item WHERE id = ANY($1)'

interface WithdrawnLine {
  item_id: string
  quantity: number
}

interface Withdrawal {
  id: string
  name: string
  declaredAt: Date
  lines: WithdrawnLine[]
  order: MailedOrderWithItems
}

/** An order edit that was accepted before the mail went out has given the lines other ids, or taken them away. */
export async function writeWithdrawalMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  { manager, orders }: Pick<MailServices, 'manager' | 'orders'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const statement = await readStatement(manager, subjectId)
  if (!statement) throw new Error('there is no such statement')
  const order = await orders.retrieve(statement.orderId, { relations: ['items', 'items.variant.product'] })
  const lineage = await readLineage(manager, order.id)
  const lines = statement.lines.map((line) => ({ ...line, item_id: lineage.last(line.item_id) }))
  const gone = lines.filter(({ item_id: id }) => !order.items.some((item) => item.id === id))
  const former: MailedItem[] =
    gone.length > 0 ? await manager.query(readFormer, [gone.map(({ item_id: id }) => id)]) : []
  const withdrawal = { ...statement, lines, order: { ...order, items: [...order.items, ...former] } }
  return composeWithdrawalMail(withdrawal, { ...settings, locale: statement.locale })
}

/**
 * Confirms to a consumer what was received and when: Directive 2011/83/EU, Article 11a(4), asks for the statement's
 * content with date and time.
 */
function composeWithdrawalMail(
  { id, name, declaredAt, lines, order }: Withdrawal,
  { from, shopName, storeUrl, timeZone = 'UTC', locale, returnAddress }: LetterOptions,
): ComposedLetter {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(tag)
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
      ...lines.map((line) => toLine(line, order, locale)),
      t('withdrawal.further'),
      ...(hasParcel && !isAnySent(lines, order) ? [t('withdrawal.not-sent')] : []),
      ...where.paragraphs,
    ],
    lists: where.lists,
    link: toOrderLink(order, { storeUrl, path }),
    action: t('withdrawal.action'),
    reference: `${id}.withdrawn`,
  })
}

function isAnySent(lines: WithdrawnLine[], { items }: Withdrawal['order']): boolean {
  return lines.some(({ item_id: id }) => items.some((item) => item.id === id && (item.shipped_quantity ?? 0) > 0))
}

function toLine(
  { item_id: id, quantity }: WithdrawnLine,
  { items, currency_code: currency }: Withdrawal['order'],
  locale: unknown,
): string {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error('a line of a statement is gone')
  return toPiecesText({ quantity, item }, { locale, currency })
}
