import assert from 'node:assert/strict'
import { test } from 'vitest'

import type { DemoPayment } from './payments'
import { toPage, toUnknownPage } from './page'

const payment: DemoPayment = {
  id: 'pay_1',
  cart_id: 'cart_1',
  amount: 2990,
  currency: 'eur',
  due_at: null,
  state: 'open',
}

test('the page speaks the language of the shop that it leads back to', () => {
  const german = toPage(payment, 'de-at')
  assert.ok(german.includes('<html lang="de" dir="ltr">') && german.includes('value="pay">Bezahlen<'))
  assert.match(german, /€\s29,90/)
  assert.ok(toPage({ ...payment, state: 'declined' }, 'ar-ae').includes('<html lang="ar" dir="rtl">'))
  assert.ok(toUnknownPage('fr').includes('Ce paiement n’existe pas.'))
})

test('it speaks English where the shop speaks a language of its own, or has not said where to go back to', () => {
  for (const locale of ['xa-us', 'checkout', undefined]) assert.ok(toPage(payment, locale).includes('value="pay">Pay<'))
})
