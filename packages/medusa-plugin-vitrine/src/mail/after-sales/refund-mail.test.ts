import assert from 'node:assert/strict'
import { test } from 'vitest'
import { makeManager } from '../../fixtures'
import { english, german, makeOrder, makeServices, plain } from './fixtures'

import { composeRefundMail, writePaymentRefundMail, writeSwapRefundMail } from './refund-mail'

const refund = { id: 'ref_1', amount: 1250, reason: 'discount', note: 'a secret', order: makeOrder() }

test('it tells how much came back and why, and nothing of the merchant’s note', () => {
  const mail = composeRefundMail(refund, german)
  assert.equal(plain(mail.subject), 'Erstattung von € 12,50: Bestellung Nr. 7 bei Shop')
  assert.ok(plain(mail.text).includes('wir haben Ihnen € 12,50 aus Ihrer Bestellung Nr. 7 erstattet.'))
  assert.ok(mail.text.includes('Der Grund ist ein nachträglicher Rabatt.'))
  assert.ok(!mail.text.includes('secret'))
  assert.equal(mail.messageId, '<ref_1.refunded@shop.example>')
})

test('another reason is not made up', () => {
  const { text } = composeRefundMail({ ...refund, reason: 'other' }, english)
  assert.ok(text.includes('We have refunded €12.50 for your order no. 7.'))
  assert.ok(!text.includes('reason'))
})

test('it tells what went back to a gift card, and of the way of the rest alone', () => {
  const write = (toCards: number) => plain(composeRefundMail({ ...refund, reason: 'claim', toCards }, english).text)
  const both = write(250)
  assert.ok(both.includes('the way you paid') && both.includes('€2.50 of it went back to the gift card'))
  assert.ok(!write(1250).includes('the way you paid'))
  assert.ok(!write(0).includes('gift card'))
})

test('an exchange without a difference brings no mail', async () => {
  const services = makeServices({ swaps: { retrieve: async () => ({ order_id: 'order_1', difference_due: 0 }) } })
  assert.equal(await writeSwapRefundMail({ subjectId: 'swap_1' }, services, english), null)
})

test('a payment of no order that is paid back brings no mail', async () => {
  const services = makeServices({ manager: makeManager(() => [{ orderId: null, amount: 500, reason: 'other' }]) })
  assert.equal(await writePaymentRefundMail({ subjectId: 'ref_1' }, services, english), null)
})
