import assert from 'node:assert/strict'
import { describe, test } from 'vitest'
import { makeManager } from '../../fixtures'
import { english, german, makeOrder, makeServices, plain, scarf } from './fixtures'

import { composeReturnReceivedMail, composeReturnRequestedMail, writeReturnRequestedMail } from './return-mail'

const request = {
  id: 'ret_01ABCDEF',
  order_id: 'order_1',
  status: 'requested',
  refund_amount: 2990,
  no_notification: null,
  items: [{ quantity: 1, item: scarf }],
  shipping_method: {
    shipping_option: { name: 'Parcel', metadata: { translations: { de: { name: 'Rückpaket' } } } },
  },
}

describe('the mail about a return that was announced', () => {
  test('brings the slip, the way back and the refund', () => {
    const mail = composeReturnRequestedMail({ request, order: makeOrder(), refundable: 2990 }, german)
    assert.equal(mail.subject, 'Ihre Rücksendung zur Bestellung Nr. 7 bei Shop')
    assert.ok(mail.text.includes('Ihre Rücksendung ABCDEF zur Bestellung Nr. 7'))
    for (const body of [mail.text, mail.html])
      assert.ok(body.includes('https://shop.example/de-at/orders/order_1/returns/ret_01ABCDEF'))
    assert.ok(mail.text.includes('Sie senden zurück\n1 × Wollschal (Schwarz / M)\n'))
    assert.ok(mail.text.includes('Weg der Rücksendung\nRückpaket\n'))
    assert.ok(plain(mail.text).includes('Erstattung\n€ 29,90\n'))
    assert.ok(mail.text.includes('von der Erstattung schon abgezogen'))
    assert.ok(mail.text.includes('erstatten wir den Betrag auf dem Weg'))
    assert.equal(mail.messageId, '<ret_01ABCDEF.requested@shop.example>')
  })

  test('says how to send it oneself', () => {
    const { text } = composeReturnRequestedMail(
      { request: { ...request, shipping_method: null }, order: makeOrder(), refundable: 2990 },
      english,
    )
    assert.ok(text.includes('How it comes back\nYou send it yourself\n'))
    assert.ok(text.includes('carrier of your choice'))
    assert.ok(!text.includes('taken off'))
  })

  test('promises no more than the payments of the order hold', () => {
    const { text } = composeReturnRequestedMail({ request, order: makeOrder(), refundable: 2989 }, english)
    assert.ok(text.includes('how you get the amount back'))
    assert.ok(!text.includes('we refund the amount'))
  })

  test('says what goes back to a gift card that paid the rest', () => {
    const write = (refundable: number) =>
      plain(composeReturnRequestedMail({ request, order: makeOrder(), refundable, onCards: 2990 }, english).text)
    assert.ok(write(1990).includes('we refund €19.90 the way you paid, and €10.00 goes back to the gift card'))
    assert.ok(write(0).includes('the amount goes back to the gift card'))
    const { text } = composeReturnRequestedMail({ request, order: makeOrder(), refundable: 0, onCards: 2989 }, english)
    assert.ok(text.includes('how you get the amount back'))
  })

  test('names the merchant’s address as its country writes it, or says that it will be named', () => {
    const returnAddress = {
      company: 'Shop',
      address_1: 'Ring 1',
      postal_code: '1010',
      city: 'Wien',
      country_code: 'at',
    }
    const mail = composeReturnRequestedMail(
      { request, order: makeOrder(), refundable: 2990 },
      { ...german, returnAddress },
    )
    assert.ok(mail.text.includes('Senden Sie es an\nShop\nRing 1\n1010 Wien\nÖsterreich\n'), mail.text)
    assert.ok(mail.html.includes('Senden Sie es an'))
    const without = composeReturnRequestedMail({ request, order: makeOrder(), refundable: 2990 }, german)
    assert.ok(without.text.includes('nennen wir Ihnen per E-Mail'))
  })

  test('is not written where nobody is to be notified, or the return was taken in already', async () => {
    const write = (change: { status?: string; no_notification?: boolean }, order: { no_notification?: boolean }) => {
      const services = makeServices({
        manager: makeManager(() => []),
        returns: { retrieve: async () => ({ ...request, ...change }) },
        orders: {
          retrieve: async () => makeOrder(order),
          retrieveWithTotals: async () => ({ refundable_amount: 2990 }),
        },
      })
      return writeReturnRequestedMail({ subjectId: request.id }, services, english)
    }
    assert.ok(await write({}, {}))
    assert.equal(await write({}, { no_notification: true }), null)
    assert.equal(await write({ no_notification: true }, {}), null)
    assert.equal(await write({ status: 'received' }, {}), null)
  })
})

describe('the mail about a return that has arrived', () => {
  test('tells what was paid back', () => {
    const mail = composeReturnReceivedMail({ request: { ...request, status: 'received' }, order: makeOrder() }, german)
    assert.equal(mail.subject, 'Ihre Rücksendung zur Bestellung Nr. 7 bei Shop ist angekommen')
    assert.ok(mail.text.includes('Im Paket\n1 × Wollschal (Schwarz / M)\n'))
    assert.ok(plain(mail.text).includes('Erstattung\n€ 29,90\n'))
    assert.ok(mail.text.includes('Wir haben den Betrag'))
    assert.equal(mail.messageId, '<ret_01ABCDEF.received@shop.example>')
  })

  test('tells what went back to a gift card', () => {
    const received = { request: { ...request, status: 'received' }, order: makeOrder() }
    const part = plain(composeReturnReceivedMail({ ...received, toCards: 1000 }, english).text)
    assert.ok(part.includes('We have refunded the amount') && part.includes('€10.00 of it went back to the gift card'))
    const all = composeReturnReceivedMail({ ...received, toCards: 2990 }, english).text
    assert.ok(!all.includes('the way you paid') && all.includes('went back to the gift card'))
  })

  test('promises nothing while somebody has to look at what is paid back', () => {
    const { text } = composeReturnReceivedMail({ request, order: makeOrder(), isPending: true }, english)
    assert.ok(text.includes('We are looking into what we refund'))
    assert.ok(!text.includes('Refund') && !text.includes('have refunded'))
  })

  test('tells of no refund where there is none, as with an exchange', () => {
    for (const change of [{ refund_amount: 0 }, { swap_id: 'swap_1' }]) {
      const { text } = composeReturnReceivedMail({ request: { ...request, ...change }, order: makeOrder() }, english)
      assert.ok(!text.includes('Refund'))
      assert.ok(!text.includes('refunded'))
      assert.equal(text.includes('belongs to your exchange'), Boolean(change.swap_id))
    }
  })
})
