import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { english, german, makeOrder } from './fixtures.mjs'

const { composeOrderEditAnswerMail } = createRequire(import.meta.url)('./order-edit-answer-mail.js')

test('an accepted change is confirmed with the order as it is now', () => {
  const mail = composeOrderEditAnswerMail({ id: 'oe_1', answer: 'confirmed', order: makeOrder() }, german)
  assert.equal(mail.subject, 'Ihre Bestellung Nr. 7 bei Shop wurde geändert')
  assert.ok(mail.text.includes('Ihre Bestellung jetzt\n2 × Wollschal (Schwarz / M)\n1 × Mug\n'))
  assert.ok(mail.text.includes('https://shop.example/de-at/orders/order_1\n'))
  assert.equal(mail.messageId, '<oe_1.confirmed@shop.example>')
})

test('a declined one leaves the order as it was', () => {
  const mail = composeOrderEditAnswerMail({ id: 'oe_1', answer: 'declined', order: makeOrder() }, english)
  assert.equal(mail.subject, 'Your order no. 7 at Shop stays as it is')
  assert.ok(mail.text.includes('you have declined the change of your order no. 7'))
  assert.equal(mail.messageId, '<oe_1.declined@shop.example>')
})
