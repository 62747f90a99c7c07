import { message } from '../../../support/messages'
import { expect } from '../../../support/test'
import { type Action } from './action'
import { bookAcceptance } from './bookings'
import { findVariant, type OrderAccount, type Proposal } from './ledger'
import { listOfOrders } from './of-orders'
import { toOrderPath, type World } from './world'

/** Whether what comes is there, and what goes is not packed, sent or on its way back. */
function canBeMade({ ledger }: World, { pieces }: OrderAccount, { variant, more }: Proposal): boolean {
  const { isSold, stock } = findVariant(ledger, variant)
  if (more > 0) return isSold && stock >= more
  return pieces.filter((piece) => piece.variant === variant && piece.at === 'here').length >= -more
}

export const accept: Action = {
  name: 'accept the change',
  weight: 6,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { proposal } = order
      if (!proposal) return []
      if (canBeMade(world, order, proposal)) {
        return [
          {
            what: `the shopper accepts the change of ${name}`,
            async happen() {
              await agree(world, order, proposal)
              bookAcceptance(world.ledger, order, proposal)
            },
          },
        ]
      }
      return [
        {
          what: `the shopper accepts in vain the change of ${name}`,
          async happen() {
            await agreeInVain(world, order, proposal)
            // the pages are held to the ledger once more, which stands as before
            world.shown.delete(order.id)
          },
        },
      ]
    }),
}

const toPath = (order: OrderAccount, { id }: Proposal) => toOrderPath(order, `/edits/${id}`)

async function agree({ hands }: World, order: OrderAccount, proposal: Proposal): Promise<void> {
  const path = toPath(order, proposal)
  const says = message('en', 'after-sales:edit.accepted')
  await hands.send(await hands.open(path), { to: path, having: 'intent=accept', says }, toPayment(proposal))
}

/** Sends the answer where the page takes one still; the change waits on as it did. */
async function agreeInVain({ hands }: World, order: OrderAccount, proposal: Proposal): Promise<void> {
  const path = toPath(order, proposal)
  const page = await hands.open(path)
  const button = page.document.querySelector('button[name=intent][value=accept]')
  if (button) await hands.send(page, { to: path, having: 'intent=accept' }, toPayment(proposal))
  const { document } = await hands.open(path)
  expect(document.querySelector('.lead')?.textContent, 'what the page says of the change').toBe(
    message('en', 'after-sales:edit.states.requested'),
  )
}

function toPayment({ more }: Proposal): Record<string, string> {
  return more > 0 ? { provider: 'manual' } : {}
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
