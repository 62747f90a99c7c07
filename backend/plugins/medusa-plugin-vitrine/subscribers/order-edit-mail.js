'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Queues the mails that propose changes of orders. */
async function queueOrderEditMail({ data, container }) {
  await container.resolve('shopMailService').enqueueOrderEditMail(data.id)
}

exports.default = queueOrderEditMail
exports.config = { event: 'order-edit.requested', context: { subscriberId: 'vitrine-order-edit-mail' } }
