import type { EntityManager } from 'typeorm'
import { makeConflict } from '../orders/conflict'

/**
 * What a cancelled order gives back of its codes, and what it takes back of the gift cards it sold. Both run once, in the
 * transaction that cancels the order and has locked it.
 */

const giveBackUses = `
  WITH used AS (
    SELECT id FROM discount WHERE id IN (SELECT discount_id FROM order_discounts WHERE order_id = $1)
    ORDER BY id FOR UPDATE)
  UPDATE discount SET usage_count = greatest(0, usage_count - 1), updated_at = now() WHERE id IN (SELECT id FROM used)`

// Medusa disables a card that is used up
const giveBackBalance = `
  WITH locked AS (
    SELECT id FROM gift_card WHERE id IN (SELECT gift_card_id FROM gift_card_transaction WHERE order_id = $1)
    ORDER BY id FOR UPDATE),
  spent AS (
    SELECT used.gift_card_id, (sum(used.amount) - coalesce((
      SELECT sum(balance) FROM vitrine_card_refund back
      WHERE back.order_id = $1 AND back.gift_card_id = used.gift_card_id), 0))::int AS amount
    FROM gift_card_transaction used WHERE used.order_id = $1 GROUP BY 1)
  UPDATE gift_card SET balance = balance + spent.amount, is_disabled = is_disabled AND balance > 0, updated_at = now()
  FROM spent JOIN locked ON locked.id = spent.gift_card_id
  WHERE gift_card.id = spent.gift_card_id AND spent.amount > 0`

const lockSold = 'SELECT id FROM gift_card WHERE order_id = $1 ORDER BY id FOR UPDATE'

const findSpent = `
  SELECT FROM gift_card_transaction use JOIN gift_card card ON card.id = use.gift_card_id
    JOIN "order" ON "order".id = use.order_id
  WHERE card.order_id = $1 AND use.amount > 0 AND "order".canceled_at IS NULL LIMIT 1`

const disableSold = 'UPDATE gift_card SET is_disabled = true, updated_at = now() WHERE order_id = $1'

export async function giveBackCodes(manager: EntityManager, orderId: string) {
  await manager.query(giveBackUses, [orderId])
  await manager.query(giveBackBalance, [orderId])
}

/**
 * The gift cards that the order sold are worth nothing any more.
 * @throws MedusaError `gift_card_spent` where another order was paid with one
 */
export async function takeBackSoldCards(manager: EntityManager, orderId: string) {
  const sold = await manager.query(lockSold, [orderId])
  if (sold.length === 0) return
  if ((await manager.query(findSpent, [orderId])).length > 0) {
    throw makeConflict('gift_card_spent', 'A gift card that this order sold was used: the order cannot be cancelled.')
  }
  await manager.query(disableSold, [orderId])
}
