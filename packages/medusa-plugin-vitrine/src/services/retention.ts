import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { forgetCarts } from '../retention/forget-carts'
import { forgetOld } from '../retention/forget-old'

const hourMs = 60 * 60_000
/** The shop's cookie leads to a cart for 30 days after it was opened last, and a cart notes that once a day. */
const defaultCartDays = 31

/** Forgets every hour what has been kept for long enough, one Medusa at a time. */
class RetentionService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly cartDays
  readonly job

  constructor({ manager, logger }: Services, { retention = {} }: PluginOptions = {}) {
    this.manager = manager
    this.cartDays = retention.cartDays ?? defaultCartDays
    this.job = repeat({
      work: () => this.forget(),
      everyMs: hourMs,
      onError: (error: Error) => logger.warn(`What is kept for too long was not forgotten: ${error.message}`),
    })
  }

  /** @returns how much of each; of all but carts null while another Medusa is at it */
  async forget() {
    const old = await forgetOld(this.manager)
    return { old, carts: await forgetCarts(this.manager, this.cartDays) }
  }
}

export default RetentionService
