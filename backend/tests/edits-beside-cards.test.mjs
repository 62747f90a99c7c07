import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, prepareCart, removeProducts } from './shop-fixtures.mjs'

let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

async function createGiftCard(value) {
  const { region } = await findRegion()
  return (await demand('POST', '/admin/gift-cards', { token, body: { region_id: region.id, value } })).gift_card
}

/** An order of one piece, paid with the card as far as that goes. */
async function orderWithCard(variantId, { code }) {
  const cartId = await prepareCart([{ variantId, quantity: 1 }])
  await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code }] } })
  return (await demand('POST', `/store/carts/${cartId}/complete`)).data
}

// what is left on a card after an order, and whether that is more than a piece
for (const [left, value] of [
  ['enough for more', 100_000],
  ['nothing', 500],
]) {
  test(`a change of an order asks for what it adds, with ${left} on the card that has paid`, async () => {
    const product = await createProduct(token, [{ quantity: 5 }], { amount: 1190 })
    const order = await orderWithCard(product.variantIds[0], await createGiftCard(value))
    const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
    const path = `/admin/order-edits/${edit.id}`
    await demand('POST', `${path}/items/${edit.items[0].id}`, { token, body: { quantity: 2 } })
    const { order_edit: asked } = await demand('POST', `${path}/request`, { token, body: {} })
    const { order: before } = await demand('GET', `/admin/orders/${order.id}`, { token })
    const { unit_price: price } = before.items[0]
    assert.equal(asked.difference_due, price)
    assert.equal(asked.total, before.total + price)
    assert.equal(asked.payment_collection.amount, price)
  })
}

test('a change gives the card back what it has paid beyond what the order comes to then', async () => {
  const { variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 5 }], { amount: 1190 })
  const card = await createGiftCard(100_000)
  const cartId = await prepareCart(variantIds.map((variantId) => ({ variantId, quantity: 1 })))
  await demand('POST', `/store/carts/${cartId}`, { body: { gift_cards: [{ code: card.code }] } })
  const { data: order } = await demand('POST', `/store/carts/${cartId}/complete`)
  const readBalance = async () => (await demand('GET', `/admin/gift-cards/${card.id}`, { token })).gift_card.balance
  const balance = await readBalance()
  const { order_edit: edit } = await demand('POST', '/admin/order-edits', { token, body: { order_id: order.id } })
  const path = `/admin/order-edits/${edit.id}`
  await demand('DELETE', `${path}/items/${edit.items[0].id}`, { token })
  await demand('POST', `${path}/request`, { token, body: {} })
  const { order_edit: asked } = await demand('GET', `${path}`, { token })
  for (const times of ['once', 'again']) {
    await demand('POST', `${path}/confirm`, { token })
    assert.equal(await readBalance(), balance - asked.difference_due, times)
  }
  const { order: changed } = await demand('GET', `/admin/orders/${order.id}`, { token })
  assert.equal(changed.total, 0)
  await demand('POST', `/admin/orders/${order.id}/cancel`, { token })
  assert.equal(await readBalance(), 100_000)
})
