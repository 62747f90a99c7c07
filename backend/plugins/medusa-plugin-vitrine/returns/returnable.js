'use strict'

/**
 * How many pieces of a line may still come back: those that were bought, less those that came back, less those that an
 * open return, exchange or claim is about to bring back. The lines stay locked until the transaction's end, so that of
 * two requests for the same piece the later one finds it taken.
 */
const lockLines = `
  SELECT id, quantity - COALESCE(returned_quantity, 0) AS left
  FROM line_item WHERE id = ANY($1) ORDER BY id FOR UPDATE`

const readOpen = `
  SELECT item.item_id AS id, SUM(item.quantity)::int AS quantity
  FROM return_item item JOIN "return" request ON request.id = item.return_id
  WHERE item.item_id = ANY($1) AND request.status = 'requested'
  GROUP BY item.item_id`

/**
 * The lines of which more is wanted back than may still come back.
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ item_id: string, quantity: number }>} wanted a line may appear more than once
 * @returns {Promise<string[]>} ids of lines; lines that are not there are left to Medusa
 */
async function listExceeded(manager, wanted) {
  const sums = new Map()
  for (const { item_id: id, quantity } of wanted) sums.set(id, (sums.get(id) ?? 0) + quantity)
  const ids = [...sums.keys()]
  const lines = await manager.query(lockLines, [ids])
  const open = new Map((await manager.query(readOpen, [ids])).map(({ id, quantity }) => [id, quantity]))
  return lines.filter(({ id, left }) => sums.get(id) > left - (open.get(id) ?? 0)).map(({ id }) => id)
}

module.exports = { listExceeded }
