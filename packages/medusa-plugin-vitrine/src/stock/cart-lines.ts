import type { EntityManager } from 'typeorm'
import type { Pieces } from './stock'

const readCart = 'SELECT id, type, completed_at FROM cart WHERE id = $1'
// what comes back with a swap is in its cart too, and takes no stock
const readLines = `
  SELECT variant_id AS "variantId", quantity FROM line_item
  WHERE cart_id = $1 AND variant_id IS NOT NULL AND NOT coalesce(is_return, false)`
const readSwap = 'SELECT allow_backorder FROM swap WHERE cart_id = $1'

/** What completing a cart takes from the stock. */
export interface CartLines {
  lines: Pieces[]
  /** a swap's leave to go below nothing */
  mayRunShort: boolean
}

/** @returns null where the cart is not there or was completed */
export async function readCartLines(manager: EntityManager, cartId: string): Promise<CartLines | null> {
  const [cart]: { type: string; completed_at: Date | null }[] = await manager.query(readCart, [cartId])
  if (!cart || cart.completed_at) return null
  const lines: Pieces[] = await manager.query(readLines, [cartId])
  if (cart.type !== 'swap') return { lines, mayRunShort: false }
  const [swap]: { allow_backorder: boolean }[] = await manager.query(readSwap, [cartId])
  return { lines, mayRunShort: Boolean(swap?.allow_backorder) }
}

const findCanceledSwap = 'SELECT FROM swap WHERE cart_id = $1 AND canceled_at IS NOT NULL'

/** Whether the cart is that of an exchange which was cancelled. */
export async function isSwapCanceled(manager: EntityManager, cartId: string) {
  return (await manager.query(findCanceledSwap, [cartId])).length > 0
}

// whatever is put into the cart (a line, a code, a way of shipping) needs a share of the cart's row first
const holdRow = 'SELECT id FROM cart WHERE id = $1 FOR UPDATE'
// the lines come first, as they do where Medusa changes one
const holdLines = 'SELECT id FROM line_item WHERE cart_id = $1 ORDER BY id FOR NO KEY UPDATE'

/** Keeps a cart as it is until the transaction ends: what is compared with its payment is what becomes the order. */
export async function holdCart(manager: EntityManager, cartId: string) {
  await manager.query(holdLines, [cartId])
  await holdPayment(manager, cartId)
}

/** Keeps how a cart is paid as it is. */
export async function holdPayment(manager: EntityManager, cartId: string) {
  await manager.query(holdRow, [cartId])
}
