import { type Order, type OrderPayment } from '~/commerce/shop/order'
import { type Claim, type Exchange, type PastEdit, type Refund, type Return } from '~/commerce/shop/order-past'
import { isPaidOffline } from '../payment/providers'
import { toAmount } from './order-totals'

/** What the backend says of an order's money. */
export interface PaidOrder extends Pick<Order, 'status' | 'total' | 'refundedTotal' | 'giftCardTotal'> {
  payments: readonly PaymentFacts[]
}

type PaymentFacts = Omit<OrderPayment, 'createdAt' | 'cartId'>

/** What made an order dearer or cheaper since it was placed, in minor units; null where the backend keeps it to itself. */
export interface MoneyPast {
  edits: readonly Pick<PastEdit, 'id' | 'status' | 'difference' | 'isUnpaid'>[]
  returns: readonly Pick<Return, 'id' | 'status' | 'refund'>[]
  /** Ids of those returns whose amount was paid back. */
  paidBack: ReadonlySet<string>
  exchanges: readonly Pick<Exchange, 'confirmedAt' | 'cancelledAt' | 'differenceStatus' | 'difference'>[]
  claims: readonly Pick<Claim, 'kind' | 'isRefunded' | 'refund' | 'cancelledAt'>[]
  refunds: readonly Pick<Refund, 'amount' | 'reason'>[]
  /** What returns and claims have brought back to gift cards; our plugin gives back all that they had paid for a cancelled order. */
  onCards: readonly { amount: number }[]
}

/** What is still to be paid for an order, and by whom; in minor units, and never below nothing. */
export interface OrderBalance {
  /** Taken, whatever of it was paid back since. */
  paid: number
  refunded: number
  /** Back on the gift cards that have paid a part, which is no refund of a payment. */
  onCards: number
  /** What the shopper is still to pay; what a provider has promised and not charged yet is none of it. */
  toPay: number
  /** That part of it for which there is an invoice. */
  byInvoice: number
  /** What the shopper is still to get. A return that has not come brings nothing yet. */
  toPayBack: number
}

/**
 * What is owed of an order, and to whom. The backend pays back what a return brings and what an exchange costs less; what an
 * order edit makes cheaper, and what the payments do not hold any more, merchants pay back by hand, as a refund for a reason
 * of its own (`discount`, `other`). Such a refund never makes the shopper owe something: it may be a kindness.
 */
export function toOrderBalance(order: PaidOrder, past: MoneyPast | null): OrderBalance {
  const paid = sum(order.payments.filter(({ capturedAt }) => capturedAt))
  const told = past ? sum(past.refunds) : order.refundedTotal
  // what is paid back of a single payment the backend notes on that alone
  const noted = order.payments.reduce((total, payment) => total + payment.refunded, 0)
  const refunded = Math.max(told, noted)
  if (order.status === 'cancelled') {
    const onCards = past ? toAmount(order.giftCardTotal) : 0
    return { paid, refunded, onCards, toPay: 0, byInvoice: 0, toPayBack: Math.max(0, paid - refunded) }
  }
  const valid = order.payments.filter(({ cancelledAt }) => !cancelledAt)
  const own = valid.filter(({ exchangeId }) => !exchangeId)
  const taken = sum(own.filter(({ capturedAt }) => capturedAt))
  const promised = sum(own.filter((payment) => !payment.capturedAt && !isOpenInvoice(payment)))
  const total = toAmount(order.total)
  const byHand = sumByHand(past) + (refunded - told)
  const forEdits = Math.min(byHand, sumCheaper(past) ?? Math.max(0, taken - total))
  const unpaid = Math.max(0, total - (taken - forEdits) - promised)
  const ofExchanges = sum(valid.filter((payment) => payment.exchangeId && isOpenInvoice(payment)))
  return {
    paid,
    refunded,
    onCards: sum(past?.onCards ?? []),
    toPay: unpaid + ofExchanges,
    // an invoice of before may ask for more than the order comes to now
    byInvoice: Math.min(unpaid, sum(own.filter(isOpenInvoice))) + ofExchanges,
    toPayBack:
      Math.max(0, taken - forEdits - total) +
      Math.max(0, sumReturned(past) - (byHand - forEdits)) +
      sumExchanged(past) +
      sumClaimed(past),
  }
}

/** Of accepted changes, the newest whose difference is asked for and not paid; null where there is none. */
export function findUnpaidEdit({ edits }: Pick<MoneyPast, 'edits'>): string | null {
  const unpaid = edits.filter(({ status, isUnpaid }) => status === 'confirmed' && isUnpaid)
  return unpaid.at(-1)?.id ?? null
}

function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((total, { amount }) => total + amount, 0)
}

function isOpenInvoice({ provider, capturedAt }: PaymentFacts): boolean {
  return isPaidOffline(provider) && !capturedAt
}

function sumByHand(past: MoneyPast | null): number {
  return sum((past?.refunds ?? []).filter(({ reason }) => reason === 'discount' || reason === 'other'))
}

function sumCheaper(past: MoneyPast | null): number | null {
  const cheaper = past?.edits.map(({ difference }) => Math.max(0, -(difference ?? 0)))
  return cheaper?.reduce((total, amount) => total + amount, 0) ?? null
}

function sumReturned(past: MoneyPast | null): number {
  const open = past?.returns.filter(({ id, status }) => status === 'received' && !past.paidBack.has(id)) ?? []
  return open.reduce((total, { refund }) => total + Math.max(0, refund), 0)
}

function sumExchanged(past: MoneyPast | null): number {
  const open = past?.exchanges.filter(
    ({ confirmedAt, cancelledAt, differenceStatus }) => confirmedAt && !cancelledAt && differenceStatus !== 'refunded',
  )
  return open?.reduce((total, { difference }) => total + Math.max(0, -(difference ?? 0)), 0) ?? 0
}

function sumClaimed(past: MoneyPast | null): number {
  const open = past?.claims.filter(
    ({ kind, isRefunded, cancelledAt }) => kind === 'refund' && !isRefunded && !cancelledAt,
  )
  return open?.reduce((total, { refund }) => total + Math.max(0, refund), 0) ?? 0
}
