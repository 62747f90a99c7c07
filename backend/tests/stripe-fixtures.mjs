// @ts-nocheck
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
      profile_id: profiles.find(({ type }) => type === 'default').id,
      data: { id: 'manual-fulfillment' },
      price_type: 'flat_rate',
      amount: 390,
    },
  })
  return { region, option }
}

/** Calls Stripe's API as the merchant's dashboard does. @throws Error where it refuses */
export async function askStripe(method, path, fields = {}) {
  const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : ''
  const response = await fetch(`${STRIPE_API_URL}/v1/${path}${query}`, {
    method,
    headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` },
    body: method === 'GET' ? undefined : new URLSearchParams(fields),
  })
  const body = await response.json()
  if (!response.ok) throw new Error(`${method} ${path}: ${body.error.message}`)
  return body
}

/** @returns {Promise<number[]>} the amounts, in minor units */
export async function listRefunds({ id }) {
  const { data } = await askStripe('GET', 'refunds', { payment_intent: id })
  return data.map(({ amount }) => amount)
}

/** Completes a cart, again where Medusa asks for that: a webhook was at the same cart. @returns {ReturnType<typeof call>} */
export async function complete(cartId) {
  const answer = await call('POST', `/store/carts/${cartId}/complete`)
  return answer.body.code === 'invalid_state_error' ? complete(cartId) : answer
}
