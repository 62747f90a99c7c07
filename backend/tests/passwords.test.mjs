import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { password, register, signIn, signInByPassword, toNewEmail, tryToken } from './identity-fixtures.mjs'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'

const scrypt = createRequire(import.meta.url)('scrypt-kdf')

const medusas = { logN: 1, r: 1, p: 1 }

/** @type {import('pg').Client} */
let database
/** @type {string} */
let admin
/** @type {{ logN: number, r: number, p: number }} */
let todays

before(async () => {
  database = new pg.Client(process.env.DATABASE_URL)
  await database.connect()
  admin = await signInAsAdmin()
  todays = await readCost('"user"', process.env.ADMIN_EMAIL ?? '')
  // a backend of tests has a thousandth of the full cost
  assert.ok(todays.logN >= 7 && todays.r === 8 && todays.p === 1, JSON.stringify(todays))
})

after(() => database.end())

/** @param {'customer' | '"user"'} table @param {string} email */
async function readHash(table, email) {
  const { rows } = await database.query(`SELECT password_hash AS hash FROM ${table} WHERE email = $1`, [email])
  return rows[0].hash
}

/** @param {'customer' | '"user"'} table @param {string} email */
const readCost = async (table, email) => scrypt.viewParams(Buffer.from(await readHash(table, email), 'base64'))

/**
 * Gives an account the hash that Medusa without the plugin would have made.
 * @param {string} table
 * @param {string} email
 */
async function makeOld(table, email) {
  const hash = (await scrypt.kdf(password, medusas)).toString('base64')
  await database.query(`UPDATE ${table} SET password_hash = $1 WHERE email = $2`, [hash, email])
}

/** @param {string} email @param {string} typed */
const enterBackOffice = (email, typed) =>
  call('POST', '/admin/auth/token', { body: { email, password: typed }, headers: {} })

async function hire() {
  const email = toNewEmail()
  const { user } = await demand('POST', '/admin/users', { token: admin, body: { email, password } })
  return { id: user.id, email }
}

describe('a password in the database', { timeout: 60_000 }, () => {
  test('costs a guesser what it should, of customers and staff, however it was set', async () => {
    const { id, email, token } = await register()
    assert.deepEqual(await readCost('customer', email), todays)
    const ways = [
      () => demand('POST', '/store/customers/me', { token, body: { password: 'another horse' } }),
      () => demand('POST', `/admin/customers/${id}`, { token: admin, body: { password } }),
    ]
    for (const set of ways) {
      await makeOld('customer', email)
      await set()
      assert.deepEqual(await readCost('customer', email), todays)
    }
    const clerk = await hire()
    assert.deepEqual(await readCost('"user"', clerk.email), todays)
  })

  test('is one of nobody, of the same cost, where an account is entered without', async () => {
    const email = toNewEmail()
    await signIn({ email })
    const first = await readHash('customer', email)
    assert.deepEqual(await readCost('customer', email), todays)
    await register(email).catch(() => null)
    assert.equal(await readHash('customer', email), first)
    assert.equal((await signInByPassword(email)).status, 401)
  })
})

describe('a password that Medusa has hashed', { timeout: 60_000 }, () => {
  test('opens a customer’s account, is hashed anew at the first sign-in, and ends no session', async () => {
    const { email, token } = await register()
    await makeOld('customer', email)
    const old = await readHash('customer', email)
    assert.equal((await signInByPassword(email, 'a wrong one')).status, 401)
    assert.equal(await readHash('customer', email), old)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signInByPassword(email)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(5).fill(200),
    )
    assert.deepEqual(await readCost('customer', email), todays)
    const renewed = await readHash('customer', email)
    assert.equal((await signInByPassword(email)).status, 200)
    assert.equal((await call('POST', '/store/auth', { body: { email, password } })).status, 200)
    assert.equal((await signInByPassword(email, 'a wrong one')).status, 401)
    assert.equal(await readHash('customer', email), renewed)
    assert.equal(await tryToken(token), 200)
  })

  test('opens the back office, and is hashed anew', async () => {
    const { id, email } = await hire()
    await makeOld('"user"', email)
    assert.equal((await enterBackOffice(email, 'a wrong one')).status, 401)
    const { status, body } = await enterBackOffice(email, password)
    assert.equal(status, 200)
    assert.deepEqual(await readCost('"user"', email), todays)
    const { user } = await demand('GET', '/admin/auth', { token: body.access_token })
    assert.equal(user.id, id)
    const session = await call('POST', '/admin/auth', { body: { email, password }, headers: {} })
    assert.equal(session.body.user.email, email)
    assert.equal(session.body.user.password_hash, undefined)
    assert.equal((await enterBackOffice(`${randomUUID()}@vitrine.example`, password)).status, 401)
  })
})
