// What tests with Stripe need of a running backend, and do in the merchant's account at the stand-in of the API
import { call, demand } from './medusa-client.mjs'

const { STRIPE_API_URL, STRIPE_SECRET_KEY } = process.env

/**
 * A region that takes Stripe alone, in a country that nobody else sells to.
 * @param {string} token
 * @param {string} country ISO 3166, lower case
 */
export async function createStripePlace(token, country) {
  const { region } = await demand('POST', '/admin/regions', {
    token,
    body: {
      name: `Stripe, backend tests, ${country}`,
      currency_code: 'eur',
      tax_rate: 0,
      countries: [country],
      payment_providers: ['stripe'],
      fulfillment_providers: ['manual'],
    },
  })
  const { shipping_profiles: profiles } = await demand('GET', '/admin/shipping-profiles', { token })
  const { shipping_option: option } = await demand('POST', '/admin/shipping-options', {
    token,
    body: {
      name: 'Parcel',
      region_id: region.id,
      provider_id: 'manual',
      profile_id: profiles.find(({ type }) => type === 'default')?.id,
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: 390,
    },
  })
  return { region, option }
}

/**
 * Calls Stripe's API as the merchant's dashboard does.
 * @param {string} method
 * @param {string} path
 * @param {object} [fields]
 * @throws Error where it refuses
 * @returns {Promise<import('./stripe-api/payment-intents.mjs').Intent & { data: { amount: number }[] }>}
 */
export async function askStripe(method, path, fields = {}) {
  const params = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const query = method === 'GET' ? `?${params}` : ''
  const response = await fetch(`${STRIPE_API_URL}/v1/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: method === 'GET' ? undefined : params,
  })
  const body = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${body.error.message}`)
  return body
}

/**
 * Has the next calls of an address of the API fail.
 * @param {import('./stripe-api/faults.mjs').Fault} fault
 */
export async function failStripe({ path, kind, times, method }) {
  const body = new URLSearchParams({ path: `/v1/${path}`, kind, times: String(times), ...(method && { method }) })
  const headers = { authorization: `Bearer ${STRIPE_SECRET_KEY}` }
  const { ok } = await fetch(`${STRIPE_API_URL}/faults`, { method: 'POST', headers, body })
  if (!ok) throw new Error('the stand-in of Stripe takes no faults')
}

/** @param {{ id: string }} of @returns {Promise<number[]>} the amounts, in minor units */
export async function listRefunds({ id }) {
  const { data } = await askStripe('GET', 'refunds', { payment_intent: id })
  return data.map(({ amount }) => amount)
}

/**
 * Completes a cart, again where Medusa asks for that: a webhook was at the same cart.
 * @param {string} cartId
 * @returns {ReturnType<typeof call>}
 */
export async function complete(cartId) {
  const answer = await call('POST', `/store/carts/${cartId}/complete`)
  return answer.body.code === 'invalid_state_error' ? complete(cartId) : answer
}
