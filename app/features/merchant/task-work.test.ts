import { expect, test } from 'vitest'
import { type MerchantOrder, type TaskDetails } from '~/commerce/shop/merchant'
import { findTaskState, listWorks, toRefundNote } from './task-work'

const task: TaskDetails = {
  id: '7',
  kind: 'refund-due',
  about: { kind: 'other', id: 'a return' },
  order: { id: 'order', number: 12 },
  amount: 500,
  currency: 'eur',
  createdAt: '2026-01-01T00:00:00.000Z',
  doneAt: null,
  statement: null,
  mail: null,
}

const payment = { id: 'payment', amount: 2000, refunded: 0, capturedAt: '2026-01-01T00:00:00.000Z', exchangeId: null }

function makeOrder(part: object = {}): MerchantOrder {
  return {
    id: 'order',
    status: 'pending',
    items: [{ quantity: 2 }, { quantity: 1 }],
    refundableAmount: 500,
    payments: [payment],
    fulfillments: [],
    refundNotes: [],
    ...part,
  } as object as MerchantOrder
}

test('a refund is offered while the payments hold it', () => {
  expect(listWorks({ task, order: makeOrder() })).toEqual(['refund', 'done'])
  const poor = { task, order: makeOrder({ refundableAmount: 499 }) }
  expect(listWorks(poor)).toEqual(['done'])
  expect(findTaskState(poor)).toBe('too-much')
  expect(listWorks({ task, order: null })).toEqual(['done'])
})

test('a refund that was made for the task is not offered again, whoever has noted it or not', () => {
  const known = { task, order: makeOrder({ refundNotes: ['by hand', toRefundNote(task)] }) }
  expect(listWorks(known)).toEqual(['done'])
  expect(findTaskState(known)).toBe('refunded')
  expect(listWorks({ task: { ...task, id: '70' }, order: known.order })).toEqual(['refund', 'done'])
})

test('a payment of a cancelled order goes back as far as it was taken and not given back yet', () => {
  const kept: TaskDetails = {
    ...task,
    kind: 'payment-not-given-back',
    about: { kind: 'payment', id: 'payment' },
    amount: 2000,
  }
  const withPayment = (part: object) => makeOrder({ refundableAmount: 0, payments: [{ ...payment, ...part }] })
  expect(listWorks({ task: kept, order: withPayment({}) })).toEqual(['refund', 'done'])
  expect(listWorks({ task: kept, order: withPayment({ refunded: 1 }) })).toEqual(['done'])
  expect(listWorks({ task: kept, order: withPayment({ capturedAt: null }) })).toEqual(['done'])
})

test('what was promised is taken while nobody has', () => {
  const due: TaskDetails = { ...task, kind: 'capture-due', about: { kind: 'payment', id: 'payment' } }
  expect(listWorks({ task: due, order: makeOrder({ payments: [{ ...payment, capturedAt: null }] }) })).toEqual([
    'capture',
    'done',
  ])
  expect(listWorks({ task: due, order: makeOrder() })).toEqual(['done'])
})

test('an order is called off where all of it was withdrawn from and none of it was packed', () => {
  const statement = { name: 'Ada', declaredAt: '', lines: [{ title: 'Bowl', quantity: 3 }] }
  const withdrawal: TaskDetails = { ...task, kind: 'withdrawal-declared', amount: null, currency: null, statement }
  expect(listWorks({ task: withdrawal, order: makeOrder() })).toEqual(['cancel', 'done'])
  expect(listWorks({ task: withdrawal, order: makeOrder({ fulfillments: [{ cancelledAt: null }] }) })).toEqual(['done'])
  expect(listWorks({ task: withdrawal, order: makeOrder({ status: 'cancelled' }) })).toEqual(['done'])
  const part = { ...withdrawal, statement: { ...statement, lines: [{ title: 'Bowl', quantity: 2 }] } }
  expect(listWorks({ task: part, order: makeOrder() })).toEqual(['done'])
})

test('a lost mail is sent again, unless that is under way', () => {
  const lost: TaskDetails = { ...task, kind: 'mail-not-sent', amount: null, order: null }
  const mail = { kind: 'order.placed', isTried: false, attempts: 900 }
  expect(listWorks({ task: { ...lost, mail }, order: null })).toEqual(['resend', 'done'])
  expect(listWorks({ task: { ...lost, mail: { ...mail, isTried: true } }, order: null })).toEqual(['done'])
})

test('nothing is left to do about what was done', () => {
  expect(listWorks({ task: { ...task, doneAt: '2026-01-02T00:00:00.000Z' }, order: makeOrder() })).toEqual([])
})
