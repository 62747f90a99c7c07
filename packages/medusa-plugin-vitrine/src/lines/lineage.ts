import type { EntityManager } from 'typeorm'

/**
 * Accepting an order edit replaces every line of the order by a clone, which names its origin in `original_item_id`, while
 * returns, swaps, claims and fulfillments go on naming the line that was there when they were made.
 */
const readClones = `
  SELECT clone.id, clone.original_item_id AS origin
  FROM line_item clone JOIN order_edit edit ON edit.id = clone.order_edit_id
  WHERE edit.order_id = $1 AND edit.confirmed_at IS NOT NULL AND clone.original_item_id IS NOT NULL`

/** What became of the lines of one order. */
export interface Lineage {
  /** all ids that a line has had, oldest first */
  of(id: string): string[]
  /** the id that it has now, or had when it was taken away */
  last(id: string): string
  /** every former id with the last one */
  replaced(): [string, string][]
}

/** @param clones of edits that were accepted */
export function toLineage(clones: Array<{ id: string; origin: string }>): Lineage {
  const before = new Map(clones.map(({ id, origin }) => [id, origin]))
  const after = new Map(clones.map(({ id, origin }) => [origin, id]))
  const walk = (steps: Map<string, string>, id: string) => {
    const seen = [id]
    for (let next = steps.get(id); next !== undefined; next = steps.get(next)) seen.push(next)
    return seen
  }
  const last = (id: string) => walk(after, id).at(-1) ?? id
  return {
    of: (id: string) => walk(after, walk(before, id).at(-1) ?? id),
    last,
    replaced: () => [...after.keys()].map((id) => [id, last(id)]),
  }
}

export async function readLineage(manager: EntityManager, orderId: string | null): Promise<Lineage> {
  return toLineage(await manager.query(readClones, [orderId]))
}

/**
 * Names the lines that an order has now for those that somebody has seen before a change.
 * @param items of a request
 */
export async function nameCurrent<Item extends { item_id: string }>(
  manager: EntityManager,
  orderId: string | null,
  items: Item[],
): Promise<Item[]> {
  const { last } = await readLineage(manager, orderId)
  return items.map((item) => ({ ...item, item_id: last(item.item_id) }))
}
