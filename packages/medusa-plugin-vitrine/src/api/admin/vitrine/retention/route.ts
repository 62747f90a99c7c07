import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /admin/vitrine/retention`: forgets at once what has been kept for long enough. */
async function forgetNow(req: PluginRequest, res: MedusaResponse) {
  res.json({ forgotten: await req.scope.resolve('retentionService').forget() })
}

export const POST = forgetNow
