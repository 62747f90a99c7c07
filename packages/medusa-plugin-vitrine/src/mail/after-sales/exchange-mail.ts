import { toTranslate } from '../../messages/messages'
import { toGuaranteeParts } from '../guarantees'
import { listPieces, toShippingName } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { ComposedMail, LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedDestination, MailedItem, MailedMethod, MailedOrder, MailedPieces } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readOrder } from './read-order'
import { tellReturnAddress } from './return-address'

const relations = [
  'additional_items.variant.product.images',
  'return_order.items.item.variant.product.images',
  'return_order.shipping_method.shipping_option',
  'shipping_address',
]

type ExchangeServices = Pick<MailServices, 'swaps' | 'orders'>

interface Exchange {
  swap: {
    id: string
    cart_id: string
    additional_items: MailedItem[]
    return_order: { id: string; items: MailedPieces[]; shipping_method?: MailedMethod | null }
    /** In minor units of the order's currency, known once the exchange is confirmed. */
    difference_due: number | null
    /** Where what comes instead is sent to. */
    shipping_address?: MailedDestination | null
  }
  order: MailedOrder
}

/** An exchange that was confirmed or dropped before the mail went out needs nobody's word any more. */
export async function writeExchangePreparedMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: ExchangeServices,
  settings: MailSettings,
): Promise<ComposedMail | null> {
  const { locale, ...exchange } = await readExchange(subjectId, services)
  const { confirmed_at: confirmed, canceled_at: cancelled } = exchange.swap
  return confirmed || cancelled ? null : composeExchangeMail('prepared', exchange, { ...settings, locale })
}

export async function writeExchangeConfirmedMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: ExchangeServices,
  settings: MailSettings,
): Promise<ComposedMail> {
  const { locale, ...exchange } = await readExchange(subjectId, services)
  return composeExchangeMail('confirmed', exchange, { ...settings, locale })
}

async function readExchange(id: string, { swaps, orders }: ExchangeServices) {
  const swap = await swaps.retrieve(id, { relations })
  return { swap, ...(await readOrder(orders, swap.order_id)) }
}

/**
 * The mail about an exchange: what goes back, what comes instead and the difference. It leads to where it is
 * confirmed, and then to the slip for the parcel. What comes instead is bought.
 */
export function composeExchangeMail(
  step: 'prepared' | 'confirmed',
  { swap, order }: Exchange,
  options: LetterOptions,
): ComposedMail {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
  const number = order.display_id
  const where =
    step === 'confirmed' ? tellReturnAddress(options.returnAddress, language) : { lists: [], paragraphs: [] }
  const { additional_items: added, return_order: request, difference_due: difference } = swap
  const bought = { items: added, shipping_address: swap.shipping_address ?? order.shipping_address }
  const letter = {
    subject: t(`exchange.${step}.subject`, { number, shop: options.shopName }),
    paragraphs: [
      t(`exchange.${step}.intro`, { number }),
      ...(step === 'confirmed' ? [t('exchange.confirmed.pack')] : []),
      ...where.paragraphs,
    ],
    lists: [
      {
        title: t('exchange.back'),
        lines: listPieces(request.items, { ...options, currency: order.currency_code }),
      },
      {
        title: t('exchange.way'),
        lines: [{ text: toShippingName(request.shipping_method, language) ?? t('exchange.own-way') }],
      },
      ...where.lists,
      {
        title: t('exchange.instead'),
        lines: listPieces(
          added.map((item) => ({ quantity: item.quantity, item })),
          { ...options, currency: order.currency_code },
        ),
      },
      {
        title: (difference ?? 0) > 0 ? t('exchange.due') : t('exchange.refunded'),
        lines: difference ? [{ text: formatMoney(Math.abs(difference), order.currency_code, tag) }] : [],
      },
    ],
    page:
      step === 'prepared'
        ? `/exchanges/${encodeURIComponent(swap.cart_id)}`
        : `/returns/${encodeURIComponent(request.id)}`,
    action: t(`exchange.${step}.action`),
    reference: `${swap.id}.${step}`,
    guarantees:
      step === 'confirmed'
        ? toGuaranteeParts(bought, { language, t, guaranteeNotice: options.guaranteeNotice })
        : undefined,
  }
  return composeOrderLetter(order, letter, options)
}
