import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /store/vitrine/identity/token` `{ proof }`: a store token for a proof of the storefront; 401 where it is none. */
async function signInByProof(req: PluginRequest, res: MedusaResponse) {
  const signIn = req.scope.resolve('signInService')
  const { token, created, reset } = await signIn.signInByProof(req.body?.proof, req.headers['x-vitrine-device'])
  res.json({ access_token: token, created, reset })
}

export const POST = signInByProof
