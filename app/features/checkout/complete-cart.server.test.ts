import { type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { createCommerce } from '~/commerce/medusa-v1/commerce.server'
import { type RequestContext } from '~/context.server'
import {
  answerJson,
  createLogSpy,
  type FaultServer,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { toContext } from '../../../tests/support/request-context'
import { completeCart } from './complete-cart.server'

// nobody waits between two looks for an order
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

let server: FaultServer
afterEach(() => server.close())

type Answers = Record<string, (response: ServerResponse, time: number) => void>

/** Answers each call by the end of its path; what is not there is 404. */
async function serve(answers: Answers): Promise<RequestContext> {
  const times = new Map<string, number>()
  server = await startFaultServer((request: Received, response) => {
    const end = Object.keys(answers).find((path) => request.url.startsWith(path)) ?? ''
    times.set(end, (times.get(end) ?? 0) + 1)
    const answer = answers[end]
    if (answer) answer(response, times.get(end) ?? 0)
    else answerJson(response, { type: 'not_found', message: 'nothing there' }, 404)
  })
  const log = createLogSpy()
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const commerce = createCommerce({ baseUrl: server.url, completeDeadlineMs: 400 }, { requestId: 'r', log, cache })
  return toContext({ commerce, log })
}

const complete = '/store/carts/cart_1/complete'
const order = '/store/orders/cart/cart_1'
const swap = '/store/swaps/cart_1'

const input = { cartId: 'cart_1', idempotencyKey: 'key-1', isExchange: false, providerId: 'manual' }
const placed = { kind: 'placed', orderId: 'order_1' }

function answerOrder(response: ServerResponse): void {
  answerJson(response, { order: { id: 'order_1' } })
}

function refuse(status: number, reason: object) {
  return (response: ServerResponse) => answerJson(response, reason, status)
}

function countCompletions(): number {
  return server.received.filter(({ url }) => url === complete).length
}

describe('completeCart', () => {
  it('answers the order that Medusa made', async () => {
    const ctx = await serve({
      [complete]: (response) => answerJson(response, { type: 'order', data: { id: 'order_1' } }),
    })
    expect(await completeCart(ctx, input)).toEqual(placed)
  })

  it('looks the order up by its cart when the connection breaks, and does not order again', async () => {
    const ctx = await serve({ [complete]: (response) => response.destroy(), [order]: answerOrder })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(countCompletions()).toBe(1)
  })

  it('looks it up again and again when the answer takes too long', async () => {
    const ctx = await serve({
      [complete]: () => undefined,
      [order]: (response, time) =>
        time < 3 ? answerJson(response, { type: 'not_found' }, 404) : answerOrder(response),
    })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(countCompletions()).toBe(1)
  })

  it('orders again, under the same key, only once it has heard that there is no order', async () => {
    const ctx = await serve({
      [complete]: (response, time) => {
        if (time === 1) response.destroy()
        else answerJson(response, { type: 'order', data: { id: 'order_1' } })
      },
    })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(server.received.map(({ url }) => url)).toEqual([complete, order, order, complete])
    const keys = server.received.filter(({ url }) => url === complete).map((call) => call.headers['idempotency-key'])
    expect(keys).toEqual(['key-1', 'key-1'])
  })

  it('takes an answer that cannot be read for none', async () => {
    const ctx = await serve({
      [complete]: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"type": "ord'),
      [order]: answerOrder,
    })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(countCompletions()).toBe(1)
  })

  it('does not order again when the deadline is over', async () => {
    const ctx = await serve({ [complete]: () => undefined })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'unclear' })
    expect(countCompletions()).toBe(1)
  })

  it.each([
    [500, 'refused'],
    [502, 'unclear'],
    [422, 'refused'],
  ])(
    'gives up when Medusa goes on answering %i: %s',
    async (status, kind) => {
      const ctx = await serve({ [complete]: refuse(status, { type: 'unknown' }) })
      expect(await completeCart(ctx, input)).toEqual({ kind })
      expect(countCompletions()).toBe(3)
    },
    15_000,
  )

  it('answers the order that an exchange belongs to, whether Medusa says so or has to be asked', async () => {
    const exchange = { order_id: 'order_1', confirmed_at: '2026-01-01T00:00:00.000Z' }
    const told = await serve({ [complete]: (response) => answerJson(response, { type: 'swap', data: exchange }) })
    expect(await completeCart(told, input)).toEqual(placed)
    await server.close()
    const asked = await serve({
      [complete]: (response) => response.destroy(),
      [swap]: (response) => answerJson(response, { swap: exchange }),
    })
    expect(await completeCart(asked, { ...input, isExchange: true })).toEqual(placed)
    expect(countCompletions()).toBe(1)
  })

  it('does not take an exchange for ordered that is only prepared', async () => {
    const exchange = { order_id: 'order_1', confirmed_at: null }
    const ctx = await serve({
      [complete]: () => undefined,
      [swap]: (response) => answerJson(response, { swap: exchange }),
    })
    expect(await completeCart(ctx, { ...input, isExchange: true })).toEqual({ kind: 'unclear' })
  })

  it.each([409, 422])('finds the order of another completion after a refusal with %i', async (status) => {
    const ctx = await serve({ [complete]: refuse(status, { type: 'duplicate_error' }), [order]: answerOrder })
    expect(await completeCart(ctx, input)).toEqual(placed)
  })

  it('says that nobody knows when neither the order nor its absence can be found out', async () => {
    const ctx = await serve({ [complete]: (response) => response.destroy(), [order]: refuse(500, {}) })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'unclear' })
  })

  it('opens the cart again when something is out of stock, with its payment', async () => {
    const region = { payment_providers: [{ id: 'manual' }] }
    const cart = { id: 'cart_1', total: 100, completed_at: null, payment_sessions: [], payment_session: null, region }
    const paid = { ...cart, payment_session: { provider_id: 'manual' } }
    const ctx = await serve({
      [complete]: refuse(409, { errors: [{ type: 'not_allowed', code: 'insufficient_inventory', message: 'no' }] }),
      '/store/carts/cart_1/payment-sessions': (response) => answerJson(response, { cart: paid }),
      '/store/carts/cart_1': (response) => answerJson(response, { cart }),
    })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'out-of-stock' })
    expect(server.received.at(-1)?.url).toBe('/store/carts/cart_1/payment-sessions')
  })

  it('leaves a cart alone that the backend says is open', async () => {
    const reason = { type: 'not_allowed', code: 'insufficient_inventory' }
    const ctx = await serve({ [complete]: refuse(409, { errors: [reason], cart_open: true }) })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'out-of-stock' })
    expect(server.received.map(({ url }) => url)).toEqual([complete, order])
  })

  it('shows the order of a double click that took the last piece itself', async () => {
    const ctx = await serve({
      [complete]: refuse(409, { errors: [{ type: 'not_allowed', code: 'insufficient_inventory' }] }),
      [order]: answerOrder,
    })
    expect(await completeCart(ctx, input)).toEqual(placed)
  })

  it('tells a refused payment from another refusal', async () => {
    const payment = { type: 'invalid_data', message: 'Cart payment not authorized' }
    const first = await serve({ [complete]: refuse(400, payment) })
    expect(await completeCart(first, input)).toEqual({ kind: 'payment-refused' })
    await server.close()
    const ours = await serve({ [complete]: refuse(409, { errors: [{ type: 'not_allowed', code: 'not_paid' }] }) })
    expect(await completeCart(ours, input)).toEqual({ kind: 'payment-refused' })
    expect(server.received.map(({ url }) => url)).toEqual([complete, order])
    await server.close()
    const more = await serve({
      [complete]: (response) => answerJson(response, { type: 'cart', data: { id: 'cart_1' } }),
    })
    expect(await completeCart(more, input)).toEqual({ kind: 'payment-refused' })
    await server.close()
    const other = await serve({ [complete]: refuse(400, { type: 'invalid_data', message: 'Cart must contain items' }) })
    expect(await completeCart(other, input)).toEqual({ kind: 'refused' })
  })

  it('says how an open payment goes on, and orders nothing', async () => {
    const session = { provider_id: 'vitrine-redirect', status: 'pending', data: { state: 'waiting' } }
    const data = { id: 'cart_1', payment_session: session }
    const ctx = await serve({ [complete]: (response) => answerJson(response, { type: 'cart', data }) })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'payment-open', meaning: { state: 'waiting' } })
  })
})
