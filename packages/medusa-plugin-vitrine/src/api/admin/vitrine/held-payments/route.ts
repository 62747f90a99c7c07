import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /admin/vitrine/held-payments`: asks the providers at once of all that may be held, and gives it back. */
async function releaseHeldPayments(req: PluginRequest, res: MedusaResponse) {
  res.json({ released: await req.scope.resolve('heldPaymentsService').release({ isAtOnce: true }) })
}

export const POST = releaseHeldPayments
