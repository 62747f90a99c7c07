'use strict'

const { MedusaError } = require('@medusajs/utils')
const { ReturnService } = require('@medusajs/medusa/dist/services')
const { listExceeded } = require('../returns/returnable')

Object.defineProperty(exports, '__esModule', { value: true })

/** Medusa's service forgets the returns that are on their way: it would have the same piece sent back many times. */
class CountingReturnService extends ReturnService {
  async create(data) {
    return this.atomicPhase_(async (manager) => {
      const exceeded = await listExceeded(manager, data.items ?? [])
      if (exceeded.length === 0) return super.create(data)
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Cannot return more items than have been purchased: ${exceeded.join(', ')}`,
      )
    })
  }
}

exports.default = CountingReturnService
