'use strict'

const { CartService } = require('@medusajs/medusa/dist/services')

Object.defineProperty(exports, '__esModule', { value: true })

/**
 * After a completion that was refused Medusa takes a cart's tax lines away, and works them out anew the next time. It never
 * does so for what comes back in a swap, whose price would then count for nothing: those lines keep theirs.
 */
class RefundingCartService extends CartService {
  async deleteTaxLines(id) {
    return this.atomicPhase_(async (manager) => {
      const relations = ['items', 'items.tax_lines', 'shipping_methods', 'shipping_methods.tax_lines']
      const { items, shipping_methods: methods } = await this.retrieve(id, { relations })
      await manager.remove(items.filter((line) => !line.is_return).flatMap((line) => line.tax_lines))
      await manager.remove(methods.flatMap((method) => method.tax_lines))
    })
  }
}

exports.default = RefundingCartService
