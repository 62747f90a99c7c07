// Medusa's Stripe plugin, as stripe.cjs configures it, against the stand-in of the API
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { makeStripeBrowser } from './stripe-api/browser.mjs'
import { startStripeApi } from './stripe-api/server.mjs'

/**
 * @typedef {import('./stripe-api/payment-intents.mjs').Intent} Intent
 * @typedef {Intent & { session_data: Intent, error: string, code: string }} Told
 * @typedef {Record<string, (...of: unknown[]) => Promise<Told>>} Plugin
 */

const require = createRequire(import.meta.url)
const keys = { secret: 'sk_test_plugin', publishable: 'pk_test_plugin', webhook: 'whsec_plugin' }
const cart = { currency_code: 'eur', amount: 4390, resource_id: 'cart_1', context: {}, email: 'ada@vitrine.example' }

/** @type {Awaited<ReturnType<typeof startStripeApi>>} */
let api
/** @type {Plugin} */
let plugin
/** @type {ReturnType<typeof makeStripeBrowser>} */
let browser

before(async () => {
  api = await startStripeApi({ port: 0, keys })
  const env = { STRIPE_API_KEY: keys.secret, STRIPE_WEBHOOK_SECRET: keys.webhook, STRIPE_API_URL: api.url }
  const { listStripePlugins } = require('../stripe.cjs')
  const [{ options }] = listStripePlugins(env)
  const { default: StripeProviderService } = require('medusa-payment-stripe/dist/services/stripe-provider')
  plugin = /** @type {Plugin} */ (/** @type {object} */ (new StripeProviderService({}, options)))
  browser = makeStripeBrowser({ url: api.url, key: keys.publishable })
})

after(() => api.stop())

/** @param {number} [amount] */
async function begin(amount = cart.amount) {
  const { session_data: intent } = await plugin.initiatePayment({ ...cart, amount })
  assert.match(intent.id ?? '', /^pi_/)
  return intent
}

test('without both of its secrets the plugin is not there', () => {
  const { listStripePlugins } = require('../stripe.cjs')
  assert.deepEqual(listStripePlugins({}), [])
  assert.deepEqual(listStripePlugins({ STRIPE_API_KEY: 'sk_test_x' }), [])
})

test('a session is a payment that only reserves the cart’s amount and knows the cart', async () => {
  const { amount, currency, capture_method, metadata, status } = await begin()
  assert.deepEqual(
    { amount, currency, capture_method, metadata, status },
    {
      amount: 4390,
      currency: 'eur',
      capture_method: 'manual',
      metadata: { resource_id: 'cart_1' },
      status: 'requires_payment_method',
    },
  )
})

test('a payment stays pending until the card has paid, is then authorized, and can be captured and refunded once', async () => {
  const intent = await begin()
  assert.equal(await plugin.getPaymentStatus(intent), 'pending')
  await browser.confirm(intent, '4242 4242 4242 4242')
  assert.equal((await plugin.authorizePayment(intent)).status, 'authorized')
  assert.equal((await plugin.capturePayment(intent)).amount_received, 4390)
  assert.equal((await plugin.capturePayment(intent)).status, 'succeeded', 'again, as a webhook does')
  const refunded = await plugin.refundPayment(intent, 4000)
  assert.match((await plugin.refundPayment(refunded, 400)).error, /refundPayment/)
  assert.equal((await plugin.refundPayment(refunded, 390)).id, intent.id)
})

test('a refund that Medusa was not told of is found when it is repeated, and no other amount takes its place', async () => {
  const intent = await begin()
  await browser.confirm(intent, '4242 4242 4242 4242')
  await plugin.capturePayment(intent)
  await plugin.refundPayment(intent, 1000)
  const other = await plugin.refundPayment(intent, 2000)
  assert.match(/** @type {{ detail?: string }} */ (other).detail ?? '', /^1000 went back already/)
  const repeated = await plugin.refundPayment(intent, 1000)
  // what is left shows that nothing else went back
  assert.equal((await plugin.refundPayment(repeated, 3390)).id, intent.id)
})

test('an amount can change only while nobody has paid', async () => {
  const intent = await begin()
  /** @param {number} amount */
  const update = (amount) =>
    plugin.updatePayment({
      ...cart,
      amount,
      customer: { metadata: { stripe_id: intent.customer } },
      paymentSessionData: intent,
    })
  assert.equal((await update(5000)).session_data.amount, 5000)
  await browser.confirm(intent, '4242424242424242')
  assert.equal((await update(6000)).code, 'payment_intent_unexpected_state')
})

test('a declined card leaves the payment open for another', async () => {
  const intent = await begin()
  const { error } = await browser.confirm(intent, '4000 0000 0000 0002')
  assert.equal(error.decline_code, 'generic_decline')
  assert.equal(await plugin.getPaymentStatus(intent), 'pending')
  await browser.confirm(intent, '4242424242424242')
  assert.equal(await plugin.getPaymentStatus(intent), 'authorized')
})

test('a bank that asks first decides', async () => {
  /** @type {['yes' | 'no', string][]} */
  const answers = [
    ['yes', 'authorized'],
    ['no', 'pending'],
  ]
  for (const [answer, status] of answers) {
    const intent = await begin()
    const { next_action: next } = await browser.confirm(intent, '4000 0027 6000 3184')
    assert.equal(await plugin.getPaymentStatus(intent), 'requires_more')
    const back = await browser.answerBank(next?.redirect_to_url.url ?? '', answer)
    assert.equal(new URL(back).searchParams.get('redirect_status'), answer === 'yes' ? 'succeeded' : 'failed')
    assert.equal(await plugin.getPaymentStatus(intent), status)
  }
})

test('a reserved amount is released, and then cannot be captured', async () => {
  const intent = await begin()
  await browser.confirm(intent, '4242424242424242')
  assert.equal((await plugin.cancelPayment(intent)).status, 'canceled')
  assert.equal((await plugin.cancelPayment(intent)).status, 'canceled', 'again is no failure')
  assert.equal((await plugin.capturePayment(intent)).code, 'payment_intent_unexpected_state')
})

test('the stand-in refuses what Stripe refuses', async () => {
  assert.equal((await plugin.initiatePayment({ ...cart, amount: 10 })).code, 'amount_too_small')
  assert.equal((await plugin.retrievePayment({ id: 'pi_unknown' })).code, 'resource_missing')
  const intent = await begin()
  assert.equal((await plugin.capturePayment(intent)).code, 'payment_intent_unexpected_state')
  assert.equal(
    (await browser.confirm({ ...intent, client_secret: 'guessed' }, '4242424242424242')).error.param,
    'client_secret',
  )
  assert.equal((await browser.confirm(intent, '4242')).error.code, 'incorrect_number')
  const nobody = await fetch(`${api.url}/v1/payment_intents/${intent.id}`)
  assert.equal(nobody.status, 401)
  const shopper = await fetch(`${api.url}/v1/payment_intents/${intent.id}/capture`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.publishable}` },
  })
  assert.equal(shopper.status, 403)
})
