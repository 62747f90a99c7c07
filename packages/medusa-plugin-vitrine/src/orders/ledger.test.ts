import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import * as ledger from './ledger'

const { correctPaid } = ledger

describe('what counts as paid', () => {
  const payments = [
    { amount: 1000, amount_refunded: 200, canceled_at: null },
    { amount: 500, amount_refunded: 0, canceled_at: '2026-01-01' },
    { amount: 300, amount_refunded: 100, canceled_at: '2026-01-01' },
  ]

  test('is no payment that was cancelled, but for what of it came back', () => {
    const order = correctPaid({ payments, paid_total: 1800, refundable_amount: 1500 })
    assert.deepEqual([order.paid_total, order.refundable_amount], [1100, 800])
  })

  test('is said where it was asked for only', () => {
    assert.deepEqual(correctPaid({ payments, total: 5 }), { payments, total: 5 })
    assert.deepEqual(correctPaid({ paid_total: 5 }), { paid_total: 5 })
  })
})
