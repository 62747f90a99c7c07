import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /store/vitrine/identity/renew`: another 30 days for the bearer of a valid token. */
async function renewToken(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  return res.json({ access_token: await req.scope.resolve('identityService').renew(req.user) })
}

export const POST = renewToken
