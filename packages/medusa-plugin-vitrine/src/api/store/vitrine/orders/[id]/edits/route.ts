import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/orders/:id/edits`: the changes of an order that the shopper was asked about, oldest first, with what
 * each that was accepted made dearer (minor units, negative where cheaper), and the lines that they have replaced or taken
 * away: `{ edits: [{ id, status, confirmed_at, difference, payment }], lines: [{ id, original_item_id, … }] }`. 404 where
 * there is no such order.
 */
async function listEdits(req: PluginRequest, res: MedusaResponse) {
  res.json(await req.scope.resolve('orderHistoryService').read(req.params.id))
}

export const GET = listEdits
