import Sdk from '@medusajs/medusa-js'
import { type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { stdSerializers } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerJson,
  createLogSpy,
  type FaultServer,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { countMore } from '../../../tests/support/metrics'
import { codes } from '../../../packages/medusa-plugin-vitrine/src/orders/conflict-codes'
import { createAdapter } from './adapter.server'
import { startDeadline } from './deadline'
import { CommerceError } from '../errors'
import { createCommerce } from './commerce.server'
import { readRefusal } from './medusa-refusal'
import { type CommerceSettings } from './sdk.server'

let server: FaultServer
let log = createLogSpy()
afterEach(() => server.close())

async function serve(answer: (request: Received, response: ServerResponse, number: number) => void) {
  server = await startFaultServer(answer)
  log = createLogSpy()
}

function connect(settings: Partial<CommerceSettings> = {}) {
  const defaults = { baseUrl: server.url, maxRetries: 3, readDeadlineMs: 3000 }
  return createCommerce({ ...defaults, ...settings }, { requestId: 'r', log }).as({ token: 'secret-token' })
}

async function failureOf(work: Promise<unknown>): Promise<CommerceError> {
  const error = await work.catch((reason: unknown) => reason)
  if (!(error instanceof CommerceError)) throw new Error('expected a CommerceError')
  return error
}

const line = { variant_id: 'variant', quantity: 1 }

describe('silence', () => {
  it('ends a hanging call at the deadline, with one attempt', async () => {
    await serve(() => {})
    const startedAt = performance.now()
    const error = await failureOf(connect({ readDeadlineMs: 300 }).read((medusa) => medusa.carts.retrieve('a')))
    expect(error).toMatchObject({ kind: 'timeout', code: 4, mayHaveHappened: true })
    expect(performance.now() - startedAt).toBeLessThan(600)
    await sleep(400)
    expect(server.received).toHaveLength(1)
  })

  it('has one deadline for all attempts and all calls of a callback', async () => {
    await serve(async (_, response) => {
      await sleep(150)
      answerJson(response, {}, 503)
    })
    const startedAt = performance.now()
    await failureOf(connect({ readDeadlineMs: 700 }).read((medusa) => medusa.carts.retrieve('a')))
    expect(performance.now() - startedAt).toBeLessThan(900)
  })

  it('ends a body that trickles at the deadline', async () => {
    await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"cart":')
      const trickle = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(trickle))
    })
    const error = await failureOf(connect({ readDeadlineMs: 300 }).write((medusa) => medusa.carts.create({})))
    expect(error).toMatchObject({ kind: 'timeout', mayHaveHappened: true })
  })

  it('gives completing a cart its own deadline', async () => {
    await serve(async (_, response) => {
      await sleep(400)
      answerJson(response, { type: 'order', data: { id: 'order' } })
    })
    const client = connect({ readDeadlineMs: 100, completeDeadlineMs: 2000 })
    expect(await client.complete((medusa) => medusa.carts.complete('a'))).toMatchObject({ type: 'order' })
  })

  it('asks again for an answer that was cut short, unless the call was a write that adds', async () => {
    await serve((_, response, number) => {
      if (number === 2) return answerJson(response, { cart: { id: 'a' } })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"cart"')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await connect().read((medusa) => medusa.carts.retrieve('a'))).toEqual({ cart: { id: 'a' } })
    const error = await failureOf(connect().write((medusa) => medusa.carts.lineItems.create('a', line)))
    expect(error).toMatchObject({ kind: 'unreachable', mayHaveHappened: true })
    expect(server.received).toHaveLength(3)
  })
})

