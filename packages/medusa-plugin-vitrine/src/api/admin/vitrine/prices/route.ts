import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /admin/vitrine/prices`: notes the prices of this moment, for a sale that is to begin right after. */
async function recordPrices(req: PluginRequest, res: MedusaResponse) {
  await req.scope.resolve('priceHistoryService').record()
  res.json({ recorded: true })
}

export const POST = recordPrices
