import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startHeldPayments(container: Container) {
  const payments = container.resolve('heldPaymentsService')
  stopWith(container, 'heldPaymentsReleaser', payments.job)
  payments.job.start()
}

export default startHeldPayments
