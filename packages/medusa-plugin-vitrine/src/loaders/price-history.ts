import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'

/** Starts recording; what is under way when the container is disposed of is finished first. */
async function startPriceHistory(container: Container) {
  const history = container.resolve('priceHistoryService')
  stopWith(container, 'priceRecorder', history)
  history.start()
}

export default startPriceHistory
