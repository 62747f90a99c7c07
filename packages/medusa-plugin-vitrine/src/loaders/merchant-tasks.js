'use strict'

const { stopWith } = require('../lifetime/stop-with')
const { addEditRefund } = require('../tasks/edit-refund')

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startMerchantTasks(container) {
  const tasks = container.resolve('merchantTasksService')
  stopWith(container, 'merchantTasksFinder', tasks.job)
  const { cradle } = container
  const onConfirmed = ({ id }) => addEditRefund(cradle, id)
  cradle.eventBusService.subscribe('order-edit.confirmed', onConfirmed, { subscriberId: 'vitrine-edit-refund' })
  tasks.job.start()
}

exports.default = startMerchantTasks
