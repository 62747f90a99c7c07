import {
  writeAddressMail,
  writeErasureMail,
  writeNewPasswordMail,
  writePasskeyMail,
  writeProviderMail,
} from './account-mail'
import { writeCancelledMail } from './after-sales/cancelled-mail'
import { writeDeliveredMail } from './after-sales/delivered-mail'
import { writeExchangeConfirmedMail, writeExchangePreparedMail } from './after-sales/exchange-mail'
import { writeOrderEditConfirmedMail, writeOrderEditDeclinedMail } from './after-sales/order-edit-answer-mail'
import { writeOrderEditMail } from './after-sales/order-edit-mail'
import {
  writeClaimRefundMail,
  writePaymentRefundMail,
  writeRefundMail,
  writeSwapRefundMail,
} from './after-sales/refund-mail'
import {
  writeReturnPendingMail,
  writeReturnReceivedMail,
  writeReturnRequestedMail,
  writeSwapReceivedMail,
} from './after-sales/return-mail'
import { writeShippedMail } from './after-sales/shipped-mail'
import { writeWithdrawalMail } from './after-sales/withdrawal-mail'
import { writeClaimMail } from './claim-mail'
import { writeGiftCardMail } from './gift-card-mail'
import { writeGivenCardMail } from './given-card-mail'
import type { MailWriter } from './mail-writer'
import { writeTaskMail } from './merchant/task-mail'
import { writeOrderConfirmation } from './order-confirmation-mail'
import { writePasswordMail } from './password-mail'

const writers = {
  'order.placed': writeOrderConfirmation,
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
  'gift_card.given': writeGivenCardMail,
  'order-update-token.created': writeClaimMail,
  'customer.password_reset': writePasswordMail,
  'customer.password_changed': writeNewPasswordMail,
  'customer.address_changed': writeAddressMail,
  'customer.erased': writeErasureMail,
  'customer.provider_connected': writeProviderMail,
  'customer.passkey_added': writePasskeyMail,
  'merchant.task': writeTaskMail,
} satisfies Record<string, MailWriter>

export type MailKind = keyof typeof writers

/** Who writes a mail of the outbox. @throws Error where nobody does */
export function getWriter(kind: string): MailWriter {
  const writer = new Map<string, MailWriter>(Object.entries(writers)).get(kind)
  if (!writer) throw new Error(`nobody writes mails of the kind ${kind}`)
  return writer
}

/**
 * Medusa's events that bring the mail of their name, once for ever, and which field of theirs says what it is about. All
 * other mails are queued by whoever does what they tell.
 */
export const subjects: Partial<Record<MailKind, string>> = {
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
