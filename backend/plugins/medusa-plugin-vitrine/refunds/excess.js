'use strict'

const { addTask } = require('../tasks/tasks')
const { readUsable, share } = require('./gift-cards')

const lessen = `
  UPDATE gift_card_transaction SET amount = amount - $3 WHERE order_id = $1 AND gift_card_id = $2`

const give = `
  UPDATE gift_card SET balance = balance + $2, is_disabled = is_disabled AND balance > 0, updated_at = now() WHERE id = $1`

const readPaid = 'SELECT FROM gift_card_transaction WHERE order_id = $1 AND amount > 0'

/**
 * Gives gift cards back what they have paid beyond what an order comes to now: Medusa goes on taking it for paid, and says
 * of the order that its total is less than nothing. Where the cards cannot be used any more the merchant gets a task.
 * @param {import('typeorm').EntityManager} manager of a transaction that has locked the order
 * @param {{ orderId: string, subjectId: string, total: number }} changed `subjectId` is what has changed it; `total` in
 *   minor units, less than nothing where the cards have paid too much
 */
async function giveBackExcess(manager, { orderId, subjectId, total }) {
  if (total >= 0 || (await manager.query(readPaid, [orderId])).length === 0) return
  const parts = share(-total, await readUsable(manager, orderId))
  if (!parts) {
    await addTask(manager, { kind: 'refund-due', subjectId, orderId, amount: -total })
    return
  }
  for (const { id, balance } of parts) {
    await manager.query(lessen, [orderId, id, balance])
    await manager.query(give, [id, balance])
  }
}

module.exports = { giveBackExcess }
