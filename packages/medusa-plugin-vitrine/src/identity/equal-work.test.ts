// @ts-nocheck
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { afterEach, test, vi } from 'vitest'
import CoreCustomerService from '@medusajs/medusa/dist/services/customer'
import AuthService from '../services/auth'
import IdentityService from '../services/identity'
import PasswordsService from '../services/passwords'

const scrypt = createRequire(require.resolve('@medusajs/medusa'))('scrypt-kdf')

const password = 'correct horse battery'
const emails = ['known@example.com', 'unknown@example.com', 'guest@example.com', 'old@example.com']

/** The plugin's ways to sign in, over accounts that stand in memory. */
async function makeSignIns() {
  const accounts = new Map()
  const manager = {
    query: async (_sql, [email] = []) => [accounts.get(email)].filter(Boolean),
  }
  const passwordsService = new PasswordsService({ manager }, { passwords: { scale: 2 ** -10 } })
  const { hash: passwordHash } = await passwordsService.hash(password)
  const oldHash = await CoreCustomerService.prototype.hashPassword_(password)
  accounts.set('known@example.com', { id: 'cus_1', passwordHash, generation: 0 })
  accounts.set('guest@example.com', { id: 'cus_2', passwordHash: null, generation: 0 })
  accounts.set('old@example.com', { id: 'cus_3', passwordHash: oldHash, generation: 0 })
  async function retrieve(email) {
    const account = accounts.get(email)
    if (!account) throw Object.assign(new Error('not found'), { type: 'not_found' })
    return { id: account.id, password_hash: account.passwordHash }
  }
  const service = { retrieveByEmail: retrieve, retrieveRegisteredByEmail: retrieve, withTransaction: () => service }
  const container = { manager, passwordsService, customerService: service, userService: service, logger: console }
  const auth = new AuthService(container)
  const configModule = { projectConfig: { jwt_secret: 'only for tests' } }
  const identity = new IdentityService({ ...container, configModule })
  return {
    'a customer': async (...given) => (await identity.signInByPassword(...given)) !== null,
    'a customer of Medusa’s own': async (...given) => (await auth.authenticateCustomer(...given)).success,
    'one of the staff': async (...given) => (await auth.authenticate(...given)).success,
  }
}

afterEach(() => void vi.restoreAllMocks())

for (const [who, signIn] of Object.entries(await makeSignIns())) {
  test(`${who} is refused after as much work, whether the address is known or not`, async () => {
    const kdf = vi.spyOn(scrypt, 'kdf')
    const verify = vi.spyOn(scrypt, 'verify')
    for (const email of emails) {
      kdf.mockClear()
      verify.mockClear()
      assert.equal(await signIn(email, 'a wrong one'), false)
      const costs = [
        ...kdf.mock.calls.map(([, cost]) => cost.logN),
        ...verify.mock.calls.map(([hash]) => scrypt.viewParams(hash).logN),
      ]
      // Medusa’s own hash is nothing beside one of today’s
      assert.deepEqual(
        costs.filter((logN) => logN > 1),
        [7],
        email,
      )
    }
  })

  test(`${who} signs in with the right password, and with no account’s that has none`, async () => {
    const opened = []
    for (const email of emails) if (await signIn(email, password)) opened.push(email)
    assert.deepEqual(opened, ['known@example.com', 'old@example.com'])
  })
}
