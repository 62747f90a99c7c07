import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { readMailsTo, waitForMailTo } from './mailbox.mjs'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

const eventDelayMs = 7000
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {{ locale: string, title: string, email: string }} of */
async function placeOrder({ locale, title, email }) {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }], { title })
  const cart = await prepareCart([{ variantId: variantIds[0], quantity: 2 }], { email, context: { locale } })
  const { data } = await demand('POST', `/store/carts/${cart}/complete`)
  return data
}

describe('the mail after an order', { timeout: 60_000 }, () => {
  test('arrives once, as HTML and as text, in the language of the cart, with nothing of it unescaped', async (t) => {
    const email = `${randomUUID()}@vitrine.example`
    const title = `Kerze <b>${randomUUID()}</b>`
    const order = await placeOrder({ locale: 'de-de', title, email })
    const began = performance.now()
    const mail = await waitForMailTo(email)
    t.diagnostic(`the mail was there after ${Math.round(performance.now() - began)} ms`)
    assert.equal(mail.subject, `Ihre Bestellung Nr. ${order.display_id} bei Vitrine`)
    assert.ok(mail.text.includes(`2 × ${title} (Piece 0)`))
    assert.ok(mail.html.includes('lang="de"'))
    assert.ok(mail.html.includes('Kerze &lt;b&gt;'))
    for (const part of [mail.text, mail.html]) {
      assert.ok(part.includes(`/de-de/orders/${order.id}`))
      assert.ok(part.includes('Rechnung: kommt mit der Bestellung'))
      assert.ok(part.includes('Dieselbe wie die Lieferadresse'))
    }
    const papers = mail.attachments?.map(({ fileName }) => fileName).filter((name) => name.endsWith('.txt'))
    assert.deepEqual(papers, ['Allgemeine Geschäftsbedingungen.txt', 'Widerrufsbelehrung.txt'])
    await wait(eventDelayMs)
    assert.equal((await readMailsTo(email)).length, 1, 'the event of the order brought a second mail')
  })

  test('is in English where the mails do not speak the language', async () => {
    const email = `${randomUUID()}@vitrine.example`
    const order = await placeOrder({ locale: 'xa-us', email, title: randomUUID() })
    assert.equal((await waitForMailTo(email)).subject, `Your order no. ${order.display_id} at Vitrine`)
  })
})
