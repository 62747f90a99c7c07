// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import { composeOrderLetter } from '../order-letter'
import { readCardsLeft } from '../../refunds/gift-cards'
import { readOrder } from './read-order'

export async function writeCancelledMail({ subjectId }, { orders, manager }, settings) {
  const { order, locale } = await readOrder(orders, subjectId, ['items.variant.product', 'payments'])
  const onCards = await readCardsLeft(manager, order.id)
  return composeCancelledMail({ order, onCards }, { ...settings, locale })
}

/**
 * The mail about an order that is cancelled.
 * @param {{ order: object, onCards?: number }} cancelled see `composeOrderLetter` for the order, with `items.variant.product`
 *   and `payments`; `onCards` is what gift cards had paid of it and have back, in minor units
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeCancelledMail({ order, onCards = 0 }, options) {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const isPaid = order.payments.some(({ captured_at: at }) => at)
  const toCards = onCards > 0 ? [t('cancelled.card', { amount: formatMoney(onCards, order.currency_code, tag) })] : []
  const pieces = order.items.map((item) => ({ quantity: item.quantity, item }))
  const letter = {
    subject: t('cancelled.subject', { number, shop: options.shopName }),
    paragraphs: [t('cancelled.intro', { number }), isPaid ? t('cancelled.paid') : t('cancelled.unpaid'), ...toCards],
    lists: [{ title: t('cancelled.items'), lines: listPieces(pieces, language) }],
    reference: `${order.id}.cancelled`,
  }
  return composeOrderLetter(order, letter, options)
}
