import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /store/vitrine/identity/link` `{ link_id, customer_id, generation, email }`: `{ valid }`, whether a mailed link counts. */
async function checkLink(req: PluginRequest, res: MedusaResponse) {
  res.json({ valid: await req.scope.resolve('identityService').checkLink(req.body ?? {}) })
}

export const POST = checkLink
