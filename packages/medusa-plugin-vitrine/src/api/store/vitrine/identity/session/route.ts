import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `GET /store/vitrine/identity/session`: whose the bearer's session is; 401 where it has ended. */
async function confirmSession(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  return res.json({ customer_id: req.user.customer_id })
}

export const GET = confirmSession
