import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /store/vitrine/identity/passkey` `{ proof }`: `{ passkey: { public_key, counter, transports } }`, with which the
 * storefront checks a signature; null where nobody has it.
 */
async function findPasskey(req: PluginRequest, res: MedusaResponse) {
  res.json({ passkey: await req.scope.resolve('passkeyService').find(req.body?.proof) })
}

export const POST = findPasskey
