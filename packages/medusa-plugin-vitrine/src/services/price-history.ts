import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { listPriorPrices, recordPrices } from '../prices/prior-prices'

const defaultEveryMs = 60_000
const soonMs = 300
/** The share of the database's time that recording may take. */
const busyShare = 1 / 50

/**
 * Keeps what everything cost and when. Looks when somebody wrote a price, and every minute (option `prices.everyMs`),
 * since a price list's scheduled start and end tell nobody; less often where looking takes long.
 */
class PriceHistoryService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly everyMs
  private readonly waiting: Array<() => void> = []
  private recording: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private wanted = false
  private stopped = false

  constructor({ manager, logger }: Services, { prices = {} }: PluginOptions = {}) {
    this.manager = manager
    this.logger = logger
    this.everyMs = prices.everyMs ?? defaultEveryMs
  }

  /** Notes the prices that have changed since the last time. */
  async record() {
    await recordPrices(this.manager)
  }

  /** The lowest price of the 30 days before the present one, by variant, where the record knows it. */
  async listPrior(productIds: string[], regionId: string) {
    return listPriorPrices(this.manager, { productIds, regionId })
  }

  start() {
    this.recording = this.recordAndWait()
  }

  /** Records once for all that changes within a moment. */
  recordSoon() {
    if (this.wanted) return
    this.wanted = true
    if (this.timer) this.wait(soonMs)
  }

  /** Ends once all that was written before it is noted: who reads a new price then finds what it did cost. */
  async settle() {
    if (this.wanted && !this.stopped) await new Promise<void>((resolve) => this.waiting.push(resolve))
    else await this.recording
  }

  async stop() {
    this.stopped = true
    clearTimeout(this.timer)
    await this.recording
    for (const resolve of this.waiting.splice(0)) resolve()
  }

  async recordAndWait() {
    const began = Date.now()
    this.timer = undefined
    this.wanted = false
    const settled = this.waiting.splice(0)
    await this.record().catch((error: Error & { code?: string }) =>
      this.logger.warn(`The prices were not recorded: ${error.code ?? error.name}`),
    )
    const tookMs = Date.now() - began
    for (const resolve of settled) resolve()
    this.wait(this.wanted ? Math.max(soonMs, tookMs) : Math.max(this.everyMs, tookMs / busyShare))
  }

  wait(ms: number) {
    clearTimeout(this.timer)
    if (this.stopped) return
    this.timer = setTimeout(() => this.start(), ms)
    this.timer.unref()
  }
}

export default PriceHistoryService
