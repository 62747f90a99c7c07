/**
 * @typedef {import('./payment-intents.mjs').Intent} Intent
 * @typedef {Pick<Intent, 'id' | 'client_secret'>} Secret what a payment session holds of an intent
 * @typedef {Intent & { error: { code: string, decline_code: string, param: string, message: string, payment_intent: Intent } }} Answered
 */

/**
 * What Stripe.js in a shopper's browser asks of the API, without a browser.
 * @param {{ url: string, key: string }} options the API and the publishable key
 */
export function makeStripeBrowser({ url, key }) {
  const headers = { authorization: `Bearer ${key}` }
  return {
    /** @param {Secret} intent @returns {Promise<Answered>} the intent as it is now */
    async read({ id, client_secret: clientSecret }) {
      const query = new URLSearchParams({ client_secret: clientSecret })
      return (await fetch(`${url}/v1/payment_intents/${id}?${query}`, { headers })).json()
    },

    /**
     * Pays `intent` with a card.
     * @param {Secret} intent
     * @param {string} number
     * @returns {Promise<Answered>} the intent, or `{ error }`
     */
    async confirm({ id, client_secret: clientSecret }, number) {
      const body = new URLSearchParams({
        client_secret: clientSecret,
        return_url: 'http://localhost/return',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      })
      return (await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', headers, body })).json()
    },

    /** @param {string} bankUrl @param {'yes' | 'no'} answer @returns {Promise<string>} where the bank leads back to */
    async answerBank(bankUrl, answer) {
      const body = new URLSearchParams({ answer })
      const response = await fetch(bankUrl, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location') ?? ''
    },
  }
}
