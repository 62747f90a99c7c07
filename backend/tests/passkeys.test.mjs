import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { jwt, makeProof, register, signIn, tryToken } from './identity-fixtures.mjs'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, storefront } from './medusa-client.mjs'

before(() => assert.ok(process.env.IDENTITY_SECRET, 'Set IDENTITY_SECRET to that of the running backend.'))

const path = '/store/vitrine/identity/passkeys'
const toId = () => randomBytes(24).toString('base64url')
const toLink = () => ({ link_id: randomUUID(), link_exp: Math.floor(Date.now() / 1000) + 900 })

/** @param {string} customerId @param {Record<string, unknown>} [claims] */
const toClaims = (customerId, claims) => ({
  customer_id: customerId,
  credential_id: toId(),
  public_key: randomBytes(77).toString('base64url'),
  counter: 0,
  transports: ['internal'],
  ...toLink(),
  ...claims,
})

/** @param {string} token @param {Record<string, unknown>} [claims] */
const add = (token, claims) =>
  call('POST', path, {
    token,
    headers: { ...storefront, 'x-vitrine-locale': 'en-de', 'x-vitrine-device': 'Firefox, Windows' },
    body: { proof: makeProof({ aud: 'vitrine:add-passkey', ...claims }) },
  })

/** @param {Record<string, unknown>} [claims] */
const enter = (claims) =>
  call('POST', '/store/vitrine/identity/passkey-token', {
    body: { proof: makeProof({ aud: 'vitrine:passkey', ...toLink(), ...claims }) },
  })

/** @param {string} credential_id @param {Record<string, unknown>} [claims] */
const find = (credential_id, claims) =>
  call('POST', '/store/vitrine/identity/passkey', {
    body: { proof: makeProof({ aud: 'vitrine:find-passkey', credential_id, ...claims }) },
  })

/** @param {string} token */
const list = async (token) => (await demand('GET', path, { token })).passkeys

/** A customer with a passkey. @param {Record<string, unknown>} [claims] */
async function registerWithPasskey(claims) {
  const customer = await register()
  const added = toClaims(customer.id, claims)
  assert.equal((await add(customer.token, added)).status, 200)
  return { ...customer, claims: added, passkey: { credential_id: added.credential_id, customer_id: customer.id } }
}

describe('a passkey', { timeout: 60_000 }, () => {
  test('is added once, of which its owner is told, and opens the account', async () => {
    const { id, email, token, claims, passkey } = await registerWithPasskey()
    assert.equal((await add(token, claims)).status, 200, 'sent twice')
    const [kept, ...others] = await list(token)
    assert.deepEqual(
      [kept.id, kept.device, kept.used_at, others.length],
      [claims.credential_id, 'Firefox, Windows', null, 0],
    )
    await waitForMailTo(email, { subject: /passkey/ })
    assert.equal((await readMailsTo(email)).filter(({ subject }) => subject.includes('passkey')).length, 1)
    const found = (await find(claims.credential_id)).body.passkey
    assert.deepEqual(found, { public_key: claims.public_key, counter: 0, transports: ['internal'] })
    const { status, body } = await enter({ ...passkey, counter: 0 })
    assert.deepEqual([status, jwt.decode(body.access_token).customer_id], [200, id])
    assert.ok((await list(token))[0].used_at)
  })

  test('counts up, and each challenge counts once, of many at the same time too', async () => {
    const { passkey } = await registerWithPasskey({ counter: 4 })
    const link = toLink()
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter({ ...passkey, ...link, counter: 5 })))
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, ...Array(7).fill(401)])
    assert.equal((await enter({ ...passkey, counter: 5 })).status, 401, 'a copy')
    assert.equal((await enter({ ...passkey, counter: 0 })).status, 401, 'one that forgot')
    assert.equal((await enter({ ...passkey, counter: 6 })).status, 200)
  })

  test('opens nobody else’s account, and is nobody else’s to add, see or remove', async () => {
    const { token, claims, passkey } = await registerWithPasskey()
    const other = await register()
    assert.equal((await enter({ ...passkey, customer_id: other.id, counter: 0 })).status, 401)
    assert.equal((await add(other.token, { ...claims, ...toLink(), customer_id: other.id })).status, 409)
    assert.equal((await add(other.token, toClaims(passkey.customer_id))).status, 401, 'somebody else’s proof')
    assert.equal((await call('DELETE', `${path}/${claims.credential_id}`, { token: other.token })).status, 404)
    assert.equal((await call('DELETE', `${path}/${claims.credential_id}`)).status, 401)
    assert.equal((await call('DELETE', `${path}/%00`, { token })).status, 404)
    assert.equal((await call('GET', path)).status, 401)
    assert.deepEqual(await list(other.token), [])
    assert.equal((await call('DELETE', `${path}/${claims.credential_id}`, { token })).status, 200)
    assert.equal((await enter({ ...passkey, counter: 0 })).status, 401, 'a removed one')
    assert.equal((await find(claims.credential_id)).body.passkey, null)
    assert.equal((await add(token, claims)).status, 401, 'its challenge was used')
  })

  test('is asked about and used with a proof for that alone', async () => {
    const { token, claims, passkey } = await registerWithPasskey()
    for (const aud of ['vitrine:sign-in', 'vitrine:passkey', 'vitrine:add-passkey']) {
      assert.equal((await find(claims.credential_id, { aud })).status, 401)
    }
    assert.equal((await enter({ ...passkey, counter: 0, aud: 'vitrine:find-passkey' })).status, 401)
    for (const spoilt of [
      { credential_id: 'x' },
      { credential_id: 'a'.repeat(2000) },
      { public_key: '<>' },
      { public_key: 'a'.repeat(4000) },
      { counter: -1 },
      { counter: 2 ** 32 },
      { transports: 'internal' },
      { transports: Array(11).fill('usb') },
      { link_exp: Math.floor(Date.now() / 1000) + 10 ** 6 },
    ]) {
      assert.equal(
        (await add(token, toClaims(passkey.customer_id, spoilt))).status,
        401,
        JSON.stringify(spoilt).slice(0, 60),
      )
    }
    assert.equal((await list(token)).length, 1)
  })

  test('of an account comes in twenties at most', async () => {
    const { id, token } = await register()
    for (let count = 0; count < 20; count += 1) assert.equal((await add(token, toClaims(id))).status, 200)
    assert.equal((await add(token, toClaims(id))).status, 409)
  })

  test('of a stranger is gone when the owner of the address comes', async () => {
    const { email, passkey } = await registerWithPasskey()
    const { access_token: token, reset } = await signIn({ email })
    assert.equal(reset, true)
    assert.deepEqual(await list(token), [])
    assert.equal((await enter({ ...passkey, counter: 0 })).status, 401)
  })

  test('survives a new password and the end of all sessions, but counts only while there is an account', async () => {
    const { token, passkey, email } = await registerWithPasskey()
    const renewed = await demand('POST', '/store/vitrine/identity/revoke', { token })
    assert.equal(await tryToken(token), 401)
    assert.equal((await enter({ ...passkey, counter: 0 })).status, 200)
    const { generation } = jwt.decode(renewed.access_token)
    const proof = makeProof({
      aud: 'vitrine:erase-account',
      customer_id: passkey.customer_id,
      generation,
      email,
      ...toLink(),
    })
    await demand('POST', '/store/vitrine/identity/erasure', { body: { proof } })
    assert.equal((await enter({ ...passkey, counter: 0 })).status, 401)
    assert.equal((await find(passkey.credential_id)).body.passkey, null)
  })
})
