import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/provider-token` `{ proof }`: a store token for who has signed in at an OpenID Connect
 * provider; `access_token` is null where nobody signs in so yet and no account could be made.
 */
async function signInByProvider(req: PluginRequest, res: MedusaResponse) {
  const signedIn = await req.scope
    .resolve('signInService')
    .signInByProvider(req.body?.proof, req.headers['x-vitrine-device'])
  res.json({ access_token: signedIn?.token ?? null, created: signedIn?.created ?? false })
}

export const POST = signInByProvider
