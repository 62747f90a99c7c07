import { toFault } from '../fault'
import type { Services } from '../container'
import type { PluginOptions } from '../options'
import type { EntityManager } from 'typeorm'
import nodemailer, { type Mail } from 'nodemailer'
import { getWriter, type MailKind } from '../mail/kinds'
import { readLegalPapers } from '../mail/legal-papers'
import { makeMailWorker } from '../mail/mail-worker'
import type { MailServices, MailSettings, QueuedMail } from '../mail/mail-writer'
import { enqueueAgain, enqueueMail, enqueueTo, keepMail, markFailed, markSent, takeMail } from '../mail/outbox'
import { parseReturnAddress } from '../mail/return-address'
import { parseBankAccount } from '@vitrine/shared/bank-account'
import { completeSmtpUrl } from '@vitrine/mail/smtp-url'

/**
 * One connection to the mail server for mail after mail, as many servers count connections. It is ended before the server's
 * silence would count as a fault; a mail that it was ended under before its first byte goes over another at once.
 */
const oneConnection = { pool: true, maxConnections: 1, maxRequeues: 1, idleTimeout: 20_000 }

/**
 * Sends the mails that are queued in the database, until each is sent, whether SMTP is up or not.
 * Options (`mail`): `smtpUrl`, `from`, `merchant`, `defaultLocale`, `returnAddress`, `storeUrl`, `authBase`, `shopName`,
 * `timeZone`, `legal`, `guaranteeNotice`, `bankAccount`, `pictureOrigins`. Without `smtpUrl` mails are queued and not sent.
 */
class ShopMailService {
  static readonly LIFE_TIME = 'SINGLETON'
  readonly manager
  readonly logger
  readonly services: MailServices
  readonly settings: MailSettings
  readonly transport
  readonly worker

  constructor(container: Services, { mail = {}, identity = {} }: PluginOptions = {}) {
    this.manager = container.manager
    this.logger = container.logger
    this.services = {
      manager: container.manager,
      orders: container.orderService,
      orderEdits: container.orderEditService,
      fulfillments: container.fulfillmentService,
      returns: container.returnService,
      swaps: container.swapService,
      claims: container.claimService,
      paymentProviders: container.paymentProviderService,
      customers: container.customerService,
      giftCards: container.giftCardService,
      tokens: container.tokenService,
    }
    const returnAddress = this.readSetting(() => parseReturnAddress(mail.returnAddress))
    const bankAccount = this.readSetting(() => parseBankAccount(mail.bankAccount), 'mail.bankAccount: ') ?? []
    const usual = { shopName: 'Vitrine', authBase: '/api/auth', legal: {} }
    // without an address of the shop its mails wait: each fails where it would lead there
    this.settings = {
      ...usual,
      ...mail,
      returnAddress,
      bankAccount,
      identitySecret: [identity.secret].flat()[0],
    } as MailSettings
    this.transport = mail.smtpUrl ? nodemailer.createTransport(completeSmtpUrl(mail.smtpUrl, oneConnection)) : undefined
    // they all link to the shop: without its address they wait, as they do without a mail server
    this.worker = this.transport && URL.canParse(mail.storeUrl ?? '') ? this.makeWorker(this.transport) : undefined
  }

  /** Queues a mail about something, once for ever; the outbox does so within a transaction. */
  async enqueue(kind: MailKind, subjectId: string) {
    await enqueueMail(this.manager, { kind, subjectId })
    this.wake()
  }

  /**
   * Queues the mail with which an account's owner sets another password. Asked for again before it was sent, it is sent
   * once.
   * @param locale such as `de-at`
   */
  async enqueuePasswordMail(customerId: string, locale: string = '') {
    const kind = 'customer.password_reset'
    await enqueueAgain(this.manager, { kind, subjectId: customerId, locale: locale.slice(0, 20) })
    this.wake()
  }

  /**
   * Queues the mail that tells an account's address what has become of it, in the manager's transaction: that it is not
   * the account's any more, that there is no account, that its password is another, or that a provider or
   * a passkey opens it too. `wake` it after that.
   * @param change `changeId` is each change's own
   */
  async enqueueAccountMail(
    manager: EntityManager,
    kind:
      | 'customer.address_changed'
      | 'customer.erased'
      | 'customer.passkey_added'
      | 'customer.password_changed'
      | 'customer.provider_connected',
    { changeId, recipient, locale = '' }: { changeId: string; recipient: string; locale?: string },
  ) {
    await enqueueTo(manager, { kind, subjectId: changeId, locale: locale.slice(0, 20), recipient })
  }

  /** Queues the mail that moves a guest's orders, all of one address, into an account. */
  async enqueueClaimMail({ customerId, orderIds }: { customerId: string; orderIds: string[] }) {
    const subjectId = [customerId, ...orderIds].join()
    await enqueueAgain(this.manager, { kind: 'order-update-token.created', subjectId, locale: null })
    this.wake()
  }

  start() {
    this.checkLegalPapers()
    this.warnOfAddresses()
    if (this.transport && !this.worker)
      this.logger.error(
        'No mail is sent: mail.storeUrl has to be the address of the shop, such as https://shop.example.',
      )
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

  // a shop with a wrong one sells on: its mails say that the address, or the bank account, will be written
  readSetting<Setting>(read: () => Setting, name = ''): Setting | null {
    try {
      return read()
    } catch (error) {
      this.logger.error(name + toFault(error).message)
      return null
    }
  }

  warnOfAddresses() {
    const { merchant, returnAddress } = this.settings
    if (!merchant)
      this.logger.warn('mail.merchant is not set: GET /admin/vitrine/tasks alone says what waits to be done.')
    if (!returnAddress)
      this.logger.warn('mail.returnAddress is not set: mails do not say where to send things back to.')
  }

  wake() {
    this.worker?.wake()
  }

  async stop() {
    await this.worker?.stop()
    this.transport?.close()
  }

  makeWorker(transport: Pick<Mail, 'sendMail'>) {
    return makeMailWorker({
      take: () => takeMail(this.manager),
      send: async (mail) => {
        const letter = await getWriter(mail.kind)(mail, this.services, this.settings)
        if (letter) await transport.sendMail(letter)
      },
      keep: (mail) => keepMail(this.manager, mail),
      markSent: ({ id }) => markSent(this.manager, id),
      markFailed: ({ id }, failure) => markFailed(this.manager, id, failure),
      onError: (error, mail) => this.logFailure(error, mail),
    })
  }

  /** An SMTP server's words may name the recipient, so the log has its code only. */
  logFailure(error: unknown, mail?: QueuedMail) {
    const { code, name } = toFault(error)
    const what = mail
      ? `The mail about ${mail.subjectId} was not sent (attempt ${mail.attempts})`
      : 'The mail queue failed'
    this.logger.warn(`${what}: ${code ?? name}`)
  }
}

export default ShopMailService
