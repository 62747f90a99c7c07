import assert from 'node:assert/strict'
import { afterEach, beforeAll, describe, test, vi } from 'vitest'
import CoreCustomerService from '@medusajs/medusa/dist/services/customer'
import type { Customer, User } from '@medusajs/medusa'
import type { ConfigModule } from '@medusajs/medusa/dist/types/global'
import type { Services } from '../container'
import { makeManager, standIn } from '../fixtures'
import { scrypt } from '../passwords/passwords'
import AuthService from '../services/auth'
import IdentityService from '../services/identity'
import PasswordsService from '../services/passwords'
import SignInService from '../services/sign-in'

const ways = ['a customer', 'a customer of Medusa’s own', 'one of the staff'] as const
type Way = (typeof ways)[number]
type Core = ConstructorParameters<typeof AuthService>[0]

const password = 'correct horse battery'
const emails = ['known@example.com', 'unknown@example.com', 'guest@example.com', 'old@example.com']

interface Account {
  id: string
  passwordHash: string | null
  generation: number
}

type SignIn = (email: string, password: string) => Promise<boolean>

/** The plugin's ways to sign in, over accounts that stand in memory. */
async function makeSignIns(): Promise<Record<Way, SignIn>> {
  const accounts = new Map<string, Account>()
  const manager = makeManager((_sql, [email]) => [accounts.get(String(email))].filter(Boolean))
  const passwordsService = new PasswordsService(standIn<Services>({ manager }), { passwords: { scale: 2 ** -10 } })
  const { hash: passwordHash } = await passwordsService.hash(password)
  const oldHash = await CoreCustomerService.prototype.hashPassword_(password)
  accounts.set('known@example.com', { id: 'cus_1', passwordHash, generation: 0 })
  accounts.set('guest@example.com', { id: 'cus_2', passwordHash: null, generation: 0 })
  accounts.set('old@example.com', { id: 'cus_3', passwordHash: oldHash, generation: 0 })
  async function retrieve(email: string) {
    const account = accounts.get(email)
    if (!account) throw Object.assign(new Error('not found'), { type: 'not_found' })
    return { id: account.id, password_hash: account.passwordHash ?? undefined }
  }
  const customerService: Services['customerService'] = standIn<Services['customerService']>({
    retrieveRegisteredByEmail: async (email: string) => standIn<Customer>(await retrieve(email)),
    withTransaction: () => customerService,
  })
  const userService: Services['userService'] = standIn<Services['userService']>({
    retrieveByEmail: async (email: string) => standIn<User>(await retrieve(email)),
    withTransaction: () => userService,
  })
  const configModule = standIn<ConfigModule>({
    projectConfig: { jwt_secret: 'only for tests', database_logging: false },
  })
  const container = standIn<Services & Core>({ manager, passwordsService, customerService, userService, configModule })
  const auth = new AuthService(container)
  const identityService = new IdentityService(container)
  const shopSignIn = new SignInService(Object.assign(container, { identityService }))
  return {
    'a customer': async (email, typed) => (await shopSignIn.signInByPassword(email, typed)) !== null,
    'a customer of Medusa’s own': async (email, typed) => (await auth.authenticateCustomer(email, typed)).success,
    'one of the staff': async (email, typed) => (await auth.authenticate(email, typed)).success,
  }
}

let signIns: Record<Way, SignIn>
beforeAll(async () => {
  signIns = await makeSignIns()
})
afterEach(() => void vi.restoreAllMocks())

describe.each(ways)('%s', (who) => {
  test('is refused after as much work, whether the address is known or not', async () => {
    const kdf = vi.spyOn(scrypt, 'kdf')
    const verify = vi.spyOn(scrypt, 'verify')
    for (const email of emails) {
      kdf.mockClear()
      verify.mockClear()
      assert.equal(await signIns[who](email, 'a wrong one'), false)
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

  test('signs in with the right password, and with no account’s that has none', async () => {
    const opened: string[] = []
    for (const email of emails) if (await signIns[who](email, password)) opened.push(email)
    assert.deepEqual(opened, ['known@example.com', 'old@example.com'])
  })
})
