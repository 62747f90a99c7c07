import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'

const pausesMs = [0, 500, 2000]

/**
 * Tells one endpoint what happens in the account, signed as Stripe does it, again where it does not answer 2xx.
 * @param {object} options
 * @param {string} options.url the endpoint
 * @param {string} options.secret that it checks signatures with, `whsec_…`
 */
export function makeWebhook({ url, secret }) {
  const { webhooks } = new Stripe('sk_test_only_signs', { apiVersion: '2022-11-15' })

  /** @param {string} payload */
  async function deliver(payload) {
    for (const pauseMs of pausesMs) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': webhooks.generateTestHeaderString({ payload, secret }),
      }
      const response = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null)
      if (response?.ok) return
    }
  }

  /** @param {string} type `payment_intent.succeeded` @param {object} object as it is at this moment */
  return function emit(type, object) {
    const created = Math.floor(Date.now() / 1000)
    const id = `evt_${randomBytes(12).toString('hex')}`
    const event = { id, object: 'event', api_version: '2022-11-15', created, type, livemode: false, data: { object } }
    void deliver(JSON.stringify(event))
  }
}
