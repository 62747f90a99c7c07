import { type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerJson,
  createLogSpy,
  type FaultServer,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { type AdminIdentity, createAdminClient } from './admin-client.admin.server'

let server: FaultServer
afterEach(() => server.close())

type Answer = (request: Received, response: ServerResponse, number: number) => void

function answerAll(request: Received, response: ServerResponse): void {
  if (request.url === '/admin/auth/token') answerJson(response, { access_token: 'admin-token' })
  else answerJson(response, {}, 200, { 'set-cookie': 'connect.sid=signed-in; Path=/; HttpOnly' })
}

async function connect(identity: AdminIdentity, answer: Answer = answerAll, maxRetries = 0) {
  server = await startFaultServer(answer)
  return createAdminClient({ baseUrl: server.url, maxRetries }, { requestId: 'r', log: createLogSpy() }, identity)
}

const user = { email: 'admin@example.com', password: 'secret' }

describe('identity', () => {
  it('is a bearer token that the client gets once, with its first call', async () => {
    const admin = await connect(user)
    await Promise.all([
      admin.read(({ orders }) => orders.retrieve('a')),
      admin.write(({ notes }) => notes.create({ resource_id: 'a', resource_type: 'order', value: 'Call first' })),
    ])
    const [signIn, ...calls] = server.received
    expect(signIn).toMatchObject({ method: 'POST', url: '/admin/auth/token', body: JSON.stringify(user) })
    expect(signIn?.headers.authorization).toBeUndefined()
    expect(calls.map(({ headers }) => headers.authorization)).toEqual(['Bearer admin-token', 'Bearer admin-token'])
  })

  it('is asked for again after a sign-in that failed', async () => {
    const admin = await connect(user, (request, response, number) => {
      if (number === 1) return answerJson(response, {}, 401)
      answerAll(request, response)
    })
    await expect(admin.read(({ store }) => store.retrieve())).rejects.toMatchObject({ kind: 'unauthenticated' })
    await admin.read(({ store }) => store.retrieve())
    expect(server.received.map(({ url }) => url)).toEqual(['/admin/auth/token', '/admin/auth/token', '/admin/store'])
  })

  it('is missing where the sign-in answers no token', async () => {
    const admin = await connect(user, (_, response) => answerJson(response, {}))
    await expect(admin.read(({ store }) => store.retrieve())).rejects.toMatchObject({ kind: 'failed', status: 200 })
    expect(server.received).toHaveLength(1)
  })

  it('is an API key, without a token', async () => {
    const admin = await connect({ apiKey: 'key-1' })
    await admin.read(({ swaps }) => swaps.list())
    expect(server.received.map(({ url }) => url)).toEqual(['/admin/swaps'])
    expect(server.received[0]?.headers).toMatchObject({ 'x-medusa-access-token': 'key-1' })
    expect(server.received[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['a token', user],
    ['an API key', { apiKey: 'key-1' }],
  ])('made of %s is left out where Medusa needs none', async (_, identity) => {
    const admin = await connect(identity)
    await admin.write(({ auth }) => auth.createSession(user))
    await admin.write(({ users }) => users.sendResetPasswordToken({ email: user.email }))
    await admin.write(({ users }) => users.resetPassword({ ...user, token: 't' }))
    await admin.write(({ invites }) =>
      invites.accept({ token: 't', user: { first_name: 'A', last_name: 'B', password: 'c' } }),
    )
    const open = server.received.filter(({ url }) => url !== '/admin/auth/token')
    expect(open.map(({ url }) => url)).toEqual([
      '/admin/auth',
      '/admin/users/password-token',
      '/admin/users/reset-password',
      '/admin/invites/accept',
    ])
    for (const { headers } of open) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('x-medusa-access-token')
    }
  })

  it('may be a session cookie, which the client keeps', async () => {
    const admin = await connect('nobody')
    await admin.write(({ auth }) => auth.createSession(user))
    await admin.read(({ auth }) => auth.getSession())
    expect(server.received.map(({ headers }) => headers.cookie)).toEqual([undefined, 'connect.sid=signed-in'])
  })

  it('does not leave for what is neither admin nor store', async () => {
    const admin = await connect(user)
    const asked = admin.read(({ client }) => client.request('GET', '/vendor/orders'))
    await expect(asked).rejects.toThrow('the domains "admin" and "store", not for "vendor"')
    expect(server.received.map(({ url }) => url)).toEqual(['/admin/auth/token'])
  })
})

describe('paths', () => {
  it('are those that Medusa documents where the SDK writes others', async () => {
    const admin = await connect({ apiKey: 'key-1' })
    await admin.read(({ variants }) => variants.retrieve('variant/1', { expand: 'prices,options' }))
    await admin.read(({ shippingProfiles }) => shippingProfiles.list())
    await admin.put(({ store }) => store.update({ name: 'Shop' }))
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /admin/variants/variant%2F1?expand=prices%2Coptions',
      'GET /admin/shipping-profiles',
      'POST /admin/store',
    ])
  })

  it('never lose an empty id and so mean all there are', async () => {
    const admin = await connect({ apiKey: 'key-1' })
    const changed = admin.put(({ products }) => products.update('', { title: 'Mug' }))
    await expect(changed).rejects.toMatchObject({ kind: 'not-found' })
    await expect(admin.put(({ store }) => store.addCurrency(''))).rejects.toMatchObject({ kind: 'not-found' })
    expect(server.received).toEqual([])
  })
})

it('repeats what states a result, and never what adds', async () => {
  const admin = await connect({ apiKey: 'key-1' }, (_, response) => answerJson(response, {}, 503), 1)
  await expect(admin.put(({ orders }) => orders.archive('a'))).rejects.toMatchObject({ status: 503 })
  expect(server.received).toHaveLength(2)
  const refund = { amount: 1, reason: 'other' }
  await expect(admin.write(({ orders }) => orders.refundPayment('a', refund))).rejects.toMatchObject({ status: 503 })
  expect(server.received).toHaveLength(3)
})

it.each([
  [0, undefined],
  [3, expect.stringMatching(/^[0-9a-f-]{36}$/)],
])('with %i retries sends the Idempotency-Key %s', async (maxRetries, key) => {
  const admin = await connect({ apiKey: 'key-1' }, answerAll, maxRetries)
  await admin.write(({ orders }) => orders.archive('a'))
  await admin.read(({ orders }) => orders.retrieve('a'))
  expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([key, undefined])
})
