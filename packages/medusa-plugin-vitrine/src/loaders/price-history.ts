import type { EventBusService } from '@medusajs/medusa/dist/services'
import type { Change } from '../catalogue-hook/change-set'
import { changesOf, type Told } from '../catalogue-hook/changes-of'
import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'
import type PriceHistoryService from '../services/price-history'

const written = [
  'price-list.written',
  'product.created',
  'product.updated',
  'product-variant.created',
  'product-variant.updated',
]

/** Starts recording, soon after somebody wrote a price as well; what is under way when the container is disposed of is finished first. */
async function startPriceHistory(container: Container) {
  const history = container.resolve('priceHistoryService')
  stopWith(container, 'priceRecorder', history)
  listen(container.resolve('eventBusService'), history)
  history.start()
}

function listen(eventBus: EventBusService, history: PriceHistoryService) {
  for (const event of written) {
    const context = { subscriberId: `vitrine-price-history-${event}` }
    eventBus.subscribe(event, async (data) => hear(history, changesOf[event]?.(data as Told) ?? []), context)
  }
}

function hear(history: PriceHistoryService, changes: Change[]) {
  // a sale writes its variant's stock, which is no price
  const ofPrices = changes.filter(({ kind }) => kind !== 'stock')
  const productIds = ofPrices.flatMap(({ kind, id }) => (kind === 'product' && id ? [id] : []))
  const areNamed = productIds.length === ofPrices.length
  if (ofPrices.length > 0) history.recordSoon(areNamed ? productIds : undefined)
}

export default startPriceHistory
