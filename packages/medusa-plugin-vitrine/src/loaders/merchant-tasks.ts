import type { Container } from '../container'
import { stopWith } from '../lifetime/stop-with'
import { addEditRefund } from '../tasks/edit-refund'

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startMerchantTasks(container: Container) {
  const tasks = container.resolve('merchantTasksService')
  stopWith(container, 'merchantTasksFinder', tasks.job)
  const { cradle } = container
  const onConfirmed = (told: unknown) => addEditRefund(cradle, (told as { id: string }).id)
  cradle.eventBusService.subscribe('order-edit.confirmed', onConfirmed, { subscriberId: 'vitrine-edit-refund' })
  tasks.job.start()
}

export default startMerchantTasks
