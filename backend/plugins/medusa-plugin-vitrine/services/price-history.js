'use strict'

const { listPriorPrices, recordPrices } = require('../prices/price-history')

Object.defineProperty(exports, '__esModule', { value: true })

const defaultEveryMs = 60_000
/** The share of the database's time that recording may take. */
const busyShare = 1 / 50

/**
 * Keeps what everything cost and when. Looks every minute (option `prices.everyMs`), since neither price lists nor
 * their scheduled starts and ends say when they change a price; less often where looking takes long.
 */
class PriceHistoryService {
  constructor({ manager, logger }, { prices = {} } = {}) {
    this.manager = manager
    this.logger = logger
    this.everyMs = prices.everyMs ?? defaultEveryMs
  }

  /** Notes the prices that have changed since the last time. */
  async record() {
    await recordPrices(this.manager)
  }

  /** The lowest price of the 30 days before the present one, by variant, where the record knows it. */
  async listPrior(handle, regionId) {
    return listPriorPrices(this.manager, { handle, regionId })
  }

  start() {
    this.recording = this.recordAndWait()
  }

  async stop() {
    this.stopped = true
    clearTimeout(this.timer)
    await this.recording
  }

  async recordAndWait() {
    const began = Date.now()
    await this.record().catch((error) => this.logger.warn(`The prices were not recorded: ${error.code ?? error.name}`))
    if (this.stopped) return
    this.timer = setTimeout(() => this.start(), Math.max(this.everyMs, (Date.now() - began) / busyShare))
    this.timer.unref()
  }
}

PriceHistoryService.LIFE_TIME = 'SINGLETON'

exports.default = PriceHistoryService
