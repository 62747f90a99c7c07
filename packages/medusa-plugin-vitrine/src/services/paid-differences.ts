import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { forgetOldDifferenceLooks, takeDifferenceLook } from '../payments/difference-looks'
import { type Difference, listOpenDifferences, settleDifference } from '../payments/paid-differences'

const minuteMs = 60_000
const quietMs = 30_000

/**
 * Makes the changes and confirms the exchanges whose difference was paid, although neither a webhook nor the shopper has
 * asked for it. Looks every minute (option `paidDifferences.everyMs`), and at what has been waiting for long the more
 * seldom, since each look asks a provider: after a tenth of the time that it has waited. Of several Medusas one asks.
 */
class PaidDifferencesService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  openScope
  readonly logger
  readonly job
  readonly everyMs

  constructor(container: Services, { paidDifferences = {} }: PluginOptions = {}) {
    this.manager = container.manager
    this.openScope = () => container
    this.logger = container.logger
    this.everyMs = paidDifferences.everyMs ?? minuteMs
    this.job = repeat({
      work: () => this.settle(),
      everyMs: this.everyMs,
      onError: (error: Error) => this.logger.warn(`Paid differences were not looked for: ${error.message}`),
    })
  }

  /** @param openScope Medusa's services by their names, new ones for each difference */
  workIn(openScope: () => Services) {
    this.openScope = openScope
  }

  /**
   * @param how `isAtOnce`: the merchant wants to know, of those too that were looked at a moment ago and that a shopper may be
   *   paying
   * @returns ids of payment collections and of exchanges' carts
   */
  async settle({ isAtOnce = false } = {}): Promise<{ made: string[]; givenBack: string[] }> {
    const open = await listOpenDifferences(this.manager, isAtOnce ? 0 : quietMs)
    const settled = { made: [] as string[], givenBack: [] as string[] }
    for (const { listedAt, ...difference } of open) {
      // the runs of several Medusas, and of one, are not to the second
      const how = { leastMs: this.everyMs * 0.9, askedAt: isAtOnce ? listedAt : undefined }
      if (!(await takeDifferenceLook(this.manager, difference, how))) continue
      const outcome = await this.settleOne(difference)
      if (outcome === 'made') settled.made.push(difference.id)
      if (outcome === 'given-back') settled.givenBack.push(difference.id)
    }
    await forgetOldDifferenceLooks(this.manager)
    return settled
  }

  /** What may have been paid and is not done, by id. */
  async listOpen(): Promise<Map<string, Difference>> {
    const open = await listOpenDifferences(this.manager, 0)
    return new Map(open.map((difference) => [difference.id, difference]))
  }

  /** @returns undefined where it failed, which the log says: a provider that is away for one may still answer for the next */
  settleOne(
    difference: Pick<Difference, 'id' | 'kind'>,
  ): Promise<Awaited<ReturnType<typeof settleDifference>> | undefined> {
    return settleDifference(this.openScope(), difference).catch((error) => {
      this.logger.warn(`The difference ${difference.id} was not settled: ${error.message}`)
      return undefined
    })
  }
}

export default PaidDifferencesService
