import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { listPriorPrices, recordPrices } from '../prices/prior-prices'

const defaultEveryMs = 60_000
const soonMs = 300
/** The share of the database's time that recording may take. */
const busyShare = 1 / 50

type Wanted = 'all' | Set<string>

/**
 * Keeps what everything cost and when. Looks at a product when somebody wrote its price, and at all every minute (option
 * `prices.everyMs`), since a price list's scheduled start and end tell nobody; less often where looking takes long.
 */
class PriceHistoryService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly everyMs
  private readonly waiting: Array<() => void> = []
  private recording: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined
  private wanted: Wanted | undefined
  private allDueAt = 0
  private stopped = false

  constructor({ manager, logger }: Services, { prices = {} }: PluginOptions = {}) {
    this.manager = manager
    this.logger = logger
    this.everyMs = prices.everyMs ?? defaultEveryMs
  }

  /** Notes the prices that have changed since the last time. @param productIds of these products alone */
  async record(productIds?: string[]) {
    await recordPrices(this.manager, productIds)
  }

  /** The lowest price of the 30 days before the present one, by variant, where the record knows it. */
  async listPrior(productIds: string[], regionId: string) {
    return listPriorPrices(this.manager, { productIds, regionId })
  }

  start() {
    this.recording = this.recordAndWait()
  }

  /** Records once for all that changes within a moment. @param productIds what may have changed; everything without */
  recordSoon(productIds?: string[]) {
    const former = this.wanted
    this.wanted = productIds && former !== 'all' ? new Set([...(former ?? []), ...productIds]) : 'all'
    if (!former && this.timer) this.wait(soonMs)
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
    const wanted = this.allDueAt > began ? this.wanted : 'all'
    const productIds = wanted instanceof Set ? [...wanted] : undefined
    this.timer = undefined
    this.wanted = undefined
    const settled = this.waiting.splice(0)
    await this.record(productIds).catch((error: Error & { code?: string }) =>
      this.logger.warn(`The prices were not recorded: ${error.code ?? error.name}`),
    )
    const tookMs = Date.now() - began
    for (const resolve of settled) resolve()
    if (!productIds) this.allDueAt = Date.now() + Math.max(this.everyMs, tookMs / busyShare)
    this.wait(this.wanted ? Math.max(soonMs, tookMs) : this.allDueAt - Date.now())
  }

  wait(ms: number) {
    clearTimeout(this.timer)
    if (this.stopped) return
    this.timer = setTimeout(() => this.start(), ms)
    this.timer.unref()
  }
}

export default PriceHistoryService
