import type { Services } from '../container'
import { repeat } from '../lifetime/repeat'
import { forgetOld } from '../retention/forget-old'

const hourMs = 60 * 60_000

/** Forgets every hour what the plugin has kept for long enough, one Medusa at a time. */
class RetentionService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly job

  constructor({ manager, logger }: Services) {
    this.job = repeat({
      work: () => forgetOld(manager),
      everyMs: hourMs,
      onError: (error: Error) => logger.warn(`What is kept for too long was not forgotten: ${error.message}`),
    })
  }
}

export default RetentionService
