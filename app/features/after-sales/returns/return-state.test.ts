import { expect, it } from 'vitest'
import { toPaidBack, toReturnState } from './return-state'

it.each([
  ['requested', 100, false, 'requested'],
  ['received', 100, true, 'refunded'],
  ['received', 100, false, 'unsettled'],
  ['received', 0, false, 'received'],
  ['requires_action', 100, false, 'checked'],
  ['canceled', 100, false, 'cancelled'],
  ['something new', 100, false, 'requested'],
])(
  'tells a return that is %s with a refund of %i (paid back: %s) as %s',
  (status, refund_amount, isPaidBack, state) => {
    expect(toReturnState({ status, refund_amount }, isPaidBack)).toBe(state)
  },
)

it('knows which returns were paid back by the refunds that there are, the first that came before the next', () => {
  const first = { id: 'first', status: 'received', refund_amount: 900, received_at: '2026-11-20T08:00:00.000Z' }
  const second = { ...first, id: 'second', received_at: '2026-11-21T08:00:00.000Z' }
  const open = { ...first, id: 'open', status: 'requested', received_at: null }
  const refund = { amount: 900, reason: 'return' }
  const returns = [open, second, first]
  expect([...toPaidBack(returns, [refund])]).toEqual(['first'])
  expect([...toPaidBack(returns, [refund, refund])]).toEqual(['first', 'second'])
  expect([
    ...toPaidBack(returns, [
      { ...refund, amount: 100 },
      { ...refund, reason: 'swap' },
    ]),
  ]).toEqual([])
})
