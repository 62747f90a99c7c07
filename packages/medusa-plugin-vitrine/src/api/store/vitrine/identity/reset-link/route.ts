import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/reset-link` `{ email, token }`: `{ valid, names, proved }`, whether the token still sets a
 * password and, where it does, the names of its account and whether anybody has proved its address.
 */
async function checkResetLink(req: PluginRequest, res: MedusaResponse) {
  res.json(await req.scope.resolve('ownAccountService').checkReset(req.body ?? {}))
}

export const POST = checkResetLink
