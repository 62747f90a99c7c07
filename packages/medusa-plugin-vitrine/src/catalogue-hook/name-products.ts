import type { Change } from './change-set'
import type { EntityManager } from 'typeorm'

const handlesOf = `
  SELECT id, handle, deleted_at IS NOT NULL OR status <> 'published' AS gone
  FROM product WHERE id = ANY($1)`
// in one statement, since of several Medusas each hears of some sales
const noteTurned = `
  INSERT INTO vitrine_told_stock AS told (variant_id, is_available)
  SELECT id, NOT manage_inventory OR allow_backorder OR inventory_quantity > 0
  FROM product_variant WHERE id = ANY($1) ORDER BY id
  ON CONFLICT (variant_id) DO UPDATE SET is_available = excluded.is_available
  WHERE told.is_available IS DISTINCT FROM excluded.is_available
  RETURNING variant_id AS id`

/**
 * Gives changed products the handles that the shop knows them by, and says which are not there to be sold. A variant's stock counts as its product's change only
 * where it begins or ceases to be available.
 */
export async function nameProducts(manager: EntityManager, changes: Change[]) {
  const turned = await findTurned(manager, changes)
  const byProduct = new Map<string, 'product' | 'stock'>()
  const others: Change[] = []
  for (const { kind, id, productId } of changes) {
    const product = productId ?? id ?? ''
    if (kind === 'product' || (kind === 'stock' && id && turned.has(id))) byProduct.set(product, 'product')
    else if (kind !== 'stock') others.push({ kind, id })
    else if (!byProduct.has(product)) byProduct.set(product, 'stock')
  }
  const rows: { id: string; handle: string; gone: boolean }[] =
    byProduct.size > 0 ? await manager.query(handlesOf, [[...byProduct.keys()]]) : []
  const products = new Map(rows.map((row) => [row.id, row]))
  return [...others, ...[...byProduct].map(([id, kind]) => toChange(id, kind, products.get(id)))]
}

function toChange(id: string, kind: 'product' | 'stock', found?: { handle: string; gone: boolean }): Change {
  const change = { kind, id, handle: found?.handle ?? undefined }
  return found?.gone ? { ...change, gone: true } : change
}

async function findTurned(manager: EntityManager, changes: Change[]) {
  const ids = changes.filter(({ kind }) => kind === 'stock').map(({ id }) => id)
  const turned: { id: string }[] = ids.length > 0 ? await manager.query(noteTurned, [ids]) : []
  return new Set(turned.map(({ id }) => id))
}
