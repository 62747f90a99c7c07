import { expect, it } from 'vitest'
import { CommerceError } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { readReturns } from './read-returns.server'

const asked = {
  id: 'ret_1',
  status: 'received',
  created_at: '2026-03-01T08:00:00.000Z',
  received_at: '2026-03-09T08:00:00.000Z',
  updated_at: '2026-03-09T08:00:00.000Z',
  refund_amount: 900,
  items: [],
}
const refund = { amount: 900, reason: 'return', created_at: '2026-03-09T08:00:00.000Z' }
const exchange = {
  id: 'swap_1',
  cart_id: 'cart_1',
  created_at: '2026-03-02T08:00:00.000Z',
  confirmed_at: null,
  canceled_at: null,
  payment_status: 'not_paid',
  fulfillment_status: 'not_fulfilled',
  difference_due: null,
  additional_items: [],
}

function makeContext(answer: () => object): RequestContext {
  const request = async (_method: string, path: string) =>
    path.endsWith('/edits') ? { edits: [], lines: [] } : { order: answer() }
  const commerce = { as: () => ({ read: (load: (medusa: object) => unknown) => load({ client: { request } }) }) }
  return { commerce } as unknown as RequestContext
}

it('dates the returns of exchanges and claims with the order’s, each once', async () => {
  const ctx = makeContext(() => ({
    returns: [asked],
    swaps: [
      { ...exchange, return_order: { ...asked, id: 'ret_2' } },
      { ...exchange, id: 'swap_2', return_order: null },
    ],
    claims: [{ return_order: asked }],
    refunds: [refund],
  }))
  const known = await readReturns(ctx, 'order_1')
  expect(known?.returns.map(({ id }) => id)).toEqual(['ret_1'])
  expect(known?.dated.returns).toMatchObject([{ id: 'ret_1' }, { id: 'ret_2' }])
  expect(known?.dated.refunds).toEqual([refund])
  expect(known?.paidBack).toEqual(new Set(['ret_1']))
})

it('knows nothing where the backend is without our plugin', async () => {
  const ctx = makeContext(() => {
    throw new CommerceError({ kind: 'invalid', call: 'GET /store/orders', mayHaveHappened: false, status: 400 })
  })
  expect(await readReturns(ctx, 'order_1')).toBeNull()
})
