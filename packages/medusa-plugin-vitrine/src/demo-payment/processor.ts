// @ts-nocheck
import type { Container } from '../container'
import type { PluginOptions } from '../options'
import { AbstractPaymentProcessor } from '@medusajs/medusa/dist/interfaces'
import { createPayments, isForCollection } from './payments'
import { toReturnUrls } from './return-urls'

const statuses = { open: 'requires_more', waiting: 'pending', paid: 'authorized', declined: 'error', void: 'canceled' }

/**
 * Medusa's side of the demo's payment service. A session holds `id` and `url`, where the shopper pays; `state`, once
 * Medusa has asked; and `return_urls`, which the shop puts there by an update of the session.
 */
export class DemoPaymentProcessor extends AbstractPaymentProcessor {
  readonly baseUrl
  readonly payments

  static override identifier = 'vitrine-redirect'

  constructor(container: Container, { demoPayment }: PluginOptions) {
    super(container, demoPayment)
    this.baseUrl = demoPayment.url
    this.payments = createPayments(container.manager)
  }

  async initiatePayment({
    amount,
    currency_code: currency,
    resource_id: cartId,
  }: {
    amount: number
    currency_code: string
    resource_id: string
  }) {
    const id = await this.payments.open({ cartId, amount, currency })
    return { session_data: { id, url: new URL(`/vitrine/demo-payment/${id}`, this.baseUrl).href } }
  }

  /** A payment is for one amount: for another one there is another payment, and what was paid is given back. */
  async updatePayment(context) {
    const { paymentSessionData: data, amount, currency_code: currency } = context
    const payment = await this.payments.find(data.id)
    if (payment && payment.amount === amount && payment.currency === currency) return { session_data: data }
    await this.payments.makeVoid(data.id)
    return this.initiatePayment(context)
  }

  /** The store's API lets anybody who knows the cart's id write here: nothing but return addresses is taken. */
  async updatePaymentData(_sessionId, data) {
    return toReturnUrls(data) ?? { error: 'return_urls has to be success, failure, cancel and pending, all http(s)' }
  }

  /** A cart says which it is, a payment collection does not. */
  async authorizePayment(data, { cart_id: cartId }: { cart_id: string } = {}) {
    const payment = await this.payments.find(data.id)
    const isOwn = payment && (payment.cart_id === cartId || isForCollection(payment))
    const state = isOwn ? payment.state : 'void'
    return { status: statuses[state], data: { ...data, state } }
  }

  async getPaymentStatus(data) {
    return statuses[(await this.payments.find(data.id))?.state ?? 'void']
  }

  async cancelPayment(data) {
    await this.payments.makeVoid(data.id)
    return { ...data, state: 'void' }
  }

  async deletePayment(data) {
    return this.cancelPayment(data)
  }

  async retrievePayment(data) {
    const payment = await this.payments.find(data.id)
    return payment ? { ...data, amount: payment.amount, currency: payment.currency } : data
  }

  async capturePayment(data) {
    return data
  }

  async refundPayment(data) {
    return data
  }
}
