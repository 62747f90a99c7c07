import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { jwt, makeCoreToken, password, register, signInByPassword, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'

const { MEDUSA_URL, JWT_SECRET } = process.env

before(() => assert.ok(JWT_SECRET, 'Set JWT_SECRET to that of the running backend.'))

/** @param {string} token @param {string} wanted */
const changePassword = (token, wanted) => demand('POST', '/store/customers/me', { token, body: { password: wanted } })

describe('a store token', { timeout: 60_000 }, () => {
  test('is one of its own each time, and is Medusa’s in all else', async () => {
    const { email, id, token } = await register()
    const { access_token: other } = (await signInByPassword(email.toUpperCase())).body
    assert.notEqual(other, token)
    const { customer_id, domain, iat, exp } = jwt.verify(token, JWT_SECRET)
    assert.deepEqual([customer_id, domain, exp - iat], [id, 'store', 30 * 24 * 60 * 60])
  })

  test('is its owner’s, however many sign in at the same time', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => register()))
    assert.deepEqual(
      shoppers.map(({ token }) => jwt.decode(token)?.customer_id),
      shoppers.map(({ id }) => id),
    )
  })

  test('is void on every route of the store when it was given back, and no other is', async () => {
    const { email, token } = await register()
    const { access_token: other } = (await signInByPassword(email)).body
    assert.equal((await call('DELETE', '/store/auth', { token })).status, 200)
    for (const path of ['/store/customers/me', '/store/auth', '/store/regions', '/store/vitrine/identity']) {
      assert.equal((await call('GET', path, { token })).status, 401, path)
    }
    const [head, claims, signature] = token.split('.')
    const last = signature.at(-1)
    assert.ok(last)
    const written = `${head}.${claims}.${signature.slice(0, -1)}${String.fromCharCode(last.charCodeAt(0) + 1)}`
    assert.equal(await tryToken(written), 401, 'its signature written in another way')
    assert.equal(await tryToken(other), 200)
  })

  test('is renewed in its generation, but not for longer than half a year', async () => {
    const { id, token } = await register()
    const { access_token: renewed } = await demand('POST', '/store/vitrine/identity/renew', { token })
    assert.equal(await tryToken(renewed), 200)
    assert.equal(jwt.decode(renewed).auth_time, jwt.decode(token).auth_time)
    await demand('POST', '/store/vitrine/identity/revoke', { token })
    assert.equal(await tryToken(renewed), 401)
    const long = {
      customer_id: id,
      domain: 'store',
      generation: 1,
      auth_time: Math.floor(Date.now() / 1000) - 181 * 86_400,
    }
    const old = jwt.sign(long, JWT_SECRET, { expiresIn: '1d' })
    assert.equal(await tryToken(old), 200)
    assert.equal((await call('POST', '/store/vitrine/identity/renew', { token: old })).status, 401)
    assert.equal((await call('POST', '/store/vitrine/identity/renew')).status, 401)
  })

  test('that asks for all to be void is void too; the answer’s is not', async () => {
    const { email, token } = await register()
    const { access_token: other } = (await signInByPassword(email)).body
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/store/vitrine/identity/revoke', { token })),
    )
    const [answered, ...none] = asked.map(({ body }) => body.access_token).filter(Boolean)
    assert.equal(none.length, 0, 'one of several at once')
    assert.deepEqual([await tryToken(token), await tryToken(other), await tryToken(answered)], [401, 401, 200])
  })

  test('that Medusa itself issued is void from the next raise on, and not before', async () => {
    const { id, token } = await register()
    const core = makeCoreToken(id, JWT_SECRET ?? '')
    assert.equal(await tryToken(core), 200)
    await changePassword(token, 'another horse battery')
    assert.equal(await tryToken(core), 401)
    await wait(1100)
    assert.equal(await tryToken(makeCoreToken(id, JWT_SECRET ?? '')), 200)
  })

  test('is void after a change of the password by its owner or by the back office', async () => {
    const { id, email, token } = await register()
    await changePassword(token, 'another horse battery')
    assert.equal(await tryToken(token), 401)
    assert.equal((await signInByPassword(email)).status, 401)
    const { access_token: next } = (await signInByPassword(email, 'another horse battery')).body
    assert.equal(await tryToken(next), 200)
    await demand('POST', `/admin/customers/${id}`, { token: await signInAsAdmin(), body: { password } })
    assert.equal(await tryToken(next), 401)
  })

  test('stays as it is when something else of the account changes', async () => {
    const { token } = await register()
    await demand('POST', '/store/customers/me', {
      token,
      body: { first_name: 'Grace', metadata: { cart_id: 'cart_1' } },
    })
    assert.equal(await tryToken(token), 200)
  })

  test('is refused signed with nothing, or for the back office', async () => {
    const { id } = await register()
    const claims = { customer_id: id, domain: 'store', generation: 0 }
    assert.equal(await tryToken(jwt.sign(claims, '', { algorithm: 'none' })), 401)
    assert.equal(await tryToken(jwt.sign({ ...claims, domain: 'admin' }, JWT_SECRET)), 401)
    assert.equal(await tryToken(jwt.sign({ ...claims, generation: 7 }, JWT_SECRET)), 401)
  })
})

describe('Medusa’s own cookie session', { timeout: 60_000 }, () => {
  /** @param {string} method @param {string} path @param {{ cookie?: string, body?: object }} [of] */
  async function send(method, path, { cookie, body } = {}) {
    const headers = { 'content-type': 'application/json', ...storefront, ...(cookie && { cookie }) }
    return fetch(`${MEDUSA_URL}${path}`, { method, headers, body: body && JSON.stringify(body) })
  }
  /** @param {number} response */
  const readCookie = (/** @type {Response} */ response) => response.headers.getSetCookie()[0]?.split(';')[0]

  test('ends with a change of the password, and a later one counts', async () => {
    const email = toNewEmail()
    const registered = await send('POST', '/store/customers', {
      body: { email, password, first_name: 'Ada', last_name: 'Byron' },
    })
    const cookies = [
      readCookie(registered),
      readCookie(await send('POST', '/store/auth', { body: { email, password } })),
    ]
    for (const cookie of cookies) assert.equal((await send('GET', '/store/customers/me', { cookie })).status, 200)
    await changePassword((await signInByPassword(email)).body.access_token, 'another horse battery')
    for (const cookie of cookies) assert.equal((await send('GET', '/store/customers/me', { cookie })).status, 401)
    const again = await send('POST', '/store/auth', { body: { email, password: 'another horse battery' } })
    assert.equal((await again.json()).customer.email, email)
    assert.equal((await send('GET', '/store/customers/me', { cookie: readCookie(again) })).status, 200)
    assert.equal((await send('POST', '/store/auth', { body: { email, password } })).status, 401)
  })
})
