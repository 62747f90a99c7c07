'use strict'

Object.defineProperty(exports, '__esModule', { value: true })

/** Queues the mails with the codes of gift cards that were bought. */
async function queueGiftCardMail({ data, container }) {
  await container.resolve('shopMailService').enqueueGiftCardMail(data.id)
}

exports.default = queueGiftCardMail
exports.config = { event: 'gift_card.created', context: { subscriberId: 'vitrine-gift-card-mail' } }
