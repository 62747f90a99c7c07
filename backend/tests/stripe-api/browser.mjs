// @ts-nocheck
/**
 * What Stripe.js in a shopper's browser asks of the API, without a browser.
 * @param {{ url: string, key: string }} options the API and the publishable key
 */
export function makeStripeBrowser({ url, key }) {
  const headers = { authorization: `Bearer ${key}` }
  return {
    /** @returns the intent as it is now */
    async read({ id, client_secret: clientSecret }) {
      const query = new URLSearchParams({ client_secret: clientSecret })
      return (await fetch(`${url}/v1/payment_intents/${id}?${query}`, { headers })).json()
    },

    /** Pays `intent` with a card. @returns the intent, or `{ error }` */
    async confirm({ id, client_secret: clientSecret }, number) {
      const body = new URLSearchParams({
        client_secret: clientSecret,
        return_url: 'http://localhost/return',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      })
      return (await fetch(`${url}/v1/payment_intents/${id}/confirm`, { method: 'POST', headers, body })).json()
    },

    /** @param {'yes' | 'no'} answer @returns {Promise<string>} where the bank leads back to */
    async answerBank(bankUrl, answer) {
      const body = new URLSearchParams({ answer })
      const response = await fetch(bankUrl, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location')
    },
  }
}
