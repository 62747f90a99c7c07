'use strict'

const { dirname } = require('node:path')

/** @typedef {{ init(): void, stripe_?: object, options_: { api_key: string } }} Processor what the plugin's base class keeps to itself */

// the plugin pins it, and reads answers of this version
const apiVersion = '2022-11-15'
// of what was lost or failed, under a key by which Stripe does it once: else the merchant would try again, and pay back twice
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
}

/** @param {string} url */
function readAddress(url) {
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol.slice(0, -1) }
}
