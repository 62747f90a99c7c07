'use strict'

const { readLineage } = require('../lines/lineage')

const lockLines = `
  SELECT id, quantity, COALESCE(returned_quantity, 0) AS returned
  FROM line_item WHERE id = ANY($1) ORDER BY id FOR UPDATE`

const readRequested = `
  SELECT item.item_id AS id,
    COALESCE(SUM(item.quantity) FILTER (WHERE request.status = 'requested'), 0)::int AS open,
    COALESCE(SUM(item.quantity) FILTER (WHERE request.status IN ('received', 'requires_action')), 0)::int AS returned
  FROM return_item item JOIN "return" request ON request.id = item.return_id
  WHERE item.item_id = ANY($1) GROUP BY item.item_id`

/**
 * What of some lines came back and what a return, exchange or claim is about to bring back, under whichever of its ids it
 * was asked for.
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ id: string }>} lines of one order, as it has them now
 * @returns {Promise<Map<string, { returned: number, open: number }>>} by the ids of `lines`
 */
async function readPieces(manager, orderId, lines) {
  const lineage = await readLineage(manager, orderId)
  const ids = lines.flatMap(({ id }) => lineage.of(id))
  const requested = await manager.query(readRequested, [ids])
  const sum = (own, count) => requested.filter(({ id }) => own.includes(id)).reduce((all, row) => all + row[count], 0)
  return new Map(
    lines.map(({ id }) => {
      const own = lineage.of(id)
      return [id, { returned: sum(own, 'returned'), open: sum(own, 'open') }]
    }),
  )
}

/**
 * The lines of which more is wanted back than may still come back: of the pieces that were bought, those that neither came
 * back nor are about to. The lines stay locked until the transaction's end, so that of two requests for the same piece the
 * later one finds it taken.
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ item_id: string, quantity: number }>} wanted by the lines' ids of now; a line may appear more than once
 * @returns {Promise<string[]>} ids of lines; lines that are not there are left to Medusa
 */
async function listExceeded(manager, orderId, wanted) {
  const sums = new Map()
  for (const { item_id: id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity)
  const lines = await manager.query(lockLines, [[...sums.keys()]])
  const pieces = await readPieces(manager, orderId, lines)
  return lines
    .filter(({ id, quantity, returned }) => {
      const back = pieces.get(id)
      return sums.get(id) > quantity - Math.max(returned, back.returned) - back.open
    })
    .map(({ id }) => id)
}

module.exports = { listExceeded, readPieces }
