import { expect, it } from 'vitest'
import { type Claim, type Exchange, type OrderPast, type Return } from '~/commerce/shop/order-past'
import { toOrderReturns } from './read-returns.server'

const at = '2026-03-09T08:00:00.000Z'
const asked: Return = {
  ...{ id: 'ret_1', status: 'received', refund: 900, cardRefund: 0, items: [], option: null },
  ...{ createdAt: at, receivedAt: at, updatedAt: at },
}
const exchange: Exchange = {
  ...{ id: 'swap_1', cartId: 'cart_1', createdAt: at, confirmedAt: null, cancelledAt: null, isShipped: false },
  ...{ difference: null, differenceStatus: 'open', fulfillments: [], items: [], request: null },
}
const claim: Claim = {
  ...{ createdAt: at, cancelledAt: null, kind: 'replace', isRefunded: false, refund: 0, cardRefund: 0, items: [] },
  request: null,
}
const past: OrderPast = { returns: [], exchanges: [], claims: [], refunds: [], parcels: [], edits: [], replaced: [] }

it('dates the returns of exchanges and claims with the order’s, each once', () => {
  const refund = { amount: 900, reason: 'return' as const, createdAt: at }
  const known = toOrderReturns({
    ...past,
    returns: [asked],
    exchanges: [{ ...exchange, request: { ...asked, id: 'ret_2' } }, exchange],
    claims: [{ ...claim, request: asked }],
    refunds: [refund],
  })
  expect(known.returns.map(({ id }) => id)).toEqual(['ret_1'])
  expect(known.dated.returns).toMatchObject([{ id: 'ret_1' }, { id: 'ret_2' }])
  expect(known.dated.refunds).toEqual([refund])
  expect(known.paidBack).toEqual(new Set(['ret_1']))
})

it('counts what went back to gift cards once for a return and once for a claim', () => {
  const known = toOrderReturns({
    ...past,
    returns: [{ ...asked, cardRefund: 200 }],
    claims: [{ ...claim, cardRefund: 50, request: { ...asked, cardRefund: 200 } }],
  })
  expect(known.onCards.map(({ amount }) => amount)).toEqual([200, 50])
})
