import type { ComposedLetter } from '@vitrine/mail/letter'
import { toTranslate, type Translate } from '../../messages/messages'
import { listPieces, toShippingName } from '../line-titles'
import { parseLocale } from '../locale'
import { formatMoney } from '@vitrine/shared/money'
import type { LetterOptions, MailServices, MailSettings, QueuedMail } from '../mail-writer'
import type { MailedMethod, MailedOrder, MailedPieces } from '../mailed-order'
import { composeOrderLetter } from './order-letter'
import { readCardRefund, readCardsLeft } from '../../refunds/gift-cards'
import { readOrder, toOrderId } from './read-order'
import { tellReturnAddress } from './return-address'

const relations = ['items.item.variant.product.images', 'shipping_method.shipping_option', 'swap', 'claim_order']

type ReturnServices = Pick<MailServices, 'manager' | 'orders' | 'returns'>

interface MailedReturn {
  id: string
  status?: string
  swap_id?: string | null
  /** In minor units of the order's currency. */
  refund_amount: number
  items: MailedPieces[]
  shipping_method?: MailedMethod | null
}

/** In minor units of the order's currency. */
interface AnnouncedReturn {
  request: MailedReturn
  order: MailedOrder
  /** What the payments hold. */
  refundable: number
  /** What gift cards have paid. */
  onCards?: number
}

interface ReceivedReturn {
  request: MailedReturn
  order: MailedOrder
  /** Somebody has to look at what is paid back. */
  isPending?: boolean
  /** What went back to gift cards, in minor units of the order's currency. */
  toCards?: number
}

/** Shoppers' requests come without a word on notifications. What was taken in at once needs no slip. */
export async function writeReturnRequestedMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: ReturnServices,
  settings: MailSettings,
): Promise<ComposedLetter | null> {
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

export async function writeReturnReceivedMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: ReturnServices,
  settings: MailSettings,
): Promise<ComposedLetter> {
  return writeArrivalMail(mail, services, settings, { isPending: false })
}

/** Medusa pays nothing back by itself where more is asked for than is left of what was paid. */
export async function writeReturnPendingMail(
  mail: Pick<QueuedMail, 'subjectId'>,
  services: ReturnServices,
  settings: MailSettings,
): Promise<ComposedLetter> {
  return writeArrivalMail(mail, services, settings, { isPending: true })
}

async function writeArrivalMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: ReturnServices,
  settings: MailSettings,
  { isPending }: { isPending: boolean },
): Promise<ComposedLetter> {
  const request = await services.returns.retrieve(subjectId, { relations })
  const { order, locale } = await readOrder(services.orders, toOrderId(request))
  const toCards = await readCardRefund(services.manager, order.id, request.id)
  return composeReturnReceivedMail({ request, order, isPending, toCards }, { ...settings, locale })
}

/** Medusa tells of what comes back for an exchange under the exchange's name. */
export async function writeSwapReceivedMail(
  { subjectId }: Pick<QueuedMail, 'subjectId'>,
  services: ReturnServices & Pick<MailServices, 'swaps'>,
  settings: MailSettings,
): Promise<ComposedLetter> {
  const { return_order: request } = await services.swaps.retrieve(subjectId, { relations: ['return_order'] })
  return writeReturnReceivedMail({ subjectId: request.id }, services, settings)
}

/**
 * The mail about a return that was announced: what, how, for how much, and the slip for the parcel. It promises no more
 * than the order's payments and the gift cards beside them can get back.
 */
export function composeReturnRequestedMail(
  { request, order, refundable, onCards = 0 }: AnnouncedReturn,
  options: LetterOptions,
): ComposedLetter {
  const { language, tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
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
      {
        title: t('return.items'),
        lines: listPieces(request.items, { ...options, currency: order.currency_code }),
      },
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

function toThen(
  t: Translate,
  { refund, refundable, onCards }: { refund: number; refundable: number; onCards: number },
  money: (amount: number) => string,
): string {
  const missing = refund - Math.max(0, refundable)
  if (missing <= 0) return t('return.requested.then')
  if (missing > onCards) return t('return.requested.then-written')
  if (missing === refund) return t('return.requested.then-card')
  return t('return.requested.then-beside-card', { amount: money(refund - missing), card: money(missing) })
}

/**
 * The mail about a return that has arrived. Its amount was paid back by then, unless it belongs to an exchange.
 */
export function composeReturnReceivedMail(
  { request, order, isPending = false, toCards = 0 }: ReceivedReturn,
  options: LetterOptions,
): ComposedLetter {
  const { tag } = parseLocale(options.locale)
  const t = toTranslate(tag)
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
      {
        title: t('return.received.items'),
        lines: listPieces(request.items, { ...options, currency: order.currency_code }),
      },
      { title: t('return.refund'), lines: refund > 0 ? [{ text: formatMoney(refund, order.currency_code, tag) }] : [] },
    ],
    reference: `${request.id}.received`,
  }
  return composeOrderLetter(order, letter, options)
}

/** What the shop's pages call a return or an exchange. */
function toName({ id }: { id: string }): string {
  return id.slice(-6)
}
