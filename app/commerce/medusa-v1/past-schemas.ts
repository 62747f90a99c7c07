import { z } from 'zod'
import { type Claim, type Exchange, type NamedPieces, type Return, type ReturnStatus } from '../shop/order-past'
import { toIso, toNamedLine, toTrackingNumber } from './order'

/** Our plugin notes here what of a refund went back to gift cards, in minor units. */
const noteSchema = z.looseObject({ card_refund: z.number().optional() }).nullish().catch(null)

export const piecesSchema = z
  .object({ item_id: z.string(), quantity: z.number() })
  .transform(({ item_id: lineId, quantity }): NamedPieces => ({ lineId, quantity }))

const returnStatuses: Record<string, ReturnStatus> = {
  received: 'received',
  requires_action: 'checked',
  canceled: 'cancelled',
}

const text = z
  .string()
  .nullish()
  .transform((given) => given ?? null)

/** ISO 8601. */
export const momentSchema = z.string().nullish().transform(toIso)
export const requiredMoment = z.string().transform((moment) => toIso(moment) ?? moment)

export const returnSchema = z
  .object({
    id: z.string(),
    status: z.string(),
    created_at: requiredMoment,
    received_at: momentSchema,
    updated_at: requiredMoment,
    refund_amount: z.number(),
    metadata: noteSchema,
    items: z.array(z.object({ item_id: z.string(), quantity: z.number(), reason_id: text, note: text })),
    shipping_method: z
      .object({
        shipping_option: z
          .object({ name: z.string(), metadata: z.record(z.string(), z.unknown()).nullable() })
          .nullish(),
      })
      .nullish(),
  })
  .transform((request): Return => ({
    id: request.id,
    status: returnStatuses[request.status] ?? 'requested',
    createdAt: request.created_at,
    receivedAt: request.received_at,
    updatedAt: request.updated_at,
    refund: request.refund_amount,
    cardRefund: request.metadata?.card_refund ?? 0,
    items: request.items.map(({ item_id: lineId, quantity, reason_id: reasonId, note }) => ({
      lineId,
      quantity,
      reasonId,
      note,
    })),
    option: request.shipping_method?.shipping_option ?? null,
  }))

const requestSchema = returnSchema.nullish().transform((request) => request ?? null)

export const claimSchema = z
  .object({
    return_order: requestSchema,
    canceled_at: momentSchema,
    claim_items: z.array(piecesSchema).default([]),
    type: z.string().optional(),
    payment_status: z.string().optional(),
    refund_amount: z.number().nullish(),
    created_at: momentSchema,
    metadata: noteSchema,
  })
  .transform((claim): Claim => ({
    createdAt: claim.created_at,
    cancelledAt: claim.canceled_at,
    kind: claim.type === 'refund' ? 'refund' : 'replace',
    isRefunded: claim.payment_status === 'refunded',
    refund: claim.refund_amount ?? 0,
    cardRefund: claim.metadata?.card_refund ?? 0,
    items: claim.claim_items,
    request: claim.return_order,
  }))

const trackingSchema = z.object({ tracking_number: z.string(), url: text }).transform(toTrackingNumber)

const sentSchema = z
  .object({
    shipped_at: momentSchema,
    canceled_at: momentSchema,
    tracking_links: z
      .array(trackingSchema)
      .nullish()
      .transform((links) => links ?? []),
  })
  .transform(({ shipped_at: shippedAt, canceled_at: cancelledAt, tracking_links: tracking }) => ({
    shippedAt,
    cancelledAt,
    tracking,
  }))

export const namedLineSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  thumbnail: z.string().nullable(),
  quantity: z.number(),
  variant: z.object({ id: z.string().optional(), product_id: z.string() }).nullish(),
  is_giftcard: z.boolean().default(false),
  // an older plugin does not say
  unit_price: z.number().default(0),
})

const comingSchema = namedLineSchema
  .extend({ variant_id: z.string().nullable() })
  .transform(({ id, quantity, thumbnail, variant_id: variantId, ...line }) => ({
    id,
    quantity,
    thumbnail,
    variantId,
    ...toNamedLine(line),
  }))

const differenceStatuses: Record<string, Exchange['differenceStatus']> = {
  captured: 'captured',
  difference_refunded: 'refunded',
}

export const exchangeSchema = z
  .object({
    return_order: requestSchema,
    id: z.string(),
    cart_id: z.string().nullable(),
    created_at: requiredMoment,
    confirmed_at: momentSchema,
    canceled_at: momentSchema,
    payment_status: z.string(),
    fulfillment_status: z.string(),
    difference_due: z.number().nullable(),
    fulfillments: z.array(sentSchema).default([]),
    additional_items: z.array(comingSchema),
  })
  .transform((exchange): Exchange => ({
    id: exchange.id,
    cartId: exchange.cart_id || null,
    createdAt: exchange.created_at,
    confirmedAt: exchange.confirmed_at,
    cancelledAt: exchange.canceled_at,
    isShipped: exchange.fulfillment_status.includes('shipped'),
    difference: exchange.difference_due,
    differenceStatus: differenceStatuses[exchange.payment_status] ?? 'open',
    fulfillments: exchange.fulfillments,
    items: exchange.additional_items,
    request: exchange.return_order,
  }))
