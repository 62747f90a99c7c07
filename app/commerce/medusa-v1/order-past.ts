import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type OrderPast, type PastEdit, type Refund, type ReplacedLine } from '../shop/order-past'
import { type Calls } from './repeatable-calls'
import { type GetCapabilities } from './offers'
import { orNull } from './or-null'
import { toNamedLine } from './order'
import {
  claimSchema,
  exchangeSchema,
  momentSchema,
  namedLineSchema,
  piecesSchema,
  requiredMoment,
  returnSchema,
} from './past-schemas'

const reasons = { discount: 'discount', return: 'return', swap: 'exchange', claim: 'claim', other: 'other' } as const

const refundSchema = z
  .object({
    amount: z.number(),
    reason: z.enum(['discount', 'return', 'swap', 'claim', 'other']).catch('other'),
    created_at: requiredMoment,
  })
  .transform(({ amount, reason, created_at: createdAt }): Refund => ({ amount, reason: reasons[reason], createdAt }))

const parcelSchema = z
  .object({ shipped_at: momentSchema, canceled_at: momentSchema, items: z.array(piecesSchema) })
  .transform(({ shipped_at: shippedAt, canceled_at: cancelledAt, items }) => ({ shippedAt, cancelledAt, items }))

const answerSchema = z.object({
  order: z
    .object({
      returns: z.array(returnSchema),
      swaps: z.array(exchangeSchema),
      claims: z.array(claimSchema),
      refunds: z.array(refundSchema),
      fulfillments: z.array(parcelSchema).default([]),
    })
    .transform(({ returns, swaps, claims, refunds, fulfillments: parcels }) => ({
      returns: returns.toSorted(compareNewest),
      exchanges: swaps.toSorted(compareNewest),
      claims,
      refunds,
      parcels,
    })),
})

const historySchema = z.object({
  edits: z.array(
    z
      .object({
        id: z.string(),
        status: z.enum(['requested', 'confirmed', 'declined', 'canceled']),
        confirmed_at: momentSchema,
        difference: z.number().nullable(),
        payment: z.object({ status: z.string(), amount: z.number() }).nullable(),
      })
      .transform(({ id, status, confirmed_at: confirmedAt, difference, payment }): PastEdit => ({
        id,
        status: status === 'canceled' ? 'cancelled' : status,
        confirmedAt,
        difference,
        isUnpaid: payment?.status === 'not_paid',
      })),
  ),
  lines: z.array(
    namedLineSchema
      .extend({ original_item_id: z.string().nullable(), order_edit_id: z.string().nullable() })
      .transform(
        ({ id, quantity, thumbnail, original_item_id: originalId, order_edit_id: editId, ...line }): ReplacedLine => ({
          id,
          quantity,
          thumbnail,
          originalId,
          editId,
          ...toNamedLine(line),
        }),
      ),
  ),
})

const relations = [
  'returns',
  'returns.items',
  'returns.shipping_method',
  'returns.shipping_method.shipping_option',
  'swaps',
  'swaps.additional_items',
  'swaps.additional_items.variant',
  'swaps.fulfillments',
  'swaps.fulfillments.tracking_links',
  'swaps.return_order',
  'swaps.return_order.items',
  'swaps.return_order.shipping_method',
  'swaps.return_order.shipping_method.shipping_option',
  'claims',
  'claims.claim_items',
  'claims.return_order',
  'claims.return_order.items',
  'refunds',
  'fulfillments',
  'fulfillments.items',
].join()

/** What comes and came back of an order; null without the plugin, since Medusa by itself refuses these relations. */
export async function getOrderPast(
  read: Calls['read'],
  getCapabilities: GetCapabilities,
  orderId: string,
): Promise<OrderPast | null> {
  if ((await getCapabilities())?.orderPasts === false) return null
  const id = encodeURIComponent(orderId)
  try {
    const [answer, history] = await Promise.all([
      read(({ client }) =>
        client.request('GET', `/store/orders/${id}?${new URLSearchParams({ fields: 'id', expand: relations })}`),
      ),
      orNull(read(({ client }) => client.request('GET', `/store/vitrine/orders/${id}/edits`))),
    ])
    const { edits, lines: replaced } = history === null ? { edits: [], lines: [] } : historySchema.parse(history)
    return { ...answerSchema.parse(answer).order, edits, replaced }
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}

interface Made {
  id: string
  createdAt: string
}

function compareNewest(a: Made, b: Made): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id)
}
