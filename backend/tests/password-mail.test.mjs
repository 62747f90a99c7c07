import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { jwt, password, register, signIn, signInByPassword, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { call, storefront } from './medusa-client.mjs'

const { MEDUSA_URL } = process.env

/** @param {string} email @param {string} [locale] */
async function askFor(email, locale) {
  const headers = { 'content-type': 'application/json', ...storefront, ...(locale && { 'x-vitrine-locale': locale }) }
  const body = JSON.stringify({ email })
  return (await fetch(`${MEDUSA_URL}/store/customers/password-token`, { method: 'POST', headers, body })).status
}

/** @param {{ text: string }} of */
const readLink = ({ text }) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
/** @param {string} email @param {string} token @param {string} wanted */
const reset = (email, token, wanted) =>
  call('POST', '/store/customers/password-reset', { body: { email, token, password: wanted } })

describe('the mail for a forgotten password', { timeout: 60_000 }, () => {
  test('comes in the language of whoever asked, with a link that sets a password once', async () => {
    const { email, token } = await register()
    assert.equal(await askFor(email.toUpperCase(), 'de-at'), 204)
    const mail = await waitForMailTo(email)
    assert.equal(mail.subject, 'Ein neues Passwort für Vitrine wählen')
    const link = readLink(mail)
    assert.ok(mail.html.includes(link.href.replaceAll('&', '&amp;')))
    const { email: named, token: key, callbackUrl } = Object.fromEntries(link.searchParams)
    assert.deepEqual([link.pathname, named, callbackUrl], ['/api/auth/reset-password', email, '/de-at'])
    const { exp, iat } = jwt.decode(key)
    assert.equal(exp - iat, 15 * 60)

    const uses = await Promise.all(['one', 'two', 'three'].map((wanted) => reset(email, key, `${wanted} ${password}`)))
    assert.deepEqual(uses.map(({ status }) => status).sort(), [200, 401, 401])
    assert.equal((await reset(email, key, password)).status, 401)
    assert.equal(await tryToken(token), 401)
    assert.equal((await signInByPassword(email)).status, 401)
    assert.equal((await signIn({ email })).reset, false, 'who has opened the mail has proved the address')
  })

  test('greets nobody by what somebody else has written to them as a name', async () => {
    const [email, message] = [toNewEmail(), 'Your account is locked, go to https://evil.example']
    const person = { email, password, first_name: message, last_name: 'www.evil.example' }
    assert.equal((await call('POST', '/store/customers', { body: person })).status, 200)
    await askFor(email, 'ja-jp')
    const { text, html } = await waitForMailTo(email)
    assert.doesNotMatch(text + html, /evil|locked/)
  })

  test('comes again when it is asked for again', async () => {
    const { email } = await register()
    await askFor(email)
    await waitForMailTo(email)
    await askFor(email, 'xx')
    assert.equal((await waitForMailTo(email, { nth: 2 })).subject, 'Choose a new password for Vitrine')
  })

  test('gives an account that never had a password one', async () => {
    const email = toNewEmail()
    await signIn({ email })
    await askFor(email, 'en-us')
    const { token } = Object.fromEntries(readLink(await waitForMailTo(email)).searchParams)
    assert.equal((await reset(email, token, password)).status, 200)
    assert.equal((await signInByPassword(email)).status, 200)
  })

  test('goes to nobody who has no account, and says so to nobody', async () => {
    const email = toNewEmail()
    assert.equal(await askFor(email), 204)
    assert.equal((await readMailsTo(email)).length, 0)
  })

  test('is no key to another account, nor is anything else', async () => {
    const [one, other] = await Promise.all([register(), register()])
    await askFor(one.email)
    const { token } = Object.fromEntries(readLink(await waitForMailTo(one.email)).searchParams)
    assert.equal((await reset(other.email, token, password)).status, 401)
    const forged = [jwt.sign({ customer_id: other.id }, '', { algorithm: 'none' }), 'x.y.z', other.token]
    for (const key of forged) assert.equal((await reset(other.email, key, password)).status, 401)
    assert.equal((await reset(toNewEmail(), token, password)).status, 401)
    assert.equal((await call('POST', '/store/customers/password-reset', { body: { email: one.email } })).status, 400)
  })
})

describe('the mail about a new password', { timeout: 60_000 }, () => {
  const subject = 'Ihr Passwort bei Vitrine wurde geändert'

  test('comes to whoever has changed it, in their language, with the way to another one', async () => {
    const { email, token } = await register()
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-vitrine-locale': 'de-at',
    }
    const body = JSON.stringify({ password: `new ${password}` })
    const answer = await fetch(`${MEDUSA_URL}/store/customers/me`, { method: 'POST', headers, body })
    assert.equal(answer.status, 200)
    const mail = await waitForMailTo(email)
    assert.equal(mail.subject, subject)
    const { pathname, searchParams } = readLink(mail)
    assert.deepEqual([pathname, searchParams.get('callbackUrl')], ['/api/auth/forgot-password', '/de-at'])
    assert.ok(!mail.text.includes(password))
  })

  test('comes after a reset too, and never for a refused one', async () => {
    const { email } = await register()
    await askFor(email, 'en-us')
    const { token } = Object.fromEntries(readLink(await waitForMailTo(email)).searchParams)
    assert.equal((await reset(email, `${token}x`, password)).status, 401)
    assert.equal((await reset(email, token, `new ${password}`)).status, 200)
    assert.equal((await waitForMailTo(email, { nth: 2 })).subject, 'Your password at Vitrine has been changed')
    assert.equal((await readMailsTo(email)).length, 2)
  })

  test('comes for no other change', async () => {
    const { email, token } = await register()
    const answer = await call('POST', '/store/customers/me', { body: { first_name: 'Eva' }, token })
    assert.equal(answer.status, 200)
    await askFor(email)
    assert.equal((await waitForMailTo(email)).subject, 'Choose a new password for Vitrine')
  })
})
