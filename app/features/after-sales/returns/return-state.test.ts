import { expect, it } from 'vitest'
import { toPaidBack, toReturnState } from './return-state'

it.each([
  ['requested', 100, false, 'requested'],
  ['received', 100, true, 'refunded'],
  ['received', 100, false, 'unsettled'],
  ['received', 0, false, 'received'],
  ['checked', 100, false, 'checked'],
  ['cancelled', 100, false, 'cancelled'],
] as const)(
  'tells a return that is %s with a refund of %i (paid back: %s) as %s',
  (status, refund, isPaidBack, state) => {
    expect(toReturnState({ status, refund }, isPaidBack)).toBe(state)
  },
)

it('knows which returns were paid back by the refunds that there are, the first that came before the next', () => {
  const first = { id: 'first', refund: 900, cardRefund: 0, receivedAt: '2026-11-20T08:00:00.000Z' }
  const second = { ...first, id: 'second', receivedAt: '2026-11-21T08:00:00.000Z' }
  const open = { ...first, id: 'open', receivedAt: null }
  const refund = { amount: 900, reason: 'return' as const }
  const returns = [open, second, first]
  expect([...toPaidBack(returns, [refund])]).toEqual(['first'])
  expect([...toPaidBack(returns, [refund, refund])]).toEqual(['first', 'second'])
  expect([
    ...toPaidBack(returns, [
      { ...refund, amount: 100 },
      { ...refund, reason: 'exchange' },
    ]),
  ]).toEqual([])
})
