import assert from 'node:assert/strict'
import { test } from 'vitest'
import { plain } from './fixtures'

import { composeOrderEditMail } from './order-edit-mail'

const order = {
  id: 'order_1',
  email: 'ada@example.org',
  display_id: 7,
  currency_code: 'eur',
  shipping_address: { first_name: 'Ada & Bo' },
}
const edit = { id: 'oe_1', total: 5390, difference: 1000, order }
const options = { from: 'Shop <shop@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

test('it leads to the proposal, in the language of the order', () => {
  const mail = composeOrderEditMail(edit, { ...options, locale: 'de-at' })
  assert.equal(mail.to, 'ada@example.org')
  assert.equal(mail.subject, 'Eine Änderung Ihrer Bestellung Nr. 7 bei Shop')
  for (const body of [mail.text, mail.html])
    assert.ok(body.includes('https://shop.example/de-at/orders/order_1/edits/oe_1'))
  assert.ok(mail.html.includes('Ada &amp; Bo'))
  assert.equal(mail.messageId, '<oe_1.requested@shop.example>')
})

test('without a locale it speaks English and leads to the shop', () => {
  const { subject, text } = composeOrderEditMail(edit, options)
  assert.equal(subject, 'A change to your order no. 7 at Shop')
  assert.ok(text.includes('\nhttps://shop.example\n'))
})

test('it says what the order comes to, what of that is to pay or comes back, and how', () => {
  const write = (difference: number) =>
    plain(composeOrderEditMail({ ...edit, difference }, { ...options, locale: 'en-ie' }).text)
  const dearer = write(1000)
  assert.ok(dearer.includes('Total with the change\n€53.90') && dearer.includes('Difference that you pay\n€10.00'))
  assert.ok(dearer.includes('You pay the difference when you agree'))
  assert.ok(write(-1000).includes('Difference that you get back\n€10.00'))
  assert.ok(!write(0).includes('Difference'))
})
