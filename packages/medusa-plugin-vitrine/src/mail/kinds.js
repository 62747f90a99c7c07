'use strict'

const {
  writeAddressMail,
  writeErasureMail,
  writeNewPasswordMail,
  writePasskeyMail,
  writeProviderMail,
} = require('./account-mail')
const { writeCancelledMail } = require('./after-sales/cancelled-mail')
const { writeDeliveredMail } = require('./after-sales/delivered-mail')
const { writeExchangeConfirmedMail, writeExchangePreparedMail } = require('./after-sales/exchange-mail')
const { writeOrderEditConfirmedMail, writeOrderEditDeclinedMail } = require('./after-sales/order-edit-answer-mail')
const { writeOrderEditMail } = require('./after-sales/order-edit-mail')
const {
  writeClaimRefundMail,
  writePaymentRefundMail,
  writeRefundMail,
  writeSwapRefundMail,
} = require('./after-sales/refund-mail')
const {
  writeReturnPendingMail,
  writeReturnReceivedMail,
  writeReturnRequestedMail,
  writeSwapReceivedMail,
} = require('./after-sales/return-mail')
const { writeShippedMail } = require('./after-sales/shipped-mail')
const { writeWithdrawalMail } = require('./after-sales/withdrawal-mail')
const { writeClaimMail } = require('./claim-mail')
const { writeGiftCardMail } = require('./gift-card-mail')
const { writeTaskMail } = require('./merchant/task-mail')
const { writeOrderMail } = require('./order-mail')
const { writePasswordMail } = require('./password-mail')

/**
 * Who writes a mail, by its kind: `(mail, services, settings) => letter` for nodemailer, or null where there is nothing
 * to say any more. `mail` is one of the queue's, `services` and `settings` are those of `ShopMailService`.
 */
const kinds = {
  'order.placed': writeOrderMail,
  'order.canceled': writeCancelledMail,
  'order.shipment_created': writeShippedMail,
  'swap.shipment_created': writeShippedMail,
  'claim.shipment_created': writeShippedMail,
  'fulfillment.delivered': writeDeliveredMail,
  'order.refund_created': writeRefundMail,
  'payment.payment_refund_created': writePaymentRefundMail,
  'swap.refund_processed': writeSwapRefundMail,
  'claim.refund_processed': writeClaimRefundMail,
  'order.return_requested': writeReturnRequestedMail,
  'order.items_returned': writeReturnReceivedMail,
  'order.return_action_required': writeReturnPendingMail,
  'swap.received': writeSwapReceivedMail,
  'swap.created': writeExchangePreparedMail,
  'swap.payment_completed': writeExchangeConfirmedMail,
  'order-edit.requested': writeOrderEditMail,
  'order-edit.confirmed': writeOrderEditConfirmedMail,
  'order-edit.declined': writeOrderEditDeclinedMail,
  'order.withdrawn': writeWithdrawalMail,
  'gift_card.created': writeGiftCardMail,
  'order-update-token.created': writeClaimMail,
  'customer.password_reset': writePasswordMail,
  'customer.password_changed': writeNewPasswordMail,
  'customer.address_changed': writeAddressMail,
  'customer.erased': writeErasureMail,
  'customer.provider_connected': writeProviderMail,
  'customer.passkey_added': writePasskeyMail,
  'merchant.task': writeTaskMail,
}

/**
 * Medusa's events that bring the mail of their name, once for ever, and which field of theirs says what it is about. All
 * other mails are queued by whoever does what they tell.
 */
const subjects = {
  'order.placed': 'id',
  'order.canceled': 'id',
  'order.shipment_created': 'fulfillment_id',
  'swap.shipment_created': 'fulfillment_id',
  'claim.shipment_created': 'fulfillment_id',
  'order.refund_created': 'refund_id',
  'payment.payment_refund_created': 'id',
  'swap.refund_processed': 'id',
  'claim.refund_processed': 'id',
  'order.return_requested': 'return_id',
  'order.items_returned': 'return_id',
  'order.return_action_required': 'return_id',
  'swap.received': 'id',
  'swap.created': 'id',
  'swap.payment_completed': 'id',
  'order-edit.requested': 'id',
  'order-edit.confirmed': 'id',
  'order-edit.declined': 'id',
  'gift_card.created': 'id',
}

module.exports = { kinds, subjects }
