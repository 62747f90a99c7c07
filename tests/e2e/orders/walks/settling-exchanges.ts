import { type Action } from './action'
import { bookSettlement, bookUndoing, toGivable } from './bookings'
import { type OrderAccount, toDifference } from './ledger'
import { listOfExchanges } from './of-orders'
import { type World } from './world'

export const shipExchange: Action = {
  name: 'ship the exchange',
  list: (world) =>
    (['confirmed', 'settled'] as const).flatMap((state) =>
      listOfExchanges(world, state, (exchange, order, name) => {
        if (exchange.isSent) return []
        return [
          {
            what: `the merchant ships ${name}`,
            async happen() {
              const { id } = await findExchange(world, order, exchange.cartId)
              const path = `/admin/orders/${order.id}/swaps/${id}`
              await world.admin.call('POST', `${path}/fulfillments`)
              const { fulfillments } = await findExchange(world, order, exchange.cartId)
              await world.admin.call('POST', `${path}/shipments`, { fulfillment_id: fulfillments[0]?.id })
              exchange.isSent = true
            },
          },
        ]
      }),
    ),
}

export const settleExchange: Action = {
  name: 'settle the exchange',
  weight: 5,
  list: (world) =>
    listOfExchanges(world, 'confirmed', (exchange, order, name) => {
      const back = -toDifference(exchange)
      if (back > toGivable(order)) return []
      return [
        {
          what: `the merchant receives ${name} and settles it`,
          async happen() {
            const { id, return_order: request } = await findExchange(world, order, exchange.cartId)
            const items = request.items.map(({ item_id, quantity }) => ({ item_id, quantity }))
            await world.admin.call('POST', `/admin/returns/${request.id}/receive`, { items })
            await world.admin.call('POST', `/admin/orders/${order.id}/swaps/${id}/process-payment`)
            bookSettlement(world.ledger, order, exchange)
          },
        },
      ]
    }),
}

export const cancelExchange: Action = {
  name: 'cancel the exchange',
  weight: 1.5,
  list: (world) =>
    listOfExchanges(world, 'confirmed', (exchange, order, name) => {
      if (exchange.isSent) return []
      return [
        {
          what: `the merchant cancels ${name}`,
          async happen() {
            const { id, return_order: request } = await findExchange(world, order, exchange.cartId)
            await world.admin.call('POST', `/admin/returns/${request.id}/cancel`)
            await world.admin.call('POST', `/admin/orders/${order.id}/swaps/${id}/cancel`)
            bookUndoing(world.ledger, order, exchange)
          },
        },
      ]
    }),
}

interface StoredExchange {
  id: string
  cart_id: string
  return_order: { id: string; items: { item_id: string; quantity: number }[] }
  fulfillments: { id: string }[]
}

/** The exchange with that cart, as Medusa has it. */
async function findExchange({ admin }: World, { id }: OrderAccount, cartId: string): Promise<StoredExchange> {
  const relations = 'swaps,swaps.return_order,swaps.return_order.items,swaps.fulfillments'
  type Answer = { order: { swaps: StoredExchange[] } }
  const { order } = await admin.call<Answer>('GET', `/admin/orders/${id}?expand=${relations}`)
  const found = order.swaps.find(({ cart_id }) => cart_id === cartId)
  if (!found) throw new Error(`${id} has no exchange ${cartId}`)
  return found
}
