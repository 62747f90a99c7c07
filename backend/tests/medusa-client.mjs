const { MEDUSA_URL, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env

/**
 * Calls a running Medusa.
 * @param {string} method
 * @param {string} path from `/store` or `/admin` on
 * @param {{ body?: object, token?: string, signal?: AbortSignal }} [options] `token` is an admin's
 * @returns {Promise<{ status: number, body: any }>}
 */
export async function call(method, path, { body, token, signal } = {}) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${MEDUSA_URL}${path}`, { method, headers, signal, body: body && JSON.stringify(body) })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** Like `call`, answering the body. @throws Error where the status is not 2xx */
export async function demand(method, path, options) {
  const { status, body } = await call(method, path, options)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Signs the administrator in. @returns {Promise<string>} bearer token */
export async function signInAsAdmin() {
  if (!MEDUSA_URL)
    throw new Error('Set MEDUSA_URL, ADMIN_EMAIL and ADMIN_PASSWORD: these tests need a running backend.')
  const { access_token } = await demand('POST', '/admin/auth/token', {
    body: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  return access_token
}
