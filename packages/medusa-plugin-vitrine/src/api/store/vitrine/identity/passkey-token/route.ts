import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /store/vitrine/identity/passkey-token` `{ proof }`: a store token for who has signed with a passkey; 401 otherwise. */
async function signInByPasskey(req: PluginRequest, res: MedusaResponse) {
  const token = await req.scope.resolve('passkeyService').signIn(req.body?.proof, req.headers['x-vitrine-device'])
  res.json({ access_token: token })
}

export const POST = signInByPasskey
