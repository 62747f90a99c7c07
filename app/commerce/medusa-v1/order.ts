import { z } from 'zod'
import { readGiftNote } from '@vitrine/shared/gift-note'
import {
  type CountedLine,
  type Fulfillment,
  type NamedLine,
  type Order,
  type OrderLine,
  type OrderPayment,
  type OrderStatus,
  type PaymentStatus,
  type TrackingNumber,
} from '../shop/order'
import { toPostalAddress } from './address'
import { toComputedAmounts } from './amounts'
import { toDeliveryTime } from '@vitrine/shared/delivery-time'
import { type Address, type Order as MedusaOrder } from './types'

export type OrderRecord = MedusaOrder & { billing_address: Address | null }

const statuses: Record<OrderRecord['status'], OrderStatus> = {
  pending: 'pending',
  completed: 'completed',
  archived: 'archived',
  canceled: 'cancelled',
  requires_action: 'action-needed',
}

const paymentStatuses: Record<OrderRecord['payment_status'], PaymentStatus> = {
  not_paid: 'not-paid',
  awaiting: 'awaiting',
  captured: 'captured',
  partially_refunded: 'partly-refunded',
  refunded: 'refunded',
  canceled: 'cancelled',
  requires_action: 'action-needed',
}

export function toOrderStatus(status: OrderRecord['status']): OrderStatus {
  return statuses[status]
}

/** Medusa's order with all that its relations are read with. */
export function toOrder(order: OrderRecord): Order {
  const { giftCards: _, ...amounts } = toComputedAmounts(order)
  return {
    ...amounts,
    id: order.id,
    number: order.display_id,
    cartId: order.cart_id || null,
    customerId: order.customer_id,
    email: order.email,
    regionId: order.region_id,
    currency: order.currency_code,
    placedAt: new Date(order.created_at).toISOString(),
    status: toOrderStatus(order.status),
    paymentStatus: paymentStatuses[order.payment_status],
    items: order.items.map(toOrderLine),
    refundedTotal: order.refunded_total ?? 0,
    refundableAmount: order.refundable_amount ?? 0,
    shippingAddress: order.shipping_address && toPostalAddress(order.shipping_address),
    billingAddress: order.billing_address && toPostalAddress(order.billing_address),
    shippingMethods: order.shipping_methods.map(({ shipping_option: option, subtotal, total, data }) => ({
      subtotal: subtotal ?? 0,
      total: total ?? 0,
      option: option && { id: option.id, name: option.name, metadata: option.metadata },
      days: toDeliveryTime(option?.metadata),
      promised: promisedSchema.safeParse(data).data?.arrives ?? null,
    })),
    payments: order.payments.map(toOrderPayment),
    fulfillments: order.fulfillments.map(toFulfillment),
  }
}

// what the plugin has kept with it
const promisedSchema = z.object({ arrives: z.object({ from: z.iso.date(), to: z.iso.date() }) })

export function toOrderLine(line: OrderRecord['items'][number]): OrderLine {
  return {
    ...toCountedLine(line),
    ...toNamedLine(line),
    createdAt: String(line.created_at),
    gift: line.is_giftcard ? readGiftNote(line.metadata) : null,
    thumbnail: line.thumbnail,
    includesTax: line.includes_tax ?? false,
    taxRates: (line.tax_lines ?? []).map(({ rate }) => rate),
    discount: (line.adjustments ?? []).reduce((sum, { amount }) => sum + amount, 0),
    subtotal: line.subtotal ?? null,
    originalTotal: line.original_total ?? null,
  }
}

interface CountedRecord {
  id: string
  quantity: number
  original_item_id?: string | null
  order_edit_id?: string | null
  fulfilled_quantity?: number | null
  shipped_quantity?: number | null
  returned_quantity?: number | null
  is_giftcard?: boolean
}

/** A line with Medusa's counts of it, where null is none. */
export function toCountedLine(line: CountedRecord): CountedLine {
  return {
    id: line.id,
    quantity: line.quantity,
    originalId: line.original_item_id ?? null,
    editId: line.order_edit_id ?? null,
    fulfilled: line.fulfilled_quantity ?? 0,
    shipped: line.shipped_quantity ?? 0,
    returned: line.returned_quantity ?? 0,
    giftCard: line.is_giftcard ?? false,
  }
}

interface NamedRecord {
  title: string
  description: string | null
  variant?: { id?: string; product_id: string } | null
  is_giftcard?: boolean
  unit_price: number
}

export function toNamedLine({ title, description, variant, ...line }: NamedRecord): NamedLine {
  return {
    title,
    description,
    variant: variant ? { id: variant.id ?? '', productId: variant.product_id } : null,
    giftCard: line.is_giftcard ?? false,
    unitPrice: line.unit_price,
  }
}

function toOrderPayment(payment: OrderRecord['payments'][number]): OrderPayment {
  return {
    provider: payment.provider_id,
    amount: payment.amount,
    refunded: payment.amount_refunded ?? 0,
    createdAt: toIso(payment.created_at) ?? '',
    capturedAt: toIso(payment.captured_at),
    cancelledAt: toIso(payment.canceled_at),
    cartId: payment.cart_id ?? null,
    exchangeId: payment.swap_id ?? null,
  }
}

function toFulfillment(parcel: OrderRecord['fulfillments'][number]): Fulfillment {
  return {
    createdAt: toIso(parcel.created_at) ?? '',
    shippedAt: toIso(parcel.shipped_at),
    cancelledAt: toIso(parcel.canceled_at),
    deliveredAt: toIso(parcel.metadata?.delivered_at),
    tracking: (parcel.tracking_links ?? []).map(toTrackingNumber),
  }
}

export function toTrackingNumber(link: { tracking_number: string; url?: string | null }): TrackingNumber {
  return { number: link.tracking_number, url: link.url ?? null }
}

/** ISO 8601; null for what is no moment. */
export function toIso(moment: unknown): string | null {
  if (typeof moment !== 'string' && !(moment instanceof Date)) return null
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
