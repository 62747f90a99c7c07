import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import { MedusaError } from '@medusajs/utils'
import { makeConflict } from '../orders/conflict'
import { lockOrder } from '../orders/lock'
import { lockCollection } from './collections'
import { isGoingBack } from './given-back'

export type EditServices = Pick<
  Services,
  'manager' | 'orderEditService' | 'paymentCollectionService' | 'paymentProviderService'
>

type Collection = Awaited<ReturnType<typeof readCollection>>

/**
 * Makes a change of an order that a shopper has accepted, once, where what it costs at this moment is paid, and gives its
 * payments to the order. Of a change that is made already only the payments are left to give.
 * @throws MedusaError `amount_changed` where more or less was paid, `not_paid` where the provider holds it no more, those
 *   of `confirm`; not_allowed where nothing was paid, or the change is not proposed
 */
export function completeEdit(services: EditServices, editId: string, context: { confirmedBy?: string } = {}) {
  return services.manager.transaction(async (manager) => {
    await lockOrder(manager, 'edit', editId)
    const edits = services.orderEditService.withTransaction(manager)
    const edit = await edits.retrieve(editId)
    const { status, payment_collection_id: collectionId, order_id: orderId } = edit
    if (!['requested', 'confirmed'].includes(status)) refuse(`Cannot complete an order edit with status ${status}`)
    const collection = collectionId ? await readCollection(services, manager, collectionId) : null
    const due = status === 'confirmed' ? null : Math.max(0, (await edits.decorateTotals(edit)).difference_due ?? 0)
    const isPaid = collection?.status === 'authorized'
    if (collection && !isPaid && due !== 0) refuse('Unable to complete an order edit if the payment is not authorized')
    if (due !== null) await requirePaid(services, manager, { due, collection })
    // nobody is to pay with them for what costs nothing any more
    if (collection && !isPaid) await edits.release(editId)
    if (collection && isPaid) await giveToOrder(services, manager, { collection, orderId })
    return edits.confirm(editId, context)
  })
}

async function readCollection(
  { paymentCollectionService }: Pick<Services, 'paymentCollectionService'>,
  manager: EntityManager,
  id: string,
) {
  await lockCollection(manager, id)
  return paymentCollectionService.withTransaction(manager).retrieve(id, { relations: ['payments'] })
}

async function requirePaid(
  services: EditServices,
  manager: EntityManager,
  { due, collection }: { due: number; collection: Collection | null },
) {
  const paid = await sumPaid(services, manager, collection)
  if (paid !== due) throw makeConflict('amount_changed', `The change costs ${due}, and ${paid} is paid for it`)
}

/** What is paid into a collection, in minor units. */
async function sumPaid(
  { paymentProviderService }: Pick<Services, 'paymentProviderService'>,
  manager: EntityManager,
  collection: Collection | null,
) {
  if (!collection) return 0
  const { status, payments, amount, currency_code: currency } = collection
  // the merchant's word, for what was paid in another way
  if (status === 'authorized' && payments.length === 0) return amount
  if (await isGoingBack(manager, collection.id)) throw makeConflict('not_paid', 'What was paid has gone back')
  const providers = paymentProviderService.withTransaction(manager)
  let paid = 0
  for (const payment of payments.filter(({ canceled_at: at }) => !at)) {
    const isHeld = payment.captured_at || ['authorized', 'succeeded'].includes(await providers.getStatus(payment))
    if (!isHeld || payment.currency_code !== currency)
      throw makeConflict('not_paid', `The payment ${payment.id} holds nothing any more`)
    paid += payment.amount - payment.amount_refunded
  }
  return paid
}

async function giveToOrder(
  { paymentProviderService }: Pick<Services, 'paymentProviderService'>,
  manager: EntityManager,
  { collection, orderId }: { collection: Collection; orderId: string },
) {
  const providers = paymentProviderService.withTransaction(manager)
  for (const { id, order_id: known } of collection.payments)
    if (known !== orderId) await providers.updatePayment(id, { order_id: orderId })
}

function refuse(message: string) {
  throw new MedusaError(MedusaError.Types.NOT_ALLOWED, message)
}
