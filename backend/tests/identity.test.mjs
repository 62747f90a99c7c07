import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, describe, test } from 'node:test'
import { exchange, jwt, makeProof, password, register, signIn, signInByPassword } from './identity-fixtures.mjs'
import { toNewEmail, tryToken } from './identity-fixtures.mjs'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, demand, storefront } from './medusa-client.mjs'

before(() => assert.ok(process.env.IDENTITY_SECRET, 'Set IDENTITY_SECRET to that of the running backend.'))

/** @param {string} token */
const readMe = async (token) => (await demand('GET', '/store/customers/me', { token })).customer

describe('sign-in by proof', { timeout: 60_000 }, () => {
  test('says what it can do', async () => {
    const { body } = await call('GET', '/store/vitrine/identity')
    assert.deepEqual(body, {
      passwordless: true,
      generations: true,
      sessions: true,
      orderClaims: true,
      links: true,
      providers: true,
      passkeys: true,
      bestsellers: true,
      formerHandles: true,
      priorPrices: true,
      orderPasts: true,
      lineAccounts: true,
      withdrawals: true,
    })
  })

  test('makes a customer with the names of the proof, once', async () => {
    const email = toNewEmail()
    const first = await signIn({ email, given_name: 'Ada', family_name: 'Byron' })
    assert.deepEqual([first.created, first.reset], [true, false])
    const { id, first_name, last_name } = await readMe(first.access_token)
    assert.deepEqual([first_name, last_name], ['Ada', 'Byron'])
    const again = await signIn({ email: email.toUpperCase(), given_name: 'Mallory' })
    assert.deepEqual([again.created, again.reset], [false, false])
    assert.deepEqual(await readMe(again.access_token), await readMe(first.access_token))
    assert.equal((await readMe(again.access_token)).id, id)
    assert.equal(await tryToken(first.access_token), 200, 'the first sign-in goes on')
  })

  test('keeps what a guest of the same address has ordered apart from the account', async () => {
    const email = toNewEmail()
    const { regions } = await demand('GET', '/store/regions')
    const { cart } = await demand('POST', '/store/carts', { body: { region_id: regions[0].id } })
    await demand('POST', `/store/carts/${cart.id}`, { body: { email } })
    const { created, access_token: token } = await signIn({ email })
    assert.equal(created, true)
    assert.equal((await readMe(token)).has_account, true)
  })

  test('counts a proof once, however many use it at the same time', async () => {
    const body = { proof: makeProof({ email: toNewEmail() }) }
    const uses = Array.from({ length: 20 }, () => call('POST', '/store/vitrine/identity/token', { body }))
    const statuses = (await Promise.all(uses)).map(({ status }) => status).sort()
    assert.deepEqual(statuses, [200, ...Array(19).fill(401)])
    assert.equal((await call('POST', '/store/vitrine/identity/token', { body })).status, 401)
  })

  test('makes one customer of ten proofs for a new address at the same time, also while it registers', async () => {
    const email = toNewEmail()
    const registration = call('POST', '/store/customers', {
      body: { email, password, first_name: 'Mallory', last_name: 'Byron' },
    })
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange({ email })))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
    assert.ok([200, 422, 500].includes((await registration).status))
    const owners = await Promise.all(answers.map(({ body }) => tryToken(body.access_token)))
    assert.ok(owners.includes(200))
    assert.equal((await signInByPassword(email)).status, 401, 'whoever registered meanwhile is out')
  })

  test('takes an address that a stranger has registered away from the stranger', async () => {
    const stranger = await register()
    const owner = await signIn({ email: stranger.email })
    assert.deepEqual([owner.created, owner.reset], [false, true])
    assert.equal(await tryToken(stranger.token), 401)
    assert.equal((await signInByPassword(stranger.email)).status, 401)
    const me = await readMe(owner.access_token)
    assert.equal(me.id, stranger.id)
    assert.equal((await signIn({ email: stranger.email })).reset, false)
  })

  test('leaves the owner nothing that the stranger has entered', async () => {
    const { email, token } = await register()
    const address = { address_1: 'Trap 1', city: 'Elsewhere', country_code: 'de', postal_code: '10115' }
    const names = { first_name: 'Mallory', last_name: 'Byron' }
    await demand('POST', '/store/customers/me', {
      token,
      body: {
        phone: '+49301',
        metadata: { cart_id: 'cart_1' },
        billing_address: { ...address, ...names },
      },
    })
    await demand('POST', '/store/customers/me/addresses', { token, body: { address: { ...address, ...names } } })
    const { shipping_addresses: before } = await readMe(token)
    assert.ok(before.some(({ address_1: street }) => street === 'Trap 1'))

    const owner = await signIn({ email, given_name: 'Ada' })
    const me = await readMe(owner.access_token)
    assert.deepEqual([me.first_name, me.last_name, me.phone], ['Ada', null, null])
    assert.deepEqual([me.shipping_addresses, me.billing_address_id, me.metadata], [[], null, null])

    await demand('POST', '/store/customers/me/addresses', {
      token: owner.access_token,
      body: { address: { ...address, ...names } },
    })
    const again = await signIn({ email })
    assert.equal((await readMe(again.access_token)).shipping_addresses.length, 1, 'the owner’s own stay')
  })

  test('lets a stranger who goes on trying keep nothing', async () => {
    const stranger = await register()
    const paths = ['/store/vitrine/identity/revoke', '/store/vitrine/identity/renew']
    const tries = Array.from({ length: 12 }, (_, at) => call('POST', paths[at % 2], { token: stranger.token }))
    const changes = Array.from({ length: 6 }, () =>
      call('POST', '/store/customers/me', { token: stranger.token, body: { password: 'mine again' } }),
    )
    const owner = await signIn({ email: stranger.email })
    const tokens = (await Promise.all(tries)).map(({ body }) => body.access_token).filter(Boolean)
    await Promise.all(changes)
    for (const token of tokens) assert.equal(await tryToken(token), 401)
    assert.equal((await signInByPassword(stranger.email, 'mine again')).status, 401)
    assert.equal(await tryToken(owner.access_token), 200)
  })
})

