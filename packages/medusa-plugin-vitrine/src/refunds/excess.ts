import type { EntityManager } from 'typeorm'
import { readEditRefunds } from '../tasks/edit-refund'
import { readUsable, share } from './gift-cards'

const lessen = `
  UPDATE gift_card_transaction SET amount = amount - $3 WHERE order_id = $1 AND gift_card_id = $2`

const give = `
  UPDATE gift_card SET balance = balance + $2, is_disabled = is_disabled AND balance > 0, updated_at = now() WHERE id = $1`

const readPaid = 'SELECT FROM gift_card_transaction WHERE order_id = $1 AND amount > 0'

/**
 * Gives gift cards back what they have paid beyond what an order comes to now: Medusa goes on taking it for paid, and says
 * of the order that its total is less than nothing. It stays so where the cards cannot be used any more: then it is the
 * merchant's to pay back (`tasks/edit-refund.ts`), and what was told to him before goes back to no card.
 * @param manager of a transaction that has locked the order
 * @param changed `total` in minor units, less than nothing where the cards have paid
 *   too much
 */
export async function giveBackExcess(manager: EntityManager, { orderId, total }: { orderId: string; total: number }) {
  if (total >= 0 || (await manager.query(readPaid, [orderId])).length === 0) return
  const { paid, told } = await readEditRefunds(manager, orderId)
  const parts = share(-total - Math.max(0, told - paid), await readUsable(manager, orderId))
  for (const { id, balance } of parts ?? []) {
    await manager.query(lessen, [orderId, id, balance])
    await manager.query(give, [id, balance])
  }
}
