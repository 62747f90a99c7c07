import type { EntityManager } from 'typeorm'

/**
 * Stock as Medusa keeps it without its inventory module: a number on the variant. Every function runs in the
 * transaction of the manager it is given and changes the number by an amount, never to one read before, so that two
 * buyers cannot both take the last piece.
 */

/** A negative quantity goes the other way. */
export interface Pieces {
  variantId: string
  quantity: number
}

interface ChangedVariant {
  id: string
  product_id: string
}

interface StockRow {
  manage_inventory: boolean
  allow_backorder: boolean
  inventory_quantity: number
}

const takeOne = `
  UPDATE product_variant SET inventory_quantity = inventory_quantity - $2, updated_at = now()
  WHERE id = $1 AND deleted_at IS NULL AND manage_inventory AND (allow_backorder OR inventory_quantity >= $2)
  RETURNING id, product_id`

const readOne = `
  SELECT manage_inventory, allow_backorder, inventory_quantity FROM product_variant
  WHERE id = $1 AND deleted_at IS NULL`

const giveOne = `
  UPDATE product_variant SET inventory_quantity = inventory_quantity + $2, updated_at = now()
  WHERE id = $1 AND manage_inventory
  RETURNING id, product_id`

const lockOfOrder = `
  SELECT id FROM product_variant WHERE id IN (SELECT variant_id FROM line_item WHERE order_id = $1)
  ORDER BY id FOR NO KEY UPDATE`

/**
 * Takes a quantity of one variant.
 * @returns `taken` is null where nothing
 *   had to be taken (stock not managed) or nothing could be (`short`; also a variant that is no longer there)
 */
export async function take(
  manager: EntityManager,
  { variantId, quantity }: Pieces,
): Promise<{ taken: ChangedVariant | null; short: boolean }> {
  // typeorm answers an UPDATE with [rows, count]
  const [[taken]]: [ChangedVariant[], number] = await manager.query(takeOne, [variantId, quantity])
  if (taken) return { taken, short: false }
  const [variant]: StockRow[] = await manager.query(readOne, [variantId])
  return { taken: null, short: !variant || (variant.manage_inventory && !variant.allow_backorder) }
}

/** Gives a quantity of one variant back (or takes it without a limit where negative). Answers the changed variant or null. */
export async function give(
  manager: EntityManager,
  { variantId, quantity }: Pieces,
): Promise<{ id: string; product_id: string } | null> {
  const [[given]]: [ChangedVariant[], number] = await manager.query(giveOne, [variantId, quantity])
  return given ?? null
}

/**
 * Takes all of `wanted` or nothing. Variants are taken in the order of their ids, so that two carts that hold the same
 * variants in opposite order wait for each other instead of dying in each other's arms.
 * @param wanted a variant may appear more than once
 *   `short` lists the variants there are too few of; then nothing was taken
 */
export async function takeAll(
  manager: EntityManager,
  wanted: Pieces[],
): Promise<{ taken: Array<{ variantId: string; productId: string; quantity: number }>; short: string[] }> {
  const taken = []
  const short = []
  for (const { variantId, quantity } of sumByVariant(wanted)) {
    const result = await take(manager, { variantId, quantity })
    if (result.short) short.push(variantId)
    if (result.taken) taken.push({ variantId, productId: result.taken.product_id, quantity })
  }
  if (short.length === 0) return { taken, short }
  await giveAll(manager, taken)
  return { taken: [], short }
}

/** Takes all of it, below nothing too. */
export async function takeWithoutLimit(manager: EntityManager, lines: Pieces[]) {
  const taken = []
  for (const { variantId, quantity } of lines) {
    const variant = await give(manager, { variantId, quantity: -quantity })
    if (variant) taken.push({ variantId, productId: variant.product_id, quantity })
  }
  return taken
}

/** The variants there are too few of at this moment; nothing is taken, and a moment later it may be otherwise. */
export async function listShort(manager: EntityManager, wanted: Pieces[]): Promise<string[]> {
  const short = []
  for (const { variantId, quantity } of sumByVariant(wanted)) {
    const [variant]: StockRow[] = await manager.query(readOne, [variantId])
    const limited = !variant || (variant.manage_inventory && !variant.allow_backorder)
    if (limited && !(variant && variant.inventory_quantity >= quantity)) short.push(variantId)
  }
  return short
}

/** Gives back what `takeAll` took. */
export async function giveAll(manager: EntityManager, taken: Pieces[]) {
  for (const { variantId, quantity } of taken) await give(manager, { variantId, quantity })
}

/** Locks the stock of an order's variants in the order in which `takeAll` takes it. */
export async function lockOrderedVariants(manager: EntityManager, orderId: string | null) {
  await manager.query(lockOfOrder, [orderId])
}

const lockSome = 'SELECT id FROM product_variant WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE'

/** The same for variants that Medusa is about to take in an order of its own. */
export async function lockVariants(manager: EntityManager, ids: string[]) {
  if (ids.length > 0) await manager.query(lockSome, [ids])
}

const lockOfReturn = `
  SELECT id FROM product_variant WHERE id IN (
    SELECT line.variant_id FROM return_item item JOIN line_item line ON line.id = item.item_id WHERE item.return_id = $1)
  ORDER BY id FOR NO KEY UPDATE`

/** The same for what a return brings back. */
export async function lockVariantsOfReturn(manager: EntityManager, returnId: string) {
  await manager.query(lockOfReturn, [returnId])
}

function sumByVariant(wanted: Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of wanted) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  const ordered = [...sums].sort(([one], [other]) => (one < other ? -1 : 1))
  return ordered.map(([variantId, quantity]) => ({ variantId, quantity }))
}
