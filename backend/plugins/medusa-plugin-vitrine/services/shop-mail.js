'use strict'

const nodemailer = require('nodemailer')
const { composeAccountMail } = require('../mail/account-mail')
const { composeClaimMail } = require('../mail/claim-mail')
const { composeGiftCardMail } = require('../mail/gift-card-mail')
const { readLegalPapers } = require('../mail/legal-papers')
const { parseLocale } = require('../mail/locale')
const { makeMailWorker } = require('../mail/mail-worker')
const { composeOrderMail } = require('../mail/order-mail')
const { composeOrderEditMail } = require('../mail/order-edit-mail')
const { composePasswordMail } = require('../mail/password-mail')
const { completeSmtpUrl } = require('../mail/smtp-url')
const { composeWithdrawalMail } = require('../mail/withdrawal-mail')
const { addressWords, erasureWords, newPasswordWords } = require('../mail/words')
const { enqueueAgain, enqueueMail, enqueueTo, markFailed, markSent, takeMail } = require('../mail/outbox')
const { readStatement } = require('../withdrawals/statements')

Object.defineProperty(exports, '__esModule', { value: true })

const orderRelations = [
  'items.variant.product',
  'shipping_methods.shipping_option',
  'shipping_address',
  'billing_address',
  'region',
  'cart',
  'discounts.rule',
  'gift_cards',
]
const orderPlaced = 'order.placed'
const giftCardCreated = 'gift_card.created'
const orderWithdrawn = 'order.withdrawn'
const orderEditRequested = 'order-edit.requested'
const passwordReset = 'customer.password_reset'
const claimAsked = 'order-update-token.created'
const claimMinutes = 15
/** The mails that go to an address instead of whoever has it when they are sent, and their words. */
const accountMails = {
  'customer.address_changed': addressWords,
  'customer.erased': erasureWords,
  'customer.password_changed': newPasswordWords,
}

/**
 * Sends the mails that are queued in the database, until each is sent, whether SMTP is up or not.
 * Options (`mail`): `smtpUrl`, `from`, `storeUrl`, `authBase`, `shopName`, `legal`. Without `smtpUrl` mails are queued and not sent.
 */
class ShopMailService {
  constructor(
    { manager, orderService, orderEditService, customerService, giftCardService, tokenService, logger },
    { mail = {} } = {},
  ) {
    this.manager = manager
    this.orders = orderService
    this.customers = customerService
    this.giftCards = giftCardService
    this.orderEdits = orderEditService
    this.tokens = tokenService
    this.logger = logger
    this.settings = { shopName: 'Vitrine', authBase: '/api/auth', legal: {}, ...mail }
    this.worker = mail.smtpUrl ? this.makeWorker(mail.smtpUrl) : undefined
  }

  /** Queues the mail of an order, once for ever. */
  async enqueueOrderMail(orderId) {
    await enqueueMail(this.manager, { kind: orderPlaced, subjectId: orderId })
    this.wake()
  }

  /**
   * Queues the mail with which an account's owner sets another password. Asked for again before it was sent, it is sent
   * once.
   * @param {string} customerId
   * @param {string} [locale] such as `de-at`
   */
  async enqueuePasswordMail(customerId, locale = '') {
    await enqueueAgain(this.manager, { kind: passwordReset, subjectId: customerId, locale: locale.slice(0, 20) })
    this.wake()
  }

  /**
   * Queues the mail that tells an account's address what has become of it, in the manager's transaction: that it is not
   * the account's any more, that there is no account, or that its password is another. `wake` it after that.
   * @param {import('typeorm').EntityManager} manager
   * @param {keyof typeof accountMails} kind
   * @param {{ changeId: string, recipient: string, locale?: string }} change `changeId` is each change's own
   */
  async enqueueAccountMail(manager, kind, { changeId, recipient, locale = '' }) {
    await enqueueTo(manager, { kind, subjectId: changeId, locale: locale.slice(0, 20), recipient })
  }

  /** Queues the mail with a gift card's code, once for ever. One that the back office has issued goes to nobody. */
  async enqueueGiftCardMail(giftCardId) {
    const { order_id: orderId } = await this.giftCards.retrieve(giftCardId, { select: ['id', 'order_id'] })
    if (!orderId) return
    await enqueueMail(this.manager, { kind: giftCardCreated, subjectId: giftCardId })
    this.wake()
  }

  /** Queues the mail that confirms a withdrawal, in the manager's transaction; `wake` it after that. */
  async enqueueWithdrawalMail(manager, statementId) {
    await enqueueMail(manager, { kind: orderWithdrawn, subjectId: statementId })
  }

