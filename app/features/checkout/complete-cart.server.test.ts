import { describe, expect, it, vi } from 'vitest'
import { CommerceError, type CommerceErrorDetails } from '~/commerce/errors'
import { type CompletionAnswer } from '~/commerce/shop/completion'
import { type RequestContext } from '~/context.server'
import { createLogSpy } from '../../../tests/support/fault-server'
import { toContext } from '../../../tests/support/request-context'
import { makeCart } from '../../../tests/support/test-cart'
import { type Placed } from '~/commerce/shop/orders'
import { completeCart } from './complete-cart.server'

// nobody waits between two looks for an order
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }))

interface Backend {
  /** What each attempt to complete comes to; the last is repeated. */
  completes: (CompletionAnswer | CommerceError)[]
  /** What each look for an order finds; the last is repeated. */
  finds?: (Placed | null | CommerceError)[]
}

/** A backend that answers so, and what it was asked. */
function serve({ completes, finds = [null] }: Backend): { ctx: RequestContext; asked: string[] } {
  const asked: string[] = []
  async function answer<T>(question: string, answers: readonly (T | CommerceError)[]): Promise<T> {
    const before = asked.filter((one) => one === question).length
    asked.push(question)
    const said = answers[Math.min(before, answers.length - 1)] as T | CommerceError
    if (said instanceof CommerceError) throw said
    return said
  }
  const cart = makeCart([])
  const shopper = {
    completeCart: (cartId: string, { idempotencyKey }: { idempotencyKey: string }) =>
      answer(`complete ${cartId} ${idempotencyKey}`, completes),
    carts: { reopen: (cartId: string) => answer(`reopen ${cartId}`, [undefined]) },
    cartPayments: { choose: (_: string, provider: string) => answer(`pay with ${provider}`, [cart]) },
  }
  const orders = {
    findByCart: () => answer('find the order', finds),
    findExchangeByCart: () => answer('find the exchange', finds),
  }
  const ctx = toContext({ commerce: { as: () => shopper }, log: createLogSpy() })
  return { ctx: Object.assign(ctx, { orders }) as unknown as RequestContext, asked }
}

function failure(details: Partial<CommerceErrorDetails>): CommerceError {
  return new CommerceError({ kind: 'failed', call: 'complete', mayHaveHappened: true, ...details })
}

const complete = 'complete cart_1 key-1'
const look = 'find the order'
const input = { cartId: 'cart_1', idempotencyKey: 'key-1', isExchange: false, providerId: 'manual' }
const placed = { kind: 'placed', orderId: 'order_1' }
const ordered: CompletionAnswer = { kind: 'ordered', orderId: 'order_1' }
const order = { orderId: 'order_1' }
const lost = failure({ kind: 'unreachable' })
const late = failure({ kind: 'timeout' })
const soldOut = failure({ kind: 'invalid', status: 409, reason: 'out-of-stock', mayHaveHappened: false })

describe('completeCart', () => {
  it('answers the order that was made', async () => {
    const { ctx, asked } = serve({ completes: [ordered] })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(asked).toEqual([complete])
  })

  it('looks the order up by its cart when the connection breaks, and does not order again', async () => {
    const { ctx, asked } = serve({ completes: [lost], finds: [order] })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(asked).toEqual([complete, look])
  })

  it('looks it up again and again when the answer takes too long', async () => {
    const { ctx, asked } = serve({ completes: [late], finds: [null, null, order] })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(asked).toEqual([complete, look, look, look])
  })

  it('orders again, under the same key, only once it has heard that there is no order', async () => {
    const { ctx, asked } = serve({ completes: [lost, ordered] })
    expect(await completeCart(ctx, input)).toEqual(placed)
    expect(asked).toEqual([complete, look, look, complete])
  })

  it('does not order again when the deadline is over', async () => {
    const { ctx, asked } = serve({ completes: [late] })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'unclear' })
    expect(asked).toEqual([complete, look, look, look, look])
  })

  it.each([
    [500, 'failed', 'refused'],
    [502, 'failed', 'unclear'],
    [422, 'invalid', 'refused'],
  ] as const)('gives up when the backend goes on answering %i: %s is %s', async (status, kind, outcome) => {
    const { ctx, asked } = serve({ completes: [failure({ kind, status })] })
    expect(await completeCart(ctx, input)).toEqual({ kind: outcome })
    expect(asked.filter((one) => one === complete)).toHaveLength(3)
  })

  it('looks for the exchange that the cart of one became', async () => {
    const { ctx, asked } = serve({ completes: [lost], finds: [order] })
    expect(await completeCart(ctx, { ...input, isExchange: true })).toEqual(placed)
    expect(asked).toEqual([complete, 'find the exchange'])
  })

  it('says that nobody knows when neither the order nor its absence can be found out', async () => {
    const { ctx } = serve({ completes: [lost], finds: [failure({ status: 500 })] })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'unclear' })
  })

  it('opens the cart again when something is out of stock, with its payment', async () => {
    const { ctx, asked } = serve({ completes: [soldOut] })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'out-of-stock' })
    expect(asked).toEqual([complete, look, 'reopen cart_1', 'pay with manual'])
  })

  it('leaves a cart alone that the backend says is open', async () => {
    const { ctx, asked } = serve({
      completes: [failure({ reason: 'out-of-stock', mayHaveHappened: false, leavesCartOpen: true })],
    })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'out-of-stock' })
    expect(asked).toEqual([complete, look])
  })

  it('shows the order of a double click that took the last piece itself', async () => {
    const { ctx } = serve({ completes: [soldOut], finds: [order] })
    expect(await completeCart(ctx, input)).toEqual(placed)
  })

  it.each([
    ['not-paid', 'payment-refused'],
    ['payment-refused', 'payment-refused'],
    ['code-lapsed', 'codes-lapsed'],
    ['amount-changed', 'codes-lapsed'],
    [undefined, 'refused'],
  ] as const)('tells one refusal from another: %s is %s', async (reason, kind) => {
    const refusal = failure({ kind: 'invalid', status: 400, reason, mayHaveHappened: false })
    const { ctx, asked } = serve({ completes: [refusal] })
    expect(await completeCart(ctx, input)).toEqual({ kind })
    expect(asked).toEqual([complete, look])
  })

  it('says how an open payment goes on, and orders nothing', async () => {
    const session = { provider: 'vitrine-redirect', status: 'pending', amount: 1, data: { state: 'waiting' } } as const
    const { ctx } = serve({ completes: [{ kind: 'payment-open', paymentSession: session }] })
    expect(await completeCart(ctx, input)).toEqual({ kind: 'payment-open', meaning: { state: 'waiting' } })
    const { ctx: without } = serve({ completes: [{ kind: 'payment-open', paymentSession: null }] })
    expect(await completeCart(without, input)).toEqual({ kind: 'payment-refused' })
  })
})
