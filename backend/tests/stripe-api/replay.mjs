/**
 * Answers a repeated call as it was answered first, which is how nothing is done twice: by the `Idempotency-Key` that
 * Stripe's client sends with what it repeats, https://docs.stripe.com/api/idempotent_requests
 * @returns {import('express').RequestHandler}
 */
export function makeReplay() {
  /** @type {Map<string, { status: number, body: unknown }>} */
  const answers = new Map()
  return ({ method, headers }, response, next) => {
    const key = headers['idempotency-key']
    if (method !== 'POST' || typeof key !== 'string') return next()
    const known = answers.get(key)
    if (known) return void response.status(known.status).json(known.body)
    const send = response.json.bind(response)
    response.json = (body) => {
      answers.set(key, { status: response.statusCode, body })
      return send(body)
    }
    next()
  }
}
