import type { ComposedLetter } from '@vitrine/mail/letter'
import { toTranslate } from '../../messages/messages'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedOrder } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readOrder } from './read-order'
import { readCardRefund } from '../../refunds/gift-cards'

// those of Medusa's reasons that a shopper is told
const toldReasons = ['discount', 'return', 'swap', 'claim']

// of a payment that belongs to an order, or pays what a change of an order costs more
const paymentRefund = `
  SELECT coalesce(payment.order_id, edit.order_id) AS "orderId", refund.amount, refund.reason
  FROM refund JOIN payment ON payment.id = refund.payment_id
    LEFT JOIN payment_collection_payments link ON link.payment_id = payment.id
    LEFT JOIN order_edit edit ON edit.payment_collection_id = link.payment_collection_id
  WHERE refund.id = $1`

type RefundServices = Pick<MailServices, 'manager' | 'orders' | 'paymentProviders' | 'swaps' | 'claims'>

/** In minor units of the order's currency. */
interface Refund {
  id: string
  amount: number
  /** What of it went back to gift cards. */
  toCards?: number
  /** Medusa's. */
  reason: string
}

export async function writeRefundMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: RefundServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const { order_id: orderId, amount, reason } = await services.paymentProviders.retrieveRefund(subjectId)
  return writeMail({ id: subjectId, orderId, amount, reason }, services, settings)
}

/** Medusa says nothing of the order where a single payment is paid back; one of no order is nobody's. */
export async function writePaymentRefundMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: RefundServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const [refund] = await services.manager.query(paymentRefund, [subjectId])
  return refund?.orderId ? writeMail({ id: subjectId, ...refund }, services, settings) : null
}

/** Medusa calls it a refund too where an exchange costs nothing more and nothing less. */
export async function writeSwapRefundMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: RefundServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const { order_id: orderId, difference_due: difference } = await services.swaps.retrieve(subjectId)
  return writeMail({ id: subjectId, orderId, amount: -difference, reason: 'swap' }, services, settings)
}

export async function writeClaimRefundMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: RefundServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  const { order_id: orderId, refund_amount: amount } = await services.claims.retrieve(subjectId)
  const toCards = await readCardRefund(services.manager, orderId, subjectId)
  return writeMail({ id: subjectId, orderId, amount, toCards, reason: 'claim' }, services, settings)
}

async function writeMail(
  { orderId, ...refund }: Refund & { orderId: string },
  { orders }: RefundServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
  if (!(refund.amount > 0)) return null
  const { order, locale } = await readOrder(orders, orderId)
  return composeRefundMail({ ...refund, order }, { ...settings, locale })
}

/**
 * The mail about money that was paid back. The merchant's note stays with the merchant.
 */
export function composeRefundMail(
  { id, amount, toCards = 0, reason, order }: Refund & { order: MailedOrder },
  options: LetterOptions,
): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const money = formatMoney(amount, order.currency_code, tag)
  const letter = {
    subject: t('refund.subject', { amount: money, number, shop: options.shopName }),
    paragraphs: [
      [
        t('refund.intro', { amount: money, number }),
        ...(toldReasons.includes(reason) ? [t(`refund.reasons.${reason}`)] : []),
      ].join(' '),
      ...(amount > toCards ? [t('refund.way')] : []),
      ...(toCards > 0 ? [t('return.received.card', { amount: formatMoney(toCards, order.currency_code, tag) })] : []),
    ],
    reference: `${id}.refunded`,
  }
  return composeOrderLetter(order, letter, options)
}
