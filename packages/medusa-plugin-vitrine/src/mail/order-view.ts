// @ts-nocheck
import { toTranslate } from '../messages/messages'
import { toAddressLines } from './address-lines'
import { toShippingName, toTitle } from './line-titles'
import { parseLocale } from './locale'
import { formatMoney } from '@vitrine/shared/money'
import { includesTax, summariseOrder } from './order-totals'
import { toGreeting } from './person-name'
import { toLinklessText } from '@vitrine/shared/plain-text'

/**
 * All that an order's mail shows, in words: nothing of it is escaped yet.
 * @param {object} order with totals, `items.variant.product`, `shipping_methods.shipping_option`, addresses, region,
 *   `discounts.rule` and gift cards
 * @param {{ locale?: string, shopName: string, storeUrl: string, timeZone?: string,
 *   papers?: { title: string }[] }} options
 */
export function toOrderView(order, { locale, shopName, storeUrl, timeZone = 'UTC', papers = [] }) {
  const { language, tag, path } = parseLocale(locale)
  const t = toTranslate(language)
  const money = (amount) => formatMoney(amount, order.currency_code, tag)
  const { rows, total, includedTax } = summariseOrder(order)
  const codes = listCodes(order)
  return {
    language,
    t,
    shopName,
    shopAddress: `${storeUrl.replace(/\/$/, '')}${path}`,
    subject: t('order.subject', { number: order.display_id, shop: shopName }),
    greeting: toGreeting(order.shipping_address, language),
    facts: [
      [t('order.order-number'), String(order.display_id)],
      [t('order.order-date'), new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(order.created_at)],
    ],
    lines: toOrdered(order.items).map((item) => toLine(item, { language, money, inclusive: includesTax(order) })),
    sums: rows.map(({ name, amount }) => [toRowName(t, name, codes[name], tag), money(amount)]),
    total: [t('order.total-including-tax'), money(total)],
    includedTax: includedTax === null ? null : [t('order.included-tax'), money(includedTax)],
    taxNote: includedTax === null ? t('order.prices-exclude') : t('order.prices-include'),
    addresses: toAddresses(order, t, language),
    shipping: order.shipping_methods.map((method) => toShippingName(method, language)).filter(Boolean),
    papers: papers.map(({ title }) => title),
  }
}

/** The codes that have a part in an amount, by its row; of gift cards, whose codes are money, the last four letters. */
function listCodes({ discounts = [], gift_cards: cards = [] }) {
  const isShipping = ({ rule }) => rule.type === 'free_shipping'
  return {
    discount: discounts.filter((discount) => !isShipping(discount)).map(({ code }) => code),
    shipping: discounts.filter(isShipping).map(({ code }) => code),
    'gift-card': cards.map(({ code }) => `…${code.slice(-4)}`),
  }
}

function toRowName(t, row, codes = [], tag) {
  const name = t(`order.${row}`)
  return codes.length === 0 ? name : `${name}${t('letter.aside', { text: new Intl.ListFormat(tag).format(codes) })}`
}

/** In the order in which they were put in the cart. */
function toOrdered(items) {
  return [...items].sort((one, other) => new Date(one.created_at) - new Date(other.created_at))
}

function toLine(item, { language, money, inclusive }) {
  return {
    ...toTitle(item, language),
    quantity: item.quantity,
    price: money(inclusive ? item.original_total : item.subtotal),
  }
}

/** Nothing is delivered to an address where gift cards are all that was bought: they come by e-mail. */
function toAddresses({ items, shipping_address: shipping, billing_address: billing }, t, language) {
  const isDelivered = items.some(({ is_giftcard: isGiftCard }) => !isGiftCard)
  const delivery = isDelivered ? toLines(shipping, t, language) : []
  const bill = toLines(billing, t, language)
  const list = []
  if (delivery.length > 0) list.push([t('order.shipping-address'), delivery])
  if (bill.length > 0 && bill.join('\n') !== delivery.join('\n')) list.push([t('order.billing-address'), bill])
  return list
}

function toLines(address, t, language) {
  if (!address) return []
  const { vat_number: vatNumber, delivery_note: note } = address.metadata ?? {}
  return [
    ...toAddressLines(address, language),
    ...(isText(vatNumber) ? [t('order.vat-number', { number: toLinklessText(vatNumber) })] : []),
    ...(isText(note) ? [toLinklessText(note)] : []),
  ]
}

function isText(value) {
  return typeof value === 'string' && value !== ''
}
