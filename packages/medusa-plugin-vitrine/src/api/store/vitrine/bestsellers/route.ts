import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/** `GET /store/vitrine/bestsellers`: the ids of the products that were ordered most in the last 90 days, the first first. */
async function listBestsellers(req: PluginRequest, res: MedusaResponse) {
  res.json({ product_ids: await req.scope.resolve('bestsellersService').list() })
}

export const GET = listBestsellers
