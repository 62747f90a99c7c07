import { type Action } from './action'
import { atOnce } from './at-once'
import { bookCancellation, bookRefund, toGivable } from './bookings'
import { listOfOrders } from './of-orders'

export const cancelOrder: Action = {
  name: 'cancel an order',
  weight: 0.7,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const { pieces, refunds, isCancelled } = order
      const act = () => world.admin.call('POST', `/admin/orders/${order.id}/cancel`)
      if (isCancelled) {
        return [
          {
            what: `the merchant cancels ${name} once more`,
            happen: async () => void (await act().catch(() => undefined)),
          },
        ]
      }
      if (refunds.length > 0 || pieces.some(({ at }) => at !== 'here')) return []
      const book = () => bookCancellation(world.ledger, order)
      return [
        {
          what: `the merchant cancels ${name}`,
          async happen() {
            await act()
            book()
          },
        },
        ...atOnce(`the merchant cancels ${name} three times at once`, act, book),
      ]
    }),
}

export const refund: Action = {
  name: 'pay something back',
  weight: 0.7,
  list: (world) =>
    listOfOrders(world, (order, name) => {
      const most = toGivable(order)
      if (order.isCancelled || most <= 0) return []
      return [...new Set([Math.min(100, most), most])].flatMap((amount) => {
        const body = { amount, reason: 'other' }
        const act = () => world.admin.call('POST', `/admin/orders/${order.id}/refund`, body)
        const what = `the merchant pays ${amount} of ${name} back`
        return [
          {
            what,
            async happen() {
              await act()
              bookRefund(order, amount)
            },
          },
          // what is left forbids the second
          ...(amount === most ? atOnce(`${what} three times at once`, act, () => bookRefund(order, amount)) : []),
        ]
      })
    }),
}
