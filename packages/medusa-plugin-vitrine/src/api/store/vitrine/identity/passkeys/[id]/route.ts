import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `DELETE /store/vitrine/identity/passkeys/:id`: it opens the bearer's account no more; 404 where it never did. */
async function removePasskey(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const isRemoved = await req.scope.resolve('passkeyService').remove(req.user, req.params.id)
  return res.sendStatus(isRemoved ? 200 : 404)
}

export const DELETE = removePasskey
