import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /store/vitrine/identity/revoke`: signs the bearer's account out everywhere but here. */
async function revokeTokens(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  return res.json({ access_token: await req.scope.resolve('identityService').revokeAll(req.user) })
}

export const POST = revokeTokens
