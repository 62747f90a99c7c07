// @ts-nocheck
/**
 * Accepting an order edit replaces every line of the order by a clone, which names its origin in `original_item_id`, while
 * returns, swaps, claims and fulfillments go on naming the line that was there when they were made.
 */
const readClones = `
  SELECT clone.id, clone.original_item_id AS origin
  FROM line_item clone JOIN order_edit edit ON edit.id = clone.order_edit_id
  WHERE edit.order_id = $1 AND edit.confirmed_at IS NOT NULL AND clone.original_item_id IS NOT NULL`

/**
 * What became of the lines of one order.
 * @typedef {{ of: (id: string) => string[], last: (id: string) => string, replaced: () => [string, string][] }} Lineage
 *   `of`: all ids that a line has had, oldest first; `last`: the one that it has now, or had when it was taken away;
 *   `replaced`: every former id with the last one
 */

/** @param {Array<{ id: string, origin: string }>} clones of edits that were accepted @returns {Lineage} */
export function toLineage(clones) {
  const before = new Map(clones.map(({ id, origin }) => [id, origin]))
  const after = new Map(clones.map(({ id, origin }) => [origin, id]))
  const walk = (steps, id) => {
    const seen = [id]
    for (let next = steps.get(id); next !== undefined; next = steps.get(next)) seen.push(next)
    return seen
  }
  const last = (id) => walk(after, id).at(-1)
  return {
    of: (id) => walk(after, walk(before, id).at(-1)),
    last,
    replaced: () => [...after.keys()].map((id) => [id, last(id)]),
  }
}

/** @param {import('typeorm').EntityManager} manager @returns {Promise<Lineage>} */
export async function readLineage(manager, orderId) {
  return toLineage(await manager.query(readClones, [orderId]))
}

/**
 * Names the lines that an order has now for those that somebody has seen before a change.
 * @param {import('typeorm').EntityManager} manager
 * @param {Array<{ item_id: string }>} items of a request
 */
export async function nameCurrent(manager, orderId, items) {
  const { last } = await readLineage(manager, orderId)
  return items.map((item) => ({ ...item, item_id: last(item.item_id) }))
}
