import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `DELETE /store/vitrine/identity/providers/:id`: the bearer does not sign in so any more; 404 where they never did. */
async function disconnectProvider(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const providers = req.scope.resolve('connectedProvidersService')
  return res.sendStatus((await providers.disconnect(req.user, req.params.id)) ? 200 : 404)
}

export const DELETE = disconnectProvider
