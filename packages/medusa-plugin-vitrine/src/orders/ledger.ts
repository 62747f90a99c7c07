import type { EntityManager } from 'typeorm'
import { give, type Pieces, take } from '../stock/stock'

/**
 * What an order holds of stock and money, read from its rows. Every function runs in a transaction that has locked the
 * order (`lock.ts`).
 */

// what is sent has left the stock, and does not come back to it by any change of the order
const held = 'greatest(0, quantity - coalesce(fulfilled_quantity, 0))'

const readEditChange = `
  SELECT variant_id AS "variantId",
    sum(CASE WHEN order_edit_id = $2 THEN ${held} ELSE -${held} END)::int AS quantity
  FROM line_item
  WHERE variant_id IS NOT NULL AND (order_edit_id = $2 OR order_id = $1 AND order_edit_id IS DISTINCT FROM $2)
  GROUP BY variant_id ORDER BY variant_id`

const readReplacement = {
  swap: 'SELECT variant_id AS "variantId", quantity FROM line_item WHERE swap_id = $1 AND variant_id IS NOT NULL',
  claim:
    'SELECT variant_id AS "variantId", quantity FROM line_item WHERE claim_order_id = $1 AND variant_id IS NOT NULL',
}

const readRefundable = `
  SELECT coalesce(sum(amount - amount_refunded), 0)::int AS amount FROM payment
  WHERE order_id = $1 AND captured_at IS NOT NULL AND canceled_at IS NULL`

const readCanceled = 'SELECT canceled_at IS NOT NULL AS canceled FROM "order" WHERE id = $1'

/** What a change takes of each variant more than the order holds; less where negative. */
export function listEditChange(
  manager: EntityManager,
  orderId: string,
  editId: string,
): Promise<Array<{ variantId: string; quantity: number }>> {
  return manager.query(readEditChange, [orderId, editId])
}

/** What a swap or claim sends instead. */
export function listReplacement(manager: EntityManager, kind: 'swap' | 'claim', id: string): Promise<Pieces[]> {
  return manager.query(readReplacement[kind], [id])
}

/**
 * Takes and gives back stock, in the order of the variants' ids.
 * @param change a negative quantity is given back
 * @returns `short` lists variants
 *   of which there are too few; the transaction must then be rolled back
 */
export async function moveStock(
  manager: EntityManager,
  change: Array<{ variantId: string; quantity: number }>,
): Promise<{ moved: Array<{ variantId: string; productId: string }>; short: string[] }> {
  const moved = []
  const short = []
  for (const { variantId, quantity } of change.toSorted(byVariant)) {
    if (quantity === 0) continue
    const { variant, isShort } = await moveOne(manager, { variantId, quantity })
    if (isShort) short.push(variantId)
    if (variant) moved.push({ variantId, productId: variant.product_id })
  }
  return { moved, short }
}

async function moveOne(manager: EntityManager, { variantId, quantity }: { variantId: string; quantity: number }) {
  if (quantity < 0) return { variant: await give(manager, { variantId, quantity: -quantity }), isShort: false }
  const { taken, short } = await take(manager, { variantId, quantity })
  return { variant: taken, isShort: short }
}

/** Captured, not paid back and not cancelled, in minor units. */
export async function readRefundableAmount(manager: EntityManager, orderId: string | null): Promise<number> {
  const [row]: { amount: number }[] = await manager.query(readRefundable, [orderId])
  return row?.amount ?? 0
}

export async function isCanceled(manager: EntityManager, orderId: string | null): Promise<boolean> {
  const [order]: { canceled: boolean }[] = await manager.query(readCanceled, [orderId])
  return order?.canceled ?? false
}

interface PaidOrder {
  payments?: { amount: number; amount_refunded: number; canceled_at?: Date | string | null }[]
  paid_total?: number
  refundable_amount?: number
}

/**
 * Medusa counts a payment that was cancelled as paid. Of one that was captured all the same only what came back counts.
 * @param order with `payments` and `refunds` where its totals are given
 */
export function correctPaid<Order extends PaidOrder>(order: Order): Order {
  if (!order.payments || (order.paid_total === undefined && order.refundable_amount === undefined)) return order
  const uncounted = order.payments
    .filter(({ canceled_at: at }) => at)
    .reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0)
  if (order.paid_total !== undefined) order.paid_total -= uncounted
  if (order.refundable_amount !== undefined) order.refundable_amount -= uncounted
  return order
}

function byVariant({ variantId: one }: { variantId: string }, { variantId: other }: { variantId: string }) {
  return one < other ? -1 : Number(one > other)
}
