import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'

/**
 * `GET /store/vitrine/orders/:id/gift-cards`: the gift cards that were bought with an order, oldest first, for a proof of
 * the storefront (header `x-vitrine-proof`) that the visitor may see it; 401 where it is none.
 */
async function listBoughtCards(req: PluginRequest, res: MedusaResponse) {
  const order = await req.scope.resolve('identityService').requireOrder(req.get('x-vitrine-proof'), req.params.id)
  const cards = await req.scope
    .resolve('giftCardService')
    .list({ order_id: order.id }, { order: { created_at: 'ASC', id: 'ASC' } })
  res.json({ gift_cards: cards.map(({ code, value, balance }) => ({ code, value, balance })) })
}

export const GET = listBoughtCards
