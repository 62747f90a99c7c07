import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { mock, test } from 'node:test'

const require = createRequire(import.meta.url)
const scrypt = require('scrypt-kdf')
const AuthService = require('@medusajs/medusa/dist/services/auth').default
const CustomerService = require('@medusajs/medusa/dist/services/customer').default
const IdentityService = require('../services/identity.js').default

const password = 'correct horse battery'

/** The plugin's service on Medusa's own hashing, over accounts that stand in memory. */
async function makeIdentity() {
  const passwordHash = await CustomerService.prototype.hashPassword_(password)
  const accounts = new Map([
    ['known@example.com', { id: 'cus_1', passwordHash, generation: 0 }],
    ['guest@example.com', { id: 'cus_2', passwordHash: null, generation: 0 }],
  ])
  const manager = {
    query: async (_sql, [email] = []) => [accounts.get(email)].filter(Boolean),
    transaction: async (...args) => args.at(-1)(manager),
  }
  const customerService = {
    hashPassword_: CustomerService.prototype.hashPassword_,
    withTransaction: () => customerService,
    async retrieveRegisteredByEmail(email) {
      const account = accounts.get(email)
      if (!account) throw new Error('not found')
      return { id: account.id, password_hash: account.passwordHash }
    },
  }
  const authService = new AuthService({ manager, customerService, logger: console })
  const configModule = { projectConfig: { jwt_secret: 'only for tests' } }
  return new IdentityService({ manager, authService, customerService, configModule, logger: console })
}

test('a refused sign-in hashes as often, whether the address is known or not', async (t) => {
  const identity = await makeIdentity()
  const kdf = t.mock.method(scrypt, 'kdf')
  const verify = t.mock.method(scrypt, 'verify')
  const counts = {}
  for (const email of ['known@example.com', 'unknown@example.com', 'guest@example.com', 'known@example.com']) {
    const before = verify.mock.callCount()
    assert.equal(await identity.signInByPassword(email, 'a wrong one'), null)
    counts[email] = verify.mock.callCount() - before
  }
  assert.deepEqual(counts, { 'known@example.com': 1, 'unknown@example.com': 1, 'guest@example.com': 1 })
  assert.equal(kdf.mock.callCount(), 1, 'the hash that nobody’s password has is made once')
  const [first] = verify.mock.calls.map(({ arguments: [hash] }) => hash)
  for (const {
    arguments: [hash],
  } of verify.mock.calls) {
    assert.deepEqual(hash.subarray(0, 16), first.subarray(0, 16), 'the same cost (N, r and p stand in the first bytes)')
  }
})

test('a right password signs in, with the same work', async () => {
  const identity = await makeIdentity()
  const verify = mock.method(scrypt, 'verify')
  assert.ok(await identity.signInByPassword('known@example.com', password))
  assert.equal(verify.mock.callCount(), 1)
  verify.mock.restore()
})
