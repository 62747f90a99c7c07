import type { Services } from '../container'
import type { EntityManager } from 'typeorm'
import { isOfflineSql } from '../payments/offline'
import { addTask } from './tasks'

const readEdit = 'SELECT order_id AS "orderId" FROM order_edit WHERE id = $1'

// what was promised by invoice and is not paid yet is asked for with the new sum
const readPaid = () => `
  SELECT coalesce(sum(amount), 0)::integer AS paid FROM payment
  WHERE order_id = $1 AND canceled_at IS NULL AND swap_id IS NULL AND (captured_at IS NOT NULL OR NOT ${isOfflineSql('provider_id')})`

const readTold = `
  SELECT coalesce(sum(amount), 0)::integer AS told FROM vitrine_task
  WHERE order_id = $1 AND kind = 'refund-due' AND subject_id LIKE 'oe\\_%'`

/**
 * What the payments of an order hold, and what the merchant was told to pay back by hand for changes of it: in minor units.
 */
export async function readEditRefunds(
  manager: EntityManager,
  orderId: string,
): Promise<{ paid: number; told: number }> {
  const [{ paid }] = await manager.query(readPaid(), [orderId])
  const [{ told }] = await manager.query(readTold, [orderId])
  return { paid, told }
}

/**
 * Gives the merchant the refund to do that a confirmed change of an order leads to: Medusa lowers the total and pays
 * nothing back. Less than nothing is the total where gift cards have paid too much that they cannot get back.
 */
export async function addEditRefund(
  { manager, orderService }: Pick<Services, 'manager' | 'orderService'>,
  editId: string,
) {
  const [{ orderId }] = await manager.query(readEdit, [editId])
  await manager.transaction(async (transaction) => {
    await transaction.query('SELECT id FROM "order" WHERE id = $1 FOR NO KEY UPDATE', [orderId])
    const { total } = await orderService.withTransaction(transaction).retrieveWithTotals(orderId)
    const { paid, told } = await readEditRefunds(transaction, orderId)
    const amount = paid - total - told
    if (amount > 0) await addTask(transaction, { kind: 'refund-due', subjectId: editId, orderId, amount })
  })
}
