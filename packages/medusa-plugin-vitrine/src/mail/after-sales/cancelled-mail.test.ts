import assert from 'node:assert/strict'
import { test } from 'vitest'
import { english, german, makeOrder, plain } from './fixtures'

import { composeCancelledMail } from './cancelled-mail'

test('it tells what is cancelled, and that nothing is to be paid', () => {
  const mail = composeCancelledMail({ order: makeOrder({ payments: [{ captured_at: null }] }) }, german)
  assert.equal(mail.subject, 'Ihre Bestellung Nr. 7 bei Shop ist storniert')
  assert.ok(mail.text.includes('Storniert\n2 × Wollschal (Schwarz / M)\n1 × Mug\n'))
  assert.ok(mail.text.includes('nichts bezahlen'))
  assert.equal(mail.messageId, '<order_1.cancelled@shop.example>')
})

test('what was paid comes back', () => {
  const { text } = composeCancelledMail({ order: makeOrder({ payments: [{ captured_at: new Date() }] }) }, english)
  assert.ok(text.includes('What you have paid comes back to you'))
  assert.ok(!text.includes('nothing to pay'))
})

test('what gift cards had paid is back on them', () => {
  const { text } = composeCancelledMail({ order: makeOrder(), onCards: 5000 }, english)
  assert.ok(plain(text).includes('€50.00 went back to the gift card'))
})
