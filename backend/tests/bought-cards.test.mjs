import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeProof, toNewEmail } from './identity-fixtures.mjs'
import { demand, storefront } from './medusa-client.mjs'
import { findGiftCard, findRegion } from './shop-fixtures.mjs'

const aud = 'vitrine:gift-cards'

/** Orders gift cards as a guest. @param {number} quantity @returns {Promise<{ id: string, email: string }>} */
async function orderCards(quantity) {
  const { region } = await findRegion()
  const items = [{ variant_id: await findGiftCard(), quantity }]
  const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id, items } })
  const email = toNewEmail()
  await demand('POST', `/store/carts/${cart.id}`, { body: { email } })
  await demand('POST', `/store/carts/${cart.id}/payment-sessions`)
  await demand('POST', `/store/carts/${cart.id}/payment-session`, { body: { provider_id: 'manual' } })
  const { data } = await demand('POST', `/store/carts/${cart.id}/complete`)
  return { id: data.id, email }
}

/** @param {string} orderId @param {string} proof */
async function listBought(orderId, proof) {
  const url = `${process.env.MEDUSA_URL}/store/vitrine/orders/${orderId}/gift-cards`
  const response = await fetch(url, { headers: { ...storefront, ...(proof && { 'x-vitrine-proof': proof }) } })
  return { status: response.status, body: await response.json() }
}

describe('the gift cards that were bought with an order', { timeout: 60_000 }, () => {
  test('are told for a proof about that order and its address, and for no other', async () => {
    const [order, other] = [await orderCards(2), await orderCards(1)]
    const claims = { aud, order_id: order.id, email: order.email }
    const { status, body } = await listBought(order.id, makeProof(claims))
    assert.equal(status, 200)
    assert.equal(body.gift_cards.length, 2)
    for (const { code, value, balance } of body.gift_cards) {
      assert.match(code, /^[A-Z0-9-]{19}$/)
      assert.ok(value > 0)
      assert.equal(balance, value)
    }
    const refused = [
      undefined,
      'no proof',
      makeProof({ ...claims, aud: 'vitrine:sign-in' }),
      makeProof({ ...claims, order_id: other.id }),
      makeProof({ ...claims, email: other.email }),
      makeProof(claims, { secret: 'not the secret that the shop has, but as long' }),
      makeProof({ ...claims, iat: 1_700_000_000, exp: 1_700_000_060 }),
    ]
    for (const proof of refused) assert.equal((await listBought(order.id, proof)).status, 401)
    const unknown = makeProof({ ...claims, order_id: 'order_none' })
    assert.equal((await listBought('order_none', unknown)).status, 401)
  })
})
