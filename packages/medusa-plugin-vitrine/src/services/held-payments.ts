import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { listQuietCarts, releaseForgotten } from '../payments/held-carts'
import { listQuietCollections, releaseCollection } from '../payments/held-collections'

const hourMs = 60 * 60_000

/**
 * Gives back what shoppers have paid for and nothing came of: their webhook was lost, or could make no order; a change of
 * an order was declined. Looks every hour (option `heldPayments.everyMs`) for carts and payment collections whose payment
 * has been quiet for an hour (`heldPayments.quietMs`), and asks their providers.
 */
class HeldPaymentsService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly services
  readonly logger
  readonly differences
  readonly job
  readonly quietMs

  constructor(
    { manager, logger, cartService, paymentProviderService, paidDifferencesService }: Services,
    { heldPayments = {} }: PluginOptions = {},
  ) {
    this.services = { root: manager, logger, cartService, paymentProviderService }
    this.logger = logger
    this.differences = paidDifferencesService
    this.job = repeat({
      work: () => this.release(),
      everyMs: heldPayments.everyMs ?? hourMs,
      onError: (error: Error) => this.logger.warn(`Held payments were not looked for: ${error.message}`),
    })
    this.quietMs = heldPayments.quietMs ?? hourMs
  }

  /** @returns ids of the carts and payment collections whose payment was given back */
  async release(): Promise<string[]> {
    const { root } = this.services
    // an exchange that is paid is confirmed, and only what cannot be is given back
    await this.differences.settle({ isAll: true })
    const released = [
      ...(await this.releaseEach(await listQuietCarts(root, this.quietMs), releaseForgotten)),
      ...(await this.releaseEach(await listQuietCollections(root, this.quietMs), releaseCollection)),
    ]
    if (released.length > 0) this.logger.warn(`Paid for nothing and given back: ${released.join(', ')}`)
    return released
  }

  async releaseEach(
    ids: string[],
    releaseOne: (services: HeldPaymentsService['services'], id: string) => Promise<boolean>,
  ) {
    const released = []
    for (const id of ids) {
      // a provider that refuses or is away for one may still answer for the next
      const isReleased = await releaseOne(this.services, id).catch((error: Error) => {
        this.logger.warn(`What is held for ${id} was not given back: ${error.message}`)
      })
      if (isReleased) released.push(id)
    }
    return released
  }
}

export default HeldPaymentsService
