'use strict'

const { dirname } = require('node:path')

/**
 * @typedef {{ id: string, vitrine_refunds?: number }} PaymentData a PaymentIntent, and how many refunds of it Medusa knows of
 * @typedef {{ amount: number, status: string, metadata?: Record<string, string> }} Refund
 *
 * @typedef {object} Client of Stripe's, what is used here
 * @property {{ create(fields: object): Promise<Refund>, list(of: object): Promise<{ data: Refund[] }> }} refunds
 *
 * @typedef {object} Processor what the plugin's base class keeps to itself
 * @property {() => void} init
 * @property {Client} stripe_
 * @property {{ api_key: string }} options_
 * @property {(message: string, error: unknown) => object} buildError
 * @property {(data: PaymentData, amount: number) => Promise<object>} refundPayment
 */

// the plugin pins it, and reads answers of this version
const apiVersion = '2022-11-15'
// of what was lost or failed, under a key by which Stripe does it once
const maxNetworkRetries = 2

/**
 * Medusa's Stripe plugin as `medusa-config.js` lists it; not at all without its two secrets.
 * @param {Record<string, string | undefined>} env `STRIPE_API_KEY` and `STRIPE_WEBHOOK_SECRET`; `STRIPE_API_URL` where
 *   another server than Stripe's own stands for its API
 */
exports.listStripePlugins = function listStripePlugins(env) {
  if (!env.STRIPE_API_KEY || !env.STRIPE_WEBHOOK_SECRET) return []
  setClient(env.STRIPE_API_URL)
  return [
    {
      resolve: dirname(require.resolve('medusa-payment-stripe/package.json')),
      options: {
        api_key: env.STRIPE_API_KEY,
        webhook_secret: env.STRIPE_WEBHOOK_SECRET,
        // the methods that the merchant's dashboard switches on, as the Payment Element wants it
        automatic_payment_methods: true,
        // only reserved when the order is placed: an order that is refused for lack of stock then costs nobody anything
        capture: false,
      },
    },
  ]
}

/**
 * The plugin makes its client from the key alone, so the address of the API and what is repeated cannot be options. All of
 * its processors share one base class that makes the client in `init`, unless there is one.
 * @param {string} [url]
 */
function setClient(url) {
  const plugin = require.resolve('medusa-payment-stripe')
  const { default: StripeBase } = require('medusa-payment-stripe/dist/core/stripe-base')
  const Stripe = require(require.resolve('stripe', { paths: [plugin] }))
  const config = { apiVersion, maxNetworkRetries, ...(url && readAddress(url)) }
  const processor = /** @type {Processor} */ (/** @type {object} */ (StripeBase.prototype))
  const { init } = processor
  processor.init = function initWithClient() {
    this.stripe_ ??= new Stripe(this.options_.api_key, config)
    init.call(this)
  }
  processor.refundPayment = refundOnce
}

/**
 * Each refund of a payment has a number at Stripe. One whose answer was lost Medusa knows nothing of, so its merchant is told that it
 * failed and tries again: that is the same number, and is found instead of paid once more.
 * @this {Processor}
 * @param {PaymentData} data of the payment, which Medusa keeps as it is answered
 * @param {number} amount in minor units
 * @returns the data with this refund counted, or a failure as Medusa knows one
 */
async function refundOnce(data, amount) {
  const number = (data.vitrine_refunds ?? 0) + 1
  const wanted = Math.round(amount)
  try {
    const { data: made } = await this.stripe_.refunds.list({ payment_intent: data.id, limit: 100 })
    const before = made.find(({ metadata, status }) => metadata?.number === String(number) && !isUndone(status))
    if (before && before.amount !== wanted)
      throw new Error(`${before.amount} went back already, and Medusa was not told: repeat the refund with that amount`)
    if (!before)
      await this.stripe_.refunds.create({
        amount: wanted,
        payment_intent: data.id,
        metadata: { number: String(number) },
      })
    return { ...data, vitrine_refunds: number }
  } catch (error) {
    return this.buildError('An error occurred in refundPayment', error)
  }
}

/** @param {string} status of a refund, https://docs.stripe.com/api/refunds/object */
function isUndone(status) {
  return status === 'failed' || status === 'canceled'
}

/** @param {string} url */
function readAddress(url) {
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol.slice(0, -1) }
}
