import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { call, demand, storefront } from './medusa-client.mjs'

const jwt = createRequire(import.meta.url)('jsonwebtoken')
const { IDENTITY_SECRET } = process.env

export const password = 'correct horse battery'

export const toNewEmail = () => `id-${randomUUID()}@vitrine.example`

/**
 * A proof as the storefront makes it; `claims` and `options` may spoil it.
 * @param {object} claims
 * @param {{ secret?: string, algorithm?: string }} [options]
 */
export function makeProof(claims, { secret = IDENTITY_SECRET, algorithm = 'HS256' } = {}) {
  const now = Math.floor(Date.now() / 1000)
  const complete = { aud: 'vitrine:sign-in', method: 'email', jti: randomUUID(), iat: now, exp: now + 60, ...claims }
  return jwt.sign(complete, algorithm === 'none' ? '' : secret, { algorithm })
}

/** What Medusa without the plugin issues. @param {string} customerId @param {string} jwtSecret */
export function makeCoreToken(customerId, jwtSecret) {
  return jwt.sign({ customer_id: customerId, domain: 'store' }, jwtSecret, { expiresIn: '30d' })
}

/**
 * Signs in by proof.
 * @param {Record<string, unknown>} claims
 * @param {object} [options]
 * @returns {Promise<import('./medusa-client.mjs').Reply>}
 */
export function exchange(claims, options) {
  return call('POST', '/store/vitrine/identity/token', { body: { proof: makeProof(claims, options) } })
}

/** Like `exchange`, answering the body. @param {Record<string, unknown>} claims @throws Error where it is refused */
export function signIn(claims) {
  return demand('POST', '/store/vitrine/identity/token', { body: { proof: makeProof(claims) } })
}

/** @param {string} [email] @returns {Promise<{ id: string, email: string, token: string }>} */
export async function register(email = toNewEmail()) {
  const body = { email, password, first_name: 'Ada', last_name: 'Byron' }
  const { customer } = await demand('POST', '/store/customers', { body })
  return { id: customer.id, email, token: (await signInByPassword(email)).body.access_token }
}

/** @param {string} email @param {string} [typed] */
export function signInByPassword(email, typed = password) {
  return call('POST', '/store/auth/token', { body: { email, password: typed } })
}

/** The status with which a token is met at a route that needs one. @param {string} token */
export async function tryToken(token) {
  return (await call('GET', '/store/customers/me', { token })).status
}

export { jwt }

/** @param {Record<string, unknown>} claims @param {string} [locale] */
export function eraseWith(claims, locale) {
  const proof = makeProof({ aud: 'vitrine:erase-account', generation: 0, ...claims })
  return fetch(`${process.env.MEDUSA_URL}/store/vitrine/identity/erasure`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-locale': locale ?? '', ...storefront },
    body: JSON.stringify({ proof }),
  })
}

/** @param {{ id: string, email: string }} of @param {string} [locale] */
export const erase = ({ id, email }, locale) => eraseWith({ customer_id: id, email }, locale)
