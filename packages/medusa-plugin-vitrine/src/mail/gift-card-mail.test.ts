import assert from 'node:assert/strict'
import { test } from 'vitest'

import { composeGiftCardMail } from './gift-card-mail'

const card = {
  id: 'gift_1',
  code: 'AAAA-BBBB-CCCC-DDDD',
  value: 5000,
  region: { currency_code: 'eur' },
  order: { email: 'ada@example.org', display_id: 7, billing_address: { first_name: 'Ada & Bo' } },
}
const options = { from: 'Shop <shop@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

test('it brings the code and a way to use it, in the language of the order', () => {
  const mail = composeGiftCardMail(card, { ...options, locale: 'de-at' })
  assert.equal(mail.to, 'ada@example.org')
  assert.match(mail.subject, /^Ihre Geschenkkarte über €\s?50,00 für Shop$/)
  for (const body of [mail.text, mail.html]) {
    assert.ok(body.includes('AAAA-BBBB-CCCC-DDDD'))
    assert.ok(body.includes('https://shop.example/de-at/discount/AAAA-BBBB-CCCC-DDDD'))
    assert.ok(body.includes('Bestellung Nr. 7'))
  }
  assert.ok(mail.html.includes('lang="de"'))
  assert.ok(mail.html.includes('Ada &amp; Bo'))
  assert.equal(mail.messageId, '<gift_1.created@shop.example>')
})

test('without a locale it speaks English and leads to the shop', () => {
  const { subject, text } = composeGiftCardMail(card, options)
  assert.equal(subject, 'Your gift card for €50.00 at Shop')
  assert.ok(text.includes('\nhttps://shop.example\n'))
})
