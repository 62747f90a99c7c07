import { SignJWT } from 'jose'
import { expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorKind } from '../errors'
import { type Capabilities } from '../shop/capabilities'
import { type Calls } from './repeatable-calls'
import { toSessions } from './sessions'
import { type Medusa } from './types'

/** What the backend answers to a path of the plugin's, and to the question who the customer is. */
function connect(
  request: (method: string, path: string) => Promise<unknown>,
  { token, said = null }: { token?: string; said?: Partial<Capabilities> | null } = {},
) {
  const retrieve = vi.fn(async () => ({}))
  const asked = vi.fn(request)
  const medusa = { client: { request: asked }, customers: { retrieve } } as unknown as Medusa
  const call: Calls['read'] = (load) => load(medusa)
  const sessions = toSessions(
    { read: call, write: call, put: call },
    { makeProof: async (audience) => audience, getCapabilities: async () => said as Capabilities | null, token },
  )
  return { sessions, asked, retrieve }
}

function refuse(kind: CommerceErrorKind) {
  return () => Promise.reject(new CommerceError({ kind, call: 'GET /store/x', mayHaveHappened: false }))
}

it('a token that the plugin refuses is not good, and one that a plain Medusa knows is', async () => {
  expect(await connect(async () => ({})).sessions.isConfirmed()).toBe(true)
  expect(await connect(refuse('unauthenticated')).sessions.isConfirmed()).toBe(false)
  await expect(connect(refuse('unreachable')).sessions.isConfirmed()).rejects.toMatchObject({ kind: 'unreachable' })
  const plain = connect(refuse('not-found'))
  expect(await plain.sessions.isConfirmed()).toBe(true)
  expect(plain.retrieve).toHaveBeenCalledOnce()
})

it('a shopper pays what anybody pays where the plugin says so of their session, and nobody knows otherwise', async () => {
  const pays = (request: Parameters<typeof connect>[0], more = {}) => connect(request, more).sessions.paysAsAnybody()
  expect(await pays(async () => ({ customer_id: 'cus_1', own_prices: false }))).toBe(true)
  expect(await pays(async () => ({ customer_id: 'cus_1', own_prices: true }))).toBe(false)
  expect(await pays(async () => ({ customer_id: 'cus_1' })), 'an older plugin').toBe(false)
  expect(await pays(refuse('unauthenticated')), 'it has ended').toBe(false)
  expect(await pays(refuse('not-found')), 'a plain Medusa').toBe(false)
  expect(await pays(refuse('unreachable'), { said: { sessions: false } })).toBe(false)
  await expect(pays(refuse('unreachable'))).rejects.toMatchObject({ kind: 'unreachable' })
})

it('a plain Medusa is not asked what its plugin would answer', async () => {
  const plain = connect(refuse('unreachable'), { said: { sessions: false } })
  expect(await plain.sessions.isConfirmed()).toBe(true)
  expect(plain.retrieve).toHaveBeenCalledOnce()
  expect([await plain.sessions.renew(), await plain.sessions.listDevices()]).toEqual([null, []])
  expect(plain.asked).not.toHaveBeenCalled()
})

it('the generation is the one that the token names', async () => {
  const token = await new SignJWT({ generation: 3 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('the backend’s own'))
  expect(connect(async () => ({}), { token }).sessions.getGeneration()).toBe(3)
  expect(connect(async () => ({})).sessions.getGeneration()).toBe(0)
})

it('nobody is signed in anywhere where the plugin has no list', async () => {
  expect(await connect(refuse('not-found')).sessions.listDevices()).toEqual([])
  expect(await connect(refuse('not-found')).sessions.endDevice('a')).toBe(false)
})
