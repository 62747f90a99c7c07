import assert from 'node:assert/strict'
import { test } from 'vitest'

import { composeClaimMail } from './claim-mail'

const claim = { email: 'ada@example.org', numbers: [7, 9], token: 'a.b+c', minutes: 15 }
const options = { from: 'Shop <shop@shop.example>', shopName: 'Shop', storeUrl: 'https://shop.example/' }

test('it leads to the page that moves the orders, in the language of the order', () => {
  const mail = composeClaimMail(claim, { ...options, locale: 'de-at' })
  assert.equal(mail.to, 'ada@example.org')
  assert.equal(mail.subject, 'Bestellungen 7 und 9 bei Shop in ein Konto übernehmen')
  for (const body of [mail.text, mail.html]) {
    assert.ok(body.includes('https://shop.example/de-at/orders/claim?token=a.b%2Bc'))
    assert.ok(body.includes('15 Minuten'))
  }
  assert.ok(mail.html.includes('lang="de"'))
})

test('without a locale it speaks English', () => {
  assert.match(composeClaimMail(claim, options).subject, /^Add orders 7 and 9 at Shop to an account$/)
  assert.match(composeClaimMail({ ...claim, numbers: [7] }, options).subject, /^Add order 7 at Shop to an account$/)
})
