import { type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createCatalogueCache } from '~/commerce/cache.server'
import { createCommerce } from '~/commerce/medusa.server'
import { type RequestContext } from '~/context.server'
import {
  answerJson,
  createLogSpy,
  type FaultServer,
  type Received,
  startFaultServer,
} from '../../../tests/support/fault-server'
import { completeCart } from './complete-cart.server'

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
  return { commerce, log } as unknown as RequestContext
}

const complete = '/store/carts/cart_1/complete'
const order = '/store/orders/cart/cart_1'

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
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'placed', orderId: 'order_1' })
  })

  it('looks the order up by its cart when the connection breaks, and does not order again', async () => {
    const ctx = await serve({ [complete]: (response) => response.destroy(), [order]: answerOrder })
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'placed', orderId: 'order_1' })
    expect(countCompletions()).toBe(1)
  })

  it('looks it up again and again when the answer takes too long', async () => {
    const ctx = await serve({
      [complete]: () => undefined,
      [order]: (response, time) =>
        time < 3 ? answerJson(response, { type: 'not_found' }, 404) : answerOrder(response),
    })
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'placed', orderId: 'order_1' })
    expect(countCompletions()).toBe(1)
  })

  it.each([409, 422])('finds the order of another completion after a refusal with %i', async (status) => {
    const ctx = await serve({ [complete]: refuse(status, { type: 'duplicate_error' }), [order]: answerOrder })
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'placed', orderId: 'order_1' })
  })

  it('says that nobody knows when neither the order nor its absence can be found out', async () => {
    const ctx = await serve({ [complete]: (response) => response.destroy(), [order]: refuse(500, {}) })
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'unclear' })
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
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'out-of-stock' })
    expect(server.received.at(-1)?.url).toBe('/store/carts/cart_1/payment-sessions')
  })

  it('shows the order of a double click that took the last piece itself', async () => {
    const ctx = await serve({
      [complete]: refuse(409, { errors: [{ type: 'not_allowed', code: 'insufficient_inventory' }] }),
      [order]: answerOrder,
    })
    expect(await completeCart(ctx, 'cart_1', 'manual')).toEqual({ kind: 'placed', orderId: 'order_1' })
  })

  it('tells a refused payment from another refusal', async () => {
    const payment = { type: 'invalid_data', message: 'Cart payment not authorized' }
    const first = await serve({ [complete]: refuse(400, payment) })
    expect(await completeCart(first, 'cart_1', 'manual')).toEqual({ kind: 'payment-refused' })
    await server.close()
    const more = await serve({
      [complete]: (response) => answerJson(response, { type: 'cart', data: { id: 'cart_1' } }),
    })
    expect(await completeCart(more, 'cart_1', 'manual')).toEqual({ kind: 'payment-refused' })
    await server.close()
    const other = await serve({ [complete]: refuse(400, { type: 'invalid_data', message: 'Cart must contain items' }) })
    expect(await completeCart(other, 'cart_1', 'manual')).toEqual({ kind: 'refused' })
  })
})
