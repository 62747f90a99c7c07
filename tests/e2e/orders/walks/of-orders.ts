import { type Doing } from './action'
import { type Exchange, type OrderAccount } from './ledger'
import { type World } from './world'

/** What can come of each order that has something like it; `name` is how a story calls it. */
export function listOfOrders({ ledger }: World, list: (order: OrderAccount, name: string) => Doing[]): Doing[] {
  return ledger.orders.flatMap((one, index) => list(one, `order ${index + 1}`))
}

/** What can come of each exchange in that state. */
export function listOfExchanges(
  world: World,
  state: Exchange['state'],
  list: (exchange: Exchange, order: OrderAccount, name: string) => Doing[],
): Doing[] {
  return listOfOrders(world, (order, name) =>
    order.exchanges.flatMap((exchange, index) =>
      exchange.state === state ? list(exchange, order, `exchange ${index + 1} of ${name}`) : [],
    ),
  )
}
