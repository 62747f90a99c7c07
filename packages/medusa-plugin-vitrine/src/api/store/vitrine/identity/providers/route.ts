import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `GET /store/vitrine/identity/providers`: `{ providers: [{ id, issuer, email }] }` that the bearer signs in with. */
async function listProviders(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  return res.json({ providers: await req.scope.resolve('connectedProvidersService').list(req.user) })
}

/**
 * `POST /store/vitrine/identity/providers` `{ proof }`: the bearer signs in so too; 409 where another account does. They
 * are told by a mail in the language of the header `x-vitrine-locale` (`de-at`).
 */
async function connectProvider(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const providers = req.scope.resolve('connectedProvidersService')
  const isConnected = await providers.connect(req.user, req.body?.proof, req.get('x-vitrine-locale'))
  if (isConnected) return res.json({ connected: true })
  return res.status(409).json({ type: 'duplicate_error', message: 'Another account is connected with it' })
}

export const GET = listProviders
export const POST = connectProvider
