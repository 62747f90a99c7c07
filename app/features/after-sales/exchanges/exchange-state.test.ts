import { expect, it } from 'vitest'
import { toDifferenceState, toExchangeState } from './exchange-state'

const begun = { confirmedAt: null, cancelledAt: null, isShipped: false, request: null }
const confirmed = { ...begun, confirmedAt: '2026-11-21' }

it.each([
  ['begun', begun],
  ['dropped', { ...begun, cancelledAt: '2026-11-21' }],
  ['dropped', { ...confirmed, cancelledAt: '2026-11-21' }],
  ['confirmed', { ...confirmed, request: { status: 'requested' as const } }],
  ['received', { ...confirmed, request: { status: 'received' as const } }],
  ['sent', { ...confirmed, isShipped: true, request: { status: 'received' as const } }],
  ['sent', { ...confirmed, isShipped: true }],
])('an exchange is %s', (state, exchange) => {
  expect(toExchangeState(exchange)).toBe(state)
})

const invoice = { isOffline: true, isCaptured: false }
const card = { isOffline: false, isCaptured: false }

it.each([
  [null, 'open', null, null],
  [0, 'open', null, null],
  [500, 'open', invoice, 'due'],
  [500, 'open', null, 'due'],
  [500, 'open', card, 'authorized'],
  [500, 'captured', card, 'paid'],
  [500, 'open', { ...card, isCaptured: true }, 'paid'],
  [500, 'open', { ...invoice, isCaptured: true }, 'paid'],
  [-500, 'open', null, 'back'],
  [-500, 'refunded', null, 'paid-back'],
] as const)('a difference of %s that is %s by %j stands as %s', (due, status, payment, state) => {
  expect(toDifferenceState({ due, status, payment })).toBe(state)
})
