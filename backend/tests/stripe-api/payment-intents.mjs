import { randomBytes } from 'node:crypto'
import { missing, Refusal, refuseUnknown } from './refusal.mjs'
import { readPaymentMethod, toDecline } from './test-cards.mjs'

const smallest = 50
const settlesAfterMs = 1000

const open = ['requires_payment_method', 'requires_confirmation', 'requires_action']

const creatable = [
  ...['amount', 'currency', 'customer', 'description', 'metadata', 'capture_method', 'setup_future_usage'],
  ...['automatic_payment_methods', 'payment_method_types'],
]
const updatable = ['amount', 'currency', 'customer', 'description', 'metadata']
const confirmable = ['client_secret', 'return_url', 'payment_method_data']

/**
 * @typedef {object} Intent
 * @property {string} id
 * @property {string} object
 * @property {number} amount
 * @property {number} amount_capturable
 * @property {number} amount_received
 * @property {{ enabled: boolean } | null} automatic_payment_methods
 * @property {number | null} canceled_at
 * @property {string} capture_method
 * @property {string} client_secret
 * @property {number} created
 * @property {string} currency
 * @property {string | null} customer
 * @property {string | null} description
 * @property {import('./refusal.mjs').Failure | null} last_payment_error
 * @property {string | null} latest_charge
 * @property {boolean} livemode
 * @property {Record<string, string>} metadata
 * @property {{ type: string, redirect_to_url: { url: string, return_url: string } } | null} next_action
 * @property {string[]} payment_method_types
 * @property {string} status
 *
 * @typedef {import('./refusal.mjs').Params} Params
 * @typedef {ReturnType<typeof readPaymentMethod>} Outcome
 */

/**
 * The payment intents of one account, with the states that https://docs.stripe.com/payments/paymentintents/lifecycle
 * describes and the refusals that the API answers outside them.
 * @param {object} options
 * @param {Map<string, object>} options.customers
 * @param {string} options.bankUrl where a bank asks the shopper
 * @param {(type: string, intent: Intent) => void} options.emit tells the account's webhook
 */
