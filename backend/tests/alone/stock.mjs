// Keeps Medusa busy with many calls at once, so it runs while nothing else asks it. node --test finds no file of this name
// by itself: "npm test" names this folder.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { after, before, describe, test } from 'node:test'
import pg from 'pg'
import { call, demand, signInAsAdmin } from '../medusa-client.mjs'
import { countOrders, createProduct, prepareCart, readStock, removeProducts } from '../shop-fixtures.mjs'

const { makeLimit } = createRequire(import.meta.url)('../../../packages/medusa-plugin-vitrine/dist/stock/limit.js')
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(() => removeProducts(token))

/** @param {string} cartId */
function complete(cartId) {
  return call('POST', `/store/carts/${cartId}/complete`)
}

/** @param {import('../medusa-client.mjs').Reply} of */
function isShortage({ status, body }) {
  const codes = [body.code, ...(body.errors ?? []).map(({ code }) => code)]
  return (status === 400 || status === 409) && codes.includes('insufficient_inventory')
}

/** @param {import('../medusa-client.mjs').Reply} of */
function isOrder({ status, body }) {
  return status === 200 && body.type === 'order'
}

/** @param {number} count @param {(at: number) => { variantId: string, quantity: number }[]} linesOf */
async function prepareCarts(count, linesOf) {
  const limited = makeLimit(4)
  return Promise.all(Array.from({ length: count }, (_, at) => limited(() => prepareCart(linesOf(at)))))
}

describe('stock under parallel completions', { timeout: 600_000 }, () => {
  test('50 carts want one each of 10 pieces: 10 orders, 40 refusals, nothing left, and all back once they are cancelled', async (t) => {
    const { variantIds } = await createProduct(token, [{ quantity: 10 }])
    const carts = await prepareCarts(50, () => [{ variantId: variantIds[0], quantity: 1 }])
    /** @type {number[]} */
    const durations = []
    const began = performance.now()
    const answers = await Promise.all(
      carts.map(async (id) => {
        const answer = await complete(id)
        durations.push(performance.now() - began)
        return answer
      }),
    )
    durations.sort((one, other) => one - other)
    t.diagnostic(
      `all 50 answered in ${Math.round(durations[durations.length - 1])} ms, the median after ${Math.round(durations[25])} ms`,
    )
    assert.equal(answers.filter(isOrder).length, 10)
    assert.equal(answers.filter(isShortage).length, 40)
    assert.equal(await countOrders(token, carts), 10)
    assert.equal(await readStock(token, variantIds[0]), 0)
    const orders = answers.filter(isOrder).map(({ body }) => body.data.id)
    const cancelled = await Promise.all(
      [...orders, ...orders].map((id) => call('POST', `/admin/orders/${id}/cancel`, { token })),
    )
    assert.deepEqual([...new Set(cancelled.map(({ status }) => status))], [200])
    assert.equal(await readStock(token, variantIds[0]), 10, 'all is back, and once')
  })

  test('two variants in opposite order across carts end without a deadlock', async (t) => {
    const { variantIds } = await createProduct(token, [{ quantity: 20 }, { quantity: 20 }])
    const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }))
    const carts = await prepareCarts(20, (at) => (at % 2 ? lines : lines.toReversed()))
    const began = performance.now()
    const answers = await Promise.all(carts.map(complete))
    t.diagnostic(`20 carts of two lines answered in ${Math.round(performance.now() - began)} ms`)
    assert.equal(answers.filter(isOrder).length, 20)
    assert.deepEqual(await Promise.all(variantIds.map((id) => readStock(token, id))), [0, 0])
  })

  test('a cart that one variant is missing for takes none of the others', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 30 }, { quantity: 3 }])
    const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }))
    const carts = await prepareCarts(10, (at) => (at % 2 ? lines : lines.toReversed()))
    const answers = await Promise.all(carts.map(complete))
    assert.equal(answers.filter(isOrder).length, 3)
    assert.equal(answers.filter(isShortage).length, 7)
    assert.deepEqual(await Promise.all(variantIds.map((id) => readStock(token, id))), [27, 0])
  })

  test('one cart completed many times at once makes one order and takes its stock once', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }])
    const [cart] = await prepareCarts(1, () => [{ variantId: variantIds[0], quantity: 2 }])
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(cart)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal(new Set(answers.map(({ body }) => body.data.id)).size, 1)
    assert.equal(await countOrders(token, [cart]), 1)
    assert.equal(await readStock(token, variantIds[0]), 7)
  })
})

