import { type Action, type Doing } from './action'
import { findVariant, type OrderAccount } from './ledger'
import { listOfOrders } from './of-orders'
import { toVariantId, type World } from './world'

export const propose: Action = {
  name: 'propose a change',
  weight: 3,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      if (order.isCancelled || order.proposal) return []
      return world.ledger.variants.flatMap(({ title, stock, isSold }): Doing[] => {
        const pieces = order.pieces.filter(({ variant }) => variant === title)
        const here = pieces.filter(({ at }) => at === 'here')
        const more = {
          what: `the merchant proposes one more ${title} for ${name}`,
          happen: () => ask(world, order, title, 1),
        }
        const less = {
          what: `the merchant proposes one ${title} fewer for ${name}`,
          happen: () => ask(world, order, title, -1),
        }
        return [...(isSold && stock > 0 ? [more] : []), ...(here.length > 0 && order.pieces.length > 1 ? [less] : [])]
      })
    }),
}

interface Edited {
  order_edit: { id: string; items: { id: string; variant_id: string | null; quantity: number }[] }
}

async function ask(world: World, order: OrderAccount, variant: string, more: 1 | -1): Promise<void> {
  const { admin, ledger } = world
  const { order_edit: edit } = await admin.call<Edited>('POST', '/admin/order-edits', { order_id: order.id })
  const path = `/admin/order-edits/${edit.id}`
  const variantId = toVariantId(world, variant)
  const line = edit.items.find(({ variant_id }) => variant_id === variantId)
  const quantity = (line?.quantity ?? 0) + more
  if (!line) await admin.call('POST', `${path}/items`, { variant_id: variantId, quantity })
  else if (quantity > 0) await admin.call('POST', `${path}/items/${line.id}`, { quantity })
  else await admin.call('DELETE', `${path}/items/${line.id}`)
  await admin.call('POST', `${path}/request`)
  const known = order.pieces.find((piece) => piece.variant === variant)
  const price = known?.price ?? Math.round(findVariant(ledger, variant).price * (1 - order.discount))
  order.proposal = { id: edit.id, variant, more, price }
}

export const withdrawProposal: Action = {
  name: 'withdraw the change',
  weight: 0.4,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { proposal } = order
      if (!proposal) return []
      return [
        {
          what: `the merchant withdraws the change of ${name}`,
          async happen() {
            await world.admin.call('POST', `/admin/order-edits/${proposal.id}/cancel`)
            order.proposal = null
          },
        },
      ]
    }),
}
