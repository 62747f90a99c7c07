import type { PluginRequest } from '../../../../../../container'
import type { MedusaResponse } from '@medusajs/medusa'
import { readGiftNote } from '@vitrine/shared/gift-note'
import { listSoldCards, type SoldCard } from '../../../../../../gifts/deliveries'

/**
 * `GET /store/vitrine/orders/:id/gift-cards`: the gift cards that were bought with an order, oldest first, for a proof of
 * the storefront (header `x-vitrine-proof`) that the visitor may see it; 401 where it is none.
 */
async function listBoughtCards(req: PluginRequest, res: MedusaResponse) {
  const order = await req.scope.resolve('identityService').requireOrder(req.get('x-vitrine-proof'), req.params.id)
  const cards = await listSoldCards(req.scope.resolve('manager'), order.id)
  res.json({ gift_cards: cards.map(toPublicCard) })
}

function toPublicCard({ code, value, balance, metadata, dueAt, sentAt, ...card }: SoldCard) {
  return {
    code,
    value,
    balance,
    gift: readGiftNote(metadata),
    is_void: card.isVoid,
    is_paid: card.isPaid,
    due_at: dueAt?.toISOString() ?? null,
    sent_at: sentAt?.toISOString() ?? null,
  }
}

export const GET = listBoughtCards
