import { toMoment } from '@vitrine/shared/delivery-dates'
import { giftHour, giftKeys, readGiftNote } from '@vitrine/shared/gift-note'
import type { EntityManager } from 'typeorm'
import { isOfflineSql } from '../payments/offline'

const listCards = 'SELECT id, metadata FROM gift_card WHERE order_id = $1'

const plan = `
  INSERT INTO vitrine_gift_delivery (gift_card_id, order_id, due_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`

// as the order's own page counts it: what moves no money by itself is paid once it was captured
const isPaid = () => `
  placed.canceled_at IS NULL AND placed.payment_status NOT IN ('canceled', 'refunded', 'requires_action')
  AND NOT EXISTS (
    SELECT FROM payment WHERE payment.order_id = placed.id AND payment.swap_id IS NULL AND payment.canceled_at IS NULL
      AND payment.captured_at IS NULL AND payment.amount > 0 AND ${isOfflineSql('payment.provider_id')})`

/** What may go out of a gift card `card` and its order `placed`. */
const isWorth = 'card.deleted_at IS NULL AND NOT card.is_disabled'

const queue = () => `
  WITH due AS (
    UPDATE vitrine_gift_delivery SET queued_at = now() WHERE gift_card_id IN (
      SELECT delivery.gift_card_id FROM vitrine_gift_delivery delivery
        JOIN gift_card card ON card.id = delivery.gift_card_id
        JOIN "order" placed ON placed.id = delivery.order_id
      WHERE delivery.queued_at IS NULL AND delivery.due_at <= now() AND ${isWorth} AND ${isPaid()}
      ORDER BY delivery.due_at LIMIT 100 FOR UPDATE OF delivery SKIP LOCKED)
    RETURNING gift_card_id)
  INSERT INTO vitrine_mail (kind, subject_id) SELECT 'gift_card.given', gift_card_id FROM due
  ON CONFLICT DO NOTHING RETURNING id`

const findSendable = () => `
  SELECT FROM gift_card card JOIN "order" placed ON placed.id = card.order_id
  WHERE card.id = $1 AND ${isWorth} AND ${isPaid()}`

const listStates = () => `
  SELECT card.id, card.code, card.value, card.balance, card.metadata, card.is_disabled AND card.balance > 0 AS "isVoid",
    delivery.due_at AS "dueAt", mail.sent_at AS "sentAt", ${isPaid()} AS "isPaid"
  FROM gift_card card JOIN "order" placed ON placed.id = card.order_id
    LEFT JOIN vitrine_gift_delivery delivery ON delivery.gift_card_id = card.id
    LEFT JOIN vitrine_mail mail ON mail.kind = 'gift_card.given' AND mail.subject_id = card.id
  WHERE card.order_id = $1 AND card.deleted_at IS NULL
  ORDER BY card.created_at, card.id`

const named = `ARRAY[${Object.values(giftKeys)
  .map((key) => `'${key}'`)
  .join(', ')}]::text[]`

const markForgotten = `
  UPDATE vitrine_gift_delivery SET forgets = true
  WHERE order_id IN (SELECT id FROM "order" WHERE customer_id = $1)`

const forgetOrdered = `
  UPDATE line_item SET metadata = metadata - ${named}
  WHERE metadata ?| ${named} AND order_id IN (SELECT id FROM "order" WHERE customer_id = $1) AND NOT EXISTS (
    SELECT FROM vitrine_gift_delivery delivery WHERE delivery.order_id = line_item.order_id AND delivery.queued_at IS NULL)`

const forgetInCarts = `
  UPDATE line_item SET metadata = metadata - ${named}
  WHERE metadata ?| ${named} AND order_id IS NULL
    AND cart_id IN (SELECT id FROM cart WHERE customer_id = $1 AND completed_at IS NULL AND payment_authorized_at IS NULL)`

// a card that the order has kept for its buyer is sent to nobody
const forgetKept = `
  UPDATE gift_card SET metadata = metadata - ${named}
  WHERE metadata ?| ${named} AND order_id IN (SELECT id FROM "order" WHERE customer_id = $1)
    AND NOT EXISTS (SELECT FROM vitrine_gift_delivery delivery WHERE delivery.gift_card_id = gift_card.id)`

const forgetSent = `
  WITH gone AS (
    DELETE FROM vitrine_gift_delivery delivery USING gift_card card, "order" placed
    WHERE delivery.forgets AND card.id = delivery.gift_card_id AND placed.id = delivery.order_id AND (
      placed.canceled_at IS NOT NULL OR placed.payment_status = 'refunded' OR EXISTS (
        SELECT FROM vitrine_mail mail
        WHERE mail.kind = 'gift_card.given' AND mail.subject_id = card.id AND mail.sent_at IS NOT NULL))
    RETURNING delivery.gift_card_id, delivery.order_id),
  cards AS (
    UPDATE gift_card SET metadata = metadata - ${named} WHERE id IN (SELECT gift_card_id FROM gone))
  UPDATE line_item SET metadata = metadata - ${named}
  WHERE metadata ?| ${named} AND order_id IN (SELECT order_id FROM gone) AND NOT EXISTS (
    SELECT FROM vitrine_gift_delivery left_over
    WHERE left_over.order_id = line_item.order_id AND left_over.gift_card_id NOT IN (SELECT gift_card_id FROM gone))`

export interface SoldCard {
  id: string
  code: string
  /** In minor units. */
  value: number
  balance: number
  metadata: unknown
  /** The order was cancelled, or somebody has taken the card back. */
  isVoid: boolean
  /** Null for a card that its buyer gives. */
  dueAt: Date | null
  sentAt: Date | null
  isPaid: boolean
}

/** Notes for each card of an order that is for somebody else when it goes out, in the transaction that makes the order. */
export async function planDeliveries(manager: EntityManager, orderId: string, timeZone: string): Promise<void> {
  const cards: { id: string; metadata: unknown }[] = await manager.query(listCards, [orderId])
  for (const { id, metadata } of cards) {
    const note = readGiftNote(metadata)
    if (!note?.email) continue
    const dueAt = note.day ? toMoment(note.day, giftHour, timeZone) : new Date()
    await manager.query(plan, [id, orderId, dueAt])
  }
}

/**
 * Queues the mail of each card that is due and paid, once for ever; what becomes of a card whose order is cancelled or paid
 * back before is nothing.
 * @returns how many
 */
export async function queueDeliveries(manager: EntityManager): Promise<number> {
  const queued: unknown[] = await manager.query(queue())
  await manager.query(forgetSent)
  return queued.length
}

/** Whether a card may still be sent: between queue and mail server an order may be cancelled. */
export async function isSendable(manager: EntityManager, giftCardId: string): Promise<boolean> {
  return (await manager.query(findSendable(), [giftCardId])).length > 0
}

/** The cards that an order has sold, oldest first. */
export function listSoldCards(manager: EntityManager, orderId: string): Promise<SoldCard[]> {
  return manager.query(listStates(), [orderId])
}

/**
 * Forgets for whom somebody has bought gift cards, in the manager's transaction. What is still to be sent was paid for: it
 * is sent, and its recipient forgotten then.
 */
export async function forgetRecipients(manager: EntityManager, customerId: string): Promise<void> {
  await manager.query(markForgotten, [customerId])
  await manager.query(forgetInCarts, [customerId])
  await manager.query(forgetKept, [customerId])
  await manager.query(forgetSent)
  await manager.query(forgetOrdered, [customerId])
}
