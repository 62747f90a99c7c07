'use strict'

const { listPieces, toShippingName } = require('../line-titles')
const { parseLocale } = require('../locale')
const { formatMoney } = require('../money')
const { composeOrderLetter } = require('../order-letter')
const { readOrder, toOrderId } = require('./read-order')
const { returnWords } = require('./return-words')

const relations = ['items.item.variant.product', 'shipping_method.shipping_option', 'swap', 'claim_order']

/** Shoppers' requests come without a word on notifications. What was taken in at once needs no slip. */
async function writeReturnRequestedMail({ subjectId }, services, settings) {
  const request = await services.returns.retrieve(subjectId, { relations })
  if (request.status !== 'requested') return null
  const { order, locale } = await readOrder(services.orders, toOrderId(request))
  const isUnwanted = request.no_notification ?? order.no_notification
  if (isUnwanted) return null
  const { refundable_amount: refundable } = await services.orders.retrieveWithTotals(order.id, {
    relations: ['payments'],
  })
  return composeReturnRequestedMail({ request, order, refundable }, { ...settings, locale })
}

async function writeReturnReceivedMail(mail, services, settings) {
  return writeArrivalMail(mail, services, settings, { isPending: false })
}

/** Medusa pays nothing back by itself where more is asked for than is left of what was paid. */
async function writeReturnPendingMail(mail, services, settings) {
  return writeArrivalMail(mail, services, settings, { isPending: true })
}

async function writeArrivalMail({ subjectId }, services, settings, { isPending }) {
  const request = await services.returns.retrieve(subjectId, { relations })
  const { order, locale } = await readOrder(services.orders, toOrderId(request))
  return composeReturnReceivedMail({ request, order, isPending }, { ...settings, locale })
}

/** Medusa tells of what comes back for an exchange under the exchange's name. */
async function writeSwapReceivedMail({ subjectId }, services, settings) {
  const { return_order: request } = await services.swaps.retrieve(subjectId, { relations: ['return_order'] })
  return writeReturnReceivedMail({ subjectId: request.id }, services, settings)
}

/**
 * The mail about a return that was announced: what, how, for how much, and the slip for the parcel. It promises no more
 * than the order's payments hold, since Medusa pays nothing back by itself then: a gift card has paid the rest.
 * @param {{ request: { id: string, refund_amount: number, items: { quantity: number, item: object }[],
 *   shipping_method?: { shipping_option?: object } | null }, order: object, refundable: number }} announced in minor
 *   units of the order's currency; see `composeOrderLetter` for the order
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeReturnRequestedMail({ request, order, refundable }, options) {
  const { language, tag } = parseLocale(options.locale)
  const words = returnWords[language]
  const say = words.requested
  const way = toShippingName(request.shipping_method, language)
  const then = request.refund_amount > refundable ? say.thenWritten : say.then
  const letter = {
    subject: say.subject(order.display_id, options.shopName),
    paragraphs: [say.intro(toName(request), order.display_id), way ? say.paidWay : say.ownWay, then],
    lists: [
      { title: words.items, lines: listPieces(request.items, language) },
      { title: words.way, lines: [{ text: way ?? words.ownWay }] },
      { title: words.refund, lines: [{ text: formatMoney(request.refund_amount, order.currency_code, tag) }] },
    ],
    page: `/returns/${encodeURIComponent(request.id)}`,
    action: say.action,
    reference: `${request.id}.requested`,
  }
  return composeOrderLetter(order, letter, options)
}

/**
 * The mail about a return that has arrived. Medusa has paid back its amount by then, unless it belongs to an exchange.
 * @param {{ request: object, order: object, isPending?: boolean }} received see `composeReturnRequestedMail`; `isPending`:
 *   somebody has to look at what is paid back
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string }} options
 * @returns {object} for nodemailer
 */
function composeReturnReceivedMail({ request, order, isPending = false }, options) {
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
      ...(refund > 0 ? [say.refunded] : []),
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

module.exports = {
  writeReturnRequestedMail,
  writeReturnReceivedMail,
  writeReturnPendingMail,
  writeSwapReceivedMail,
  composeReturnRequestedMail,
  composeReturnReceivedMail,
}