const seconds = () => Math.floor(Date.now() / 1000)
const spoilt = {
  'signed with another secret': [{}, { secret: 'another-secret-'.repeat(3) }],
  'signed with nothing': [{}, { algorithm: 'none' }],
  'signed otherwise': [{}, { algorithm: 'HS512' }],
  'made for something else': [{ aud: 'vitrine:change-email' }],
  expired: [{ iat: seconds() - 120, exp: seconds() - 61 }],
  'too long-lived': [{ exp: seconds() + 3600 }],
  'of the future': [{ iat: seconds() + 600, exp: seconds() + 660 }],
  'without a name of its own': [{ jti: '' }],
  'without an address': [{ email: undefined }],
  'with something else for an address': [{ email: { $ne: '' } }],
  'with two lines for an address': [{ email: 'ada@vitrine.example\nbcc: eve@vitrine.example' }],
}

describe('a proof is refused that is', { timeout: 60_000 }, () => {
  for (const [how, [claims, options]] of Object.entries(spoilt)) {
    test(how, async () => {
      const { status, body } = await exchange({ email: toNewEmail(), ...claims }, options)
      assert.equal(status, 401)
      assert.equal(body.access_token, undefined)
    })
  }

  test('edited, or none', async () => {
    const [head, , signature] = makeProof({ email: toNewEmail() }).split('.')
    const claims = { aud: 'vitrine:sign-in', email: 'eve@vitrine.example', jti: randomUUID(), iat: seconds() }
    const edited = Buffer.from(JSON.stringify({ ...claims, exp: seconds() + 60 })).toString('base64url')
    for (const proof of [`${head}.${edited}.${signature}`, 'x', '', undefined, 1, {}, ['x']]) {
      assert.equal((await call('POST', '/store/vitrine/identity/token', { body: { proof } })).status, 401)
    }
    assert.equal((await call('POST', '/store/vitrine/identity/token')).status, 401)
  })
})

