import assert from 'node:assert/strict'
import { test } from 'vitest'
import { english, german, hasNotice, makeOrder, makeServices, mug, plain, scarf } from './fixtures'

import { toEditSums } from './edit-sums'
import {
  composeOrderEditAnswerMail,
  writeOrderEditConfirmedMail,
  writeOrderEditDeclinedMail,
} from './order-edit-answer-mail'

const accepted = { id: 'oe_1', answer: 'confirmed' as const, order: makeOrder() }
const payment = { provider_id: 'stripe', captured_at: null, canceled_at: null, swap_id: null }

test('an accepted change is confirmed with the order as it is now', () => {
  const mail = composeOrderEditAnswerMail({ ...accepted, sums: toEditSums({ total: 5390, payments: [] }) }, german)
  assert.equal(mail.subject, 'Ihre Bestellung Nr. 7 bei Shop wurde geändert')
  assert.ok(mail.text.includes('Ihre Bestellung jetzt\n2 × Wollschal (Schwarz / M)\n1 × Mug\n'))
  assert.ok(mail.text.includes('https://shop.example/de-at/orders/order_1\n'))
  assert.equal(mail.messageId, '<oe_1.confirmed@shop.example>')
})

test('a declined one leaves the order as it was', () => {
  const mail = composeOrderEditAnswerMail(
    { id: 'oe_1', answer: 'declined', order: makeOrder(), sums: toEditSums({ total: 5390, payments: [] }) },
    english,
  )
  assert.equal(mail.subject, 'Your order no. 7 at Shop stays as it is')
  assert.ok(mail.text.includes('You have declined the change of your order no. 7'))
  assert.equal(mail.messageId, '<oe_1.declined@shop.example>')
})

function write(payments: Parameters<typeof toEditSums>[0]['payments'], total = 5390) {
  return plain(composeOrderEditAnswerMail({ ...accepted, sums: toEditSums({ total, payments }) }, english).text)
}

test('what is paid, authorised and still to pay is named, with the way to pay it', () => {
  const paid = { ...payment, amount: 3000, captured_at: new Date() }
  const text = write([paid, { ...payment, amount: 1000 }, { ...payment, amount: 999, canceled_at: new Date() }])
  for (const said of ['Total now\n€53.90', 'Paid\n€30.00', 'Authorised by your payment method\n€10.00'])
    assert.ok(text.includes(said), `${said} is missing in ${text}`)
  assert.ok(text.includes('Still to pay\n€13.90') && text.includes('how you pay €13.90'))
  const invoiced = write([{ ...payment, provider_id: 'manual', amount: 4390 }])
  assert.ok(invoiced.includes('You pay €43.90 by invoice') && invoiced.includes('how you pay €10.00'))
  const cheaper = write([{ ...payment, provider_id: 'manual', amount: 6390 }])
  assert.ok(cheaper.includes('You pay €53.90 by invoice') && !cheaper.includes('how you pay'))
})

test('what the order’s page takes still is paid there', () => {
  const sums = toEditSums({ total: 5390, payments: [] })
  const { text } = composeOrderEditAnswerMail({ ...accepted, sums, isPayable: true }, english)
  assert.ok(plain(text).includes('You pay €53.90 on the page of your order, under “Pay the difference”.'), text)
})

test('nothing is owed where all is paid, and what is paid too much comes back', () => {
  const all = write([
    { ...payment, amount: 4390, captured_at: new Date() },
    { ...payment, amount: 1000 },
  ])
  assert.ok(!all.includes('Still to pay') && !all.includes('get back'))
  const dear = write([{ ...payment, amount: 6390, captured_at: new Date() }])
  assert.ok(dear.includes('You get back\n€10.00') && dear.includes('We refund what you have paid too much'))
  const exchange = { ...payment, amount: 1000, swap_id: 'swap_1', captured_at: new Date() }
  assert.ok(write([exchange], 0).includes('Total now\n€0.00'))
})

test('who accepts more goods in the European Economic Area has bought them, and reads the notice on the legal guarantee', async () => {
  const more = { type: 'item_update', line_item: { ...scarf, quantity: 3 }, original_line_item: scarf }
  const added = { type: 'item_add', line_item: mug, original_line_item: null }
  const fewer = { type: 'item_update', line_item: { ...scarf, quantity: 1 }, original_line_item: scarf }
  const removed = { type: 'item_remove', line_item: null, original_line_item: scarf }
  const card = { ...added, line_item: { ...mug, is_giftcard: true } }
  const write = async (changes: object[], countryCode = 'at', writeMail = writeOrderEditConfirmedMail) => {
    const order = makeOrder({ shipping_address: { country_code: countryCode }, metadata: { locale: 'de-at' } })
    const services = makeServices({
      orderEdits: { retrieve: async () => ({ order_id: 'order_1', payment_collection: null, changes }) },
      orders: { retrieve: async () => order, retrieveWithTotals: async () => ({ ...order, total: 5390 }) },
    })
    const mail = await writeMail({ subjectId: 'oe_1' }, services, german)
    assert.ok(mail)
    return hasNotice(mail)
  }
  for (const changes of [[more], [added], [removed, added]]) assert.ok(await write(changes))
  for (const changes of [[], [fewer], [removed], [card]]) assert.ok(!(await write(changes)))
  assert.ok(!(await write([more], 'us')))
  assert.ok(!(await write([more], 'at', writeOrderEditDeclinedMail)))
})
