// @ts-nocheck
import { repeat } from '../lifetime/repeat'
import { addWaiting } from '../tasks/waiting'

const hourMs = 60 * 60_000

/** Looks every hour (option `tasks.everyMs`) for what waits for the merchant's hand and nobody has told of. */
class MerchantTasksService {
  constructor({ manager, logger, shopMailService }, { tasks = {} } = {}) {
    this.manager = manager
    this.logger = logger
    this.mails = shopMailService
    this.job = repeat({
      work: () => this.look(),
      everyMs: tasks.everyMs ?? hourMs,
      onError: (error) => this.logger.warn(`What waits for the merchant was not looked for: ${error.message}`),
    })
  }

  /** @returns {Promise<number>} how many tasks are new */
  async look() {
    const added = await addWaiting(this.manager)
    if (added > 0) this.mails.wake()
    return added
  }
}

MerchantTasksService.LIFE_TIME = 'SINGLETON'

export default MerchantTasksService
