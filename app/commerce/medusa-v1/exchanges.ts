import { type Exchanges } from '../shop/exchanges'
import { type ShopperCalls } from './repeatable-calls'

export function toExchanges({ put, complete }: Pick<ShopperCalls, 'put' | 'complete'>): Exchanges {
  return {
    // an exchange locks much in the database, and may wait for others
    async begin(orderId, { lines, optionId }) {
      const request = {
        order_id: orderId,
        return_items: lines.map(({ lineId, quantity, reasonId }) => ({
          item_id: lineId,
          quantity,
          ...(reasonId ? { reason_id: reasonId } : {}),
        })),
        additional_items: lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
        ...(optionId ? { return_shipping_option: optionId } : {}),
      }
      const { swap } = await complete(({ swaps }) => swaps.create(request))
      return swap.cart_id || null
    },
    async drop(cartId) {
      await put(({ client }) => client.request('DELETE', `/store/vitrine/exchanges/${encodeURIComponent(cartId)}`))
    },
  }
}
