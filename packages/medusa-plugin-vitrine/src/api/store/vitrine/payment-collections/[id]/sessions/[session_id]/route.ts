import type { PluginRequest } from '../../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/payment-collections/:id/sessions/:session_id` `{ data }`: tells a session's provider something, such
 * as where the shopper comes back to, as Medusa lets shops do for the sessions of carts only. Answers the session; 404
 * where the collection has no such session, 400 where the provider does not want to know that.
 */
async function updateSessionData(req: PluginRequest, res: MedusaResponse) {
  const { id, session_id: sessionId } = req.params
  const collection = await req.scope
    .resolve('paymentCollectionService')
    .retrieve(id, { relations: ['payment_sessions'] })
  const session = collection.payment_sessions.find((one) => one.id === sessionId)
  if (!session) return res.status(404).json({ type: 'not_found', message: `There is no session ${sessionId}.` })
  const updated = await req.scope.resolve('manager').transaction((manager) =>
    req.scope
      .resolve('paymentProviderService')
      .withTransaction(manager)
      .updateSessionData(session, (req.body?.data ?? {}) as Record<string, unknown>),
  )
  return res.json({ payment_session: updated })
}

export const POST = updateSessionData
