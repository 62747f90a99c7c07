import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { jwt, makeProof, password, register, signIn, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { waitForMailTo } from './mailbox.mjs'
import { call, demand } from './medusa-client.mjs'

before(() => assert.ok(process.env.IDENTITY_SECRET, 'Set IDENTITY_SECRET to that of the running backend.'))

const issuer = 'https://id.example'
const toLink = () => ({ link_id: randomUUID(), link_exp: Math.floor(Date.now() / 1000) + 900 })
const toSubject = () => `sub-${randomUUID()}`
/** @param {string} token */
const toCustomer = (token) => token && jwt.decode(token).customer_id
const providersPath = '/store/vitrine/identity/providers'

/** @param {Record<string, unknown>} claims */
const ask = (claims) =>
  call('POST', '/store/vitrine/identity/provider-token', {
    body: { proof: makeProof({ aud: 'vitrine:provider', method: 'demo', issuer, ...claims }) },
  })

/** Whom a provider's user is signed in as; null for nobody. @param {Record<string, unknown>} claims */
async function comeIn(claims) {
  const { status, body } = await ask(claims)
  assert.equal(status, 200)
  return toCustomer(body.access_token) ?? null
}

/** @param {string | undefined} token @param {Record<string, unknown>} claims */
const connect = (token, claims) =>
  call('POST', providersPath, {
    token,
    body: { proof: makeProof({ aud: 'vitrine:connect-provider', issuer, ...claims }) },
  })

/** @param {string} token */
const listOwn = async (token) => (await demand('GET', providersPath, { token })).providers

describe('sign-in by a provider', { timeout: 60_000 }, () => {
  test('makes an account of a verified address that nobody has, once for many at the same time', async () => {
    const claims = { email: toNewEmail(), subject: toSubject(), given_name: 'Ada' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(claims)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.equal(answers.filter(({ body }) => body.created).length, 1)
    assert.equal(new Set(answers.map(({ body }) => toCustomer(body.access_token))).size, 1)
    const { customer } = await demand('GET', '/store/customers/me', { token: answers[0].body.access_token })
    assert.deepEqual([customer.email, customer.first_name], [claims.email, 'Ada'])
  })

  test('makes one account of two people who come with one address at the same time, and lets one in', async () => {
    const email = toNewEmail()
    const subjects = [toSubject(), toSubject()]
    const came = await Promise.all(subjects.map((subject) => comeIn({ email, subject })))
    assert.equal(came.filter(Boolean).length, 1)
    const again = await Promise.all(subjects.map((subject) => comeIn({ email, subject })))
    assert.deepEqual(again, came)
  })

  test('knows its people by issuer and subject, whatever their address is by now', async () => {
    const claims = { email: toNewEmail(), subject: toSubject() }
    const id = await comeIn(claims)
    assert.equal(await comeIn({ ...claims, email: toNewEmail() }), id)
    assert.equal(await comeIn({ ...claims, email: undefined }), id)
    assert.equal(await comeIn({ ...claims, subject: toSubject() }), null, 'somebody else with the address')
    assert.equal(await comeIn({ ...claims, issuer: 'https://other.example' }), null, 'another provider')
    const taken = await register()
    assert.equal(await comeIn({ ...claims, email: taken.email }), id, 'an address of somebody else')
  })

  test('opens no account that there is, and makes none without an address', async () => {
    const { email, token } = await register()
    assert.equal(await comeIn({ email, subject: toSubject() }), null)
    assert.equal(await comeIn({ subject: toSubject() }), null)
    assert.equal(await tryToken(token), 200)
  })

  test('needs a proof of its own, which names somebody and counts once', async () => {
    const email = toNewEmail()
    for (const spoilt of [
      { aud: 'vitrine:sign-in', subject: toSubject() },
      { aud: 'vitrine:connect-provider', subject: toSubject() },
      { subject: undefined },
      { subject: '' },
      { subject: 'x'.repeat(256) },
      { subject: { $ne: '' } },
      { subject: toSubject(), issuer: undefined },
      { subject: toSubject(), email: 'not an address' },
    ]) {
      assert.equal((await ask({ email, ...spoilt })).status, 401, JSON.stringify(spoilt))
    }
    const claims = { email, subject: toSubject(), jti: randomUUID() }
    assert.deepEqual([(await ask(claims)).status, (await ask(claims)).status], [200, 401])
  })
})

describe('a provider is connected', { timeout: 60_000 }, () => {
  test('by a proof of the account’s address, from then on', async () => {
    const { email, id } = await register()
    const subject = toSubject()
    await signIn({ email, issuer, subject })
    assert.equal(await comeIn({ email, subject }), id)
    assert.equal(await comeIn({ subject }), id)
  })

  test('by who is signed in, and not by a token that was made void', async () => {
    const { id, email, token } = await register()
    const subject = toSubject()
    assert.equal((await connect(token, { subject, email: 'me@id.example' })).status, 200)
    assert.equal((await connect(token, { subject })).status, 200, 'once more is the same')
    const [own, ...others] = await listOwn(token)
    assert.deepEqual([own.issuer, own.email, others], [issuer, 'me@id.example', []])
    assert.equal(await comeIn({ subject }), id)
    assert.equal((await waitForMailTo(email)).subject, 'Another way to sign in at Vitrine')
    await demand('POST', '/store/vitrine/identity/revoke', { token })
    assert.equal((await connect(token, { subject: toSubject() })).status, 401)
    assert.equal((await connect(undefined, { subject: toSubject() })).status, 401)
  })

  test('with one account alone, also where two connect it at the same time', async () => {
    const people = await Promise.all([register(), register()])
    const subject = toSubject()
    const answers = await Promise.all(people.map(({ token }) => connect(token, { subject })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    assert.equal(await comeIn({ subject }), winner.id)
    const [{ email }] = people.filter((one) => one !== winner)
    await signIn({ email, issuer, subject })
    assert.equal(await comeIn({ subject }), winner.id, 'nobody takes it over')
  })

  test('until its owner takes it away, who alone can', async () => {
    const [{ email, token }, other] = await Promise.all([register(), register()])
    const subject = toSubject()
    await connect(token, { subject })
    const [{ id }] = await listOwn(token)
    assert.equal((await call('DELETE', `${providersPath}/${id}`, { token: other.token })).status, 404)
    assert.equal((await call('DELETE', `${providersPath}/${id}`)).status, 401)
    assert.equal((await call('DELETE', `${providersPath}/%00`, { token })).status, 404)
    assert.equal((await call('DELETE', `${providersPath}/${id}`, { token })).status, 200)
    assert.deepEqual(await listOwn(token), [])
    assert.equal(await comeIn({ email, subject }), null)
  })

  test('by a stranger to an address of somebody else’s only until its owner comes', async () => {
    const subject = toSubject()
    const stranger = await register()
    await connect(stranger.token, { subject })
    assert.equal(await comeIn({ subject }), stranger.id)
    await signIn({ email: stranger.email })
    assert.equal(await comeIn({ subject }), null)
    const asked = await ask({ subject, email: stranger.email })
    assert.equal(asked.body.access_token, null)
  })

  test('no more once the account was deleted', async () => {
    const { id, email, token } = await register()
    const subject = toSubject()
    await connect(token, { subject })
    const claims = { aud: 'vitrine:erase-account', customer_id: id, email, generation: 0 }
    await demand('POST', '/store/vitrine/identity/erasure', { body: { proof: makeProof(claims) } })
    assert.equal(await comeIn({ subject }), null)
    assert.ok(await comeIn({ subject, email: toNewEmail() }), 'it may begin anew')
  })
})

describe('a mailed link', { timeout: 60_000 }, () => {
  /** @param {Record<string, unknown>} claims */
  const exchange = (claims) =>
    call('POST', '/store/vitrine/identity/token', { body: { proof: makeProof(claims) } }).then(({ status }) => status)

  test('counts once, whoever makes proofs of it', async () => {
    const [email, link] = [toNewEmail(), toLink()]
    const statuses = await Promise.all(Array.from({ length: 10 }, () => exchange({ email, ...link })))
    assert.deepEqual(statuses.sort(), [200, ...Array(9).fill(401)])
    assert.equal(await exchange({ email, ...toLink() }), 200)
  })

  test('is not used up by what did not come about', async () => {
    const [taken, own] = await Promise.all([register(), register()])
    const link = toLink()
    /** @param {string} email */
    const change = async (email) => {
      const claims = { aud: 'vitrine:change-email', customer_id: own.id, generation: 0, email, ...link }
      return (await call('POST', '/store/vitrine/identity/email', { body: { proof: makeProof(claims) } })).status
    }
    const next = toNewEmail()
    assert.deepEqual([await change(taken.email), await change(next), await change(toNewEmail())], [409, 200, 401])
    assert.equal((await demand('GET', '/store/customers/me', { token: own.token })).customer.email, next)
  })

  test('is refused where it is named wrongly', async () => {
    const wrong = [{ link_id: '' }, { link_exp: undefined }, { link_exp: toLink().link_exp + 10 * 86_400 }]
    for (const spoilt of wrong) assert.equal(await exchange({ email: toNewEmail(), ...toLink(), ...spoilt }), 401)
  })
})

test('a link for a forgotten password says whether it still counts, and of nobody else’s account', async () => {
  const { email } = await register()
  /** @param {object} [body] */
  const check = async (body) => (await demand('POST', '/store/vitrine/identity/reset-link', { body })).valid
  for (const body of [{ email, token: 'a.b.c' }, { email: toNewEmail(), token: 'a.b.c' }, { email: { $ne: '' } }, {}]) {
    assert.equal(await check(body), false)
  }
  const forged = jwt.sign({ customer_id: 'x' }, password, { expiresIn: '15m' })
  assert.equal(await check({ email, token: forged }), false)
})

test('a link says whether it still counts: once, for the account as it was when it was asked for', async () => {
  /** @param {object} [body] */
  const check = async (body) => (await demand('POST', '/store/vitrine/identity/link', { body })).valid
  const link = toLink()
  const { id, email } = await register()
  assert.equal(await check(link), true)
  await signIn({ email: toNewEmail(), ...link })
  assert.equal(await check(link), false)

  const [asked, { link_id }] = [{ customer_id: id, generation: 0 }, toLink()]
  assert.equal(await check({ link_id, ...asked, email }), true)
  const wrong = [
    { generation: 1 },
    { customer_id: 'cus_unknown' },
    { customer_id: { $ne: '' } },
    { email: toNewEmail() },
  ]
  for (const other of wrong) assert.equal(await check({ link_id, ...asked, ...other }), false)
  for (const body of [{}, { link_id: '' }, { link_id: { $ne: '' } }]) assert.equal(await check(body), false)
})
