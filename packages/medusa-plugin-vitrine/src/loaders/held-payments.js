'use strict'

const { stopWith } = require('../lifetime/stop-with')

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startHeldPayments(container) {
  const payments = container.resolve('heldPaymentsService')
  stopWith(container, 'heldPaymentsReleaser', payments.job)
  payments.job.start()
}

exports.default = startHeldPayments
