import { expect, it } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '../errors'
import { readCapabilities } from './capabilities'

function answer(data: unknown) {
  return { client: { request: async () => data } }
}

function refuse(kind: CommerceErrorKind) {
  const error = new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false })
  return { client: { request: () => Promise.reject(error) } }
}

it('a Medusa without the plugin offers nothing more', async () => {
  const { request: refuseIdentity } = refuse('not-found').client
  const plain = {
    client: { request: async (_: string, path: string) => (path.includes('/vitrine/') ? refuseIdentity() : {}) },
  }
  for (const medusa of [plain, answer({}), answer('<html>')]) {
    expect(Object.values(await readCapabilities(medusa)).some(Boolean)).toBe(false)
  }
})

it('a proxy that knows no address of a backend that is away says nothing of what it offers', async () => {
  await expect(readCapabilities(refuse('not-found'))).rejects.toMatchObject({ kind: 'not-found' })
})

it('a plugin offers what it says, and exchanges', async () => {
  const said = { passwordless: true, links: true, generations: true, orderClaims: true }
  expect(await readCapabilities(answer(said))).toEqual({
    passwordless: true,
    resetLinks: true,
    providers: false,
    passkeys: false,
    endingSessions: true,
    orderClaims: true,
    exchanges: true,
    sessions: true,
    formerHandles: true,
    priorPrices: true,
    bestsellers: false,
    orderPasts: true,
    lineAccounts: true,
    withdrawals: true,
  })
})

it('a plugin offers nothing of what it says that it does not', async () => {
  const said = { passwordless: false, orderPasts: false, lineAccounts: false, withdrawals: false }
  expect(await readCapabilities(answer(said))).toMatchObject({
    orderPasts: false,
    lineAccounts: false,
    withdrawals: false,
  })
})

it('nobody signs in by a link that an older plugin lets count twice', async () => {
  expect(await readCapabilities(answer({ passwordless: true }))).toMatchObject({ passwordless: false, exchanges: true })
})

it('of a backend that is away nothing is known', async () => {
  await expect(readCapabilities(refuse('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' })
})
