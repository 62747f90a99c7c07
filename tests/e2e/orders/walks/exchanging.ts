import { expect } from '../../../support/test'
import { tell } from '../../../support/http-shopper'
import { type Action } from './action'
import { bookConfirmation, bookDrop, bookExchange } from './bookings'
import { chooseDelivery } from './checkout-steps'
import { countReturnable, type Exchange, findVariant, type OrderAccount, toDifference } from './ledger'
import { listOfExchanges, listOfOrders } from './of-orders'
import { listOffered, readText } from './pages'
import { delivery, money, toOrderPath, toVariantId, type World } from './world'

/** Medusa exchanges nothing of an order that is not paid, or of which something was paid back by hand. */
export function mayExchange(order: OrderAccount): boolean {
  const { charges, isCancelled, isEased } = order
  return !isCancelled && !isEased && charges.length > 0 && charges.every(({ isTaken }) => isTaken)
}

export const beginExchange: Action = {
  name: 'begin an exchange',
  weight: 5,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      if (!mayExchange(order)) return []
      return Object.keys(countReturnable(order)).flatMap((give) =>
        world.ledger.variants
          .filter(({ title, stock, isSold }) => title !== give && isSold && stock > 0)
          .map(({ title: get }) => ({
            what: `the shopper begins to exchange a ${give} of ${name} for a ${get}`,
            happen: () => begin(world, order, { give, get }),
          })),
      )
    }),
}

async function begin(world: World, order: OrderAccount, { give, get }: { give: string; get: string }): Promise<void> {
  const { hands, ledger } = world
  const path = toOrderPath(order, '/exchange')
  const line = listOffered(await hands.open(path)).find(({ variant }) => variant === give)
  if (!line) throw new Error(`no ${give} can be exchanged`)
  const wanted = toVariantId(world, get)
  const query = new URLSearchParams({
    [`instead.${line.id}`]: wanted,
    [`quantity.${line.id}`]: '1',
    way: 'own',
    review: '',
  })
  const leadsTo = /\/exchanges\/([^/?]+)/
  const review = await hands.open(`${path}?${query}`)
  const begun = await hands.send(review, { to: path, having: `instead.${line.id}=${wanted}`, leadsTo })
  const [, cartId] = leadsTo.exec(begun.path) ?? []
  if (!cartId) throw new Error(`beginning the exchange led to ${begun.path}`)
  bookExchange(ledger, order, { cartId, give, get })
}

export const confirmExchange: Action = {
  name: 'confirm the exchange',
  weight: 8,
  list: (world) =>
    listOfExchanges(world, 'begun', (exchange, order, name) =>
      exchange.instead.every(({ variant }) => findVariant(world.ledger, variant).stock > 0)
        ? [{ what: `the shopper confirms ${name}`, happen: () => confirm(world, order, exchange) }]
        : [],
    ),
}

async function confirm({ hands, ledger }: World, order: OrderAccount, exchange: Exchange): Promise<void> {
  const { cartId } = exchange
  const path = toOrderPath(order, `/exchanges/${cartId}`)
  await chooseDelivery(cartId)
  exchange.delivery = delivery
  const due = toDifference(exchange)
  await tell('POST', `/store/carts/${cartId}/payment-sessions`)
  if (due > 0) await tell('POST', `/store/carts/${cartId}/payment-session`, { provider_id: 'manual' })
  const page = await hands.open(path)
  expect(readText(page, '[data-testid=difference]'), 'what the exchange comes to').toBe(money(Math.abs(due)))
  await hands.send(page, { to: path, having: `cartId=${cartId}` })
  bookConfirmation(ledger, order, exchange)
}

export const dropExchange: Action = {
  name: 'drop the exchange',
  weight: 0.7,
  list: (world) =>
    listOfExchanges(world, 'begun', (exchange, order, name) => [
      {
        what: `the shopper drops ${name}`,
        async happen() {
          const path = toOrderPath(order, `/exchanges/${exchange.cartId}`)
          await world.hands.send(await world.hands.open(path), { to: path, having: 'intent=drop' })
          bookDrop(exchange)
        },
      },
    ]),
}
