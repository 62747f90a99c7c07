'use strict'

const { MedusaError } = require('@medusajs/utils')
const { ReturnService } = require('@medusajs/medusa/dist/services')
const { moveReferences } = require('../lines/follow-edit')
const { readLineage } = require('../lines/lineage')
const { listExceeded } = require('../returns/returnable')

Object.defineProperty(exports, '__esModule', { value: true })

/**
 * Medusa's service forgets the returns that are on their way: it would have the same piece sent back many times. And it
 * knows an order's lines by their ids of now alone, of which every order edit gives them others.
 */
class CountingReturnService extends ReturnService {
  async create(data) {
    return this.atomicPhase_(async (manager) => {
      const lineage = await readLineage(manager, data.order_id)
      const items = toCurrent(data.items ?? [], lineage)
      const exceeded = await listExceeded(manager, data.order_id, items, data.claim_order_id)
      if (exceeded.length === 0) return super.create({ ...data, items })
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Cannot return more items than have been purchased: ${exceeded.join(', ')}`,
      )
    })
  }

  /** Takes in what was asked for before an order edit too, under the ids of then and of now. */
  async receive(returnId, items, ...others) {
    return this.atomicPhase_(async (manager) => {
      const {
        order_id: own,
        swap,
        claim_order: claim,
      } = await this.retrieve(returnId, {
        relations: ['swap', 'claim_order'],
      })
      const lineage = await moveReferences(manager, own ?? swap?.order_id ?? claim?.order_id)
      return super.receive(returnId, toCurrent(items, lineage), ...others)
    })
  }
}

function toCurrent(items, lineage) {
  return items.map((item) => ({ ...item, item_id: lineage.last(item.item_id) }))
}

exports.default = CountingReturnService
