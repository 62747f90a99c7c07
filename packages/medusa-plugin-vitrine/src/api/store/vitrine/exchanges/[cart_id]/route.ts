import type { PluginRequest } from '../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `DELETE /store/vitrine/exchanges/:cart_id`: drops an exchange that was begun and not confirmed, so that its pieces can
 * come back otherwise. As with Medusa's own routes of swaps, who knows the cart may. 404 where the cart is none of an
 * exchange, 400 `not_allowed` where the exchange was confirmed.
 */
async function dropExchange(req: PluginRequest, res: MedusaResponse) {
  const { canceled_at } = await req.scope.resolve('swapService').abandon(req.params.cart_id)
  res.json({ canceled_at })
}

export const DELETE = dropExchange
