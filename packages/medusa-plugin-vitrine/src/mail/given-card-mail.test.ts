import assert from 'node:assert/strict'
import { test } from 'vitest'
import nodemailer from 'nodemailer'
import { languages } from '../messages/messages'
import { composeGivenCardMail } from './given-card-mail'

const note = {
  gift_name: 'Bo',
  gift_email: 'bo@example.org',
  gift_message: 'Happy birthday!\nSee <b>you</b> at https://evil.example/win or www.evil.example',
}
const card = {
  id: 'gift_1',
  code: 'AAAA-BBBB-CCCC-DDDD',
  value: 5000,
  metadata: note as Record<string, unknown>,
  region: { currency_code: 'eur' },
  order: {
    id: 'order_1',
    email: 'ada@example.org',
    display_id: 7,
    billing_address: { first_name: 'Ada', last_name: 'Lovelace' },
  },
}
const options = { from: 'Shop <shop@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

test.for(languages)('it gives the card in the name of its buyer, with message, worth and code, in %s', (language) => {
  const mail = composeGivenCardMail(card, { ...options, locale: `${language}-de` })
  assert.ok(mail)
  assert.ok(mail.subject.includes('Ada Lovelace'))
  for (const body of [mail.text, mail.html]) {
    assert.ok(body.includes(card.code))
    assert.ok(body.includes('Happy birthday!'))
    assert.ok(body.includes(`https://shop.example/${language}-de/discount/${card.code}`))
    assert.ok(!body.includes('ada@example.org'), 'the address of the buyer is nobody else’s business')
  }
  assert.doesNotMatch(mail.subject + mail.text, /[{}]/)
  assert.equal(mail.messageId, '<gift_1.given@shop.example>')
})

test('what a stranger has typed is neither markup nor a link', () => {
  const mail = composeGivenCardMail(card, { ...options, locale: 'en-us' })
  assert.ok(mail)
  assert.ok(mail.html.includes('See &lt;b&gt;you&lt;/b&gt;'))
  assert.doesNotMatch(mail.html + mail.text, /https:\/\/evil|evil\.example/)
})

test('names that are none are not said, and no header is made of them', async () => {
  const odd = {
    ...card,
    metadata: { ...note, gift_name: 'Bo\r\nBcc: all@example.org' },
    order: {
      ...card.order,
      billing_address: { first_name: 'Win\r\nBcc: x@example.org', last_name: 'www.evil.example' },
    },
  }
  const mail = composeGivenCardMail(odd, { ...options, locale: 'en-us' })
  assert.ok(mail)
  assert.match(mail.subject, /^Somebody has/)
  assert.match(mail.text, /^Hello,\n/)
  const { message } = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  assert.doesNotMatch(String(message).split('\r\n\r\n')[0] ?? '', /bcc/i)
})

test('a card that is for nobody else, or for no address, is sent to nobody', () => {
  assert.equal(composeGivenCardMail({ ...card, metadata: null }, options), null)
  const injected = { gift_name: 'Bo', gift_email: 'bo@example.org, all@example.org' }
  assert.equal(composeGivenCardMail({ ...card, metadata: injected }, options), null)
})
