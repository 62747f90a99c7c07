'use strict'

const { MedusaError } = require('@medusajs/utils')
const { ReturnService } = require('@medusajs/medusa/dist/services')
const { moveReferences } = require('../lines/follow-edit')
const { nameCurrent } = require('../lines/lineage')
const { settleDelivery } = require('../orders/delivery-status')
const { moveStock } = require('../orders/ledger')
const { inTurn, lockFirst } = require('../orders/lock')
const { correctReturned, listMismatches, listReceivedReplacements, readRequest } = require('../returns/received')
const { listExceeded } = require('../returns/returnable')
const { lockVariantsOfReturn } = require('../stock/stock')
const { emitStockChanged } = require('../stock/stock-events')

Object.defineProperty(exports, '__esModule', { value: true })

// what Medusa reads where it works out the refund of a return itself
const forRefund = {
  select: ['refunded_total', 'total', 'refundable_amount'],
  relations: [
    'swaps',
    'swaps.additional_items',
    'swaps.additional_items.tax_lines',
    'claims',
    'claims.additional_items',
    'claims.additional_items.tax_lines',
    'items',
    'items.tax_lines',
    'region',
    'region.tax_rates',
  ],
}

/**
 * Medusa's service forgets the returns that are on their way: it would have the same piece sent back many times. And it
 * knows an order's lines by their ids of now alone, of which every order edit gives them others.
 */
class CountingReturnService extends lockFirst(ReturnService, {
  cancel: 'return',
  fulfill: 'return',
  update: 'return',
}) {
  async create(data) {
    return inTurn(this, 'order', data.order_id, async (manager) => {
      const items = await nameCurrent(manager, data.order_id, data.items ?? [])
      const exceeded = await listExceeded(manager, data.order_id, items, data.claim_order_id)
      if (exceeded.length === 0) return super.create({ ...data, items })
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Cannot return more items than have been purchased: ${exceeded.join(', ')}`,
      )
    })
  }

  /**
   * Receives once, under the ids that the lines had before an order edit or have now. Where other pieces came than were
   * announced, those that came count as returned, and are what is paid back unless the back office says how much; Medusa
   * counts those that were announced. What an exchange or a claim had sent is in stock again too.
   */
  async receive(returnId, items, refundAmount, ...rest) {
    return inTurn(this, 'return', returnId, async (manager, orderId) => {
      await moveReferences(manager, orderId)
      const received = await nameCurrent(manager, orderId, items)
      await lockVariantsOfReturn(manager, returnId)
      const request = await readRequest(manager, returnId)
      const mismatches = request?.isOpen ? listMismatches(request.items, received) : []
      const refund = refundAmount ?? (await this.refundOf(manager, request, mismatches))
      const result = await super.receive(returnId, received, refund, ...rest)
      await correctReturned(manager, mismatches)
      const { moved } = await moveStock(manager, await listReceivedReplacements(manager, returnId))
      await emitStockChanged(this.__container__.eventBusService, manager, moved)
      await settleDelivery(manager, orderId)
      return result
    })
  }

  /** @returns {Promise<number | undefined>} in minor units; undefined where it is what the return says */
  async refundOf(manager, request, mismatches) {
    if (mismatches.length === 0 || !request.orderId) return undefined
    const order = await this.orderService_.withTransaction(manager).retrieve(request.orderId, forRefund)
    const lines = [order, ...order.swaps, ...order.claims].flatMap((of) => of.items ?? of.additional_items)
    let refund = request.refundAmount
    for (const { itemId, difference } of mismatches) {
      const line = lines.find(({ id }) => id === itemId)
      if (!line) continue
      const one = await this.totalsService_.getRefundTotal(order, [{ ...line, quantity: Math.abs(difference) }])
      refund += Math.sign(difference) * one
    }
    return Math.max(0, Math.floor(refund))
  }
}

exports.default = CountingReturnService
