import { z } from 'zod'
import { isCommerceError } from '~/commerce/errors'
import { toCountedLine } from '~/commerce/medusa-v1/order'
import { type RequestContext } from '~/context.server'
import { type PastFacts } from '~/features/orders/line-life'
import { type DatedPast } from '~/features/orders/timeline'
import { type EditHistory, readEditHistory } from '../order-edits/edit-history.server'
import { type RefundLimit, toRefundLimit } from '../refund-limit'
import { toPaidBack } from './return-state'

/** Our plugin notes here what of a refund went back to gift cards, in minor units. */
const noteSchema = z.looseObject({ card_refund: z.number().optional() }).nullish().catch(null)

const requestSchema = z.object({
  id: z.string(),
  status: z.string(),
  created_at: z.string(),
  received_at: z.string().nullable(),
  updated_at: z.string(),
  /** Minor units, the way back taken off. */
  refund_amount: z.number(),
  metadata: noteSchema,
  items: z.array(
    z.object({
      item_id: z.string(),
      quantity: z.number(),
      reason_id: z.string().nullable().optional(),
      note: z.string().nullable().optional(),
    }),
  ),
  shipping_method: z
    .object({
      shipping_option: z.object({ name: z.string(), metadata: z.record(z.string(), z.unknown()).nullable() }).nullish(),
    })
    .nullish(),
})

const claimSchema = z.object({
  return_order: requestSchema.nullish(),
  canceled_at: z.string().nullish(),
  claim_items: z.array(z.object({ item_id: z.string(), quantity: z.number() })).default([]),
  /** `refund` where the shopper gets money, `replace` where other pieces. */
  type: z.string().optional(),
  payment_status: z.string().optional(),
  /** Minor units; null where pieces are replaced. */
  refund_amount: z.number().nullish(),
  /** It is paid back at once. */
  created_at: z.string().nullish(),
  metadata: noteSchema,
})

const exchangeSchema = z.object({
  return_order: requestSchema.nullish(),
  id: z.string(),
  /** The cart in which it is paid and confirmed. */
  cart_id: z.string().nullable(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  canceled_at: z.string().nullable(),
  payment_status: z.string(),
  fulfillment_status: z.string(),
  /** Minor units, negative where the shopper gets it back; null until it is confirmed. */
  difference_due: z.number().nullable(),
  /** The parcels with what comes. */
  fulfillments: z
    .array(
      z.object({
        shipped_at: z.string().nullable(),
        canceled_at: z.string().nullable(),
        tracking_links: z
          .array(z.object({ tracking_number: z.string(), url: z.string().nullish() }))
          .nullish()
          .transform((links) => links ?? []),
      }),
    )
    .default([]),
  /** What comes in place of what goes back. */
  additional_items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      thumbnail: z.string().nullable(),
      quantity: z.number(),
      variant_id: z.string().nullable(),
      variant: z
        .object({ product_id: z.string() })
        .nullish()
        .transform((variant) => variant ?? null),
    }),
  ),
})

const answerSchema = z.object({
  order: z.object({
    returns: z.array(requestSchema),
    swaps: z.array(exchangeSchema),
    claims: z.array(claimSchema),
    refunds: z.array(z.object({ amount: z.number(), reason: z.string(), created_at: z.string() })),
    fulfillments: z
      .array(
        z.object({
          shipped_at: z.string().nullable(),
          canceled_at: z.string().nullable(),
          items: z.array(z.object({ item_id: z.string(), quantity: z.number() })),
        }),
      )
      .default([]),
  }),
})

/** A return as Medusa keeps it. */
export type ReturnRecord = z.infer<typeof requestSchema>

/** An exchange as Medusa keeps it. */
export type ExchangeRecord = z.infer<typeof exchangeSchema>