describe('a changed address', { timeout: 60_000 }, () => {
  /** @param {Record<string, unknown>} claims */
  const changeWith = (claims) =>
    call('POST', '/store/vitrine/identity/email', {
      body: { proof: makeProof({ aud: 'vitrine:change-email', ...claims }) },
    })
  /** @param {string} token */
  const generationOf = (token) => jwt.decode(token).generation

  test('waits for its proof, and then is proved', async () => {
    const { id, token } = await register()
    const email = toNewEmail()
    assert.equal((await call('POST', '/store/customers/me', { token, body: { email } })).status, 400)
    const { status, body } = await changeWith({ customer_id: id, email: email.toUpperCase(), generation: 0 })
    assert.deepEqual([status, body], [200, { email }])
    assert.equal((await signIn({ email })).reset, false)
    assert.equal((await signInByPassword(email)).status, 200)
  })

  test('is told to the former one by a mail, which does not name the new one', async () => {
    const { id, email: former } = await register()
    const body = {
      proof: makeProof({ aud: 'vitrine:change-email', customer_id: id, email: toNewEmail(), generation: 0 }),
    }
    const headers = { 'content-type': 'application/json', 'x-vitrine-locale': 'de-at', ...storefront }
    const url = `${process.env.MEDUSA_URL}/store/vitrine/identity/email`
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
    assert.equal(answer.status, 200)
    const { email } = await answer.json()
    const mail = await waitForMailTo(former)
    assert.equal(mail.subject, 'Ihre E-Mail-Adresse bei Vitrine wurde geändert')
    assert.ok(!mail.text.includes(email) && !mail.html.includes(email))
    assert.deepEqual(await readMailsTo(email), [])
  })

  test('is taken back by the former one, and not by those in between', async () => {
    const { id, email: former, token } = await register()
    const [thief, last] = [toNewEmail(), toNewEmail()]
    await changeWith({ customer_id: id, email: thief, generation: 0 })
    await changeWith({ customer_id: id, email: last, generation: 0 })
    const links = await Promise.all(
      [former, thief].map(
        async (address) => new URL(/https?:\S+/.exec((await waitForMailTo(address)).text)?.[0] ?? ''),
      ),
    )
    assert.deepEqual(
      links.map(({ pathname }) => pathname),
      ['/api/auth/undo-email', '/api/auth/undo-email'],
    )
    /** @param {URL} link */
    const undo = (link) => {
      const body = { token: link.searchParams.get('token') }
      return call('POST', '/store/vitrine/identity/email/undo', { body })
    }
    const [own, between] = links
    const both = await Promise.all([undo(own), undo(own)])
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401])
    assert.deepEqual(both.find(({ status }) => status === 200)?.body, { email: former })
    assert.equal((await undo(between)).status, 401)
    assert.equal(await tryToken(token), 401, 'whoever changed it is signed out')
    for (const address of [former, thief, last]) assert.equal((await signInByPassword(address)).status, 401, address)
    assert.equal((await signIn({ email: former })).reset, false, 'the account is its owner’s, with what is in it')
    for (const body of [{}, { token: 'x' }, { token }, { token: makeProof({ aud: 'vitrine:undo-email' }) }]) {
      const { status } = await call('POST', '/store/vitrine/identity/email/undo', { body })
      assert.equal(status, 401, JSON.stringify(body).slice(0, 40))
    }
  })

  test('is refused where another account has it, at the same time too', async () => {
    const taken = await register()
    const [one, other] = await Promise.all([register(), register()])
    assert.equal((await changeWith({ customer_id: one.id, email: taken.email, generation: 0 })).status, 409)
    const email = toNewEmail()
    const both = await Promise.all([one, other].map(({ id }) => changeWith({ customer_id: id, email, generation: 0 })))
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  })

  test('that a stranger has asked for is void once the owner has come', async () => {
    const stranger = await register()
    const claims = { customer_id: stranger.id, email: toNewEmail(), generation: generationOf(stranger.token) }
    await signIn({ email: stranger.email })
    assert.equal((await changeWith(claims)).status, 401)
  })

  test('is not changed by a proof for signing in, nor without a generation', async () => {
    const { id } = await register()
    for (const spoilt of [
      { aud: 'vitrine:sign-in', generation: 0 },
      {},
      { customer_id: 'cus_unknown', generation: 0 },
    ]) {
      assert.equal((await changeWith({ customer_id: id, email: toNewEmail(), ...spoilt })).status, 401)
    }
  })

  test('may be sent along where it is the same', async () => {
    const { email, token } = await register()
    const body = { email: email.toUpperCase(), first_name: 'Grace' }
    const { customer } = await demand('POST', '/store/customers/me', { token, body })
    assert.deepEqual([customer.email, customer.first_name], [email, 'Grace'])
  })
})
