import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'

/** Starts forgetting; what is under way when the container is disposed of is finished first. */
async function startRetention(container: Container) {
  const { job } = container.resolve('retentionService')
  stopWith(container, 'retentionForgetter', job)
  job.start()
}

export default startRetention
