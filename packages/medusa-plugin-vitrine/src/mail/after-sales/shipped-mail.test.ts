import assert from 'node:assert/strict'
import { test } from 'vitest'
import { english, german, makeOrder, mug, scarf } from './fixtures'

import { composeShippedMail } from './shipped-mail'

const parcel = {
  id: 'ful_1',
  items: [
    { quantity: 1, item: mug },
    { quantity: 2, item: scarf },
  ],
  tracking_links: [{ tracking_number: 'AB 1', url: 'https://carrier.example/AB1' }, { tracking_number: 'X<i>' }],
}

test('it tells what is in the parcel and where to follow it, in the language of the order', () => {
  const mail = composeShippedMail({ parcel, order: makeOrder() }, german)
  assert.equal(mail.to, 'ada@example.org')
  assert.equal(mail.subject, 'Ein Paket aus Ihrer Bestellung Nr. 7 bei Shop ist unterwegs')
  assert.ok(mail.text.startsWith('Guten Tag Ada & Bo,\n\nwir haben ein Paket'))
  assert.ok(mail.text.includes('\n\nhttps://shop.example/de-at/orders/order_1\n\n'))
  assert.ok(mail.text.includes('In diesem Paket\n2 × Wollschal (Schwarz / M)\n1 × Mug\n'))
  assert.ok(mail.text.includes('Sendung verfolgen\nAB 1: https://carrier.example/AB1\nX<i>\n'))
  assert.ok(mail.text.includes('Die Nummer ist 7'))
  assert.match(mail.html, /<a [^>]*href="https:\/\/carrier\.example\/AB1"[^>]*>AB 1<\/a>/)
  assert.ok(mail.html.includes('Ada &amp; Bo') && mail.html.includes('X&lt;i&gt;'))
  assert.equal(mail.messageId, '<ful_1.shipped@shop.example>')
})

test('a gift card is called by its worth', () => {
  const card = { ...mug, title: 'Gift card', description: 'Small', is_giftcard: true, unit_price: 2500 }
  const items = [{ quantity: 2, item: card }]
  const mail = composeShippedMail({ parcel: { ...parcel, items }, order: makeOrder() }, english)
  assert.ok(mail.text.includes('2 × Gift card (€25.00)'))
  const engraved = [{ quantity: 1, item: { ...card, description: 'Small / Birthday' } }]
  const other = composeShippedMail({ parcel: { ...parcel, items: engraved }, order: makeOrder() }, english)
  assert.ok(other.text.includes('1 × Gift card (Small / Birthday)'))
})

test('what is no web page is no link, and without a number there is nothing to follow', () => {
  const typed = [{ tracking_number: 'AB', url: 'javascript:alert(1)' }]
  const mail = composeShippedMail({ parcel: { ...parcel, tracking_links: typed }, order: makeOrder() }, english)
  assert.ok(mail.text.includes('Follow the parcel\nAB\n'))
  assert.ok(!mail.html.includes('javascript:'))
  const without = composeShippedMail({ parcel: { ...parcel, tracking_links: [] }, order: makeOrder() }, english)
  assert.ok(!without.text.includes('Follow'))
})

test('what is in the parcel has its picture, from the shop’s own address', () => {
  const pictured = { ...scarf, thumbnail: 'http://localhost:9000/uploads/scarf.webp' }
  const items = [{ quantity: 2, item: pictured }]
  const mail = composeShippedMail({ parcel: { ...parcel, items }, order: makeOrder() }, german)
  assert.ok(
    mail.html.includes(' src="https://shop.example/images/128/uploads/scarf.webp" alt="" width="64" height="80"'),
  )
})
