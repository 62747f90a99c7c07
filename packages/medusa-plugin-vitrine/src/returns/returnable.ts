// @ts-nocheck
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

/**
 * What of some lines came back, what a return, exchange or claim is about to bring back, and what a claim has settled that
 * the shopper keeps, under whichever of its ids it was asked for.
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ id: string }>} lines of one order, as it has them now
 * @param {string} [claimId] of a claim that is being made: what it settles counts nowhere yet
 * @returns {Promise<Map<string, { returned: number, open: number, kept: number }>>} by the ids of `lines`
 */
export async function readPieces(manager, orderId, lines, claimId = null) {
  const lineage = await readLineage(manager, orderId)
  const ids = lines.flatMap(({ id }) => lineage.of(id))
  const rows = [...(await manager.query(readRequested, [ids])), ...(await manager.query(readKept, [ids, claimId]))]
  const sum = (own, count) =>
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
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ item_id: string, quantity: number }>} wanted by the lines' ids of now; a line may appear more than once
 * @param {string} [claimId] of the claim that wants them
 * @returns {Promise<string[]>} ids of lines; lines that are not there are left to Medusa
 */
export async function listExceeded(manager, orderId, wanted, claimId) {
  const sums = new Map()
  for (const { item_id: id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity)
  const lines = await manager.query(lockLines, [[...sums.keys()]])
  const pieces = await readPieces(manager, orderId, lines, claimId)
  return lines
    .filter(({ id, quantity, returned }) => {
      const back = pieces.get(id)
      return sums.get(id) > quantity - Math.max(returned, back.returned) - back.open - back.kept
    })
    .map(({ id }) => id)
}
