import { message } from '../../../support/messages'
import { expect } from '../../../support/test'
import { type Action } from './action'
import { bookAcceptance } from './bookings'
import { findVariant, type OrderAccount, type Proposal } from './ledger'
import { listOfOrders } from './of-orders'
import { readText } from './pages'
import { toOrderPath, type World } from './world'

type Obstacle = 'bound' | 'short'

/** Why the change cannot be made any more: what comes is not there, or what goes is not here. */
function findObstacle({ ledger }: World, { pieces }: OrderAccount, { variant, more }: Proposal): Obstacle | null {
  const { isSold, stock } = findVariant(ledger, variant)
  if (more > 0) return isSold && stock >= more ? null : 'short'
  const here = pieces.filter((piece) => piece.variant === variant && piece.at === 'here')
  return here.length >= -more ? null : 'bound'
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
          what: `the shopper reads why the change of ${name} cannot be made`,
          happen: () => readWhy(world, order, proposal, obstacle),
        },
      ]
    }),
}

async function agree({ hands }: World, order: OrderAccount, { id, more }: Proposal, says: string): Promise<void> {
  const path = toOrderPath(order, `/edits/${id}`)
  const paid: Record<string, string> = more > 0 ? { provider: 'manual' } : {}
  await hands.send(await hands.open(path), { to: path, having: 'intent=accept', says }, paid)
}

async function readWhy(
  { hands, product }: World,
  order: OrderAccount,
  { id, variant }: Proposal,
  obstacle: Obstacle,
): Promise<void> {
  const page = await hands.open(toOrderPath(order, `/edits/${id}`))
  const titles = message('en', 'common:punctuation.choice', { title: product.title, choice: variant })
  expect(readText(page, 'main')).toContain(message('en', `after-sales:edit.${obstacle}`, { titles }))
  expect(page.document.querySelector('main [value=accept]')).toBeNull()
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
