'use strict'

const { default: ManualPaymentService } = require('medusa-payment-manual/services/manual-payment')

/** Medusa's manual provider under a name of its own: the merchant captures the payment once the money has come. */
class BankTransferService extends ManualPaymentService {
  static identifier = 'bank-transfer'
}

exports.default = BankTransferService
