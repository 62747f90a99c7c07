import { afterEach, describe, expect, it, vi } from 'vitest'
import { type RequestContext } from '~/context.server'
import { toContext } from '../../../tests/support/request-context'

function visit(cookies: string | null = null): RequestContext {
  return toContext({ cookies, headers: new Headers() })
}

/** The browser's next visit, with the cookie that the last answer set. */
function comeBack(ctx: RequestContext): RequestContext {
  return visit(ctx.headers.getSetCookie().at(-1)?.split(';')[0] ?? ctx.cookies)
}

const day = 24 * 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
})

describe('the proof of an order', () => {
  it('opens the order to the browser that placed it, and to no other', async () => {
    const ctx = visit()
    await ctx.orders.prove({ orderId: 'order_1', cartId: 'cart_1' })
    expect(await comeBack(ctx).orders.isProved('order_1')).toBe(true)
    expect(await comeBack(ctx).orders.isProved('order_2')).toBe(false)
    expect(await visit().orders.isProved('order_1')).toBe(false)
  })

  it('tells who has placed an order from who has looked it up, whichever came first', async () => {
    const placed = { orderId: 'order_1', cartId: 'cart_1' }
    const ctx = visit()
    await ctx.orders.proveLookedUp(placed)
    expect(await comeBack(ctx).orders.isProved('order_1')).toBe(true)
    expect(await comeBack(ctx).orders.hasPlaced('order_1')).toBe(false)
    await ctx.orders.prove(placed)
    await ctx.orders.proveLookedUp(placed)
    expect(await comeBack(ctx).orders.hasPlaced('order_1')).toBe(true)
  })

  it('is gone after a sign-out', async () => {
    const ctx = visit()
    await ctx.orders.prove({ orderId: 'order_1', cartId: 'cart_1' })
    const signedOut = comeBack(ctx)
    await signedOut.orders.forgetProofs()
    expect(await signedOut.orders.isProved('order_1')).toBe(false)
    expect(await comeBack(signedOut).orders.isProved('order_1')).toBe(false)
  })

  it('is worth nothing once somebody has edited it', async () => {
    const forged = Buffer.from(JSON.stringify([{ cartId: 'cart_1', orderId: 'order_1' }])).toString('base64')
    expect(await visit(`orders=${encodeURIComponent(forged)}`).orders.isProved('order_1')).toBe(false)
    expect(await visit(`orders=${encodeURIComponent(`${forged}.abc`)}`).orders.isProved('order_1')).toBe(false)
  })

  it('keeps the last ten, newest first', async () => {
    let ctx = visit()
    for (let n = 1; n <= 12; n += 1) {
      ctx = comeBack(ctx)
      await ctx.orders.prove({ orderId: `order_${n}`, cartId: `cart_${n}` })
    }
    const kept = (await comeBack(ctx).orders.listPlaced()).map(({ orderId }) => orderId)
    expect(kept).toHaveLength(10)
    expect(kept[0]).toBe('order_12')
  })

  it('remembers two orders of one request', async () => {
    const ctx = visit()
    await ctx.orders.prove({ orderId: 'order_1', cartId: 'cart_1' })
    await ctx.orders.prove({ orderId: 'order_2', cartId: 'cart_2' })
    expect(await comeBack(ctx).orders.listPlaced()).toHaveLength(2)
  })

  it('waits for the order of a cart until it is there, and sets the cookie once', async () => {
    const ctx = visit()
    await ctx.orders.awaitOrder('cart_1')
    const next = comeBack(ctx)
    expect(await next.orders.listAwaitedCarts()).toEqual(['cart_1'])
    expect(await next.orders.listPlaced()).toEqual([])
    await next.orders.awaitOrder('cart_1')
    expect(next.headers.getSetCookie()).toEqual([])
    await next.orders.prove({ orderId: 'order_1', cartId: 'cart_1' })
    expect(await comeBack(next).orders.listAwaitedCarts()).toEqual([])
    expect(await comeBack(next).orders.isProved('order_1')).toBe(true)
  })
  it('is over after 30 days, whoever has a copy, and gets no new time with another order', async () => {
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const ctx = visit()
    await ctx.orders.prove({ orderId: 'order_1', cartId: 'cart_1' })
    vi.setSystemTime(start + 29 * day)
    const later = comeBack(ctx)
    expect(await later.orders.isProved('order_1')).toBe(true)
    await later.orders.proveLookedUp({ orderId: 'order_2', cartId: 'cart_2' })
    vi.setSystemTime(start + 31 * day)
    expect(await comeBack(ctx).orders.isProved('order_1')).toBe(false)
    expect((await comeBack(later).orders.listPlaced()).map(({ orderId }) => orderId)).toEqual(['order_2'])
  })

  it('does not wait for the order of a cart for longer than that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const ctx = visit()
    await ctx.orders.awaitOrder('cart_1')
    vi.setSystemTime(Date.now() + 31 * day)
    expect(await comeBack(ctx).orders.listAwaitedCarts()).toEqual([])
  })
})
