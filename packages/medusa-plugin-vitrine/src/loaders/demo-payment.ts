import type { MedusaContainer } from '@medusajs/medusa'
import type { PluginOptions } from '../options'
import type { Container } from '../container'
import { registerPaymentProcessorFromClass } from '@medusajs/medusa/dist/loaders/helpers/plugins'
import { DemoPaymentDesk } from '../demo-payment/desk'
import { createPayments } from '../demo-payment/payments'
import { DemoPaymentProcessor } from '../demo-payment/processor'
import { stopWith } from '../lifetime/stop-with'

type ProcessorClass = Parameters<typeof registerPaymentProcessorFromClass>[0]

/** Adds a payment provider that moves no money, where the options ask for it in so many words, and never in production. */
async function offerDemoPayment(container: Container & MedusaContainer, options: PluginOptions = {}) {
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
  registerPaymentProcessorFromClass(DemoPaymentProcessor as ProcessorClass, {
    container,
    pluginDetails,
    registrationName: 'demoPaymentService',
  })
  const desk = new DemoPaymentDesk(() => container.createScope().cradle, payments)
  stopWith(container, 'demoPaymentDesk', desk)
  await desk.start()
}

export default offerDemoPayment
