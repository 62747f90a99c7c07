import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /admin/vitrine/held-payments`: gives back at once what would be given back within the hour. */
async function releaseHeldPayments(req: PluginRequest, res: MedusaResponse) {
  res.json({ released: await req.scope.resolve('heldPaymentsService').release() })
}

export const POST = releaseHeldPayments
