import { expect } from '../../../support/test'
import { type Action } from './action'
import { bookReturn } from './bookings'
import { countReturnable, type OrderAccount, worth } from './ledger'
import { listOfOrders } from './of-orders'
import { listOffered, readText } from './pages'
import { money, toOrderPath, type World } from './world'

export const sendBack: Action = {
  name: 'send back',
  weight: 3,
  list: (world) =>
    listOfOrders(world, (order, name) =>
      Object.entries(countReturnable(order)).flatMap(([variant, most]) =>
        Array.from({ length: most }, (_, index) => ({
          what: `the shopper announces that ${index + 1} ${variant} of ${name} come back`,
          happen: () => announce(world, order, { variant, count: index + 1 }),
        })),
      ),
    ),
}

interface Given {
  variant: string
  count: number
}

async function announce({ hands }: World, order: OrderAccount, { variant, count }: Given): Promise<void> {
  const path = toOrderPath(order, '/return')
  const line = listOffered(await hands.open(path)).find((one) => one.variant === variant && one.most >= count)
  if (!line) throw new Error(`no ${count} ${variant} can be sent back`)
  const query = new URLSearchParams({ [`quantity.${line.id}`]: String(count), way: 'own', review: '' })
  const review = await hands.open(`${path}?${query}`)
  const pieces = order.pieces.filter((piece) => piece.variant === variant && piece.at === 'sent').slice(0, count)
  expect(readText(review, '[data-testid=refund]'), 'what the return promises').toBe(money(worth(pieces)))
  const leadsTo = /\/returns\/([^/?]+)/
  const sent = await hands.send(review, { to: path, having: `quantity.${line.id}=${count}`, leadsTo })
  const [, id] = leadsTo.exec(sent.path) ?? []
  if (!id) throw new Error(`sending back led to ${sent.path}`)
  bookReturn(order, id, variant, count)
}
