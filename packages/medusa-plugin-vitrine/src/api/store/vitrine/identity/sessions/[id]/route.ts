import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `DELETE /store/vitrine/identity/sessions/:id`: ends one of the bearer's sessions; 404 where they have no such. */
async function endSession(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  await req.scope.resolve('identityService').endSession(req.user.customer_id, req.params.id)
  return res.json({ ended: true })
}

export const DELETE = endSession
