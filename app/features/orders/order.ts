import { type PostalAddress } from '~/commerce/shop/address'
import { toPostalAddress } from '~/commerce/medusa-v1/address'
import { toComputedAmounts } from '~/commerce/medusa-v1/amounts'
import { type Address, type Order } from '~/commerce/medusa-v1/types'
import { toPicturePath } from '../catalog/picture-path'
import { isSameAddress } from '../address/postal-address'
import { toDeliveryTime } from '~/commerce/medusa-v1/delivery-time'
import { type DeliveryTime } from '~/commerce/shop/shipping'
import { type NamedLine, type OrderLine } from './order-line'
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
  shippingMethods: { name: string; days: DeliveryTime | null }[]
  /** Something of it is sent: gift cards alone come by e-mail. */
  hasParcel: boolean
  /** Medusa's ids of the providers that it is paid with; none whose payment was cancelled. */
  providers: string[]
}

/** What the page's language decides about an order. */
export interface OrderMessages {
  /** A line's words; its product may be known in the page's language. */
  toLineMessages(line: NamedLine): Pick<OrderLine, 'title' | 'variant' | 'foreign'>
  toShippingName(method: Order['shipping_methods'][number]): string
  /** The lines of an address label. */
  toAddressLines(address: PostalAddress): string[]
}

function toLine(line: Order['items'][number], taxInclusive: boolean, words: OrderMessages): OrderLine {
  return {
    id: line.id,
    ...words.toLineMessages(line),
    quantity: line.quantity,
    amount: (taxInclusive ? line.original_total : line.subtotal) ?? line.unit_price * line.quantity,
    picture: toPicturePath(line.thumbnail),
  }
}

/** Sorts lines as the bag had them; Medusa gives them in no order. */
export function compareLines(a: Order['items'][number], b: Order['items'][number]): number {
  return String(a.created_at).localeCompare(String(b.created_at)) || a.id.localeCompare(b.id)
}

/** Medusa's order as a page needs it. `billing` is its billing address, `taxInclusive` the manner of its region. */
export function toOrderView(
  order: Order,
  billing: Address | null,
  taxInclusive: boolean,
  words: OrderMessages,
): OrderView {
  const shipping = toPostalAddress(order.shipping_address)
  const bill = toPostalAddress(billing)
  return {
    id: order.id,
    number: order.display_id,
    email: order.email,
    firstName: shipping.firstName,
    lastName: shipping.lastName,
    placedAt: new Date(order.created_at).toISOString(),
    currency: order.currency_code,
    taxInclusive,
    lines: order.items.toSorted(compareLines).map((line) => toLine(line, taxInclusive, words)),
    totals: toOrderTotals(toComputedAmounts(order), taxInclusive),
    hasParcel: order.items.some(({ is_giftcard: isGiftCard }) => !isGiftCard),
    shippingAddress: words.toAddressLines(shipping),
    billingAddress: billing === null || isSameAddress(shipping, bill) ? null : words.toAddressLines(bill),
    shippingMethods: order.shipping_methods.map((method) => ({
      name: words.toShippingName(method),
      days: toDeliveryTime(method.shipping_option?.metadata),
    })),
    providers: order.payments.filter((payment) => !payment.canceled_at).map((payment) => payment.provider_id),
  }
}
