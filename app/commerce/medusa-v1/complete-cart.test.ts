import { type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { answerJson, createLogSpy, type FaultServer, startFaultServer } from '../../../tests/support/fault-server'
import { countMore } from '../../../tests/support/metrics'
import { createCatalogueCache } from '../cache.server'
import { CommerceError } from '../errors'
import { createCommerce } from './commerce.server'

let server: FaultServer
afterEach(() => server.close())

async function complete(answer: (response: ServerResponse) => void) {
  server = await startFaultServer((_, response) => answer(response))
  const cache = createCatalogueCache({ maxBytes: 1e6 })
  const settings = { baseUrl: server.url, completeDeadlineMs: 400 }
  const shopper = createCommerce(settings, { requestId: 'r', log: createLogSpy(), cache }).as({})
  return shopper.completeCart('cart_1', { idempotencyKey: 'key-1', total: 100 })
}

function refuse(status: number, reason: object): Promise<unknown> {
  return complete((response) => answerJson(response, reason, status)).catch((error: unknown) => error)
}

describe('completing a cart', () => {
  it('says under which key it is ordered, and what the shopper has seen it to cost', async () => {
    await complete((response) => answerJson(response, { type: 'order', data: { id: 'order_1' } }))
    expect(server.received[0]).toMatchObject({
      url: '/store/carts/cart_1/complete',
      headers: { 'idempotency-key': 'key-1', 'x-vitrine-total': '100' },
    })
  })

  it('is counted by what came of it', async () => {
    const count = (outcome: string, run: () => unknown) => countMore('vitrine_orders_total', { outcome }, run)
    const order = { type: 'order', data: { id: 'order_1' } }
    expect(await count('placed', () => complete((response) => answerJson(response, order)))).toBe(1)
    await server.close()
    const short = { code: 'insufficient_inventory' }
    expect(await count('out-of-stock', () => refuse(409, short))).toBe(1)
  })

  it('answers the order that Medusa made, or that an exchange belongs to', async () => {
    const ordered = { kind: 'ordered', orderId: 'order_1' }
    expect(await complete((response) => answerJson(response, { type: 'order', data: { id: 'order_1' } }))).toEqual(
      ordered,
    )
    await server.close()
    const swap = { type: 'swap', data: { id: 'swap_1', order_id: 'order_1' } }
    expect(await complete((response) => answerJson(response, swap))).toEqual(ordered)
  })

  it('answers the payment that has to go on first', async () => {
    const session = { provider_id: 'acme', status: 'requires_more', amount: 100, data: { url: 'https://pay.example' } }
    const answer = { type: 'cart', data: { id: 'cart_1', payment_session: session } }
    const paymentSession = { provider: 'acme', status: 'requires-more', amount: 100, data: session.data }
    expect(await complete((response) => answerJson(response, answer))).toEqual({ kind: 'payment-open', paymentSession })
    await server.close()
    const without = { type: 'cart', data: { id: 'cart_1' } }
    expect(await complete((response) => answerJson(response, without))).toEqual({
      kind: 'payment-open',
      paymentSession: null,
    })
  })

  it.each([
    ['insufficient_inventory', 'out-of-stock'],
    ['code_lapsed', 'code-lapsed'],
    ['amount_changed', 'amount-changed'],
    ['not_paid', 'not-paid'],
  ])('is certainly not done where it is refused with %s', async (code, reason) => {
    const error = await refuse(409, { errors: [{ type: 'not_allowed', code }] })
    expect(error).toMatchObject({ reason, mayHaveHappened: false, leavesCartOpen: false })
  })

  it('knows which refusal leaves the cart open', async () => {
    const reason = { type: 'not_allowed', code: 'insufficient_inventory' }
    expect(await refuse(409, { errors: [reason], cart_open: true })).toMatchObject({ leavesCartOpen: true })
  })

  it('takes a cart that an earlier refusal has closed for out of stock', async () => {
    expect(await refuse(404, { type: 'not_found' })).toMatchObject({ reason: 'out-of-stock', mayHaveHappened: false })
  })

  it.each([409, 422])('may have been done elsewhere where Medusa answers %i', async (status) => {
    expect(await refuse(status, { type: 'duplicate_error' })).toMatchObject({ mayHaveHappened: true })
  })

  it('knows a payment that does not hold by its words, where the backend is without our plugin', async () => {
    const payment = { type: 'invalid_data', message: 'Cart payment not authorized' }
    expect(await refuse(400, payment)).toMatchObject({ reason: 'payment-refused', mayHaveHappened: false })
    await server.close()
    const other = await refuse(400, { type: 'invalid_data', message: 'Cart must contain items' })
    expect(other instanceof CommerceError && other.reason).toBeUndefined()
  })

  it('may have been done where no answer comes in time, or none that can be read', async () => {
    const late = await complete(() => undefined).catch((error: unknown) => error)
    expect(late).toMatchObject({ kind: 'timeout', mayHaveHappened: true })
    await server.close()
    const broken = await complete((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"type": "ord'),
    ).catch((error: unknown) => error)
    expect(broken).toMatchObject({ kind: 'failed', mayHaveHappened: true })
    expect(server.received).toHaveLength(1)
  })
})