export function makePaymentIntents({ customers, bankUrl, emit }) {
  /** @type {Map<string, Intent>} */
  const intents = new Map()
  // what the bank will say, by intent
  /** @type {Map<string, { outcome: Outcome, returnUrl: string }>} */
  const asked = new Map()

  /** @param {string} id */
  function find(id) {
    const intent = intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  /** @param {Params} params */
  function create(params) {
    refuseUnknown(params, creatable)
    if (params.automatic_payment_methods && params.payment_method_types) {
      const message = 'You may only specify one of these parameters: automatic_payment_methods, payment_method_types.'
      throw new Refusal(400, { message })
    }
    requireCustomer(params.customer)
    const id = `pi_${randomBytes(12).toString('hex')}`
    const capture = params.capture_method ?? 'automatic'
    /** @type {Intent} */
    const intent = {
      id,
      object: 'payment_intent',
      amount: readAmount(params.amount),
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: params.automatic_payment_methods ? { enabled: true } : null,
      canceled_at: null,
      capture_method: capture,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: Math.floor(Date.now() / 1000),
      currency: readCurrency(params.currency),
      customer: params.customer ?? null,
      description: params.description ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: params.metadata ?? {},
      next_action: null,
      payment_method_types: params.payment_method_types ?? (capture === 'manual' ? ['card'] : ['card', 'sepa_debit']),
      status: 'requires_payment_method',
    }
    intents.set(id, intent)
    return intent
  }

  /** @param {string} id @param {Params} params */
  function update(id, params) {
    refuseUnknown(params, updatable)
    const intent = find(id)
    if (params.amount !== undefined || params.currency !== undefined) requireState(intent, open, 'updated')
    requireCustomer(params.customer)
    if (params.amount !== undefined) intent.amount = readAmount(params.amount)
    if (params.currency !== undefined) intent.currency = readCurrency(params.currency)
    Object.assign(intent.metadata, params.metadata)
    if (params.customer !== undefined) intent.customer = params.customer
    if (params.description !== undefined) intent.description = params.description
    return intent
  }

  /** What Stripe.js does in the browser, with what the shopper has typed. @param {string} id @param {Params} params */
  function confirm(id, params) {
    refuseUnknown(params, confirmable)
    const intent = find(id)
    requireState(intent, open, 'confirmed')
    const { payment_method_data: method, return_url: returnUrl } = params
    if (!method) throw new Refusal(400, { param: 'payment_method_data', message: 'A payment method is needed.' })
    if (!returnUrl || !URL.canParse(returnUrl)) throw new Refusal(400, { param: 'return_url', message: 'Invalid URL' })
    if (!intent.payment_method_types.includes(method.type)) {
      throw new Refusal(400, { param: 'payment_method_data[type]', message: `${method.type} cannot pay this intent.` })
    }
    Object.assign(intent, { last_payment_error: null, next_action: null })
    const outcome = readPaymentMethod(method)
    if (outcome.asks) return askBank(intent, outcome, returnUrl)
    if (outcome.declines) decline(intent, toDecline(outcome.declines))
    else if (outcome.settles) settleLater(intent)
    else pay(intent)
    if (!intent.last_payment_error) return intent
    throw Object.assign(new Refusal(402, intent.last_payment_error), { intent })
  }

  /** @param {Intent} intent @param {Outcome} outcome @param {string} returnUrl */
  function askBank(intent, outcome, returnUrl) {
    asked.set(intent.id, { outcome, returnUrl })
    intent.status = 'requires_action'
    const url = `${bankUrl}/${intent.id}`
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    emit('payment_intent.requires_action', intent)
    return intent
  }

  /**
   * What the shopper says to the bank.
   * @param {string} id
   * @param {boolean} agrees
   * @returns {string} the address that the bank leads back to
   */
  function answerBank(id, agrees) {
    const intent = find(id)
    const question = asked.get(id)
    if (!question) throw missing('authentication', id)
    if (intent.status === 'requires_action') {
      intent.next_action = null
      if (!agrees) decline(intent, { code: 'payment_intent_authentication_failure', message: 'Not authenticated.' })
      else if (question.outcome.declines) decline(intent, toDecline(question.outcome.declines))
      else pay(intent)
    }
    const back = new URL(question.returnUrl)
    back.searchParams.set('payment_intent', id)
    back.searchParams.set('payment_intent_client_secret', intent.client_secret)
    back.searchParams.set('redirect_status', intent.last_payment_error ? 'failed' : 'succeeded')
    return back.href
  }

  /** @param {Intent} intent */
  function pay(intent) {
    intent.latest_charge = `ch_${randomBytes(12).toString('hex')}`
    if (intent.capture_method !== 'manual') return receive(intent, intent.amount)
    Object.assign(intent, { status: 'requires_capture', amount_capturable: intent.amount })
    emit('payment_intent.amount_capturable_updated', intent)
  }

  /** @param {Intent} intent @param {import('./refusal.mjs').Failure} error */
  function decline(intent, error) {
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error })
    emit('payment_intent.payment_failed', intent)
  }

  /** @param {Intent} intent */
  function settleLater(intent) {
    intent.status = 'processing'
    emit('payment_intent.processing', intent)
    setTimeout(() => pay(intent), settlesAfterMs).unref()
  }

  /** @param {Intent} intent @param {number} amount */
  function receive(intent, amount) {
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    emit('payment_intent.succeeded', intent)
  }

  /** @param {string} id @param {Params} params */
  function capture(id, params) {
    refuseUnknown(params, ['amount_to_capture'])
    const intent = find(id)
    requireState(intent, ['requires_capture'], 'captured')
    const amount = params.amount_to_capture === undefined ? intent.amount : readAmount(params.amount_to_capture)
    if (amount > intent.amount_capturable) {
      const message = 'The amount to capture is greater than what was authorized.'
      throw new Refusal(400, { code: 'amount_too_large', param: 'amount_to_capture', message })
    }
    receive(intent, amount)
    return intent
  }

  /** @param {string} id @param {Params} params */
  function cancel(id, params) {
    refuseUnknown(params, ['cancellation_reason'])
    const intent = find(id)
    requireState(intent, [...open, 'requires_capture'], 'canceled')
    Object.assign(intent, { status: 'canceled', canceled_at: Math.floor(Date.now() / 1000), amount_capturable: 0 })
    emit('payment_intent.canceled', intent)
    return intent
  }

  /** @param {string | undefined} id */
  function requireCustomer(id) {
    if (id && !customers.has(id)) throw missing('customer', id)
  }

  return { find, create, update, confirm, answerBank, capture, cancel }
}

/** @param {Intent} intent @param {string[]} states @param {string} done */
function requireState(intent, states, done) {
  if (states.includes(intent.status)) return
  const message = `This PaymentIntent could not be ${done} because it has a status of ${intent.status}.`
  throw Object.assign(new Refusal(400, { code: 'payment_intent_unexpected_state', message }), { intent })
}

/** @param {string | undefined} value @returns {number} minor units */
export function readAmount(value) {
  if (!/^\d+$/.test(String(value ?? ''))) {
    throw new Refusal(400, { code: 'parameter_invalid_integer', param: 'amount', message: `Invalid integer: ${value}` })
  }
  if (Number(value) >= smallest) return Number(value)
  throw new Refusal(400, { code: 'amount_too_small', param: 'amount', message: `Amount must be at least ${smallest}.` })
}

/** @param {string | undefined} value */
function readCurrency(value) {
  if (value && /^[a-z]{3}$/.test(value)) return value
  throw new Refusal(400, { param: 'currency', message: `Invalid currency: ${value}` })
}
