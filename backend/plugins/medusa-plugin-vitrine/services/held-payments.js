'use strict'

const { listQuietCarts, releaseForgotten } = require('../payments/held')

Object.defineProperty(exports, '__esModule', { value: true })

const hourMs = 60 * 60_000

/**
 * Gives back what shoppers have paid for and no order was made of: their webhook was lost, or could make none. Looks every
 * hour (option `heldPayments.everyMs`) for carts whose payment has been quiet for an hour (`heldPayments.quietMs`), and
 * asks their providers.
 */
class HeldPaymentsService {
  constructor({ manager, logger, cartService, paymentProviderService }, { heldPayments = {} } = {}) {
    this.services = { manager, cartService, paymentProviderService }
    this.logger = logger
    this.everyMs = heldPayments.everyMs ?? hourMs
    this.quietMs = heldPayments.quietMs ?? hourMs
  }

  /** @returns {Promise<string[]>} ids of the carts whose payment was given back */
  async release() {
    const released = []
    for (const cartId of await listQuietCarts(this.services.manager, this.quietMs)) {
      // a provider that refuses or is away for one may still answer for the next
      const isReleased = await releaseForgotten(this.services, cartId).catch((error) => {
        this.logger.warn(`What is held for the cart ${cartId} was not given back: ${error.message}`)
      })
      if (isReleased) released.push(cartId)
    }
    if (released.length > 0) this.logger.warn(`Paid, never ordered and given back: ${released.join(', ')}`)
    return released
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
