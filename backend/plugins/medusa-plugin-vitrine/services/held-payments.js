'use strict'

const { listQuietCarts, readHeldAmount, releaseForgotten } = require('../payments/held')
const { addTask } = require('../tasks/tasks')

Object.defineProperty(exports, '__esModule', { value: true })

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/**
 * Gives back what shoppers have paid for and no order was made of: their webhook was lost, or could make none. Looks every
 * hour (option `heldPayments.everyMs`) for carts whose payment has been quiet for an hour (`heldPayments.quietMs`), and
 * asks their providers.
 */
class HeldPaymentsService {
  constructor(
    { manager, logger, cartService, paymentProviderService, paidDifferencesService },
    { heldPayments = {} } = {},
  ) {
    this.services = { manager, cartService, paymentProviderService }
    this.logger = logger
    this.differences = paidDifferencesService
    this.everyMs = heldPayments.everyMs ?? hourMs
    this.quietMs = heldPayments.quietMs ?? hourMs
  }

  /** @returns {Promise<string[]>} ids of the carts whose payment was given back */
  async release() {
    const released = []
    // an exchange that is paid is confirmed, and only what cannot be is given back
    await this.differences.settle({ isAll: true })
    for (const cartId of await listQuietCarts(this.services.manager, this.quietMs)) {
      // a provider that refuses or is away for one may still answer for the next
      const outcome = await releaseForgotten(this.services, cartId).catch((error) => {
        this.logger.warn(`What is held for the cart ${cartId} was not given back: ${error.message}`)
        return 'failed'
      })
      if (outcome === 'failed') await this.tellMerchant(cartId)
      else if (outcome) released.push(cartId)
    }
    if (released.length > 0) this.logger.warn(`Paid, never ordered and given back: ${released.join(', ')}`)
    return released
  }

  /** What a provider has refused to give back for a day it will not give back by itself: it was captured, say. */
  async tellMerchant(cartId) {
    const { manager } = this.services
    if (!(await listQuietCarts(manager, dayMs)).includes(cartId)) return
    const held = await readHeldAmount(manager, cartId)
    const task = { kind: 'payment-not-given-back', subjectId: cartId, ...held }
    await manager.transaction((transaction) => addTask(transaction, task))
  }

  start() {
    this.timer = setTimeout(() => {
      this.releasing = this.release()
        .catch((error) => this.logger.warn(`Held payments were not looked for: ${error.message}`))
        .then(() => this.stopped || this.start())
    }, this.everyMs)
    this.timer.unref()
  }

  async stop() {
    this.stopped = true
    clearTimeout(this.timer)
    await this.releasing
  }
}

HeldPaymentsService.LIFE_TIME = 'SINGLETON'

exports.default = HeldPaymentsService
