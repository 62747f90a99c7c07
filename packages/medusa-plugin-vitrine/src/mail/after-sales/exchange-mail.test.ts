import assert from 'node:assert/strict'
import { test } from 'vitest'
import { english, german, hasNotice, makeOrder, makeServices, mug, plain, scarf } from './fixtures'

import { composeExchangeMail, writeExchangePreparedMail } from './exchange-mail'

const swap = {
  id: 'swap_1',
  order_id: 'order_1',
  cart_id: 'cart_1',
  additional_items: [mug],
  return_order: { id: 'ret_1', items: [{ quantity: 1, item: scarf }], shipping_method: null },
  difference_due: 500,
}

test('a confirmed exchange is told with what goes back, what comes and the difference', () => {
  const mail = composeExchangeMail('confirmed', { swap, order: makeOrder() }, german)
  assert.equal(mail.subject, 'Ihr Umtausch zur Bestellung Nr. 7 bei Shop ist bestätigt')
  assert.ok(mail.text.includes('Sie senden zurück\n1 × Wollschal (Schwarz / M)\n'))
  assert.ok(mail.text.includes('Weg der Rücksendung\nSie verschicken es selbst\n'))
  assert.ok(mail.text.includes('Sie bekommen dafür\n1 × Mug\n'))
  assert.ok(plain(mail.text).includes('Differenz, die Sie zahlen\n€ 5,00\n'))
  assert.ok(mail.text.includes('/de-at/orders/order_1/returns/ret_1\n'))
  assert.equal(mail.messageId, '<swap_1.confirmed@shop.example>')
})

test('a difference comes back, and where there is none it is not named', () => {
  const compose = (difference_due: number) =>
    composeExchangeMail('confirmed', { swap: { ...swap, difference_due }, order: makeOrder() }, english).text
  assert.ok(compose(-250).includes('Difference that you get back\n€2.50\n'))
  assert.ok(!compose(0).includes('Difference'))
})

test('goods that come into the European Economic Area are confirmed with the notice on the legal guarantee', () => {
  const compose = (step: 'prepared' | 'confirmed', change = {}, options: typeof german | object = {}) =>
    composeExchangeMail(step, { swap: { ...swap, ...change }, order }, { ...german, ...options })
  const order = makeOrder({ shipping_address: { country_code: 'us' } })
  const toAustria = { shipping_address: { country_code: 'AT' } }
  assert.ok(hasNotice(compose('confirmed', toAustria)), 'it goes elsewhere than the order')
  assert.ok(!hasNotice(compose('prepared', toAustria)), 'nothing is bought yet')
  assert.ok(!hasNotice(compose('confirmed')))
  assert.ok(!hasNotice(compose('confirmed', toAustria, { guaranteeNotice: false })))
  assert.ok(!hasNotice(compose('confirmed', { ...toAustria, additional_items: [{ ...mug, is_giftcard: true }] })))
})

test('one that was prepared asks to be confirmed, unless it was meanwhile', async () => {
  const write = (change: { confirmed_at?: Date; canceled_at?: Date }) => {
    const services = makeServices({
      swaps: { retrieve: async () => ({ ...swap, difference_due: null, ...change }) },
      orders: { retrieve: async () => makeOrder({ metadata: { locale: 'en-ie' } }) },
    })
    return writeExchangePreparedMail({ subjectId: 'swap_1' }, services, english)
  }
  const mail = await write({})
  assert.ok(mail)
  const { subject, text } = mail
  assert.equal(subject, 'An exchange for your order no. 7 at Shop')
  assert.ok(text.includes('once you have confirmed it'))
  assert.ok(text.includes('/en-ie/orders/order_1/exchanges/cart_1\n'))
  assert.ok(!text.includes('Difference'))
  assert.equal(await write({ confirmed_at: new Date() }), null)
  assert.equal(await write({ canceled_at: new Date() }), null)
})
