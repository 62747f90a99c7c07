import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/identity/session`: whose the bearer's session is, and whether prices may be theirs that not everybody has;
 * 401 where it has ended.
 */
async function confirmSession(req: PluginRequest, res: MedusaResponse) {
  if (!req.user?.auth_time) return res.sendStatus(401)
  const { customer_id: id } = req.user
  return res.json({ customer_id: id, own_prices: await req.scope.resolve('identityService').hasOwnPrices(id) })
}

export const GET = confirmSession
