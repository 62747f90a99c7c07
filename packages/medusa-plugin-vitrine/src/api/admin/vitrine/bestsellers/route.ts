import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `POST /admin/vitrine/bestsellers`: counts at once what would be counted within the hour. */
async function countBestsellers(req: PluginRequest, res: MedusaResponse) {
  res.json({ product_ids: await req.scope.resolve('bestsellersService').count() })
}

export const POST = countBestsellers
