import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { before, describe, test } from 'node:test'
import { password, toNewEmail } from './identity-fixtures.mjs'
import { demand, signInAsAdmin, storefront } from './medusa-client.mjs'

const { MEDUSA_URL } = process.env

/** @type {string} */
let admin

before(async () => {
  admin = await signInAsAdmin()
})

async function hire() {
  const email = toNewEmail()
  await demand('POST', '/admin/users', { token: admin, body: { email, password } })
  return email
}

// all of 127.0.0.0/8 is this machine, and the backend of tests leaves 127.0.0.1 uncounted
const makeAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/**
 * @param {string} email
 * @param {string} typed
 * @param {{ from: string, cookie?: string, path?: string }} of
 * @returns {Promise<{ status: number, wait: number, cookie?: string }>}
 */
function signIn(email, typed, { from, cookie, path = '/admin/auth/token' }) {
  const headers = { 'content-type': 'application/json', ...storefront, ...(cookie && { cookie }) }
  return new Promise((resolve, reject) => {
    const sent = request(`${MEDUSA_URL}${path}`, { method: 'POST', headers, localAddress: from }, (answer) => {
      const [device] = (answer.headers['set-cookie'] ?? []).filter((line) => line.startsWith('vitrine-staff='))
      const wait = Number(answer.headers['retry-after'] ?? 0)
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, wait, cookie: device?.split(';')[0] }))
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ email, password: typed }))
  })
}

/** @param {string} email @param {number} times @param {{ from: string, cookie?: string, path?: string }} options */
async function guess(email, times, options) {
  const answers = await Promise.all(Array.from({ length: times }, (_, at) => signIn(email, `wrong ${at}`, options)))
  /** @param {number} wanted */
  const count = (wanted) => answers.filter(({ status }) => status === wanted).length
  return { tried: count(401), refused: count(429), wait: Math.max(...answers.map(({ wait }) => wait)) }
}

describe('the sign-in of the staff', { timeout: 60_000 }, () => {
  test('lets one address guess ten times at an account, whatever it calls itself, and a hundred times at all', async () => {
    const [email, from] = [await hire(), makeAddress()]
    const { tried, refused, wait } = await guess(email, 14, { from })
    assert.deepEqual([tried, refused], [10, 4])
    assert.ok(wait > 800 && wait <= 900)
    const again = { from, path: '/admin/auth' }
    assert.equal((await signIn(email.toUpperCase(), password, again)).status, 429)
    // fifteen were counted above
    const others = await Promise.all(Array.from({ length: 10 }, () => guess(toNewEmail(), 9, { from })))
    assert.equal(
      others.reduce((sum, { tried: count }) => sum + count, 0),
      85,
    )
    assert.equal((await signIn(email, password, { from: makeAddress() })).status, 200)
  })

  test('lets nobody guess from many addresses, and the owner in where they were before', async () => {
    const email = await hire()
    const { status, cookie } = await signIn(email, password, { from: makeAddress() })
    assert.ok(cookie)
    assert.equal(status, 200)
    const froms = Array.from({ length: 6 }, makeAddress)
    const all = await Promise.all(froms.map((from) => guess(email, 10, { from })))
    /** @param {(one: { tried: number, refused: number }) => number} of */
    const sum = (of) => all.reduce((total, one) => total + of(one), 0)
    assert.deepEqual([sum(({ tried }) => tried), sum(({ refused }) => refused)], [30, 30])
    assert.equal((await signIn(email, password, { from: makeAddress() })).status, 429)
    assert.equal((await signIn(email, password, { from: makeAddress(), cookie })).status, 200)
    const forged = cookie.replace(/\.[^.]+$/, '.x')
    assert.equal((await signIn(email, password, { from: makeAddress(), cookie: forged })).status, 429)
    const { tried } = await guess(email, 25, { from: makeAddress(), cookie })
    assert.equal(tried, 20, 'who has copied the cookie guesses no more often')
    const other = await hire()
    const strange = { from: makeAddress(), cookie }
    assert.equal((await guess(other, 12, strange)).tried, 10, 'the cookie is of one account')
  })

  test('does not count those that succeed', async () => {
    const [email, from] = [await hire(), makeAddress()]
    for (let times = 0; times < 15; times += 1) assert.equal((await signIn(email, password, { from })).status, 200)
  })
})

describe('a key of the API', { timeout: 60_000 }, () => {
  /** @param {string} token @param {string} from @returns {Promise<number>} status of a route of the back office */
  function ask(token, from) {
    const headers = { 'x-medusa-access-token': token }
    return new Promise((resolve, reject) => {
      const sent = request(`${MEDUSA_URL}/admin/store`, { headers, localAddress: from }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      })
      sent.on('error', reject).end()
    })
  }

  /** @param {number} count @param {(at: number) => string} toToken @param {string} from */
  async function askAtOnce(count, toToken, from) {
    const statuses = await Promise.all(Array.from({ length: count }, (_, at) => ask(toToken(at), from)))
    return (/** @type {number} */ wanted) => statuses.filter((status) => status === wanted).length
  }

  test('is guessed as seldom as a password of the staff, and one that is right is asked with as often as it likes', async () => {
    const body = { email: toNewEmail(), password }
    const { user } = await demand('POST', '/admin/users', { token: admin, body })
    const key = `key-${randomUUID()}`
    await demand('POST', `/admin/users/${user.id}`, { token: admin, body: { api_token: key } })
    const [owner, guesser] = [makeAddress(), makeAddress()]
    for (let times = 0; times < 3; times += 1) {
      const count = await askAtOnce(50, () => key, owner)
      assert.equal(count(200), 50)
    }
    const guessed = await askAtOnce(110, (at) => `guess-${at}`, guesser)
    assert.deepEqual([guessed(401), guessed(429)], [100, 10])
    assert.equal(await ask('guess', owner), 401, 'from elsewhere')
    assert.equal(await ask(key, guesser), 200, 'whom the shop has let in before is kept out by no guesser')
  })
})
