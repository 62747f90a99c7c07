import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/identity/sessions`: where the bearer's account is signed in. `current` is the bearer's own; `device` is
 * what the browser called itself, or null.
 */
async function listSessions(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const { customer_id: customerId, sid } = req.user
  const sessions = await req.scope.resolve('identityService').listSessions(customerId)
  return res.json({ sessions: sessions.map((session) => ({ ...session, current: session.id === sid })) })
}

export const GET = listSessions
