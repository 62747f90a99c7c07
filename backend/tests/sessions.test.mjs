import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { describe, test } from 'node:test'
import { makeProof, password, register, signIn, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { call, demand, signInAsAdmin, storefront } from './medusa-client.mjs'

const jwt = createRequire(import.meta.url)('jsonwebtoken')

const path = '/store/vitrine/identity/sessions'
/** @param {string} token */
const list = async (token) => (await demand('GET', path, { token })).sessions
/** @param {string} token @param {string} id */
const end = (token, id) => call('DELETE', `${path}/${id}`, { token })

/** Signs in as a browser that calls itself so. @param {string} email @param {string} device */
async function signInOn(email, device) {
  const headers = { ...storefront, 'x-vitrine-device': device }
  return (await demand('POST', '/store/auth/token', { body: { email, password }, headers })).access_token
}

describe('the sessions of an account', { timeout: 60_000 }, () => {
  test('are listed with their devices, and end one by one', async () => {
    const { email, token } = await register()
    const phone = await signInOn(email, 'Phone')
    const [first, second] = await list(phone)
    assert.deepEqual([first, second].map(({ device, current }) => [device, current]).toSorted(), [
      [null, false],
      ['Phone', true],
    ])
    const other = [first, second].find(({ current }) => !current)
    assert.equal((await end(phone, other?.id ?? '')).status, 200)
    assert.deepEqual([await tryToken(token), await tryToken(phone)], [401, 200])
    assert.equal((await end(phone, other?.id ?? '')).status, 404)
    assert.equal((await list(phone)).length, 1)
  })

  test('are nobody else’s to list or to end', async () => {
    const [ada, grace] = [await register(), await register()]
    const [session] = await list(ada.token)
    assert.equal((await end(grace.token, session.id)).status, 404)
    assert.equal((await call('GET', path)).status, 401)
    assert.equal((await call('DELETE', `${path}/${session.id}`)).status, 401)
    assert.equal((await end(ada.token, '%00')).status, 404)
    assert.equal(await tryToken(ada.token), 200)
  })

  test('end with a sign-out for all tokens that they ever had', async () => {
    const { token } = await register()
    const { access_token: renewed } = await demand('POST', '/store/vitrine/identity/renew', { token })
    assert.equal(await tryToken(token), 200, 'a copy of the cookie of yesterday')
    await call('DELETE', '/store/auth', { token: renewed })
    assert.deepEqual([await tryToken(token), await tryToken(renewed)], [401, 401])
    assert.equal((await call('POST', '/store/vitrine/identity/renew', { token })).status, 401)
  })

  test('are gone from the list when all others were ended, and with the account', async () => {
    const { id, email, token } = await register()
    await signInOn(email, 'Phone')
    const { access_token: mine } = await demand('POST', '/store/vitrine/identity/revoke', { token })
    assert.deepEqual(
      (await list(mine)).map(({ current }) => current),
      [true],
    )
    const proof = makeProof({ aud: 'vitrine:erase-account', email, customer_id: id, generation: 1 })
    await demand('POST', '/store/vitrine/identity/erasure', { body: { proof } })
    assert.equal(await tryToken(mine), 401)
  })

  test('are fifty at most, the oldest of which ends', async () => {
    const email = toNewEmail()
    const { access_token: first } = await signIn({ email })
    for (let left = 50; left > 0; left -= 1) await signIn({ email })
    const { access_token: last } = await signIn({ email })
    assert.deepEqual([await tryToken(first), await tryToken(last)], [401, 200])
    assert.equal((await list(last)).length, 50)
  })

  test('are confirmed to their bearer', async () => {
    const { id, token } = await register()
    const own = { customer_id: id, own_prices: false }
    assert.deepEqual(await demand('GET', '/store/vitrine/identity/session', { token }), own)
    assert.equal((await call('GET', '/store/vitrine/identity/session')).status, 401)
    assert.equal(typeof jwt.decode(token).sid, 'string')
  })

  test('say that prices may be their customer’s own once a price list is for a group of theirs', async () => {
    const [{ id, token }, admin] = [await register(), await signInAsAdmin()]
    const ask = async () => (await demand('GET', '/store/vitrine/identity/session', { token })).own_prices
    const name = `Test ${randomUUID()}`
    const { customer_group: group } = await demand('POST', '/admin/customer-groups', { token: admin, body: { name } })
    const members = { customer_ids: [{ id }] }
    await demand('POST', `/admin/customer-groups/${group.id}/customers/batch`, { token: admin, body: members })
    assert.equal(await ask(), false, 'no list is for it')
    const body = { name, description: name, type: 'override', prices: [], customer_groups: [{ id: group.id }] }
    const { price_list: list } = await demand('POST', '/admin/price-lists', { token: admin, body })
    assert.equal(await ask(), true)
    await demand('DELETE', `/admin/price-lists/${list.id}`, { token: admin })
    assert.equal(await ask(), false)
  })
})
