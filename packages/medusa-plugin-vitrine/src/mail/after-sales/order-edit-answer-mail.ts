import type { LetterList } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { toGuaranteeParts } from '../guarantees'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { ComposedMail, LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedItem, MailedOrder, MailedOrderWithItems } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { type EditSums, toEditSums } from './edit-sums'
import { readOrder } from './read-order'

type AnswerServices = Pick<MailServices, 'orderEdits' | 'orders'>

interface EditAnswer {
  id: string
  answer: 'confirmed' | 'declined'
  /** As it is now. */
  order: MailedOrderWithItems
  sums: EditSums
  /** Where the order's page takes the difference still. */
  isPayable?: boolean
  /** What the change brings, of which there is more than before. */
  bought?: MailedItem[]
}

interface LineChange {
  type: string
  line_item?: MailedItem | null
  original_line_item?: Pick<MailedItem, 'quantity'> | null
}

export function writeOrderEditConfirmedMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: AnswerServices,
  settings: MailSettings,
): Promise<ComposedMail | null> {
  return writeMail('confirmed', mail, services, settings)
}

export function writeOrderEditDeclinedMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: AnswerServices,
  settings: MailSettings,
): Promise<ComposedMail | null> {
  return writeMail('declined', mail, services, settings)
}

async function writeMail(
  answer: EditAnswer['answer'],
  { subjectId: id }: Pick<QueuedMail, 'subjectId'>,
  { orderEdits, orders }: AnswerServices,
  settings: MailSettings,
): Promise<ComposedMail | null> {
  const edit = await orderEdits.retrieve(id, {
    select: ['id', 'order_id'],
    relations: ['payment_collection', 'changes.line_item.variant.product.images', 'changes.original_line_item'],
  })
  const { order_id: orderId, payment_collection: difference, changes } = edit
  const { order, locale } = await readOrder(orders, orderId, ['items.variant.product.images'])
  if (order.no_notification) return null
  const sums = toEditSums(await orders.retrieveWithTotals(orderId))
  const isPayable = difference?.status === 'not_paid'
  const bought = answer === 'confirmed' ? listBought(changes) : []
  return composeOrderEditAnswerMail({ id, answer, order, sums, isPayable, bought }, { ...settings, locale })
}

/** What comes with the changes of an order, or comes in more pieces: whoever accepts them buys it. */
function listBought(changes: LineChange[]): MailedItem[] {
  return changes.flatMap(({ type, line_item: line, original_line_item: original }) => {
    const before = type === 'item_add' ? 0 : (original?.quantity ?? 0)
    return line && type !== 'item_remove' && line.quantity > before ? [line] : []
  })
}

/**
 * The mail that confirms how a proposed change of an order was answered; of an accepted one it says what is paid, what is
 * to be paid and how.
 */
export function composeOrderEditAnswerMail(
  { id, answer, order, sums, isPayable = false, bought = [] }: EditAnswer,
  options: LetterOptions,
): ComposedMail {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const money =
    answer === 'confirmed' ? tellSums({ ...sums, isPayable }, order, options) : { paragraphs: [], lists: [] }
  const letter = {
    subject: t(`order-edit-answer.${answer}.subject`, { number, shop: options.shopName }),
    paragraphs: [t(`order-edit-answer.${answer}.intro`, { number }), ...money.paragraphs],
    lists: [
      {
        title: t(`order-edit-answer.${answer}.items`),
        lines: listPieces(pieces, { ...options, currency: order.currency_code }),
      },
      ...money.lists,
    ],
    reference: `${id}.${answer}`,
    guarantees: toGuaranteeParts(
      { items: bought, shipping_address: order.shipping_address },
      { language, t, guaranteeNotice: options.guaranteeNotice },
    ),
  }
  return composeOrderLetter(order, letter, options)
}

function tellSums(
  { total, paid, reserved, due, byInvoice, isPayable }: EditSums & { isPayable: boolean },
  { currency_code: currency }: MailedOrder,
  { locale }: LetterOptions,
): { paragraphs: string[]; lists: LetterList[] } {
  const { tag } = parseLocale(locale)
  const t = toTranslate(tag)
  const toText = (amount: number) => formatMoney(amount, currency, tag)
  const toList = (title: string, amount: number) => ({ title, lines: [{ text: toText(amount) }] })
  const owed = due > 0 ? [toList(t('edit-sums.due'), due)] : due < 0 ? [toList(t('edit-sums.back'), -due)] : []
  return {
    paragraphs: [
      ...(byInvoice > 0 ? [t('edit-sums.by-invoice', { amount: toText(byInvoice) })] : []),
      ...(due > byInvoice
        ? [t(isPayable ? 'edit-sums.on-page' : 'edit-sums.otherwise', { amount: toText(due - byInvoice) })]
        : []),
      ...(due < 0 ? [t('edit-sums.refund')] : []),
    ],
    lists: [
      toList(t('edit-sums.total'), total),
      ...(paid > 0 ? [toList(t('edit-sums.paid'), paid)] : []),
      ...(reserved > 0 ? [toList(t('edit-sums.reserved'), reserved)] : []),
      ...owed,
    ],
  }
}
