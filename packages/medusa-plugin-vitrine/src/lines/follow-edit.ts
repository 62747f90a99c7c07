import type { EntityManager } from 'typeorm'
import { type Lineage, readLineage } from './lineage'
import { makeConflict } from '../orders/conflict'
import { settleDelivery } from '../orders/delivery-status'
import { readPieces } from '../returns/returnable'

// each names a line in `item_id`, once within its parent
const references = [
  ['return_item', 'return_id'],
  ['fulfillment_item', 'fulfillment_id'],
  ['claim_item', 'claim_order_id'],
] as const

const toMove = ([table, parent]: readonly [string, string]) => `
  UPDATE ${table} reference SET item_id = moved.last
  FROM unnest($1::text[], $2::text[]) AS moved (id, last)
  WHERE reference.item_id = moved.id AND NOT EXISTS (
    SELECT FROM ${table} other WHERE other.${parent} = reference.${parent} AND other.item_id = moved.last)`

// the clones were made when the edit was begun: what was packed, sent or taken in since is counted on the former lines
const carry = `
  UPDATE line_item clone SET
    fulfilled_quantity = GREATEST(clone.fulfilled_quantity, origin.fulfilled_quantity),
    shipped_quantity = GREATEST(clone.shipped_quantity, origin.shipped_quantity),
    returned_quantity = GREATEST(clone.returned_quantity, origin.returned_quantity),
    has_shipping = origin.has_shipping
  FROM line_item origin WHERE clone.order_edit_id = $1 AND origin.id = clone.original_item_id`

const readEdited = `
  SELECT line.id, line.title, line.fulfilled_quantity AS packed, clone.quantity
  FROM line_item line
    JOIN order_edit edit ON edit.order_id = line.order_id
    LEFT JOIN line_item clone ON clone.original_item_id = line.id AND clone.order_edit_id = edit.id
  WHERE edit.id = $1 ORDER BY line.id FOR UPDATE OF line`

interface EditedLine {
  id: string
  title: string
  packed: number | null
  /** null where the edit takes the line away */
  quantity: number | null
}

/**
 * Has what names the former lines of an order name those that it has now: without that Medusa neither takes in a return
 * nor counts a parcel as sent that was made before an edit was accepted.
 */
export async function moveReferences(manager: EntityManager, orderId: string | null): Promise<Lineage> {
  const lineage = await readLineage(manager, orderId)
  const moved = lineage.replaced()
  if (moved.length === 0) return lineage
  const ids = [moved.map(([id]) => id), moved.map(([, last]) => last)]
  for (const reference of references) await manager.query(toMove(reference), ids)
  return lineage
}

/** Has the lines of an edit that is about to be confirmed count what was sent and came back since it was begun. */
export async function carryCounts(manager: EntityManager, editId: string) {
  await manager.query(carry, [editId])
}

/** Lets an edit that was just confirmed go on with what the order's lines had come to. */
export async function followEdit(manager: EntityManager, { order_id: orderId }: { order_id: string }) {
  await moveReferences(manager, orderId)
  await settleDelivery(manager, orderId)
}

/**
 * Refuses an edit that takes away pieces which came back, are on their way back, were settled by a claim or lie in a parcel:
 * they would be paid back twice, or have been sent for nothing. The order's lines stay locked until the transaction's end.
 * @throws MedusaError `pieces_bound`
 */
export async function requireLooseEdit(
  manager: EntityManager,
  { id, order_id: orderId }: { id: string; order_id: string },
) {
  const lines: EditedLine[] = await manager.query(readEdited, [id])
  const pieces = await readPieces(manager, orderId, lines)
  const bound = lines.filter(({ id: line, quantity, packed }) => {
    const { returned = 0, open = 0, kept = 0 } = pieces.get(line) ?? {}
    return (quantity ?? 0) < Math.max(returned + open + kept, packed ?? 0)
  })
  if (bound.length === 0) return
  throw makeConflict(
    'pieces_bound',
    `Pieces that are packed, came back, are on their way back or were settled by a claim cannot be taken out of the order: ${bound.map(({ title }) => title).join(', ')}`,
  )
}
