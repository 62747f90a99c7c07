import assert from 'node:assert/strict'
import { test } from 'vitest'
import { english, german, makeOrder, mug } from './fixtures'

import { composeDeliveredMail } from './delivered-mail'

const metadata = { delivered_at: '2026-03-05T23:30:00.000Z' }
const delivery = { parcel: { id: 'ful_1', items: [{ quantity: 1, item: mug }], metadata }, order: makeOrder() }

test('it tells what was delivered and when', () => {
  const mail = composeDeliveredMail(delivery, german)
  assert.equal(mail.subject, 'Ein Paket aus Ihrer Bestellung Nr. 7 bei Shop wurde zugestellt')
  assert.ok(mail.text.includes('wurde am 5. März 2026 zugestellt'))
  assert.ok(mail.text.includes('In diesem Paket\n1 × Mug\n'))
  assert.equal(mail.messageId, '<ful_1.delivered@shop.example>')
  assert.ok(composeDeliveredMail(delivery, english).text.includes('was delivered on 5 March 2026.'))
})
