import type { PluginRequest } from '../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

const mostProducts = 100

/** `GET /store/vitrine/prior-prices?product_ids=,&region_id=`: the lowest price of the 30 days before the present one. */
async function listPriorPrices(req: PluginRequest, res: MedusaResponse) {
  const { product_ids: productIds, region_id: regionId } = req.query
  const ids = isList(productIds) ? productIds.split(',') : []
  if (!isList(regionId) || ids.length === 0 || ids.length > mostProducts) {
    res
      .status(400)
      .json({ type: 'invalid_data', message: 'product_ids, a hundred at most, and region_id are required' })
    return
  }
  res.json({ prior_prices: await req.scope.resolve('priceHistoryService').listPrior(ids, regionId) })
}

function isList(text: unknown): text is string {
  return typeof text === 'string' && /^[\w,-]{1,10000}$/.test(text)
}

export const GET = listPriorPrices
