import type { EntityManager } from 'typeorm'
import { readLineage } from '../lines/lineage'

const lockLines = `
  SELECT id, quantity, COALESCE(returned_quantity, 0) AS returned
  FROM line_item WHERE id = ANY($1) ORDER BY id FOR UPDATE`

const readRequested = `
  SELECT item.item_id AS id,
    COALESCE(SUM(item.quantity) FILTER (WHERE request.status = 'requested'), 0)::int AS open,
    COALESCE(SUM(item.quantity) FILTER (WHERE request.status IN ('received', 'requires_action')), 0)::int AS returned
  FROM return_item item JOIN "return" request ON request.id = item.return_id
  WHERE item.item_id = ANY($1) GROUP BY item.item_id`

// of claims that ask nothing back, but for the one that is being made
const readKept = `
  SELECT item.item_id AS id, SUM(item.quantity)::int AS kept
  FROM claim_item item JOIN claim_order claim ON claim.id = item.claim_order_id
  WHERE item.item_id = ANY($1) AND claim.canceled_at IS NULL AND claim.id IS DISTINCT FROM $2
    AND NOT EXISTS (SELECT FROM "return" WHERE claim_order_id = claim.id AND status <> 'canceled')
  GROUP BY item.item_id`

interface PiecesRow {
  id: string
  returned?: number
  open?: number
  kept?: number
}

/**
 * What of some lines came back, what a return, exchange or claim is about to bring back, and what a claim has settled that
 * the shopper keeps, under whichever of its ids it was asked for.
 * @param lines of one order, as it has them now
 * @param claimId of a claim that is being made: what it settles counts nowhere yet
 * @returns by the ids of `lines`
 */
export async function readPieces(
  manager: EntityManager,
  orderId: string | null,
  lines: Array<{ id: string }>,
  claimId: string | null = null,
): Promise<Map<string, { returned: number; open: number; kept: number }>> {
  const lineage = await readLineage(manager, orderId)
  const ids = lines.flatMap(({ id }) => lineage.of(id))
  const rows: PiecesRow[] = [
    ...(await manager.query(readRequested, [ids])),
    ...(await manager.query(readKept, [ids, claimId])),
  ]
  const sum = (own: string[], count: 'returned' | 'open' | 'kept') =>
    rows.filter(({ id }) => own.includes(id)).reduce((all, { [count]: pieces = 0 }) => all + pieces, 0)
  return new Map(
    lines.map(({ id }) => {
      const own = lineage.of(id)
      return [id, { returned: sum(own, 'returned'), open: sum(own, 'open'), kept: sum(own, 'kept') }]
    }),
  )
}

/**
 * The lines of which more is wanted back than may still come back: of the pieces that were bought, those that neither came
 * back nor are about to, nor were settled by a claim. The lines stay locked until the transaction's end, so that of two requests for the same piece the
 * later one finds it taken.
 * @param wanted by the lines' ids of now; a line may appear more than once
 * @param claimId of the claim that wants them
 * @returns ids of lines; lines that are not there are left to Medusa
 */
export async function listExceeded(
  manager: EntityManager,
  orderId: string | null,
  wanted: Array<{ item_id: string; quantity: number }>,
  claimId?: string,
): Promise<string[]> {
  const sums = new Map<string, number>()
  for (const { item_id: id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity)
  const lines: { id: string; quantity: number; returned: number }[] = await manager.query(lockLines, [[...sums.keys()]])
  const pieces = await readPieces(manager, orderId, lines, claimId)
  return lines
    .filter(({ id, quantity, returned }) => {
      const back = pieces.get(id) ?? { returned: 0, open: 0, kept: 0 }
      return (sums.get(id) ?? 0) > quantity - Math.max(returned, back.returned) - back.open - back.kept
    })
    .map(({ id }) => id)
}
