import { listReturns, receiveReturn } from '../../../support/after-sales-admin'
import { type Action } from './action'
import { atOnce } from './at-once'
import { bookReceipt, toGivable, toRefundable } from './bookings'
import { worth } from './ledger'
import { listOfOrders } from './of-orders'

export const receive: Action = {
  name: 'receive a return',
  weight: 6,
  list: (world) =>
    listOfOrders(world, (order, name) =>
      order.returns.flatMap(({ id, pieces, state }, index) => {
        // what the merchant does not have yet, Medusa does not let them pay back
        const isPayable = Math.min(worth(pieces), toRefundable(order)) <= toGivable(order)
        if (state !== 'announced' || !isPayable) return []
        const which = `return ${index + 1} of ${name}`
        const book = () => bookReceipt(world.ledger, order, id)
        const act = async () => {
          const announced = (await listReturns(world.admin, order.id)).find((one) => one.id === id)
          if (announced) await receiveReturn(world.admin, announced)
        }
        return [
          {
            what: `the merchant receives ${which}`,
            async happen() {
              await act()
              book()
            },
          },
          ...atOnce(`the merchant receives ${which} three times at once`, act, book),
        ]
      }),
    ),
}

export const cancelReturn: Action = {
  name: 'cancel a return',
  weight: 0.7,
  list: (world) =>
    listOfOrders(world, (order, name) =>
      order.returns.flatMap((request, index) => {
        if (request.state !== 'announced') return []
        return [
          {
            what: `the merchant cancels return ${index + 1} of ${name}`,
            async happen() {
              await world.admin.call('POST', `/admin/returns/${request.id}/cancel`)
              request.state = 'cancelled'
              for (const piece of request.pieces) piece.at = 'sent'
            },
          },
        ]
      }),
    ),
}
