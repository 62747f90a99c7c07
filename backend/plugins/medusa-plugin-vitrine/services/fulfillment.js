'use strict'

const { FulfillmentService } = require('@medusajs/medusa/dist/services')
const { listUnordered, moveStock } = require('../orders/ledger')
const { inTurn, lockFirst } = require('../orders/lock')
const { emitStockChanged } = require('../stock/stock-events')

Object.defineProperty(exports, '__esModule', { value: true })

/** Medusa would take the pieces of a cancelled parcel off those that are packed a second time. */
class OnceCancelledFulfillmentService extends lockFirst(FulfillmentService, { createShipment: 'fulfillment' }) {
  /** What a change of the order has taken away since it was packed is in stock again. */
  async cancelFulfillment(fulfillmentOrId) {
    const id = typeof fulfillmentOrId === 'string' ? fulfillmentOrId : fulfillmentOrId.id
    return inTurn(this, 'fulfillment', id, async (manager) => {
      const parcel = await this.retrieve(id)
      if (parcel.canceled_at) return parcel
      const unordered = await listUnordered(manager, id)
      const canceled = await super.cancelFulfillment(id)
      const { moved } = await moveStock(manager, unordered)
      await emitStockChanged(this.__container__.eventBusService, manager, moved)
      return canceled
    })
  }
}

exports.default = OnceCancelledFulfillmentService
