import { isPaidOffline } from '../payment/providers'
import { type LineLife } from './line-life'

export const orderStates = ['preparing', 'partly-shipped', 'shipped', 'returned', 'cancelled'] as const
/** What a shopper wants to know of where an order stands. */
export type OrderState = (typeof orderStates)[number]

/**
 * The same of its payment. `open`: to be paid by an invoice; `authorized`: promised by the provider, not charged yet;
 * `partly-open` and `partly-authorized`: so is the rest, which a change of the order has made dearer.
 */
export type PaymentState =
  | 'free'
  | 'open'
  | 'authorized'
  | 'action-needed'
  | 'paid'
  | 'partly-open'
  | 'partly-authorized'
  | 'partly-refunded'
  | 'refunded'
  | 'cancelled'

interface DeliveredOrder {
  status: string
  items: readonly { id: string; is_giftcard?: boolean }[]
}

/**
 * Where the delivery stands, by what became of each piece. What is packed but not on its way counts as being prepared, and
 * gift cards come by mail. Medusa's `fulfillment_status` says the same of an order where our plugin keeps it.
 */
export function toOrderState({ status, items }: DeliveredOrder, lives: readonly LineLife[]): OrderState {
  if (status === 'canceled') return 'cancelled'
  const cards = new Set(items.flatMap((item) => (item.is_giftcard ? item.id : [])))
  const goods = lives.filter(({ id }) => !cards.has(id))
  const counted = goods.some(({ quantity }) => quantity > 0) ? goods : lives
  const count = (pieces: (life: LineLife) => number) =>
    counted.reduce((sum, life) => sum + Math.min(pieces(life), life.quantity), 0)
  const sent = count(({ shipped }) => shipped)
  if (sent === 0) return 'preparing'
  const all = count(({ quantity }) => quantity)
  if (sent < all) return 'partly-shipped'
  return count(({ received }) => received) < all ? 'shipped' : 'returned'
}

interface PaidRecord {
  payment_status: string
  payments: readonly Payment[]
}

interface Payment {
  provider_id: string
  /** Minor units, like what was paid back of it. */
  amount?: number
  amount_refunded?: number
  captured_at?: string | Date | null
  canceled_at?: string | Date | null
  /** The exchange that it belongs to, which says itself how it stands. */
  swap_id?: string | null
}

const settled: Record<string, PaymentState> = {
  partially_refunded: 'partly-refunded',
  refunded: 'refunded',
  canceled: 'cancelled',
  requires_action: 'action-needed',
}

/**
 * Where the payment stands. Of what is still to pay, though all payments are made, a change of the order is the cause.
 * @param owed in minor units
 */
export function toPaymentState(order: PaidRecord, { toPay } = { toPay: 0 }): PaymentState {
  const state = toStateOfPayments(order)
  return toPay > 0 && (state === 'paid' || state === 'partly-refunded') ? 'partly-open' : state
}

/**
 * Medusa says `awaiting` of an invoice and of an authorised card alike, and goes on saying
 * `captured` when a change of the order brings another payment, and when a return is paid back.
 */
function toStateOfPayments({ payment_status: status, payments }: PaidRecord): PaymentState {
  const own = payments.filter(({ swap_id: exchange }) => !exchange)
  const known = settled[status]
  if (own.length === 0) return known === 'cancelled' ? known : 'free'
  if (known) return known
  const valid = own.filter(({ canceled_at: cancelled }) => !cancelled)
  const open = valid.filter(({ captured_at: captured }) => !captured)
  const isPartly = open.length > 0 && open.length < valid.length
  if (status === 'captured' && !isPartly) return toPaidState(valid)
  const isInvoice = open.some(({ provider_id: id }) => isPaidOffline(id))
  if (isPartly) return isInvoice ? 'partly-open' : 'partly-authorized'
  return isInvoice ? 'open' : 'authorized'
}

function toPaidState(payments: readonly Payment[]): PaymentState {
  const refunded = payments.reduce((sum, { amount_refunded: back = 0 }) => sum + back, 0)
  if (refunded === 0) return 'paid'
  return refunded < payments.reduce((sum, { amount = 0 }) => sum + amount, 0) ? 'partly-refunded' : 'refunded'
}
