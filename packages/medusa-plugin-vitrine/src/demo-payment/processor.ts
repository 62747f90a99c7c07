import { type PaymentProcessorContext, PaymentSessionStatus } from '@medusajs/medusa'
import type { Services } from '../container'
import type { PluginOptions } from '../options'
import { AbstractPaymentProcessor } from '@medusajs/medusa/dist/interfaces'
import { createPayments, isForCollection } from './payments'
import { toReturnUrls } from './return-urls'

const statuses = {
  open: PaymentSessionStatus.REQUIRES_MORE,
  waiting: PaymentSessionStatus.PENDING,
  paid: PaymentSessionStatus.AUTHORIZED,
  declined: PaymentSessionStatus.ERROR,
  void: PaymentSessionStatus.CANCELED,
}

/** Of a session, as far as this provider reads it. */
interface SessionData {
  [name: string]: unknown
  id: string
}

/**
 * Medusa's side of the demo's payment service. A session holds `id` and `url`, where the shopper pays; `state`, once
 * Medusa has asked; and `return_urls`, which the shop puts there by an update of the session.
 */
export class DemoPaymentProcessor extends AbstractPaymentProcessor {
  readonly baseUrl
  readonly payments

  static override identifier = 'vitrine-redirect'

  constructor(container: Services & Record<string, unknown>, { demoPayment }: PluginOptions) {
    super(container, demoPayment)
    this.baseUrl = demoPayment?.url
    this.payments = createPayments(container.manager)
  }

  async initiatePayment({ amount, currency_code: currency, resource_id: cartId }: PaymentProcessorContext) {
    const id = await this.payments.open({ cartId, amount, currency })
    return { session_data: { id, url: new URL(`/vitrine/demo-payment/${id}`, this.baseUrl).href } }
  }

  /** A payment is for one amount: for another one there is another payment, and what was paid is given back. */
  async updatePayment(context: PaymentProcessorContext) {
    const { paymentSessionData, amount, currency_code: currency } = context
    const data = paymentSessionData as SessionData
    const payment = await this.payments.find(data.id)
    if (payment && payment.amount === amount && payment.currency === currency) return { session_data: data }
    await this.payments.makeVoid(data.id)
    return this.initiatePayment(context)
  }

  /** The store's API lets anybody who knows the cart's id write here: nothing but return addresses is taken. */
  async updatePaymentData(_sessionId: string, data: Record<string, unknown>) {
    return toReturnUrls(data) ?? { error: 'return_urls has to be success, failure, cancel and pending, all http(s)' }
  }

  /** A cart says which it is, a payment collection does not. */
  async authorizePayment(data: SessionData, { cart_id: cartId }: { cart_id?: unknown } = {}) {
    const payment = await this.payments.find(data.id)
    const isOwn = payment && (payment.cart_id === cartId || isForCollection(payment))
    const state = payment && isOwn ? payment.state : 'void'
    return { status: statuses[state], data: { ...data, state } }
  }

  async getPaymentStatus(data: SessionData) {
    return statuses[(await this.payments.find(data.id))?.state ?? 'void']
  }

  async cancelPayment(data: SessionData) {
    await this.payments.makeVoid(data.id)
    return { ...data, state: 'void' }
  }

  async deletePayment(data: SessionData) {
    return this.cancelPayment(data)
  }

  async retrievePayment(data: SessionData) {
    const payment = await this.payments.find(data.id)
    return payment ? { ...data, amount: payment.amount, currency: payment.currency } : data
  }

  async capturePayment(data: SessionData) {
    return data
  }

  async refundPayment(data: SessionData) {
    return data
  }
}
