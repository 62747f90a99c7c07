import { type CountedLine, type Fulfillment, type OrderPayment } from '~/commerce/shop/order'

/** Three pieces of something, none of them packed. */
export function makeLine(change: Partial<CountedLine> = {}): CountedLine {
  const counts = { fulfilled: 0, shipped: 0, returned: 0 }
  return { id: 'a', quantity: 3, originalId: null, editId: null, giftCard: false, ...counts, ...change }
}

/** A payment of 100.00 by card that is not charged. */
export function makePayment(change: Partial<OrderPayment> = {}): OrderPayment {
  const moments = { createdAt: '2026-03-01T10:00:00.000Z', capturedAt: null, cancelledAt: null }
  return { provider: 'stripe', amount: 10_000, refunded: 0, ...moments, cartId: 'cart-1', exchangeId: null, ...change }
}

/** A parcel that was packed. */
export function makeFulfillment(change: Partial<Fulfillment> = {}): Fulfillment {
  const moments = { shippedAt: null, cancelledAt: null, deliveredAt: null }
  return { createdAt: '2026-03-02T08:00:00.000Z', ...moments, tracking: [], ...change }
}
