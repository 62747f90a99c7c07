'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Queues the mails of orders that came about otherwise than by completing a cart, such as paid draft orders. */
async function queueOrderMail({ data, container }) {
  if (!data.no_notification) await container.resolve('shopMailService').enqueueOrderMail(data.id)
}

exports.default = queueOrderMail
exports.config = { event: 'order.placed', context: { subscriberId: 'vitrine-order-mail' } }
