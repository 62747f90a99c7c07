import { toFault } from '../fault'
import { isConflict } from '../orders/conflict'
import { completeEdit, type EditServices } from './complete-edit'

const readStatus = 'SELECT status FROM "order" WHERE id = $1'

/**
 * Makes the change of an order whose difference was paid while the shopper was away from the shop, as the store's API does
 * when a shopper asks for it. What is paid for a change that the merchant has made before comes to its order.
 * @returns `gone`: what was paid for is proposed no more,
 *   for another amount, or cannot be made, such as for lack of stock; it was given back then
 */
export async function completePaidEdit(
  services: EditServices,
  collectionId: string,
): Promise<'made' | 'unpaid' | 'gone'> {
  const { manager, orderEditService, paymentCollectionService } = services
  const [edit] = await orderEditService.list({ payment_collection_id: collectionId })
  if (!edit || !['requested', 'confirmed'].includes(edit.status)) return 'gone'
  const [order]: { status: string }[] = await manager.query(readStatus, [edit.order_id])
  if (order?.status === 'canceled') return 'gone'
  const collection = await paymentCollectionService.retrieve(collectionId, { relations: ['payment_sessions'] })
  if (edit.status === 'requested') {
    const { difference_due: due } = await orderEditService.decorateTotals(edit)
    if (collection.amount !== due) return 'gone'
  }
  const sessionIds = collection.payment_sessions.map(({ id }) => id)
  const { status } = await paymentCollectionService.authorizePaymentSessions(collectionId, sessionIds)
  if (status !== 'authorized') return 'unpaid'
  try {
    await completeEdit(services, edit.id)
  } catch (error) {
    if (!isConflict(toFault(error))) throw error
    await orderEditService.release(edit.id)
    return 'gone'
  }
  return 'made'
}
