'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Starts looking; what is under way when the container is disposed of is finished first. */
async function startHeldPayments(container) {
  const payments = container.resolve('heldPaymentsService')
  const disposable = { resolve: () => payments, lifetime: 'SINGLETON', dispose: () => payments.stop() }
  container.register({ heldPaymentsReleaser: disposable })
  container.resolve('heldPaymentsReleaser')
  payments.start()
}

exports.default = startHeldPayments
