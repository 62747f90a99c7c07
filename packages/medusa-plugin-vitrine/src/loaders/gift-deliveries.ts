import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'

/** Starts looking for gift cards that are due; what is under way when the container is disposed of is finished first. */
async function startGiftDeliveries(container: Container) {
  const { job } = container.resolve('giftDeliveriesService')
  stopWith(container, 'giftDeliveriesSender', job)
  job.start()
}

export default startGiftDeliveries