/** What comes and came back of an order. */
export interface OrderReturns {
  /** Newest first. */
  returns: ReturnRecord[]
  /** Newest first. */
  exchanges: ExchangeRecord[]
  /** Ids of those whose amount was paid back. */
  paidBack: ReadonlySet<string>
  claims: z.infer<typeof claimSchema>[]
  refunds: z.infer<typeof answerSchema>['order']['refunds']
  /** What returns and claims have brought back to gift cards, in minor units. */
  onCards: DatedPast['onCards']
  /** Oldest first. */
  edits: EditHistory['edits']
  /** The lines that edits have replaced or taken away. */
  former: EditHistory['lines']
  /** Of the order's lines; returns of exchanges and claims among them. */
  past: PastFacts
  /** Those of exchanges and claims among them. */
  dated: DatedPast
}

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

/**
 * What comes and came back of an order; null where the backend keeps that to itself, since it is without our plugin.
 * Medusa tells it to anybody: only for an order that `requireOwnOrder` has let through.
 * @throws CommerceError when the backend is down
 */
export async function readReturns(ctx: RequestContext, orderId: string): Promise<OrderReturns | null> {
  const path = `/store/orders/${encodeURIComponent(orderId)}?${new URLSearchParams({ fields: 'id', expand: relations })}`
  try {
    const [answer, history] = await Promise.all([
      ctx.commerce.as({}).read((medusa) => medusa.client.request('GET', path)),
      readEditHistory(ctx, orderId),
    ])
    const { returns, swaps, claims, refunds, fulfillments } = answerSchema.parse(answer).order
    const others = [...swaps, ...claims].flatMap(({ return_order: request }) => request ?? [])
    // a claim's return may be the order's too
    const all = new Map([...returns, ...others].map((request) => [request.id, request]))
    const onCards = [
      ...[...all.values()].flatMap(({ metadata, received_at: at }) => toCardRefund(metadata, at)),
      ...claims.flatMap(({ metadata, created_at: at }) => toCardRefund(metadata, at)),
    ]
    return {
      returns: returns.toSorted(compareNewest),
      exchanges: swaps.toSorted(compareNewest),
      paidBack: toPaidBack(returns.map(withCardRefund), refunds),
      claims,
      refunds,
      onCards,
      edits: history.edits,
      former: history.lines,
      past: {
        former: history.lines.map(toCountedLine),
        requests: [...all.values()],
        exchanged: toExchanged(swaps),
        claimed: claims.flatMap(listKept),
        parcels: fulfillments,
      },
      dated: { returns: [...all.values()], exchanges: swaps, refunds, onCards, edits: history.edits },
    }
  } catch (error) {
    if (isCommerceError(error, 'invalid')) return null
    throw error
  }
}

function toExchanged(exchanges: readonly ExchangeRecord[]): ReadonlySet<string> {
  const confirmed = exchanges.filter(({ confirmed_at: at, canceled_at: dropped }) => at && !dropped)
  return new Set(confirmed.flatMap(({ return_order: request }) => request?.id ?? []))
}

function listKept({ return_order: request, claim_items: items, canceled_at: cancelled }: z.infer<typeof claimSchema>) {
  return cancelled || (request && request.status !== 'canceled') ? [] : items
}

/** What the returns of an order that are on their way bring back, in minor units. @param except the id of one of them */
function sumPromised(known: OrderReturns | null, except?: string): number {
  const open = known?.returns.filter(({ id, status }) => status === 'requested' && id !== except) ?? []
  return open.reduce((sum, { refund_amount: refund }) => sum + refund, 0)
}

/** What can come back by itself for a return of an order; of what `except` brings back nothing is promised yet. */
export function toReturnLimit(
  order: Parameters<typeof toRefundLimit>[0],
  known: OrderReturns | null,
  except?: string,
): RefundLimit {
  const backOnCard = known && known.onCards.reduce((sum, { amount }) => sum + amount, 0)
  return toRefundLimit(order, { promised: sumPromised(known, except), backOnCard })
}

function withCardRefund<T extends Pick<ReturnRecord, 'metadata'>>(request: T): T & { card_refund: number } {
  return { ...request, card_refund: request.metadata?.card_refund ?? 0 }
}

function toCardRefund(metadata: ReturnRecord['metadata'], at: string | null | undefined): DatedPast['onCards'] {
  const amount = metadata?.card_refund ?? 0
  return amount > 0 ? [{ amount, at }] : []
}

interface Made {
  id: string
  created_at: string
}

function compareNewest(a: Made, b: Made): number {
  return b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id)
}