describe('a refused cart', { timeout: 60_000 }, () => {
  test('is still open, and completes once there is enough', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 5 }])
    const [refused, other] = await prepareCarts(2, () => [{ variantId: variantIds[0], quantity: 4 }])
    assert.ok(isOrder(await complete(other)))
    const answer = await complete(refused)
    assert.ok(isShortage(answer), JSON.stringify(answer))
    const { cart } = await demand('GET', `/store/carts/${refused}`)
    assert.equal(cart.completed_at, null)
    const line = `/store/carts/${refused}/line-items/${cart.items[0].id}`
    await demand('POST', line, { body: { quantity: 1 } })
    await demand('POST', `/store/carts/${refused}/payment-sessions`)
    assert.ok(isOrder(await complete(refused)))
    assert.equal(await readStock(token, variantIds[0]), 0)
  })
})

describe('a cart whose variant was deleted', { timeout: 60_000 }, () => {
  test('is refused, and takes nothing of what else is in it', async () => {
    const { id, variantIds } = await createProduct(token, [{ quantity: 5 }, { quantity: 5 }])
    const [cart] = await prepareCarts(1, () => variantIds.map((variantId) => ({ variantId, quantity: 1 })))
    await demand('DELETE', `/admin/products/${id}/variants/${variantIds[0]}`, { token })
    const answer = await complete(cart)
    assert.ok(isShortage(answer), JSON.stringify(answer))
    assert.equal(answer.body.errors[0].variant_id, variantIds[0])
    assert.equal(await readStock(token, variantIds[1]), 5)
  })
})

describe('a completion that was cut off when it had the payment', { timeout: 60_000 }, () => {
  test('makes the order when it is asked for again', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 3 }])
    const [id] = await prepareCarts(1, () => [{ variantId: variantIds[0], quantity: 3 }])
    await authorizeByHand(id)
    const answer = await complete(id)
    assert.ok(isOrder(answer), JSON.stringify(answer))
    assert.equal(await countOrders(token, [id]), 1)
    assert.equal(await readStock(token, variantIds[0]), 0)
  })
})

/**
 * Leaves a cart as a process does that was killed between authorizing its payment and making its order.
 * @param {string} cartId
 */
async function authorizeByHand(cartId) {
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    await client.query(
      `INSERT INTO payment (id, cart_id, currency_code, amount, provider_id, data)
       VALUES ($1, $2, $3, $4, 'manual', '{"status": "authorized"}')`,
      [`pay_${cartId}`, cartId, cart.region.currency_code, cart.total],
    )
    await client.query('UPDATE cart SET payment_id = $1, payment_authorized_at = now() WHERE id = $2', [
      `pay_${cartId}`,
      cartId,
    ])
  } finally {
    await client.end()
  }
}

describe('stock in the back office', { timeout: 120_000 }, () => {
  test('cancelled orders give their stock back, also many at once', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 6 }])
    const carts = await prepareCarts(6, () => [{ variantId: variantIds[0], quantity: 1 }])
    const orders = (await Promise.all(carts.map(complete))).map(({ body }) => body.data.id)
    assert.equal(await readStock(token, variantIds[0]), 0)
    await Promise.all(orders.map((id) => demand('POST', `/admin/orders/${id}/cancel`, { token })))
    assert.equal(await readStock(token, variantIds[0]), 6)
  })

  test('orders cancelled while others are placed lose no piece, whatever order they touch the variants in', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 20 }, { quantity: 20 }])
    const lines = variantIds.map((variantId) => ({ variantId, quantity: 1 }))
    const first = await prepareCarts(10, (at) => (at % 2 ? lines : lines.toReversed()))
    const orders = (await Promise.all(first.map(complete))).map(({ body }) => body.data.id)
    const second = await prepareCarts(10, (at) => (at % 2 ? lines : lines.toReversed()))
    const cancelled = orders.map((id) => call('POST', `/admin/orders/${id}/cancel`, { token }))
    const answers = await Promise.all(second.map(complete))
    assert.equal(answers.filter(isOrder).length, 10)
    assert.deepEqual([...new Set((await Promise.all(cancelled)).map(({ status }) => status))], [200])
    assert.deepEqual(await Promise.all(variantIds.map((id) => readStock(token, id))), [10, 10])
  })

  test('what may be sold without stock is, and what is not counted stays as it is', async () => {
    const stocks = [
      { quantity: 1, backorder: true },
      { quantity: 7, managed: false },
    ]
    const { variantIds } = await createProduct(token, stocks)
    const [cart] = await prepareCarts(1, () => variantIds.map((variantId) => ({ variantId, quantity: 3 })))
    assert.ok(isOrder(await complete(cart)))
    assert.deepEqual(await Promise.all(variantIds.map((id) => readStock(token, id))), [-2, 7])
  })
})
