// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces, toShippingName } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import { composeOrderLetter } from '../order-letter'
import { readCardRefund, readCardsLeft } from '../../refunds/gift-cards'
import { readOrder, toOrderId } from './read-order'
import { tellReturnAddress } from './return-address'

const relations = ['items.item.variant.product', 'shipping_method.shipping_option', 'swap', 'claim_order']

/** Shoppers' requests come without a word on notifications. What was taken in at once needs no slip. */
export async function writeReturnRequestedMail({ subjectId }, services, settings) {
  const request = await services.returns.retrieve(subjectId, { relations })
  if (request.status !== 'requested') return null
  const { order, locale } = await readOrder(services.orders, toOrderId(request))
  const isUnwanted = request.no_notification ?? order.no_notification
  if (isUnwanted) return null
  const { refundable_amount: refundable } = await services.orders.retrieveWithTotals(order.id, {
    relations: ['payments'],
  })
  const onCards = await readCardsLeft(services.manager, order.id)
  return composeReturnRequestedMail({ request, order, refundable, onCards }, { ...settings, locale })
}

export async function writeReturnReceivedMail(mail, services, settings) {
  return writeArrivalMail(mail, services, settings, { isPending: false })
}

/** Medusa pays nothing back by itself where more is asked for than is left of what was paid. */
export async function writeReturnPendingMail(mail, services, settings) {
  return writeArrivalMail(mail, services, settings, { isPending: true })
}

async function writeArrivalMail({ subjectId }, services, settings, { isPending }) {
  const request = await services.returns.retrieve(subjectId, { relations })
  const { order, locale } = await readOrder(services.orders, toOrderId(request))
  const toCards = await readCardRefund(services.manager, order.id, request.id)
  return composeReturnReceivedMail({ request, order, isPending, toCards }, { ...settings, locale })
}

/** Medusa tells of what comes back for an exchange under the exchange's name. */
export async function writeSwapReceivedMail({ subjectId }, services, settings) {
  const { return_order: request } = await services.swaps.retrieve(subjectId, { relations: ['return_order'] })
  return writeReturnReceivedMail({ subjectId: request.id }, services, settings)
}

/**
 * The mail about a return that was announced: what, how, for how much, and the slip for the parcel. It promises no more
 * than the order's payments and the gift cards beside them can get back.
 * @param {{ request: { id: string, refund_amount: number, items: { quantity: number, item: object }[],
 *   shipping_method?: { shipping_option?: object } | null }, order: object, refundable: number, onCards?: number }} announced
 *   in minor units of the order's currency; `refundable` is what the payments hold, `onCards` what cards have paid; see
 *   `composeOrderLetter` for the order
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, returnAddress?: object | null }} options
 * @returns {object} for nodemailer
 */
export function composeReturnRequestedMail({ request, order, refundable, onCards = 0 }, options) {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const way = toShippingName(request.shipping_method, language)
  const then = toThen(t, { refund: request.refund_amount, refundable, onCards }, (amount) =>
    formatMoney(amount, order.currency_code, tag),
  )
  const where = tellReturnAddress(options.returnAddress, language)
  const letter = {
    subject: t('return.requested.subject', { number, shop: options.shopName }),
    paragraphs: [
      t('return.requested.intro', { name: toName(request), number }),
      ...where.paragraphs,
      way ? t('return.requested.paid-way') : t('return.requested.own-way'),
      then,
    ],
    lists: [
      { title: t('return.items'), lines: listPieces(request.items, language) },
      ...where.lists,
      { title: t('return.way'), lines: [{ text: way ?? t('return.own-way') }] },
      { title: t('return.refund'), lines: [{ text: formatMoney(request.refund_amount, order.currency_code, tag) }] },
    ],
    page: `/returns/${encodeURIComponent(request.id)}`,
    action: t('return.requested.action'),
    reference: `${request.id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}

function toThen(t, { refund, refundable, onCards }, money) {
  const missing = refund - Math.max(0, refundable)
  if (missing <= 0) return t('return.requested.then')
  if (missing > onCards) return t('return.requested.then-written')
  if (missing === refund) return t('return.requested.then-card')
  return t('return.requested.then-beside-card', { amount: money(refund - missing), card: money(missing) })
}

/**
 * The mail about a return that has arrived. Its amount was paid back by then, unless it belongs to an exchange.
 * @param {{ request: object, order: object, isPending?: boolean, toCards?: number }} received see
 *   `composeReturnRequestedMail`; `isPending`: somebody has to look at what is paid back; `toCards` went back to gift cards
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
export function composeReturnReceivedMail({ request, order, isPending = false, toCards = 0 }, options) {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const refund = request.swap_id || isPending ? 0 : request.refund_amount
  const letter = {
    subject: t('return.received.subject', { number, shop: options.shopName }),
    paragraphs: [
      t('return.received.intro', { name: toName(request), number }),
      ...(request.swap_id ? [t('return.received.exchange', { name: toName({ id: request.swap_id }) })] : []),
      ...(request.status === 'requires_action' ? [t('return.received.checked')] : []),
      ...(isPending ? [t('return.received.pending')] : []),
      ...(refund > toCards ? [t('return.received.refunded')] : []),
      ...(toCards > 0 ? [t('return.received.card', { amount: formatMoney(toCards, order.currency_code, tag) })] : []),
    ],
    lists: [
      { title: t('return.received.items'), lines: listPieces(request.items, language) },
      { title: t('return.refund'), lines: refund > 0 ? [{ text: formatMoney(refund, order.currency_code, tag) }] : [] },
    ],
    reference: `${request.id}.received`,
  }
  return composeOrderLetter(order, letter, options)
}

/** What the shop's pages call a return or an exchange. */
function toName({ id }) {
  return id.slice(-6)
}
