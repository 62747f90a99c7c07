'use strict'

const { OrderService } = require('@medusajs/medusa/dist/services')
const { countUses } = require('../codes/codes')
const { isCounted } = require('../codes/counted')
const { payBesideCards } = require('../refunds/gift-cards')
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

  /** A refund that its payments cannot make alone goes back to the gift cards beside them. */
  async registerReturnReceived(orderId, received, customRefundAmount) {
    return this.atomicPhase_(async (manager) => {
      const byPayments = await payBesideCards(manager, {
        orderId,
        subjectId: received.id,
        amount: customRefundAmount ?? received.refund_amount,
        readRefundable: () => this.readRefundable(orderId),
      })
      return super.registerReturnReceived(orderId, received, byPayments)
    })
  }

  async readRefundable(orderId) {
    return (await this.retrieveWithTotals(orderId)).refundable_amount
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
