import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `POST /admin/vitrine/fulfillments/:id/delivery` `{ delivered_at }` (ISO 8601; now where it is left out): a carrier's
 * word that a parcel was delivered. Answers `{ delivered_at }`, the first that was noted.
 */
async function noteDelivery(req: PluginRequest, res: MedusaResponse) {
  const at = req.body?.delivered_at === undefined ? new Date() : new Date(String(req.body.delivered_at))
  const noted = Number.isNaN(at.getTime()) ? null : await req.scope.resolve('deliveryService').note(req.params.id, at)
  if (noted) res.json({ delivered_at: noted })
  else res.status(400).json({ type: 'invalid_data', message: 'No date, or no parcel that is on its way' })
}

export const POST = noteDelivery
