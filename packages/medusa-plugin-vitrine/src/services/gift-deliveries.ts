import type { EntityManager } from 'typeorm'
import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { planDeliveries, queueDeliveries } from '../gifts/deliveries'
import { repeat } from '../lifetime/repeat'

const everyMs = 5000

/** Sends gift cards to whom they are for: on their day, in `mail.timeZone`, once they are paid. */
class GiftDeliveriesService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly mails
  readonly timeZone
  readonly job

  constructor({ manager, shopMailService, logger }: Services, { mail = {} }: PluginOptions = {}) {
    this.manager = manager
    this.mails = shopMailService
    this.timeZone = mail.timeZone || 'UTC'
    this.job = repeat({
      work: () => this.queueDue(),
      everyMs,
      onError: (error: Error) => logger.warn(`Gift cards that are due were not looked for: ${error.message}`),
    })
  }

  /** @param manager of the transaction that has made the order */
  async plan(manager: EntityManager, orderId: string): Promise<void> {
    await planDeliveries(manager, orderId, this.timeZone)
  }

  async queueDue(): Promise<void> {
    if ((await queueDeliveries(this.manager)) > 0) this.mails.wake()
  }
}

export default GiftDeliveriesService
