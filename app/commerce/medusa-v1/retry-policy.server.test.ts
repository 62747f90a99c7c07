import { type ServerResponse } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  answerJson,
  emptyAnswer,
  createLogSpy,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { isCommerceError } from '../errors'
import { createCommerce } from './commerce.server'

type Answer = (request: Received, response: ServerResponse, number: number) => void

const line = { variant_id: 'variant', quantity: 1 }
// so that on a busy machine it is never the deadline that ends the attempts
const readDeadlineMs = 60_000

async function serve(answer: Answer, maxRetries?: number) {
  const server = await startFaultServer(answer)
  onTestFinished(() => server.close())
  const log = createLogSpy()
  const shopper = createCommerce({ baseUrl: server.url, maxRetries, readDeadlineMs }, { requestId: 'r', log }).as({
    token: 'secret-token',
  })
  return {
    server,
    log,
    read: () => shopper.read(({ carts }) => carts.retrieve('a')),
    put: () => shopper.put(({ carts }) => carts.update('a', {})),
    add: () => shopper.write(({ carts }) => carts.lineItems.create('a', line)),
    complete: () => shopper.complete(({ carts }) => carts.complete('a')),
  }
}

function answering(status: number): Answer {
  return (_, response) => answerJson(response, {}, status)
}

function hangUp(_: Received, response: ServerResponse): void {
  response.destroy()
}

const passing: [string, Answer][] = [
  ['no response', hangUp],
  ...[409, 501, 502, 503, 504, 507, 599].map((status): [string, Answer] => [`${status}`, answering(status)]),
]
const final = [400, 401, 403, 404, 410, 422, 429, 500]

describe('a call that does no harm twice', () => {
  it.each(passing)('is repeated after %s, as often as configured', async (_, answer) => {
    const { server, read, put } = await serve(answer, 3)
    await Promise.all([read, put].map((call) => expect(call()).rejects.toSatisfy(isCommerceError)))
    expect(server.received.map(({ method }) => method).sort()).toEqual([
      ...['GET', 'GET', 'GET', 'GET'],
      ...['POST', 'POST', 'POST', 'POST'],
    ])
  })

  it.each(final)('is not repeated after %i', async (status) => {
    const { server, read, put } = await serve(answering(status), 3)
    await expect(read()).rejects.toMatchObject({ status })
    await expect(put()).rejects.toMatchObject({ status })
    expect(server.received).toHaveLength(2)
  })

  it('waits about twice as long each time', async () => {
    const times: number[] = []
    const { read } = await serve((_, response) => {
      times.push(performance.now())
      answerJson(response, { cart: { id: 'a' } }, times.length < 4 ? 503 : 200)
    }, 3)
    expect(await read()).toEqual({ cart: { id: 'a' } })
    const [first = 0, second = 0, third = 0, fourth = 0] = times
    // 150, 300 and 600 ms, each by chance up to a quarter shorter or longer
    expect(second - first).toBeGreaterThanOrEqual(110)
    expect(third - second).toBeGreaterThanOrEqual(220)
    expect(fourth - third).toBeGreaterThanOrEqual(440)
  })

  it('is repeated with the same body, until it is answered', async () => {
    const { server, put } = await serve(
      (_, response, number) => answerJson(response, { cart: { id: 'a' } }, number === 1 ? 409 : 200),
      3,
    )
    expect(await put()).toEqual({ cart: { id: 'a' } })
    expect(server.received.map(({ body }) => body)).toEqual(['{}', '{}'])
  })

  const refusals: [string, Answer][] = [...final, 409].map((status) => [`${status}`, answering(status)])
  const conflict = { type: 'not_allowed', code: 'cart_closed' }
  refusals.push(['a final 409', (_, response) => answerJson(response, conflict, 409)])

  it.each(refusals)('says that it may have happened where %s follows an answer that was lost', async (_, answer) => {
    const { server, put } = await serve((request, response, number) => {
      if (number === 1) hangUp(request, response)
      else answer(request, response, number)
    }, 1)
    await expect(put()).rejects.toMatchObject({
      status: expect.any(Number),
      mayHaveHappened: true,
      isRepeated: true,
    })
    expect(server.received).toHaveLength(2)
  })

  it('says so too where nothing listens any more when it is repeated', async () => {
    const { server, put, log } = await serve((_, response) => {
      response.destroy()
      void server.close()
    }, 3)
    await expect(put()).rejects.toMatchObject({ kind: 'unreachable', mayHaveHappened: true })
    expect(log.lines.at(-1)).toContain('ECONNREFUSED')
    expect(server.received).toHaveLength(1)
  })

  it.each(passing)('is made once by a bare client, which repeats nothing after %s', async (_, answer) => {
    const { server, read } = await serve(answer)
    await expect(read()).rejects.toSatisfy(isCommerceError)
    expect(server.received).toHaveLength(1)
  })
})

describe('a call that adds', () => {
  it.each(passing)('is never repeated after %s, and says that it may have happened', async (_, answer) => {
    const { server, add, complete } = await serve(answer, 3)
    await expect(add()).rejects.toMatchObject({ mayHaveHappened: true })
    await expect(complete()).rejects.toMatchObject({ mayHaveHappened: true })
    expect(server.received).toHaveLength(2)
  })

  it.each(final.filter((status) => status < 500))('has not happened after %i', async (status) => {
    const { server, add } = await serve(answering(status), 3)
    await expect(add()).rejects.toMatchObject({ status, mayHaveHappened: false })
    expect(server.received).toHaveLength(1)
  })

  it('is repeated when nothing was listening, and says so when nothing ever did', async () => {
    const { server, add, log } = await serve(() => {}, 3)
    await server.close()
    await expect(add()).rejects.toMatchObject({ kind: 'unreachable', code: 4, mayHaveHappened: false })
    expect(log.lines).toHaveLength(4)
  })
})

describe('Retry-After', () => {
  it('is waited for', async () => {
    const times: number[] = []
    const { read } = await serve((_, response) => {
      times.push(performance.now())
      answerJson(response, emptyAnswer, times.length === 1 ? 503 : 200, { 'retry-after': '1' })
    }, 3)
    await read()
    const [first = 0, second = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(950)
  })

  it('is not waited for past the deadline', async () => {
    const { server, read } = await serve((_, response) => answerJson(response, {}, 503, { 'retry-after': '90' }), 3)
    await expect(read()).rejects.toMatchObject({ status: 503, retryAfterSeconds: 90 })
    expect(server.received).toHaveLength(1)
  })
})
