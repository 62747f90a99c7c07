import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { repeat } from '../lifetime/repeat'
import { type Difference, listOpenDifferences, settleDifference } from '../payments/paid-differences'

const minuteMs = 60_000
const quietMs = 30_000

/**
 * Makes the changes and confirms the exchanges whose difference was paid, although neither a webhook nor the shopper has
 * asked for it. Looks every minute (option `paidDifferences.everyMs`), and at what has been waiting for long the more
 * seldom, since each look asks a provider: after a tenth of the time that it has waited.
 */
class PaidDifferencesService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  openScope
  readonly logger
  readonly job
  readonly lookedAt

  constructor(container: Services, { paidDifferences = {} }: PluginOptions = {}) {
    this.manager = container.manager
    this.openScope = () => container
    this.logger = container.logger
    this.job = repeat({
      work: () => this.settle(),
      everyMs: paidDifferences.everyMs ?? minuteMs,
      onError: (error: Error) => this.logger.warn(`Paid differences were not looked for: ${error.message}`),
    })
    this.lookedAt = new Map()
  }

  /** @param openScope Medusa's services by their names, new ones for each difference */
  workIn(openScope: () => Services) {
    this.openScope = openScope
  }

  /**
   * @param how `isAll` leaves none out that was looked at a moment ago,
   *   `isAtOnce` none that a shopper may be paying
   * @returns ids of payment collections and of exchanges' carts
   */
  async settle({ isAll = false, isAtOnce = false }: { isAll?: boolean; isAtOnce?: boolean } = {}): Promise<{
    made: string[]
    givenBack: string[]
  }> {
    const open = await listOpenDifferences(this.manager, isAtOnce ? 0 : quietMs)
    const settled = { made: [] as string[], givenBack: [] as string[] }
    for (const difference of open) {
      if (!isAll && !this.isDue(difference)) continue
      this.lookedAt.set(difference.id, Date.now())
      // a provider that is away for one may still answer for the next
      const outcome = await settleDifference(this.openScope(), difference).catch((error) => {
        this.logger.warn(`The difference ${difference.id} was not settled: ${error.message}`)
      })
      if (outcome === 'made') settled.made.push(difference.id)
      if (outcome === 'given-back') settled.givenBack.push(difference.id)
    }
    this.forget(open)
    return settled
  }

  isDue({ id, touchedAt }: Difference) {
    const looked = this.lookedAt.get(id) ?? 0
    return Date.now() - looked >= (looked - touchedAt.getTime()) / 10
  }

  forget(open: Difference[]) {
    const ids = new Set(open.map(({ id }) => id))
    for (const id of this.lookedAt.keys()) if (!ids.has(id)) this.lookedAt.delete(id)
  }
}

export default PaidDifferencesService
