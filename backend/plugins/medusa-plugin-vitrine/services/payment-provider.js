'use strict'

const { AskingPaymentProviderService } = require('../payments/asking-payment-provider')

Object.defineProperty(exports, '__esModule', { value: true })

// Medusa finds its services in this folder, by the names of the files
exports.default = AskingPaymentProviderService
