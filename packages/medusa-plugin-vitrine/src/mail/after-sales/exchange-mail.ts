// @ts-nocheck
import { toTranslate } from '../../messages/messages'
import { listPieces, toShippingName } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import { composeOrderLetter } from '../order-letter'
import { readOrder } from './read-order'
import { tellReturnAddress } from './return-address'

const relations = [
  'additional_items.variant.product',
  'return_order.items.item.variant.product',
  'return_order.shipping_method.shipping_option',
]

/** An exchange that was confirmed or dropped before the mail went out needs nobody's word any more. */
export async function writeExchangePreparedMail({ subjectId }, services, settings) {
  const { locale, ...exchange } = await readExchange(subjectId, services)
  const { confirmed_at: confirmed, canceled_at: cancelled } = exchange.swap
  return confirmed || cancelled ? null : composeExchangeMail('prepared', exchange, { ...settings, locale })
}

export async function writeExchangeConfirmedMail({ subjectId }, services, settings) {
  const { locale, ...exchange } = await readExchange(subjectId, services)
  return composeExchangeMail('confirmed', exchange, { ...settings, locale })
}

async function readExchange(id, { swaps, orders }) {
  const swap = await swaps.retrieve(id, { relations })
  return { swap, ...(await readOrder(orders, swap.order_id)) }
}

/**
 * The mail about an exchange: what goes back, what comes instead and the difference. It leads to where it is
 * confirmed, and then to the slip for the parcel.
 * @param {'prepared' | 'confirmed'} step
 * @param {{ swap: { id: string, cart_id: string, additional_items: object[], return_order: { id: string, items: object[], shipping_method?: object },
 *   difference_due: number | null }, order: object }} exchange in minor units of the order's currency, the difference
 *   known once it is confirmed; see `composeOrderLetter` for the order
 * @param {{ locale?: string, from: string, shopName: string, storeUrl: string, returnAddress?: object | null }} options
 * @returns {object} for nodemailer
 */
export function composeExchangeMail(step, { swap, order }, options) {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(language)
  const number = order.display_id
  const where =
    step === 'confirmed' ? tellReturnAddress(options.returnAddress, language) : { lists: [], paragraphs: [] }
  const { additional_items: added, return_order: request, difference_due: difference } = swap
  const letter = {
    subject: t(`exchange.${step}.subject`, { number, shop: options.shopName }),
    paragraphs: [
      t(`exchange.${step}.intro`, { number }),
      ...(step === 'confirmed' ? [t('exchange.confirmed.pack')] : []),
      ...where.paragraphs,
    ],
    lists: [
      { title: t('exchange.back'), lines: listPieces(request.items, language) },
      {
        title: t('exchange.way'),
        lines: [{ text: toShippingName(request.shipping_method, language) ?? t('exchange.own-way') }],
      },
      ...where.lists,
      {
        title: t('exchange.instead'),
        lines: listPieces(
          added.map((item) => ({ quantity: item.quantity, item })),
          language,
        ),
      },
      {
        title: difference > 0 ? t('exchange.due') : t('exchange.refunded'),
        lines: difference ? [{ text: formatMoney(Math.abs(difference), order.currency_code, tag) }] : [],
      },
    ],
    page:
      step === 'prepared'
        ? `/exchanges/${encodeURIComponent(swap.cart_id)}`
        : `/returns/${encodeURIComponent(request.id)}`,
    action: t(`exchange.${step}.action`),
    reference: `${swap.id}.${step}`,
  }
  return composeOrderLetter(order, letter, options)
}
