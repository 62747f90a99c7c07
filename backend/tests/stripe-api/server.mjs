import { randomBytes } from 'node:crypto'
import express from 'express'
import { toBankPage } from './bank-page.mjs'
import { makeFaults } from './faults.mjs'
import { makePaymentIntents } from './payment-intents.mjs'
import { Refusal, refuseUnknown } from './refusal.mjs'
import { makeRefunds } from './refunds.mjs'
import { makeReplay } from './replay.mjs'
import { makeWebhook } from './webhook.mjs'

/**
 * @typedef {{ secret: string, publishable: string, webhook: string }} StripeKeys
 * @typedef {import('./payment-intents.mjs').Intent} Intent
 * @typedef {import('express').Request} Request
 * @typedef {import('express').Response} Response
 * @typedef {import('express').NextFunction} Next
 */

/**
 * A stand-in of https://api.stripe.com for one account, as far as `medusa-payment-stripe` and Stripe.js call it. It keeps
 * the states of a payment and refuses what the API refuses; it has none of Stripe's fraud checks, limits or delays.
 * @param {object} options
 * @param {number} options.port on 127.0.0.1; 0 for any
 * @param {StripeKeys} options.keys
 * @param {string} [options.webhookUrl] told of every change of a payment
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startStripeApi({ port, keys, webhookUrl }) {
  const app = express()
  const server = app.listen(port, '127.0.0.1')
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject))
  const { port: chosen } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const url = `http://127.0.0.1:${chosen}`
  const emit = webhookUrl ? makeWebhook({ url: webhookUrl, secret: keys.webhook }) : () => {}
  app.disable('x-powered-by')
  app.use(express.urlencoded({ extended: true }))
  app.use(makeRoutes({ keys, emit, bankUrl: `${url}/bank` }), refuse)
  function stop() {
    server.closeAllConnections()
    /** @type {Promise<void>} */
    const closed = new Promise((resolve) => server.close(() => resolve()))
    return closed
  }
  return { url, stop }
}

/** @param {{ keys: StripeKeys, emit: ReturnType<typeof makeWebhook>, bankUrl: string }} of */
function makeRoutes({ keys, emit, bankUrl }) {
  /** @type {Map<string, object>} */
  const customers = new Map()
  const paymentIntents = makePaymentIntents({ customers, bankUrl, emit })
  const refunds = makeRefunds({ paymentIntents })
  const faults = makeFaults()
  const routes = express.Router()
  const intentPath = '/v1/payment_intents/:id'

  // no address of Stripe's: for tests
  routes.post('/faults', requireKey(keys), requireSecretKey, ({ body: { times, ...fault } }, response) => {
    faults.add({ ...fault, times: Number(times) })
    response.status(204).end()
  })
  routes.use('/v1', admitBrowsers, requireKey(keys), faults.meet, makeReplay())
  routes.get(intentPath, ({ params, query }, response) => {
    response.json(requireOwn(response, paymentIntents.find(params.id), query.client_secret))
  })
  routes.post(`${intentPath}/confirm`, ({ params, body }, response) => {
    requireOwn(response, paymentIntents.find(params.id), body.client_secret)
    response.json(paymentIntents.confirm(params.id, body))
  })
  routes.use('/v1', requireSecretKey)
  routes.post('/v1/customers', ({ body }, response) => {
    refuseUnknown(body, ['email', 'metadata'])
    const customer = { id: `cus_${randomBytes(8).toString('hex')}`, object: 'customer', email: body.email ?? null }
    customers.set(customer.id, customer)
    response.json(customer)
  })
  routes.post('/v1/payment_intents', ({ body }, response) => response.json(paymentIntents.create(body)))
  routes.post(intentPath, ({ params, body }, response) => response.json(paymentIntents.update(params.id, body)))
  routes.post(`${intentPath}/capture`, ({ params, body }, response) => {
    response.json(paymentIntents.capture(params.id, body))
  })
  routes.post(`${intentPath}/cancel`, ({ params, body }, response) => {
    response.json(paymentIntents.cancel(params.id, body))
  })
  routes.get('/v1/refunds', ({ query }, response) => response.json(refunds.list(query)))
  routes.post('/v1/refunds', ({ body }, response) => response.json(refunds.create(body)))
  routes.get('/bank/:id', ({ params }, response) => response.send(toBankPage(paymentIntents.find(params.id))))
  routes.post('/bank/:id', ({ params, body }, response) => {
    response.redirect(303, paymentIntents.answerBank(params.id, body.answer === 'yes'))
  })
  routes.use(({ method, path }) => {
    throw new Refusal(404, { message: `Unrecognized request URL (${method}: ${path}).` })
  })
  return routes
}

/** @param {Request} request @param {Response} response @param {Next} next */
function admitBrowsers({ method }, response, next) {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization, content-type' })
  if (method === 'OPTIONS') response.status(204).end()
  else next()
}

/** @param {StripeKeys} keys @returns {import('express').RequestHandler} */
function requireKey({ secret, publishable }) {
  return ({ headers }, response, next) => {
    const key = headers.authorization?.match(/^Bearer (.+)$/)?.[1]
    if (!key) throw new Refusal(401, { message: 'You did not provide an API key.' })
    if (key !== secret && key !== publishable) throw new Refusal(401, { message: `Invalid API Key provided: ${key}` })
    response.locals.isSecret = key === secret
    next()
  }
}

/** @param {Request} request @param {Response} response @param {Next} next */
function requireSecretKey(request, response, next) {
  if (!response.locals.isSecret) {
    const message = 'This API call cannot be made with a publishable API key.'
    throw new Refusal(403, { code: 'secret_key_required', message })
  }
  next()
}

/**
 * A browser may see and confirm only the payment whose secret it has.
 * @param {Response} response
 * @param {Intent} intent
 * @param {unknown} clientSecret
 */
function requireOwn(response, intent, clientSecret) {
  if (response.locals.isSecret || clientSecret === intent.client_secret) return intent
  const message = 'The client_secret provided does not match any associated PaymentIntent on this account.'
  throw new Refusal(400, { code: 'payment_intent_invalid_parameter', param: 'client_secret', message })
}

/**
 * Express knows a handler of failures by its four parameters.
 * @param {Error & Partial<import('./refusal.mjs').Refusal> & { intent?: Intent }} failure
 * @param {Request} request
 * @param {Response} response
 * @param {Next} next
 */
// eslint-disable-next-line no-unused-vars
function refuse(failure, request, response, next) {
  const { status = 500, error = { type: 'api_error', message: failure.message }, intent } = failure
  response.status(status).json({ error: intent ? { ...error, payment_intent: intent } : error })
}
