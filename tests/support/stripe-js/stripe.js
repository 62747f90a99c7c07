/* A stand-in of https://js.stripe.com: as much of Stripe.js as a Payment Element needs, strict about how it is called. */
// @ts-check

/**
 * @typedef {{ type: string, code?: string, message: string }} StripeError
 * @typedef {{ id: string, client_secret: string, status: string, next_action?: { redirect_to_url: { url: string } } }} Intent
 * @typedef {{ error: StripeError, paymentIntent?: undefined } | { error?: undefined, paymentIntent: Intent }} Answer
 *
 * @typedef {object} PaymentElement
 * @property {(name: string, listener: Listener) => PaymentElement} on
 * @property {(target: string | Element) => void} mount
 * @property {() => boolean} isMounted
 * @property {() => void} destroy
 * @property {() => Promise<{ number: string }>} collect
 *
 * @typedef {(event: { elementType: string, error?: StripeError }) => void} Listener
 * @typedef {{ clientSecret: string, getElement(): PaymentElement | null }} Group
 */

;(() => {
  const api = 'https://api.stripe.com/v1'
  const frameUrl = 'https://js.stripe.com/payment-frame.html'

  class IntegrationError extends Error {
    /** @override */
    name = 'IntegrationError'
  }

  /** @param {unknown} condition @param {string} message @returns {asserts condition} */
  function demand(condition, message) {
    if (!condition) throw new IntegrationError(message)
  }

  /** @param {string} [clientSecret] */
  function toIntentId(clientSecret) {
    const id = /^(pi_\w+?)_secret_\w+$/.exec(clientSecret ?? '')?.[1]
    demand(id, 'Invalid value for clientSecret: it looks like pi_…_secret_….')
    return id
  }

  /** @param {string} publishableKey */
  function Stripe(publishableKey) {
    demand(/^pk_(test|live)_/.test(publishableKey), 'Please use a valid publishable key.')
    const headers = { authorization: `Bearer ${publishableKey}` }

    /** @param {string} path @param {RequestInit} [options] @returns {Promise<Answer>} */
    async function ask(path, options) {
      const response = await fetch(api + path, { ...options, headers })
      const body = await response.json()
      return body.error ? { error: body.error } : { paymentIntent: body }
    }

    /** @param {string} clientSecret */
    function retrievePaymentIntent(clientSecret) {
      const query = new URLSearchParams({ client_secret: clientSecret })
      return ask(`/payment_intents/${toIntentId(clientSecret)}?${query}`)
    }

    /** @param {{ clientSecret: string, locale?: string }} group */
    function elements({ clientSecret, ...options }) {
      toIntentId(clientSecret)
      /** @type {PaymentElement | null} */
      let payment = null
      return {
        clientSecret,
        /** @param {string} type */
        create(type) {
          demand(type === 'payment', `This stand-in has no element “${type}”.`)
          demand(!payment, 'Can only create one payment element.')
          payment = makePaymentElement(() => retrievePaymentIntent(clientSecret), options)
          return payment
        },
        getElement: () => payment,
      }
    }

    /** @param {{ elements?: Group, confirmParams?: { return_url?: string } }} asked */
    async function confirmPayment({ elements: group, confirmParams }) {
      const element = group?.getElement()
      demand(group && element && element.isMounted(), 'elements should have a mounted Payment Element.')
      const returnUrl = confirmParams?.return_url ?? ''
      demand(URL.canParse(returnUrl), 'confirmParams.return_url must be an absolute URL.')
      const details = await element.collect()
      if (!details.number) {
        return {
          error: { type: 'validation_error', code: 'incomplete_number', message: 'Your card number is incomplete.' },
        }
      }
      const body = new URLSearchParams({
        client_secret: group.clientSecret,
        return_url: returnUrl,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': details.number,
      })
      const path = `/payment_intents/${toIntentId(group.clientSecret)}/confirm`
      const { error, paymentIntent } = await ask(path, { method: 'POST', body })
      if (error) return { error }
      const bank = paymentIntent.next_action?.redirect_to_url.url
      location.assign(bank ?? toReturn(returnUrl, paymentIntent))
      return new Promise(() => undefined)
    }

    return { elements, confirmPayment, retrievePaymentIntent, _registerWrapper() {} }
  }
  Stripe.version = 'endive'
  Object.assign(window, { Stripe })

  /** @param {string} returnUrl @param {Intent} intent */
  function toReturn(returnUrl, { id, client_secret: clientSecret }) {
    const url = new URL(returnUrl)
    url.searchParams.set('payment_intent', id)
    url.searchParams.set('payment_intent_client_secret', clientSecret)
    url.searchParams.set('redirect_status', 'succeeded')
    return url.href
  }

  /**
   * The form stands in a frame of Stripe's, so that no card number ever is in the shop's page.
   * @param {() => Promise<Answer>} retrieve
   * @param {{ locale?: string }} options
   * @returns {PaymentElement}
   */
  function makePaymentElement(retrieve, { locale = 'auto' }) {
    const frame = document.createElement('iframe')
    frame.title = 'Secure payment input frame'
    frame.src = `${frameUrl}?locale=${locale}`
    frame.style.inlineSize = '100%'
    frame.style.border = '0'
    frame.style.blockSize = '14rem'
    /** @type {Record<string, Listener>} */
    const listeners = {}
    /** @param {string} name @param {{ error?: StripeError }} [event] */
    const tell = (name, event = {}) => listeners[name]?.({ elementType: 'payment', ...event })
    return {
      on(name, listener) {
        listeners[name] = listener
        return this
      },
      mount(target) {
        const container = typeof target === 'string' ? document.querySelector(target) : target
        demand(container, 'Payment Element could not be mounted: the target is not in the page.')
        container.append(frame)
        void Promise.all([retrieve(), new Promise((resolve) => frame.addEventListener('load', resolve))]).then(
          ([{ error, paymentIntent }]) => {
            const isOpen = paymentIntent?.status.startsWith('requires_') && paymentIntent.status !== 'requires_capture'
            if (isOpen) tell('ready')
            else
              tell('loaderror', { error: error ?? { type: 'invalid_request_error', message: 'It was paid already.' } })
          },
        )
      },
      isMounted: () => frame.isConnected,
      destroy() {
        frame.remove()
      },
      collect() {
        const { port1, port2 } = new MessageChannel()
        const answer = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
        frame.contentWindow?.postMessage('collect', 'https://js.stripe.com', [port2])
        return answer
      },
    }
  }
})()