describe('answers', () => {
  it.each([
    ['application/json', '{"cart":'],
    ['text/html', '<!doctype html><title>Welcome to nginx</title>'],
  ])('calls %s that is no JSON a failure of the backend', async (type, body) => {
    await serve((_, response) => response.writeHead(200, { 'content-type': type }).end(body))
    const error = await failureOf(connect().read((medusa) => medusa.carts.retrieve('a')))
    expect(error).toMatchObject({ kind: 'failed', code: 1, status: 200 })
    expect(server.received).toHaveLength(1)
  })

  it('reads an error page that is no JSON by its status', async () => {
    await serve((_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'))
    expect(await failureOf(connect().read((medusa) => medusa.carts.retrieve('a')))).toMatchObject({ kind: 'not-found' })
  })

  it('does not follow a redirect', async () => {
    await serve((_, response) => response.writeHead(302, { location: '/elsewhere' }).end())
    expect(await failureOf(connect().read((medusa) => medusa.carts.retrieve('a')))).toMatchObject({ kind: 'failed' })
    expect(server.received).toHaveLength(1)
  })

  it('takes a bare OK and an empty body for an empty answer', async () => {
    await serve((_, response, number) => {
      if (number === 1) response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end('OK')
      else response.writeHead(204).end()
    })
    const client = connect()
    expect(await client.write((medusa) => medusa.auth.deleteSession())).toEqual({})
    expect(await client.write((medusa) => medusa.customers.generatePasswordToken({ email: 'a@b.c' }))).toEqual({})
  })

  it('takes out-of-stock at completion for the final word, 409 or not', async () => {
    await serve((_, response) => {
      const reason = { type: 'not_allowed', code: 'insufficient_inventory', message: 'Variant has none' }
      answerJson(response, { errors: [reason] }, 409)
    })
    const error = await failureOf(connect().complete((medusa) => medusa.carts.complete('a')))
    expect(error).toMatchObject({ kind: 'invalid', reason: 'out-of-stock', mayHaveHappened: false })
    expect(server.received).toHaveLength(1)
  })

  it.each(codes.filter((code) => code !== 'try_again'))('asks once for what our plugin refuses as %s', async (code) => {
    await serve((_, response) => answerJson(response, { type: 'not_allowed', code, message: 'no' }, 409))
    const error = await failureOf(connect().put((medusa) => medusa.orderEdits.complete('a')))
    expect(error).toMatchObject({ mayHaveHappened: false })
    expect(readRefusal(error).code).toBe(code)
    expect(server.received).toHaveLength(1)
  })

  it("keeps Medusa's own words for the reason", async () => {
    await serve((_, response) => {
      answerJson(response, { type: 'not_allowed', code: 'insufficient_inventory', message: 'Variant has none' }, 400)
    })
    const error = await failureOf(connect().complete((medusa) => medusa.carts.complete('a')))
    expect(readRefusal(error)).toEqual({
      type: 'not_allowed',
      code: 'insufficient_inventory',
      message: 'Variant has none',
    })
    expect(error.message).toBe('POST /store/carts/:id/complete: invalid 400 not_allowed insufficient_inventory')
    expect({ ...error }).toEqual({
      name: 'CommerceError',
      kind: 'invalid',
      code: 0,
      status: 400,
      reason: 'out-of-stock',
      mayHaveHappened: false,
      leavesCartOpen: false,
      retryAfterSeconds: undefined,
    })
  })
})

describe('discretion', () => {
  it('logs call, status, time, attempt and error code, but nothing of the shopper', async () => {
    await serve((_, response) => {
      answerJson(response, { type: 'duplicate', message: 'jane@example.com exists' }, 422)
    })
    const client = connect()
    const errors = [
      await failureOf(client.read((medusa) => medusa.auth.exists('jane@example.com'))),
      await failureOf(client.read((medusa) => medusa.giftCards.retrieve('GIFT-1234'))),
      await failureOf(client.read((medusa) => medusa.orders.lookupOrder(lookup))),
      await failureOf(
        client.write((medusa) => medusa.auth.getToken({ email: 'jane@example.com', password: 'hunter2' })),
      ),
    ]
    const lines = [...log.lines, ...errors.map((error) => JSON.stringify(stdSerializers.err(error)))].join('\n')
    expect(lines).not.toMatch(/jane|example\.com|GIFT|secret-token|hunter2|1234/)
    expect(log.lines).toHaveLength(4)
    expect(JSON.parse(log.lines[0] ?? '')).toMatchObject({
      call: 'GET /store/auth/:id',
      status: 422,
      ms: expect.any(Number),
      attempt: 1,
      errorCode: 0,
      kind: 'invalid',
    })
  })
})

const lookup = { display_id: 1234, email: 'jane@example.com' }

describe('what is counted', () => {
  it('is every attempt, by what came of it', async () => {
    await serve((_, response, number) => answerJson(response, { cart: {} }, number === 1 ? 503 : 200))
    const read = () => connect().read((medusa) => medusa.carts.retrieve('a'))
    const name = 'vitrine_backend_call_duration_seconds_count'
    expect(await countMore(name, { outcome: 'failed' }, read)).toBe(1)
    expect(await countMore(name, { operation: 'GET /store/carts/:id', outcome: 'ok' }, read)).toBe(1)
  })
})

describe('uploads', () => {
  it('sends a form with its boundary', async () => {
    await serve((_, response) => answerJson(response, { uploads: [] }))
    const backendRequest = { baseUrl: server.url, requestId: 'r', log, repeatable: true, deadline: startDeadline(1000) }
    const sdk = new Sdk({ baseUrl: server.url, maxRetries: 0, axiosAdapter: createAdapter(backendRequest) })
    await sdk.admin.uploads.create(new File(['picture'], 'a.png', { type: 'image/png' }))
    backendRequest.deadline.clear()
    const [upload] = server.received
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(upload?.headers['content-type'] ?? '')?.[1]
    expect(boundary).toBeTruthy()
    expect(upload?.body).toContain(`--${boundary}\r\n`)
    expect(upload?.body).toContain('name="files"; filename="a.png"')
  })
})
