import { expect, it, vi } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { readDatedReturns } from './dated-returns.server'
import { type OrderRecord } from './own-order.server'

const asked = {
  id: 'ret_1',
  received_at: '2026-03-09T08:00:00.000Z',
  updated_at: '2026-03-09T08:00:00.000Z',
  items: [],
}
const refund = { amount: 900, created_at: '2026-03-09T08:00:00.000Z' }

function makeOrder({ returned = 0, refunded = 0 }) {
  return { id: 'order_1', items: [{ returned_quantity: returned }], refunded_total: refunded } as unknown as OrderRecord
}

function makeContext(answer: () => object) {
  const request = vi.fn(async () => ({ order: answer() }))
  const commerce = { as: () => ({ read: (load: (medusa: object) => unknown) => load({ client: { request } }) }) }
  return { ctx: { commerce } as unknown as RequestContext, request }
}

it('an order of which nothing came back asks the backend nothing', async () => {
  const { ctx, request } = makeContext(() => ({}))
  expect(await readDatedReturns(ctx, makeOrder({}))).toBeNull()
  expect(request).not.toHaveBeenCalled()
})

it('the returns of exchanges and claims are among the order’s, each once', async () => {
  const ofSwap = { ...asked, id: 'ret_2' }
  const { ctx } = makeContext(() => ({
    returns: [asked],
    swaps: [{ return_order: ofSwap }, { return_order: null }],
    claims: [{ return_order: asked }],
    refunds: [refund],
  }))
  expect(await readDatedReturns(ctx, makeOrder({ returned: 1 }))).toEqual({
    returns: [asked, ofSwap],
    refunds: [refund],
  })
})

it('a backend without our plugin has no dates', async () => {
  const { ctx, request } = makeContext(() => {
    throw new CommerceError({ kind: 'invalid', call: 'GET /store/orders', mayHaveHappened: false, status: 400 })
  })
  expect(await readDatedReturns(ctx, makeOrder({ refunded: 900 }))).toBeNull()
  expect(request).toHaveBeenCalledOnce()
})
