/**
 * @typedef {import('../medusa-answers.js').Answer} Answer
 *
 * @typedef {object} Api
 * @property {(path: string) => Promise<Answer>} get
 * @property {(path: string, body?: object) => Promise<Answer>} post
 */

/**
 * Speaks to one Medusa with one identity.
 * @param {string} baseUrl
 * @param {{ token?: string, storefront?: string }} [identity] bearer token of an administrator or a customer, and the
 *   secret that the plugin knows the storefront by
 * @returns {Api}
 */
export function createApi(baseUrl, { token, storefront } = {}) {
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<Answer>} */
  async function call(method, path, body) {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(storefront && { 'x-vitrine-storefront': storefront }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${toReason(text)}`)
    return JSON.parse(text)
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
  }
}

/**
 * @param {string} baseUrl
 * @param {'admin'|'store'} domain
 * @param {{ email: string, password: string }} who
 * @param {string} [storefront] see `createApi`
 */
export async function signIn(baseUrl, domain, { email, password }, storefront) {
  const anybody = createApi(baseUrl, { storefront })
  const { access_token: token } = await anybody.post(`/${domain}/auth/token`, { email, password })
  return createApi(baseUrl, { token, storefront })
}

/** @param {string} text */
function toReason(text) {
  try {
    return JSON.parse(text).message
  } catch {
    return text.slice(0, 200)
  }
}
