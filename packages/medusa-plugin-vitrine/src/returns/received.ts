import type { EntityManager } from 'typeorm'

/** What a return that is received brings back. `manager` is that of a transaction that has locked the order. */

const readReturn = `
  SELECT id, order_id AS "orderId", claim_order_id AS "claimId", swap_id IS NOT NULL AS "isSwap",
    refund_amount AS "refundAmount", status NOT IN ('received', 'canceled') AS "isOpen"
  FROM "return" WHERE id = $1`

const readItems = 'SELECT item_id AS "itemId", quantity FROM return_item WHERE return_id = $1'

const addReturned = 'UPDATE line_item SET returned_quantity = coalesce(returned_quantity, 0) + $2 WHERE id = $1'

// Medusa gives back the stock of the order's own lines
const readReplacements = `
  SELECT line.variant_id AS "variantId", -item.received_quantity AS quantity
  FROM return_item item JOIN line_item line ON line.id = item.item_id
  WHERE item.return_id = $1 AND item.received_quantity > 0 AND line.order_id IS NULL AND line.variant_id IS NOT NULL
    AND (line.swap_id IS NOT NULL OR line.claim_order_id IS NOT NULL)`

/** As it was announced; `orderId` is null where `isSwap`. */
export interface ReturnRequest {
  id: string
  orderId: string | null
  claimId: string | null
  isSwap: boolean
  refundAmount: number
  isOpen: boolean
  items: Array<{ itemId: string; quantity: number }>
}

export async function readRequest(manager: EntityManager, returnId: string): Promise<ReturnRequest | undefined> {
  const [request]: Omit<ReturnRequest, 'items'>[] = await manager.query(readReturn, [returnId])
  return request && { ...request, items: await manager.query(readItems, [returnId]) }
}

/** By how many pieces of each line more came than were announced; fewer where negative. */
export function listMismatches(
  announced: Array<{ itemId: string; quantity: number }>,
  received: Array<{ item_id: string; quantity: number }>,
): Array<{ itemId: string; difference: number }> {
  const differences = new Map(announced.map(({ itemId, quantity }) => [itemId, -quantity]))
  for (const { item_id: id, quantity } of received) differences.set(id, (differences.get(id) ?? 0) + quantity)
  return [...differences].flatMap(([itemId, difference]) => (difference === 0 ? [] : [{ itemId, difference }]))
}

/** After Medusa has counted what was announced. */
export async function correctReturned(
  manager: EntityManager,
  mismatches: Array<{ itemId: string; difference: number }>,
) {
  for (const { itemId, difference } of mismatches) await manager.query(addReturned, [itemId, difference])
}

/** What comes back into stock of what exchanges and claims had sent, with negative quantities. */
export function listReceivedReplacements(
  manager: EntityManager,
  returnId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  return manager.query(readReplacements, [returnId])
}
