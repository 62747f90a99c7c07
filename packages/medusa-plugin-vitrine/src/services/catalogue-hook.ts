import type { Services } from '../container'
import { toFault } from '../fault'
import type { Change } from '../catalogue-hook/change-set'
import type { PluginOptions } from '../options'
import { makeChangeSet } from '../catalogue-hook/change-set'
import { beginHookRun, type HookRun } from '../catalogue-hook/hook-run'
import { makeWebhookSender } from '../catalogue-hook/webhook-sender'
import { nameProducts } from '../catalogue-hook/name-products'
import { postChanges } from '../catalogue-hook/post-changes'
import { listPriceDates, makePriceCalendar } from '../catalogue-hook/price-calendar'

const everyProduct = [{ kind: 'products' }]
const gatherMs = 50

/**
 * Tells the shops what has changed in the catalogue, so that they ask anew.
 * Options (`catalogueHook`): `urls`, the addresses of all shops that keep a cache of their own, and `secret`, which they
 * share with this Medusa. Without them nothing is told.
 */
class CatalogueHookService {
  private timer: NodeJS.Timeout | undefined
  private handingOver: Promise<void> | undefined
  static readonly LIFE_TIME = 'SINGLETON'
  readonly container
  readonly changes
  readonly urls
  readonly senders
  private run: HookRun | undefined
  readonly calendar

  constructor(container: Services, { catalogueHook: { urls = [], secret } = {} }: PluginOptions = {}) {
    this.container = container
    this.changes = makeChangeSet()
    this.urls = urls
    this.senders = secret ? urls.map((url) => this.makeWebhookSender({ url, secret })) : []
    this.calendar = makePriceCalendar({
      listDates: (since) => listPriceDates(container.manager, since),
      onDate: () => this.reportDate(),
      onError: (error: Error) =>
        this.warn(`The dates of price lists were not read: ${toFault(error).code ?? error.name}`),
    })
  }

  /**
   * What changed while nobody was here to tell is told as "everything". Nothing is where all Medusas before have told all
   * they knew, but that a price list began or ended meanwhile.
   */
  async start() {
    if (this.senders.length === 0) return
    this.run = await beginHookRun(this.container.manager, this.urls).catch((error: Error) => {
      this.warn(`Nobody knows whether the shops were told all: ${toFault(error).code ?? error.name}`)
      return undefined
    })
    const toldUntil = this.run?.toldUntil
    if (!toldUntil) this.report([{ kind: 'everything' }])
    void this.calendar.start(toldUntil ?? new Date())
  }

  /** @param changes in Medusa's ids */
  report(changes: Change[]) {
    if (this.senders.length === 0) return
    this.changes.add(changes)
    this.timer ??= setTimeout(() => (this.handingOver = this.handOver()), gatherMs)
  }

  /** A price list begins or ends, which is nobody's write. */
  reportDate() {
    this.container.priceHistoryService.recordSoon()
    this.report(everyProduct)
  }

  /** A price list was written, so another date may be the next. */
  lookAtCalendar() {
    if (this.senders.length > 0) void this.calendar.wake()
  }

  async handOver() {
    this.timer = undefined
    const changes = this.changes.takeAll()
    const told = await this.prepare(changes).catch((error) => {
      this.warn(`The changed products could not be named: ${error.code ?? error.name}`)
      return [{ kind: 'everything' }]
    })
    for (const sender of this.senders) sender.add(told)
  }

  async prepare(changes: Change[]) {
    // Medusa keeps the prices it worked out for half a minute, and forgets them for no price list
    await this.container.cacheService.invalidate('ps:*')
    // a shop that asks anew must find what a handle stands for, and what a price was before, written down
    await Promise.all([this.container.handleHistoryService.settle(), this.container.priceHistoryService.settle()])
    return nameProducts(this.container.manager, changes)
  }

  async stop() {
    clearTimeout(this.timer)
    if (this.timer) this.handingOver = this.handOver()
    await Promise.all([this.handingOver, this.calendar.stop()])
    const told = await Promise.all(this.senders.map((sender) => sender.stop()))
    await this.run?.end(told.every(Boolean))
  }

  makeWebhookSender(shop: { url: string; secret: string }) {
    return makeWebhookSender({
      deliver: (changes) => postChanges(shop, changes),
      onDown: (error: Error) =>
        this.warn(`${shop.url} was not told of changes, which is tried again: ${error.message}`),
      onUp: () => this.container.logger.info(`${shop.url} has been told of all changes`),
    })
  }

  warn(message: string) {
    this.container.logger.warn(message)
  }
}

export default CatalogueHookService
