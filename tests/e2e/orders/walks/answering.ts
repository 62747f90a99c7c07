import { type MessageKey } from '../../../../app/i18n/keys'
import { message } from '../../../support/messages'
import { type Action } from './action'
import { bookAcceptance } from './bookings'
import { findVariant, type OrderAccount, type Proposal } from './ledger'
import { listOfOrders } from './of-orders'
import { toOrderPath, type World } from './world'

/** Why the change cannot be made any more, as the shop has to say it: what comes is not there, or what goes is not here. */
function findObstacle({ ledger }: World, { pieces }: OrderAccount, { variant, more }: Proposal): MessageKey | null {
  const { isSold, stock } = findVariant(ledger, variant)
  if (more > 0) return isSold && stock >= more ? null : 'after-sales:edit.sold-out'
  const here = pieces.filter((piece) => piece.variant === variant && piece.at === 'here')
  return here.length >= -more ? null : 'after-sales:edit.bound'
}

export const accept: Action = {
  name: 'accept the change',
  weight: 6,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { proposal } = order
      if (!proposal) return []
      const obstacle = findObstacle(world, order, proposal)
      if (!obstacle) {
        return [
          {
            what: `the shopper accepts the change of ${name}`,
            async happen() {
              await agree(world, order, proposal, message('en', 'after-sales:edit.accepted'))
              bookAcceptance(world.ledger, order, proposal)
            },
          },
        ]
      }
      return [
        {
          what: `the shopper accepts in vain the change of ${name}`,
          async happen() {
            await agree(world, order, proposal, message('en', obstacle))
            // the pages are held to the ledger once more, which stands as before
            world.shown.delete(order.id)
          },
        },
      ]
    }),
}

async function agree({ hands }: World, order: OrderAccount, { id, more }: Proposal, says: string): Promise<void> {
  const path = toOrderPath(order, `/edits/${id}`)
  const paid: Record<string, string> = more > 0 ? { provider: 'manual' } : {}
  await hands.send(await hands.open(path), { to: path, having: 'intent=accept', says }, paid)
}

export const decline: Action = {
  name: 'decline the change',
  weight: 0.7,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { proposal } = order
      if (!proposal) return []
      return [
        {
          what: `the shopper declines the change of ${name}`,
          async happen() {
            const path = toOrderPath(order, `/edits/${proposal.id}`)
            await world.hands.send(await world.hands.open(path), { to: path, having: 'intent=decline' })
            order.proposal = null
          },
        },
      ]
    }),
}
