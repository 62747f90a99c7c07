import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'

const { composeOrderEditMail } = createRequire(import.meta.url)('./order-edit-mail.js')

const order = { id: 'order_1', email: 'ada@example.org', display_id: 7, shipping_address: { first_name: 'Ada & Bo' } }
const options = { from: 'Shop <shop@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

test('it leads to the proposal, in the language of the order', () => {
  const mail = composeOrderEditMail({ id: 'oe_1', order }, { ...options, locale: 'de-at' })
  assert.equal(mail.to, 'ada@example.org')
  assert.equal(mail.subject, 'Eine Änderung Ihrer Bestellung Nr. 7 bei Shop')
  for (const body of [mail.text, mail.html])
    assert.ok(body.includes('https://shop.example/de-at/orders/order_1/edits/oe_1'))
  assert.ok(mail.html.includes('Ada &amp; Bo'))
  assert.equal(mail.messageId, '<oe_1.requested@shop.example>')
})

test('without a locale it speaks English and leads to the shop', () => {
  const { subject, text } = composeOrderEditMail({ id: 'oe_1', order }, options)
  assert.equal(subject, 'A change to your order no. 7 at Shop')
  assert.ok(text.includes('\nhttps://shop.example\n'))
})
