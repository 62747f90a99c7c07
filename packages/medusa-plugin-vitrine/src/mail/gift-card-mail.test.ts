import assert from 'node:assert/strict'
import { test } from 'vitest'

import { languages } from '../messages/messages'
import { composeGiftCardMail } from './gift-card-mail'

const card = {
  id: 'gift_1',
  code: 'AAAA-BBBB-CCCC-DDDD',
  value: 5000,
  region: { currency_code: 'eur' },
  order: { id: 'order_1', email: 'ada@example.org', display_id: 7, billing_address: { first_name: 'Ada & Bo' } },
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

const given = {
  ...card,
  metadata: { gift_name: 'Bo', gift_email: 'bo@example.org', gift_message: 'Happy birthday!', gift_day: '2026-12-24' },
}

test.for(languages)(
  'of a card that the shop sends to somebody else it tells the day and neither code nor message, in %s',
  (language) => {
    const { to, subject, text, html } = composeGiftCardMail(given, {
      ...options,
      locale: `${language}-de`,
      timeZone: 'Europe/Berlin',
    })
    assert.equal(to, 'ada@example.org')
    const day = new Intl.DateTimeFormat(`${language}-DE`, { dateStyle: 'long' }).format(
      new Date('2026-12-24T12:00:00Z'),
    )
    for (const body of [text, html]) {
      assert.ok(!body.includes(card.code))
      assert.ok(!body.includes('birthday'))
      assert.ok(body.includes('bo@example.org'))
      assert.ok(body.includes(day))
      assert.ok(body.includes(`https://shop.example/${language}-de/orders/order_1`))
    }
    assert.doesNotMatch(subject + text, /[{}]/)
  },
)

test('a card that is given by hand leads to the page that prints it', () => {
  assert.match(
    composeGiftCardMail(card, { ...options, locale: 'en-us' }).text,
    /\nhttps:\/\/shop\.example\/en-us\/orders\/order_1\n/,
  )
})
