'use strict'

const { addWaiting } = require('../tasks/waiting')

Object.defineProperty(exports, '__esModule', { value: true })

const hourMs = 60 * 60_000

/** Looks every hour (option `tasks.everyMs`) for what waits for the merchant's hand and nobody has told of. */
class MerchantTasksService {
  constructor({ manager, logger, shopMailService }, { tasks = {} } = {}) {
    this.manager = manager
    this.logger = logger
    this.mails = shopMailService
    this.everyMs = tasks.everyMs ?? hourMs
  }

  /** @returns {Promise<number>} how many tasks are new */
  async look() {
    const added = await addWaiting(this.manager)
    if (added > 0) this.mails.wake()
    return added
  }

  start() {
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error) => this.logger.warn(`What waits for the merchant was not looked for: ${error.message}`))
        .then(() => this.stopped || this.start())
    }, this.everyMs)
    this.timer.unref()
  }

  async stop() {
    this.stopped = true
    clearTimeout(this.timer)
    await this.looking
  }
}

MerchantTasksService.LIFE_TIME = 'SINGLETON'

exports.default = MerchantTasksService
