import { type Action } from './action'
import { bookAcceptance } from './bookings'
import { countHere, findVariant, type OrderAccount, type Proposal } from './ledger'
import { mayCross } from './known-wrong'
import { listOfOrders } from './of-orders'
import { cross, toOrderPath, type World } from './world'

/** What comes is there, and what goes is not sent yet: otherwise the change has to be refused. */
function canBeMade({ ledger }: World, { pieces }: OrderAccount, { variant, more }: Proposal): boolean {
  if (more > 0) return findVariant(ledger, variant).stock >= more
  return pieces.filter((piece) => piece.variant === variant && piece.at === 'here').length >= -more
}

export const accept: Action = {
  name: 'accept the change',
  weight: 6,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { proposal } = order
      if (!proposal) return []
      const isOvertaken = order.returns.length + order.exchanges.length > 0 || countHere(order) !== proposal.here
      if (isOvertaken && !mayCross('h')) return []
      if (!canBeMade(world, order, proposal)) return []
      return [
        {
          what: `the shopper accepts the change of ${name}`,
          async happen() {
            const path = toOrderPath(order, `/edits/${proposal.id}`)
            const page = await world.hands.open(path)
            const paid: Record<string, string> = proposal.more > 0 ? { provider: 'manual' } : {}
            await world.hands.send(page, { to: path, having: 'intent=accept' }, paid)
            cross(world, 't')
            cross(world, 'state')
            bookAcceptance(world.ledger, order, proposal)
          },
        },
      ]
    }),
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
