import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { addWaiting } from '../tasks/waiting'

const hourMs = 60 * 60_000

/** Looks every hour (option `tasks.everyMs`) for what waits for the merchant's hand and nobody has told of. */
class MerchantTasksService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly mails
  readonly job

  constructor({ manager, logger, shopMailService }: Services, { tasks = {} }: PluginOptions = {}) {
    this.manager = manager
    this.logger = logger
    this.mails = shopMailService
    this.job = repeat({
      work: () => this.look(),
      everyMs: tasks.everyMs ?? hourMs,
      onError: (error: Error) => this.logger.warn(`What waits for the merchant was not looked for: ${error.message}`),
    })
  }

  /** @returns how many tasks are new */
  async look(): Promise<number> {
    const added = await addWaiting(this.manager)
    if (added > 0) this.mails.wake()
    return added
  }
}

export default MerchantTasksService
