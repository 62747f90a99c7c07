// @ts-nocheck
import { listPieces, toShippingName } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '../money'
import { composeOrderLetter } from '../order-letter'
import { readCardRefund, readCardsLeft } from '../../refunds/gift-cards'
import { readOrder, toOrderId } from './read-order'
import { tellReturnAddress } from './return-address'
import { returnWords } from './return-words'

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
  const words = returnWords[language]
  const say = words.requested
  const way = toShippingName(request.shipping_method, language)
  const then = toThen(say, { refund: request.refund_amount, refundable, onCards }, (amount) =>
    formatMoney(amount, order.currency_code, tag),
  )
  const where = tellReturnAddress(options.returnAddress, language)
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [
      say.intro(toName(request), order.display_id),
      ...where.paragraphs,
      way ? say.paidWay : say.ownWay,
      then,
    ],
    lists: [
      { title: words.items, lines: listPieces(request.items, language) },
      ...where.lists,
      { title: words.way, lines: [{ text: way ?? words.ownWay }] },
      { title: words.refund, lines: [{ text: formatMoney(request.refund_amount, order.currency_code, tag) }] },
    ],
    page: `/returns/${encodeURIComponent(request.id)}`,
    action: say.action,
    reference: `${request.id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}

function toThen(say, { refund, refundable, onCards }, money) {
  const missing = refund - Math.max(0, refundable)
  if (missing <= 0) return say.then
  if (missing > onCards) return say.thenWritten
  return missing === refund ? say.thenCard : say.thenBesideCard(money(refund - missing), money(missing))
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
  const words = returnWords[language]
  const say = words.received
  const refund = request.swap_id || isPending ? 0 : request.refund_amount
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [
      say.intro(toName(request), order.display_id),
      ...(request.swap_id ? [say.exchange(toName({ id: request.swap_id }))] : []),
      ...(request.status === 'requires_action' ? [say.checked] : []),
      ...(isPending ? [say.pending] : []),
      ...(refund > toCards ? [say.refunded] : []),
      ...(toCards > 0 ? [say.card(formatMoney(toCards, order.currency_code, tag))] : []),
    ],
    lists: [
      { title: say.items, lines: listPieces(request.items, language) },
      { title: words.refund, lines: refund > 0 ? [{ text: formatMoney(refund, order.currency_code, tag) }] : [] },
    ],
    reference: `${request.id}.received`,
  }
  return composeOrderLetter(order, letter, options)
}

/** What the shop's pages call a return or an exchange. */
function toName({ id }) {
  return id.slice(-6)
}
