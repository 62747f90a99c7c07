import type { Services } from '../container'
import type { PluginOptions } from '../options'
import type { Difference } from '../payments/paid-differences'
import { repeat } from '../lifetime/repeat'
import { quietCarts, releaseForgotten } from '../payments/held-carts'
import { quietCollections, releaseCollection } from '../payments/held-collections'
import { forgetOldLooks, listDueLooks, lookAgainSoon, type Quiet, takeLook } from '../payments/held-looks'

const hourMs = 60 * 60_000
/** What a run asks of carts, and of payment collections, so that it ends although a provider is slow. */
const atMost = 500

/**
 * Gives back what shoppers have paid for and nothing came of: their webhook was lost, or could make no order; a change of
 * an order was declined. Looks every hour (option `heldPayments.everyMs`) for carts and payment collections whose payment
 * has been quiet for an hour (`heldPayments.quietMs`), and asks their providers, the more seldom the more often it has asked.
 */
class HeldPaymentsService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly services
  readonly logger
  readonly differences
  readonly job
  readonly everyMs
  readonly quietMs

  constructor(
    { manager, logger, cartService, paymentProviderService, paidDifferencesService }: Services,
    { heldPayments = {} }: PluginOptions = {},
  ) {
    this.services = { root: manager, logger, cartService, paymentProviderService }
    this.logger = logger
    this.differences = paidDifferencesService
    this.everyMs = heldPayments.everyMs ?? hourMs
    this.job = repeat({
      work: () => this.release(),
      everyMs: this.everyMs,
      onError: (error: Error) => this.logger.warn(`Held payments were not looked for: ${error.message}`),
    })
    this.quietMs = heldPayments.quietMs ?? hourMs
  }

  /**
   * @param how `isAtOnce` asks of all, however often they were asked of before
   * @returns ids of the carts and payment collections whose payment was given back
   */
  async release({ isAtOnce = false } = {}): Promise<string[]> {
    const { root } = this.services
    const open = await this.differences.listOpen()
    const how = { open, quietMs: this.quietMs, everyMs: this.everyMs, isAtOnce, atMost: isAtOnce ? null : atMost }
    const released = [
      ...(await this.releaseEach(quietCarts, releaseForgotten, how)),
      ...(await this.releaseEach(quietCollections, releaseCollection, how)),
    ]
    await forgetOldLooks(root)
    if (released.length > 0) this.logger.warn(`Paid for nothing and given back: ${released.join(', ')}`)
    return released
  }

  async releaseEach(
    quiet: string,
    releaseOne: (services: HeldPaymentsService['services'], id: string) => Promise<'released' | 'held' | 'nothing'>,
    how: Parameters<typeof listDueLooks>[2] & Parameters<typeof takeLook>[2] & { open: Map<string, Difference> },
  ) {
    const { root } = this.services
    const released = []
    for (const one of await listDueLooks(root, quiet, how)) {
      if (!(await takeLook(root, one, how))) continue
      const outcome = await this.settleOrRelease(releaseOne, one, how.open.get(one.id))
      if (outcome === 'held') await lookAgainSoon(root, one.id)
      if (outcome === 'released') released.push(one.id)
    }
    return released
  }

  /** An exchange that is paid is confirmed, and only what cannot be is given back. */
  async settleOrRelease(
    releaseOne: Parameters<HeldPaymentsService['releaseEach']>[1],
    one: Quiet,
    difference: Difference | undefined,
  ) {
    const settled = difference ? await this.differences.settleOne(difference) : 'unpaid'
    if (settled === undefined) return 'held'
    return settled === 'made' ? 'nothing' : this.releaseOrWarn(releaseOne, one)
  }

  /** A provider that refuses or is away for one may still answer for the next. */
  releaseOrWarn(releaseOne: Parameters<HeldPaymentsService['releaseEach']>[1], { id }: Quiet) {
    return releaseOne(this.services, id).catch((error: Error) => {
      this.logger.warn(`What is held for ${id} was not given back: ${error.message}`)
      return 'held' as const
    })
  }
}

export default HeldPaymentsService
