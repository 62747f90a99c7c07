import type { EntityManager } from 'typeorm'
import { addTask } from '../tasks/tasks'

/**
 * What gift cards have paid of an order goes back to their balance, which Medusa never does. Amounts are minor units of the
 * order; a card that was sold with tax pays, and gets back, so much less of its balance. Every function runs in the
 * transaction of its manager, and what changes something holds the order's row. What a return or a claim gave back to cards
 * stands in its `metadata.card_refund` too.
 */

// no lock that a new row about the order would have to wait for
const lockOrder = 'SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE'

// a card that cannot be used gets nothing back: the shopper would have nothing of it; Medusa disables one that is empty
const readSpent = `
  SELECT card.id, spent.amount AS balance, 1 + coalesce(spent.tax_rate, 0) / 100 AS factor,
    (SELECT coalesce(sum(back.balance), 0) FROM vitrine_card_refund back
      WHERE back.order_id = spent.order_id AND back.gift_card_id = card.id)::integer AS back,
    card.deleted_at IS NULL AND NOT (card.is_disabled AND card.balance > 0)
      AND (card.ends_at IS NULL OR card.ends_at > now()) AS "isUsable"
  FROM gift_card_transaction spent JOIN gift_card card ON card.id = spent.gift_card_id
  WHERE spent.order_id = $1
  ORDER BY card.id`

/** What a card has paid out of its balance and got back to it, and how much a unit of its balance pays. */
export interface SpentCard {
  id: string
  balance: number
  factor: number
  back: number
}

interface ReadCard extends SpentCard {
  isUsable: boolean
}

const readKnown = 'SELECT FROM vitrine_card_refund WHERE order_id = $1 AND subject_id = $2'

const note = `
  INSERT INTO vitrine_card_refund (order_id, gift_card_id, subject_id, amount, balance) VALUES ($1, $2, $3, $4, $5)`

const give = `
  UPDATE gift_card SET balance = balance + $2, is_disabled = is_disabled AND balance > 0, updated_at = now() WHERE id = $1`

// for who reads the return or the claim: the shop's pages, the back office
const toTell = (table: string) => `
  UPDATE "${table}" SET metadata = coalesce(metadata, '{}') || jsonb_build_object('card_refund', $2::integer) WHERE id = $1`

const readAmount = `
  SELECT coalesce(sum(amount), 0)::integer AS amount FROM vitrine_card_refund WHERE order_id = $1 AND subject_id = $2`

/**
 * Splits a refund between the payments of its order and the gift cards that paid the rest, and gives the cards their part
 * back. Where both together hold too little nothing is given back, Medusa refuses the whole, and the merchant gets a task.
 * @param refund `subjectId`
 *   is what it is for, such as a return; `readRefundable` answers what the payments hold, and is asked under the lock
 * @returns what is left for the payments to pay
 */
export async function payBesideCards(
  manager: EntityManager,
  {
    orderId,
    subjectId,
    amount,
    readRefundable,
  }: { orderId: string | null; subjectId: string; amount: number; readRefundable(): Promise<number> },
): Promise<number> {
  await manager.query(lockOrder, [orderId])
  const missing = amount - Math.max(0, await readRefundable())
  if (missing <= 0) return amount
  if (await giveBackToCards(manager, { orderId, subjectId, amount: missing })) return amount - missing
  await addTask(manager, { kind: 'refund-due', subjectId, orderId, amount })
  return amount
}

/**
 * Gives an amount back to the cards that have paid for an order, once for what it is for: all of it or nothing.
 * @returns false where they have not paid so much, got it back already or cannot be used any more
 */
async function giveBackToCards(
  manager: EntityManager,
  { orderId, subjectId, amount }: { orderId: string | null; subjectId: string; amount: number },
): Promise<boolean> {
  await manager.query(lockOrder, [orderId])
  if ((await manager.query(readKnown, [orderId, subjectId])).length > 0) return true
  const parts = share(amount, await readUsable(manager, orderId))
  if (!parts) return false
  for (const part of parts) {
    await manager.query(note, [orderId, part.id, subjectId, part.amount, part.balance])
    await manager.query(give, [part.id, part.balance])
  }
  for (const table of ['return', 'claim_order']) await manager.query(toTell(table), [subjectId, amount])
  return true
}

/**
 * Which card gets what of an amount.
 * @param cards what each has paid out of its balance
 *   and got back to it, and how much a unit of its balance pays
 * @returns null where they have not paid so much
 */
export function share(
  amount: number,
  cards: SpentCard[],
): Array<{ id: string; amount: number; balance: number }> | null {
  let missing = amount
  const parts = []
  for (const card of cards) {
    const { id, balance, factor, back } = card
    const left = toLeft(card)
    const part = Math.min(left, missing)
    if (part <= 0) continue
    parts.push({ id, amount: part, balance: part === left ? balance - back : Math.round(part / factor) })
    missing -= part
  }
  return missing > 0 ? null : parts
}

/** The cards of an order that can get something back, for `share`. */
export async function readUsable(manager: EntityManager, orderId: string | null): Promise<SpentCard[]> {
  const cards: ReadCard[] = await manager.query(readSpent, [orderId])
  return cards.filter(({ isUsable }) => isUsable)
}

/** What cards have paid of an order and not got back, whether they can be used or not, in minor units. */
export async function readPaidByCards(manager: EntityManager, orderId: string): Promise<number> {
  const cards: ReadCard[] = await manager.query(readSpent, [orderId])
  return cards.reduce((sum, card) => sum + toLeft(card), 0)
}

/** What the cards of an order could get back, in minor units. */
export async function readCardsLeft(manager: EntityManager, orderId: string): Promise<number> {
  return (await readUsable(manager, orderId)).reduce((sum, card) => sum + toLeft(card), 0)
}

function toLeft({ balance, factor, back }: SpentCard) {
  return Math.round((balance - back) * factor)
}

/** What the cards got back for a return or the like, in minor units. */
export async function readCardRefund(manager: EntityManager, orderId: string, subjectId: string): Promise<number> {
  const [row]: { amount: number }[] = await manager.query(readAmount, [orderId, subjectId])
  return row?.amount ?? 0
}
