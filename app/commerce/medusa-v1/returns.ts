import { type Returns } from '../shop/returns'
import { type ShopperCalls } from './repeatable-calls'
import { readRefunds } from './line-refund'
import { type GetCapabilities } from './offers'
import { getOrderPast } from './order-past'

/** @param calls `complete` is `write` with the deadline of completing a cart */
export function toReturns(
  { read, complete }: Pick<ShopperCalls, 'read' | 'complete'>,
  getCapabilities: GetCapabilities,
): Returns {
  return {
    getPast: (orderId) => getOrderPast(read, getCapabilities, orderId),
    readRefunds: (order) => readRefunds(read, getCapabilities, order),
    // a return locks much in the database, and may wait for others
    async request(orderId, { lines, optionId }) {
      const request = {
        order_id: orderId,
        items: lines.map(({ lineId, quantity, reasonId, note }) => ({
          item_id: lineId,
          quantity,
          ...(reasonId ? { reason_id: reasonId } : {}),
          ...(note ? { note } : {}),
        })),
        ...(optionId ? { return_shipping: { option_id: optionId } } : {}),
      }
      const { return: made } = await complete(({ returns }) => returns.create(request))
      return { id: made.id }
    },
  }
}
