import { type Order, type OrderPayment, type OrderState, type PaymentStatus } from '~/commerce/shop/order'
import { isPaidOffline } from '../payment/providers'
import { type LineLife } from './line-life'

/**
 * What a shopper wants to know of where the payment stands. `open`: to be paid by an invoice; `authorized`: promised by the provider, not charged yet;
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

interface DeliveredOrder extends Pick<Order, 'status'> {
  items: readonly { id: string; giftCard: boolean }[]
}

/**
 * Where the delivery stands, by what became of each piece. What is packed but not on its way counts as being prepared, and
 * gift cards come by mail. The backend's own status says the same of an order where our plugin keeps it.
 */
export function toOrderState({ status, items }: DeliveredOrder, lives: readonly LineLife[]): OrderState {
  if (status === 'cancelled') return 'cancelled'
  const cards = new Set(items.flatMap((item) => (item.giftCard ? item.id : [])))
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

interface PaidOrder extends Pick<Order, 'paymentStatus'> {
  payments: readonly Payment[]
}

type Payment = Omit<OrderPayment, 'createdAt' | 'cartId'>

const settled: Partial<Record<PaymentStatus, PaymentState>> = {
  'partly-refunded': 'partly-refunded',
  refunded: 'refunded',
  cancelled: 'cancelled',
  'action-needed': 'action-needed',
}

/**
 * Where the payment stands. Of what is still to pay, though all payments are made, a change of the order is the cause.
 * @param owed in minor units
 */
export function toPaymentState(order: PaidOrder, { toPay } = { toPay: 0 }): PaymentState {
  const state = toStateOfPayments(order)
  return toPay > 0 && (state === 'paid' || state === 'partly-refunded') ? 'partly-open' : state
}

/**
 * The backend says `awaiting` of an invoice and of an authorised card alike, and goes on saying
 * `captured` when a change of the order brings another payment, and when a return is paid back.
 */
function toStateOfPayments({ paymentStatus: status, payments }: PaidOrder): PaymentState {
  // an exchange says itself how its payment stands
  const own = payments.filter(({ exchangeId }) => !exchangeId)
  const known = settled[status]
  if (own.length === 0) return known === 'cancelled' ? known : 'free'
  if (known) return known
  const valid = own.filter(({ cancelledAt }) => !cancelledAt)
  const open = valid.filter(({ capturedAt }) => !capturedAt)
  const isPartly = open.length > 0 && open.length < valid.length
  if (status === 'captured' && !isPartly) return toPaidState(valid)
  const isInvoice = open.some(({ provider }) => isPaidOffline(provider))
  if (isPartly) return isInvoice ? 'partly-open' : 'partly-authorized'
  return isInvoice ? 'open' : 'authorized'
}

function toPaidState(payments: readonly Payment[]): PaymentState {
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0)
  if (refunded === 0) return 'paid'
  return refunded < payments.reduce((sum, { amount }) => sum + amount, 0) ? 'partly-refunded' : 'refunded'
}
