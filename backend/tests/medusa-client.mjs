const { MEDUSA_URL, STOREFRONT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env

/** By which the plugin knows who calls for the shop. */
export const storefront = { 'x-vitrine-storefront': STOREFRONT_SECRET ?? '' }

/**
 * @typedef {import('../medusa-answers.js').Answer} Answer
 * @typedef {{ status: number, body: Answer }} Reply
 * @typedef {{ body?: object, token?: string, headers?: Record<string, string>, signal?: AbortSignal }} Options `token` is an
 *   admin's; `headers` in place of the storefront's secret
 */

/**
 * Calls a running Medusa as the shop does.
 * @param {string} method
 * @param {string} path from `/store` or `/admin` on
 * @param {Options} [options]
 * @returns {Promise<Reply>}
 */
export async function call(method, path, { body, token, headers: known = storefront, signal } = {}) {
  const headers = { 'content-type': 'application/json', ...known, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${MEDUSA_URL}${path}`, { method, headers, signal, body: body && JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

const sendAgain = ['try_again', 'invalid_state_error']

/**
 * Like `call`, but what the plugin or Medusa says to send again is sent again: two requests at once may be in each other's
 * way, be they about different orders.
 * @param {string} method
 * @param {string} path
 * @param {Options} [options]
 */
export async function insist(method, path, options) {
  let answer = await call(method, path, options)
  for (let tries = 1; sendAgain.includes(answer.body?.code) && tries < 5; tries += 1)
    answer = await call(method, path, options)
  return answer
}

/**
 * Like `insist`, answering the body.
 * @param {string} method
 * @param {string} path
 * @param {Options} [options]
 * @throws Error where the status is not 2xx
 */
export async function demand(method, path, options) {
  const { status, body } = await insist(method, path, options)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Signs the administrator in. @returns {Promise<string>} bearer token */
export async function signInAsAdmin() {
  if (!MEDUSA_URL)
    throw new Error(
      'Set MEDUSA_URL, STOREFRONT_SECRET, ADMIN_EMAIL and ADMIN_PASSWORD: these tests need a running backend.',
    )
  const { access_token } = await demand('POST', '/admin/auth/token', {
    body: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  return access_token
}
