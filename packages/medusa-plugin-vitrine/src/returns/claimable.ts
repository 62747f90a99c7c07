import type { EntityManager } from 'typeorm'

/**
 * Of how many pieces of a line something can still be claimed: of those that were bought, less those of other claims, less
 * those that came or come back otherwise. The order is locked.
 */
const readLeft = `
  SELECT line.id, line.quantity
    - coalesce((SELECT sum(item.quantity) FROM claim_item item JOIN claim_order claim ON claim.id = item.claim_order_id
        WHERE item.item_id = line.id AND claim.canceled_at IS NULL), 0)::int
    - coalesce((SELECT sum(coalesce(item.received_quantity, item.quantity)) FROM return_item item
        JOIN "return" request ON request.id = item.return_id
        WHERE item.item_id = line.id AND request.claim_order_id IS NULL AND request.status <> 'canceled'), 0)::int AS left
  FROM line_item line WHERE line.id = ANY($1)`

/**
 * The lines of which more is claimed than can be.
 * @param claimed a line may appear more than once
 * @returns ids of lines; lines that are not there are left to Medusa
 */
export async function listOverclaimed(
  manager: EntityManager,
  claimed: Array<{ item_id: string; quantity: number }>,
): Promise<string[]> {
  const sums = new Map<string, number>()
  for (const { item_id: id, quantity } of claimed) sums.set(id, (sums.get(id) ?? 0) + quantity)
  const lines: { id: string; left: number }[] = await manager.query(readLeft, [[...sums.keys()]])
  return lines.filter(({ id, left }) => (sums.get(id) ?? 0) > left).map(({ id }) => id)
}
