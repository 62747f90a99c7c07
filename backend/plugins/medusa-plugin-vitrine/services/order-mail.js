'use strict'

const nodemailer = require('nodemailer')
const { makeMailWorker } = require('../mail/mail-worker')
const { composeOrderMail } = require('../mail/order-mail')
const { completeSmtpUrl } = require('../mail/smtp-url')
const { enqueueMail, markFailed, markSent, takeMail } = require('../mail/outbox')

Object.defineProperty(exports, '__esModule', { value: true })

const relations = [
  'items.variant.product',
  'shipping_methods.shipping_option',
  'shipping_address',
  'billing_address',
  'region',
  'cart',
]
const kind = 'order.placed'

/**
 * Sends the order mails that are queued in the database, until each is sent, whether SMTP is up or not.
 * Options (`mail`): `smtpUrl`, `from`, `storeUrl`, `shopName`. Without `smtpUrl` mails are queued and not sent.
 */
class OrderMailService {
  constructor({ manager, orderService, logger }, { mail = {} } = {}) {
    this.manager = manager
    this.orders = orderService
    this.logger = logger
    this.settings = { shopName: 'Vitrine', ...mail }
    this.worker = mail.smtpUrl ? this.makeWorker(mail.smtpUrl) : undefined
  }

  /** Queues the mail of an order, once for ever. */
  async enqueue(orderId) {
    await enqueueMail(this.manager, { kind, subjectId: orderId })
    this.wake()
  }

  start() {
    this.worker?.start()
  }

  wake() {
    this.worker?.wake()
  }

  async stop() {
    await this.worker?.stop()
  }

  makeWorker(smtpUrl) {
    const transport = nodemailer.createTransport(completeSmtpUrl(smtpUrl))
    return makeMailWorker({
      take: () => takeMail(this.manager),
      send: async (mail) => transport.sendMail(await this.compose(mail)),
      markSent: ({ id }) => markSent(this.manager, id),
      markFailed: ({ id }, failure) => markFailed(this.manager, id, failure),
      onError: (error, mail) => this.logFailure(error, mail),
    })
  }

  async compose({ subjectId }) {
    const order = await this.orders.retrieveWithTotals(subjectId, { relations })
    const locale = order.cart?.context?.locale ?? order.metadata?.locale
    return composeOrderMail(order, { ...this.settings, locale })
  }

  /** An SMTP server's words may name the recipient, so the log has its code only. */
  logFailure(error, mail) {
    const what = mail
      ? `The mail about ${mail.subjectId} was not sent (attempt ${mail.attempts})`
      : 'The mail queue failed'
    this.logger.warn(`${what}: ${error.code ?? error.name}`)
  }
}

OrderMailService.LIFE_TIME = 'SINGLETON'

exports.default = OrderMailService
