// What is paid and what is ordered for it: a running Medusa with the plugin and its demo payment
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, prepareCart, removeProducts } from './shop-fixtures.mjs'

const rounds = 6
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

describe('a cart that changes while it is completed', { timeout: 120_000 }, () => {
  test('is ordered for what was paid, or not at all', async (t) => {
    const { variantIds } = await createProduct(token, [{ quantity: 1000 }])
    const [variantId] = variantIds
    let ordered = 0
    for (let round = 0; round < rounds; round += 1) {
      const id = await prepareCart([{ variantId, quantity: 1 }])
      const path = `/store/carts/${id}`
      const { cart } = await demand('GET', path)
      const line = `${path}/line-items/${cart.items[0].id}`
      const [answer] = await Promise.all([
        call('POST', `${path}/complete`),
        call('POST', line, { body: { quantity: 5 } }),
        call('POST', `${path}/line-items`, { body: { variant_id: variantId, quantity: 3 } }),
      ])
      if (answer.status !== 200 || answer.body.type !== 'order') continue
      ordered += 1
      const { order } = await demand('GET', `/admin/orders/${answer.body.data.id}`, { token })
      const paid = order.payments.reduce((sum, { amount }) => sum + amount, 0)
      assert.equal(order.total, paid, `round ${round}: ${order.items.map(({ quantity }) => quantity)}`)
    }
    t.diagnostic(`${ordered} of ${rounds} were ordered`)
  })
})

describe('the ways to pay for a cart', { timeout: 120_000 }, () => {
  test('are the same for all who ask at once, as two tabs and an event of Medusa’s own do', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 1 }])
    const path = `/store/carts/${await prepareCart([{ variantId: variantIds[0], quantity: 1 }])}`
    await demand('DELETE', `${path}/payment-sessions/manual`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', `${path}/payment-sessions`)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      answers.map(() => 200),
      answers.map(({ body }) => body.message).join(),
    )
    const { payment_sessions: sessions } = (await demand('GET', path)).cart
    const providers = sessions.map(({ provider_id: provider }) => provider)
    assert.deepEqual(providers, [...new Set(providers)])
  })
})
