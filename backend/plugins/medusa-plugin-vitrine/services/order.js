'use strict'

const { OrderService } = require('@medusajs/medusa/dist/services')
const { lockOrderedVariants } = require('../stock/stock')

Object.defineProperty(exports, '__esModule', { value: true })

/** Cancelling an order gives its stock back line by line; so that it crosses no completion, all its rows are locked first. */
class OrderlyOrderService extends OrderService {
  async cancel(orderId) {
    return this.atomicPhase_(async (manager) => {
      await lockOrderedVariants(manager, orderId)
      return super.cancel(orderId)
    })
  }
}

exports.default = OrderlyOrderService