  /** Queues the mail that proposes a change of an order, once for ever. */
  async enqueueOrderEditMail(orderEditId) {
    await enqueueMail(this.manager, { kind: orderEditRequested, subjectId: orderEditId })
    this.wake()
  }

  /**
   * Queues the mail that moves a guest's orders, all of one address, into an account. Its token is one of Medusa's, made
   * when the mail is sent, so that none lies in the database and none is old when it arrives.
   */
  async enqueueClaimMail({ customerId, orderIds }) {
    const subjectId = [customerId, ...orderIds].join()
    await enqueueAgain(this.manager, { kind: claimAsked, subjectId, locale: null })
    this.wake()
  }

  start() {
    this.checkLegalPapers()
    this.worker?.start()
  }

  // Ordering goes on without them, so that somebody has to hear of it: the mails wait.
  checkLegalPapers() {
    for (const language of Object.keys(this.settings.legal)) {
      readLegalPapers(this.settings.legal, language).catch(({ message }) => {
        this.logger.error(
          `No mail about an order is sent in the language ${language}, as its mail.legal fails: ${message}`,
        )
      })
    }
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

  async compose({ kind, subjectId, locale, recipient }) {
    if (accountMails[kind]) return composeAccountMail(recipient, accountMails[kind], { ...this.settings, locale })
    if (kind === passwordReset) return this.composePassword(subjectId, locale)
    if (kind === claimAsked) return this.composeClaim(subjectId)
    if (kind === orderWithdrawn) return this.composeWithdrawal(subjectId)
    if (kind === orderEditRequested) return this.composeOrderEdit(subjectId)
    return kind === giftCardCreated ? this.composeGiftCard(subjectId) : this.composeOrder(subjectId)
  }

  async composeOrder(id) {
    const order = await this.orders.retrieveWithTotals(id, { relations: orderRelations })
    const locale = order.cart?.context?.locale ?? order.metadata?.locale
    const papers = await readLegalPapers(this.settings.legal, parseLocale(locale).language)
    return composeOrderMail(order, { ...this.settings, locale, papers })
  }

  async composeGiftCard(id) {
    const card = await this.giftCards.retrieve(id, { relations: ['region'] })
    const order = await this.orders.retrieve(card.order_id, { relations: ['cart', 'billing_address'] })
    const locale = order.cart?.context?.locale ?? order.metadata?.locale
    return composeGiftCardMail({ ...card, order }, { ...this.settings, locale })
  }

  async composeClaim(subjectId) {
    const [claimingCustomerId, ...ids] = subjectId.split(',')
    const select = ['id', 'display_id', 'email', 'metadata']
    const orders = await this.orders.list({ id: ids }, { select, relations: ['cart'] })
    const [{ email, cart, metadata }] = orders
    const token = this.tokens.signToken({ claimingCustomerId, orders: ids }, { expiresIn: claimMinutes * 60 })
    const numbers = orders.map(({ display_id: number }) => number).sort((a, b) => a - b)
    const locale = cart?.context?.locale ?? metadata?.locale
    return composeClaimMail({ email, numbers, token, minutes: claimMinutes }, { ...this.settings, locale })
  }

  async composeWithdrawal(id) {
    const statement = await readStatement(this.manager, id)
    const order = await this.orders.retrieve(statement.orderId, { relations: ['items', 'items.variant.product'] })
    return composeWithdrawalMail({ ...statement, order }, { ...this.settings, locale: statement.locale })
  }

  async composeOrderEdit(id) {
    const { order_id: orderId } = await this.orderEdits.retrieve(id, { select: ['id', 'order_id'] })
    const order = await this.orders.retrieve(orderId, { relations: ['cart', 'shipping_address'] })
    const locale = order.cart?.context?.locale ?? order.metadata?.locale
    return composeOrderEditMail({ id, order }, { ...this.settings, locale })
  }

  async composePassword(id, locale) {
    const select = ['id', 'email', 'first_name', 'password_hash']
    return composePasswordMail(await this.customers.retrieve(id, { select }), { ...this.settings, locale })
  }

  /** An SMTP server's words may name the recipient, so the log has its code only. */
  logFailure(error, mail) {
    const what = mail
      ? `The mail about ${mail.subjectId} was not sent (attempt ${mail.attempts})`
      : 'The mail queue failed'
    this.logger.warn(`${what}: ${error.code ?? error.name}`)
  }
}

ShopMailService.LIFE_TIME = 'SINGLETON'

exports.default = ShopMailService
