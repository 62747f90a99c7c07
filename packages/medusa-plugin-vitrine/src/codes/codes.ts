import type { EntityManager } from 'typeorm'

/**
 * Discounts and gift cards of a cart that is about to become an order. A swap's cart has those of its first order, which
 * were used then. Every function runs in the transaction of the
 * manager it is given. A discount's uses change by an amount and only within its limit, a card's row is locked until
 * the order is made, so that two buyers cannot both have the last use or the same money.
 */

type Reason = 'used-up' | 'not-started' | 'expired' | 'disabled'

export interface Lapsed {
  code: string
  reason: Reason
}

interface CodeRow {
  id: string
  code: string
  spent: boolean
  early?: boolean
  late: boolean | null
  is_disabled?: boolean
  disabled?: boolean
}

const readDiscounts = `
  SELECT d.id, d.code, d.is_disabled, d.starts_at > now() AS early, d.ends_at < now() AS late,
    d.usage_limit > 0 AND d.usage_count >= d.usage_limit AS spent
  FROM cart JOIN cart_discounts c ON c.cart_id = cart.id JOIN discount d ON d.id = c.discount_id
  WHERE cart.id = $1 AND cart.type <> 'swap' ORDER BY d.id`

// NULL and 0 are no limit to Medusa
const useOne = `
  UPDATE discount SET usage_count = usage_count + 1, updated_at = now()
  WHERE id = $1 AND (coalesce(usage_limit, 0) = 0 OR usage_count < usage_limit)
  RETURNING id`

const useAll = `
  UPDATE discount SET usage_count = usage_count + 1, updated_at = now()
  WHERE id IN (SELECT discount_id FROM cart_discounts WHERE cart_id = $1)`

const giveBackOne = 'UPDATE discount SET usage_count = usage_count - 1, updated_at = now() WHERE id = $1'

const readCards = `
  SELECT id, code, balance <= 0 AS spent, ends_at < now() AS late, is_disabled OR deleted_at IS NOT NULL AS disabled
  FROM gift_card WHERE id IN (SELECT gift_card_id FROM cart_gift_cards WHERE cart_id = $1)
    AND (SELECT type <> 'swap' FROM cart WHERE id = $1) ORDER BY id`

/** The codes that the cart must not be ordered with, at this moment. */
export async function listLapsed(manager: EntityManager, cartId: string): Promise<Lapsed[]> {
  const discounts: CodeRow[] = await manager.query(readDiscounts, [cartId])
  return toLapsed([...discounts, ...(await manager.query(readCards, [cartId]))])
}

/**
 * Uses all the cart's discounts once and holds its gift cards for this transaction, or nothing of it.
 * @returns `used` lists ids of discounts;
 *   where `lapsed` lists any code, none was used
 */
export async function takeCodes(manager: EntityManager, cartId: string): Promise<{ used: string[]; lapsed: Lapsed[] }> {
  const discounts: CodeRow[] = await manager.query(readDiscounts, [cartId])
  const lapsed = toLapsed(discounts)
  const used: string[] = []
  for (const { id, code } of lapsed.length > 0 ? [] : discounts) {
    // typeorm answers an UPDATE with [rows, count]
    const [[taken]]: [{ id: string }[], number] = await manager.query(useOne, [id])
    if (taken) used.push(id)
    else lapsed.push({ code, reason: 'used-up' })
  }
  lapsed.push(...toLapsed(await manager.query(`${readCards} FOR UPDATE`, [cartId])))
  if (lapsed.length === 0) return { used, lapsed }
  await giveBackUses(manager, used)
  return { used: [], lapsed }
}

/** Gives back what `takeCodes` used. */
export async function giveBackUses(manager: EntityManager, used: string[]) {
  for (const id of used) await manager.query(giveBackOne, [id])
}

/** Counts a use of each of the cart's discounts, whatever their limits: the back office has decided so. */
export async function countUses(manager: EntityManager, cartId: string) {
  await manager.query(useAll, [cartId])
}

function toLapsed(codes: CodeRow[]): Lapsed[] {
  return codes.flatMap((code) => {
    const reason = toReason(code)
    return reason ? [{ code: code.code, reason }] : []
  })
}

function toReason({ spent, early, late, is_disabled: isOff, disabled = isOff }: CodeRow): Reason | null {
  if (spent) return 'used-up'
  if (early) return 'not-started'
  if (late) return 'expired'
  return disabled ? 'disabled' : null
}
