'use strict'

const { writeAddressMail, writeErasureMail, writeNewPasswordMail } = require('./account-mail')
const { writeOrderEditMail } = require('./after-sales/order-edit-mail')
const { writeWithdrawalMail } = require('./after-sales/withdrawal-mail')
const { writeClaimMail } = require('./claim-mail')
const { writeGiftCardMail } = require('./gift-card-mail')
const { writeOrderMail } = require('./order-mail')
const { writePasswordMail } = require('./password-mail')

/**
 * Who writes a mail, by its kind: `(mail, services, settings) => letter` for nodemailer, or null where there is nothing
 * to say any more. `mail` is one of the queue's, `services` and `settings` are those of `ShopMailService`.
 */
const kinds = {
  'order.placed': writeOrderMail,
  'order-edit.requested': writeOrderEditMail,
  'order.withdrawn': writeWithdrawalMail,
  'gift_card.created': writeGiftCardMail,
  'order-update-token.created': writeClaimMail,
  'customer.password_reset': writePasswordMail,
  'customer.password_changed': writeNewPasswordMail,
  'customer.address_changed': writeAddressMail,
  'customer.erased': writeErasureMail,
}

/**
 * Medusa's events that bring the mail of their name, once for ever, and which field of theirs says what it is about. All
 * other mails are queued by whoever does what they tell.
 */
const subjects = {
  'order.placed': 'id',
  'order-edit.requested': 'id',
  'gift_card.created': 'id',
}

module.exports = { kinds, subjects }
