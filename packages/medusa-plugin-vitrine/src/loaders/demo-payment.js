'use strict'

const { registerPaymentProcessorFromClass } = require('@medusajs/medusa/dist/loaders/helpers/plugins')
const { DemoPaymentDesk } = require('../demo-payment/desk')
const { createPayments } = require('../demo-payment/payments')
const { DemoPaymentProcessor } = require('../demo-payment/processor')
const { stopWith } = require('../lifetime/stop-with')

Object.defineProperty(exports, '__esModule', { value: true })

/** Adds a payment provider that moves no money, where the options ask for it in so many words, and never in production. */
async function offerDemoPayment(container, options = {}) {
  const { demoPayment } = options
  if (!demoPayment) return
  const logger = container.resolve('logger')
  if (process.env.NODE_ENV === 'production') {
    logger.error('demoPayment moves no money: it is not offered where NODE_ENV is production.')
    return
  }
  logger.warn('demoPayment is on: orders can be placed here without anybody paying.')
  const payments = createPayments(container.resolve('manager'))
  await payments.prepare()
  const pluginDetails = { options }
  registerPaymentProcessorFromClass(DemoPaymentProcessor, {
    container,
    pluginDetails,
    registrationName: 'demoPaymentService',
  })
  const desk = new DemoPaymentDesk(() => container.createScope().cradle, payments)
  stopWith(container, 'demoPaymentDesk', desk)
  await desk.start()
}

exports.default = offerDemoPayment
