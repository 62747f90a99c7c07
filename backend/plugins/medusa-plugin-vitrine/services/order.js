'use strict'

const { OrderService } = require('@medusajs/medusa/dist/services')
const { countUses } = require('../codes/codes')
const { isCounted } = require('../codes/counted')
const { lockOrderedVariants } = require('../stock/stock')

Object.defineProperty(exports, '__esModule', { value: true })

class OrderlyOrderService extends OrderService {
  /**
   * Counts the uses of discounts with the order, not some seconds later. Where a discount takes everything, Medusa's
   * rounding may leave a unit less than nothing, for which its carts need no payment but its orders do.
   */
  async createFromCart(cartOrId) {
    const cart = cartOrId.total < 0 ? { ...cartOrId, total: 0 } : cartOrId
    return this.atomicPhase_(async (manager) => {
      const order = await super.createFromCart(cart)
      if (!isCounted(manager)) await countUses(manager, order.cart_id)
      return order
    })
  }

  /** Cancelling an order gives its stock back line by line; so that it crosses no completion, all its rows are locked first. */
  async cancel(orderId) {
    return this.atomicPhase_(async (manager) => {
      await lockOrderedVariants(manager, orderId)
      return super.cancel(orderId)
    })
  }
}

exports.default = OrderlyOrderService
