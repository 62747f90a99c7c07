import { emptyAddress, type PostalAddress } from '~/commerce/shop/address'
import { type SpentCard } from '~/commerce/shop/cart'
import { type NamedLine, type Order, type OrderLine as Line, type OrderShipping } from '~/commerce/shop/order'
import { type DeliveryTime } from '~/commerce/shop/shipping'
import { isSameAddress } from '../address/postal-address'
import { type OrderLine } from './order-line'
import { type OrderTotals, toOrderTotals } from './order-totals'

/** An order as its pages show it, in one language. */
export interface OrderView {
  id: string
  /** The number that shoppers and shop call it by. */
  number: number
  email: string
  firstName: string
  lastName: string
  /** ISO 8601. */
  placedAt: string
  currency: string
  taxInclusive: boolean
  lines: OrderLine[]
  totals: OrderTotals
  /** The lines of the label. */
  shippingAddress: string[]
  /** Null when it is the same as the shipping address. */
  billingAddress: string[] | null
  /** The ways it is shipped. */
  shippingMethods: { name: string; days: DeliveryTime | null; arrives?: string | null }[]
  /** Something of it is sent: gift cards alone come by e-mail. */
  hasParcel: boolean
  /** The backend's ids of the providers that it is paid with; none whose payment was cancelled. */
  providers: string[]
}

/** What the page's language decides about an order. */
export interface OrderMessages {
  /** A line's picture and words; its product may be known in the page's language. */
  toLineMessages(
    line: NamedLine & Pick<Line, 'thumbnail'>,
  ): Pick<OrderLine, 'title' | 'variant' | 'picture' | 'foreign' | 'path'>
  toShippingName(method: OrderShipping): string
  /** When it brings the order; null where nobody has promised. */
  toArrival(method: OrderShipping): string | null
  /** The lines of an address label. */
  toAddressLines(address: PostalAddress): string[]
}

function toLine(line: Line, taxInclusive: boolean, words: OrderMessages): OrderLine {
  return {
    id: line.id,
    ...words.toLineMessages(line),
    ...(line.gift && { gift: line.gift }),
    quantity: line.quantity,
    amount: (taxInclusive ? line.originalTotal : line.subtotal) ?? line.unitPrice * line.quantity,
  }
}

/** Sorts lines as the bag had them. */
export function compareLines(a: Pick<Line, 'id' | 'createdAt'>, b: Pick<Line, 'id' | 'createdAt'>): number {
  return a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)
}

/** An order as a page needs it. `giftCards` are those that paid a part of it, `taxInclusive` the manner of its region. */
export function toOrderView(
  order: Order,
  giftCards: SpentCard[],
  taxInclusive: boolean,
  words: OrderMessages,
): OrderView {
  const shipping = order.shippingAddress ?? emptyAddress
  const billing = order.billingAddress
  return {
    id: order.id,
    number: order.number,
    email: order.email,
    firstName: shipping.firstName,
    lastName: shipping.lastName,
    placedAt: order.placedAt,
    currency: order.currency,
    taxInclusive,
    lines: order.items.toSorted(compareLines).map((line) => toLine(line, taxInclusive, words)),
    totals: toOrderTotals({ ...order, giftCards }, taxInclusive),
    hasParcel: order.items.some(({ giftCard }) => !giftCard),
    shippingAddress: words.toAddressLines(shipping),
    billingAddress: billing === null || isSameAddress(shipping, billing) ? null : words.toAddressLines(billing),
    shippingMethods: order.shippingMethods.map((method) => ({
      name: words.toShippingName(method),
      days: method.days,
      arrives: order.status === 'cancelled' ? null : words.toArrival(method),
    })),
    providers: order.payments.filter((payment) => !payment.cancelledAt).map((payment) => payment.provider),
  }
}
