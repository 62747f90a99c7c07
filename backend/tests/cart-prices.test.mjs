// What stays in a cart costs what the shop asks for it at that moment: a running Medusa with the plugin
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, placeShippedOrder, prepareCart, removeProducts } from './shop-fixtures.mjs'

/** @type {string[]} */
const lists = []
/** @type {string} */
let token

before(async () => {
  token = await signInAsAdmin()
})

after(async () => {
  for (const id of lists) await demand('DELETE', `/admin/price-lists/${id}`, { token })
  await removeProducts(token)
})

/** @param {{ id: string, variantIds: string[] }} of @param {number | null} amount */
async function setPrice({ id, variantIds }, amount) {
  const { region } = await findRegion()
  const body = { prices: amount === null ? [] : [{ currency_code: region.currency_code, amount }] }
  await demand('POST', `/admin/products/${id}/variants/${variantIds[0]}`, { token, body })
}

/** @param {{ variantIds: string[] }} of @param {number | null} amount @param {object} [options] */
async function startSale({ variantIds }, amount, options = {}) {
  const { region } = await findRegion()
  const prices = [{ variant_id: variantIds[0], currency_code: region.currency_code, amount }]
  const body = { name: randomUUID(), description: 'A test', type: 'sale', status: 'active', prices, ...options }
  const { price_list: list } = await demand('POST', '/admin/price-lists', { token, body })
  lists.push(list.id)
  return list.id
}

/** A cart that is ready to be ordered, with two pieces of a product for 1000. */
async function makeCart() {
  const product = await createProduct(token, [{ quantity: 50 }])
  const id = await prepareCart([{ variantId: product.variantIds[0], quantity: 2 }])
  return { product, id, line: (await readCart(id)).items[0].id }
}

/** @param {string} id */
async function readCart(id) {
  return (await demand('GET', `/store/carts/${id}`)).cart
}

/** @param {string} id @param {object} [body] */
function follow(id, body = {}) {
  return demand('POST', `/store/vitrine/carts/${id}/prices`, { body })
}

describe('a price that changes while a piece is in the cart', { timeout: 480_000 }, () => {
  test('is told of what was taken out before and has come back', async () => {
    const { product, id, line } = await makeCart()
    await setPrice(product, 800)
    assert.equal((await follow(id)).prices[line].known, 1000)
    await demand('DELETE', `/store/carts/${id}/line-items/${line}`)
    const body = { variant_id: product.variantIds[0], quantity: 1 }
    const back = (await demand('POST', `/store/carts/${id}/line-items`, { body })).cart.items[0].id
    const told = { changed: false, prices: { [back]: { known: 1000, live: 800 } } }
    assert.deepEqual(await follow(id, { known: { [back]: 1000 } }), told)
    // a line that has something to tell keeps it
    assert.deepEqual(await follow(id, { known: { [back]: 700 } }), told)
    assert.equal((await call('POST', `/store/vitrine/carts/${id}/prices`, { body: { known: [] } })).status, 400)
  })

  test('becomes the line’s, its payment’s and its order’s, and the former one is remembered', async () => {
    const { product, id, line } = await makeCart()
    const before = await readCart(id)
    assert.deepEqual(await follow(id), { changed: false, prices: { [line]: { known: 1000, live: 1000 } } })
    await setPrice(product, 800)
    const said = { [line]: { known: 1000, live: 800 } }
    assert.deepEqual(await follow(id), { changed: true, prices: said })
    assert.deepEqual(await follow(id), { changed: false, prices: said }, 'read once more nothing is lost')
    const cart = await readCart(id)
    assert.equal(cart.items[0].unit_price, 800)
    assert.equal(cart.shipping_methods.length, before.shipping_methods.length)
    assert.ok(cart.total < before.total)
    assert.equal(cart.payment_session.amount, cart.total)
    const { data: order } = await demand('POST', `/store/carts/${id}/complete`)
    assert.equal(order.total, cart.total)
  })

  test('is followed by many readers at once, who are all told', async () => {
    const { product, id, line } = await makeCart()
    await setPrice(product, 1200)
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(id)))
    for (const { prices } of answers) assert.equal(prices[line].known, 1000)
    assert.deepEqual((await follow(id)).prices, { [line]: { known: 1000, live: 1200 } })
    assert.equal((await readCart(id)).items[0].unit_price, 1200)
  })

  test('is told until its shopper has seen it, and not of another price than they saw', async () => {
    const { product, id, line } = await makeCart()
    await follow(id)
    await setPrice(product, 900)
    await follow(id)
    await setPrice(product, 800)
    assert.equal((await follow(id, { seen: { [line]: 900 } })).prices[line].known, 1000)
    assert.equal((await follow(id, { seen: { [line]: 800 } })).prices[line].known, 800)
  })

  test('is nothing to tell once it is what it was', async () => {
    const { product, id, line } = await makeCart()
    await setPrice(product, 700)
    await follow(id)
    await setPrice(product, 1000)
    assert.deepEqual((await follow(id)).prices, { [line]: { known: 1000, live: 1000 } })
  })

  test('is known as it was added for, although Medusa prices the line anew with one more piece', async () => {
    const { product, id, line } = await makeCart()
    await follow(id)
    await setPrice(product, 800)
    await demand('POST', `/store/carts/${id}/line-items`, { body: { variant_id: product.variantIds[0], quantity: 1 } })
    assert.deepEqual((await follow(id)).prices, { [line]: { known: 1000, live: 800 } })
  })

  test('may be a sale’s that begins and ends by the clock, whatever Medusa has worked out a moment ago', async () => {
    const { product, id, line } = await makeCart()
    const list = await startSale(product, 600)
    assert.equal((await follow(id)).prices[line].live, 600)
    await demand('POST', `/admin/price-lists/${list}`, { token, body: { ends_at: new Date(Date.now() - 5000) } })
    assert.equal((await follow(id)).prices[line].live, 1000)
    assert.equal((await readCart(id)).items[0].unit_price, 1000)
  })

  test('goes on being told in a cart that this one is folded into, unless that one has something to tell itself', async () => {
    const { product, id } = await makeCart()
    await follow(id)
    await setPrice(product, 800)
    await follow(id)
    const into = await prepareCart([{ variantId: product.variantIds[0], quantity: 1 }])
    const there = (await readCart(into)).items[0].id
    assert.deepEqual((await follow(into)).prices, { [there]: { known: 800, live: 800 } })
    const told = { changed: false, prices: { [there]: { known: 1000, live: 800 } } }
    assert.deepEqual(await follow(into, { from: id }), told)
    assert.deepEqual(await follow(into), told, 'read once more nothing is lost')
    await setPrice(product, 1000)
    await follow(id)
    await setPrice(product, 700)
    assert.equal((await follow(into, { from: id })).prices[there].known, 1000)
    assert.equal((await follow(into, { seen: { [there]: 700 } })).prices[there].known, 700)
    for (const from of [7, {}]) {
      assert.equal((await call('POST', `/store/vitrine/carts/${into}/prices`, { body: { from } })).status, 400)
    }
  })

  test('takes its share of a discount with it', async () => {
    const { product, id } = await makeCart()
    const { region } = await findRegion()
    const code = `TEN${randomUUID().slice(0, 8)}`.toUpperCase()
    const rule = { type: 'percentage', value: 10, allocation: 'total' }
    const { discount } = await demand('POST', '/admin/discounts', {
      token,
      body: { code, rule, is_dynamic: false, regions: [region.id] },
    })
    await demand('POST', `/store/carts/${id}`, { body: { discounts: [{ code }] } })
    await setPrice(product, 500)
    await follow(id)
    const added = await prepareCart([{ variantId: product.variantIds[0], quantity: 2 }])
    await demand('POST', `/store/carts/${added}`, { body: { discounts: [{ code }] } })
    const [{ items, total }, afterwards] = [await readCart(id), await readCart(added)]
    // without its tax where the region's prices include it
    assert.equal(items[0].adjustments[0].amount, afterwards.items[0].adjustments[0].amount)
    assert.equal(total, afterwards.total)
    assert.equal(
      total,
      afterwards.shipping_total + afterwards.subtotal + afterwards.tax_total - afterwards.discount_total,
    )
    assert.ok(items[0].adjustments[0].amount > 0 && items[0].adjustments[0].amount <= 100)
    await demand('DELETE', `/admin/discounts/${discount.id}`, { token })
  })

  test('leaves a line as it is where there is none any more, and says so', async () => {
    const { product, id, line } = await makeCart()
    await setPrice(product, null)
    assert.deepEqual(await follow(id), { changed: false, prices: { [line]: { known: 1000, live: null } } })
    assert.equal((await readCart(id)).items[0].unit_price, 1000)
  })
})

describe('what else a cart costs', { timeout: 480_000 }, () => {
  test('shipping follows its option, and stays free by a code', async () => {
    const { id } = await makeCart()
    const { option } = await findRegion()
    const path = `/admin/shipping-options/${option.id}`
    const { shipping_option: known } = await demand('GET', path, { token })
    const body = { requirements: [], amount: known.amount + 111 }
    try {
      await demand('POST', path, { token, body })
      assert.equal((await follow(id)).changed, true)
      assert.equal((await readCart(id)).shipping_methods[0].price, known.amount + 111)
      assert.equal((await follow(id)).changed, false)
    } finally {
      await demand('POST', path, { token, body: { ...body, amount: known.amount } })
    }
    await demand('POST', `/store/carts/${id}`, { body: { discounts: [{ code: 'FREESHIP' }] } })
    assert.equal((await follow(id)).changed, false)
    assert.equal((await readCart(id)).shipping_methods[0].price, 0)
  })
})

describe('a cart whose prices are settled', { timeout: 480_000 }, () => {
  test('keeps them: of an exchange', async () => {
    const product = await createProduct(token, [{ quantity: 5 }])
    const order = await placeShippedOrder(token, product.variantIds[0])
    const { swap } = await demand('POST', '/store/swaps', {
      body: {
        order_id: order.id,
        return_items: [{ item_id: order.items[0].id, quantity: 1 }],
        additional_items: [{ variant_id: product.variantIds[0], quantity: 1 }],
      },
    })
    const { total } = await readCart(swap.cart_id)
    await setPrice(product, 3000)
    assert.deepEqual(await follow(swap.cart_id), { changed: false, prices: {} })
    assert.equal((await readCart(swap.cart_id)).total, total)
  })

  test('keeps them: of an order', async () => {
    const { product, id } = await makeCart()
    const { data: order } = await demand('POST', `/store/carts/${id}/complete`)
    await setPrice(product, 3000)
    assert.deepEqual(await follow(id), { changed: false, prices: {} })
    assert.equal((await demand('GET', `/admin/orders/${order.id}`, { token })).order.total, order.total)
  })

  test('answers the storefront alone, and nobody about a cart that is not there', async () => {
    const { id } = await makeCart()
    assert.equal((await call('POST', `/store/vitrine/carts/${id}/prices`, { body: {}, headers: {} })).status, 403)
    assert.equal((await call('POST', '/store/vitrine/carts/cart_none/prices', { body: {} })).status, 404)
    for (const seen of [[], 'a', { item: 'free' }]) {
      assert.equal((await call('POST', `/store/vitrine/carts/${id}/prices`, { body: { seen } })).status, 400)
    }
  })
})

describe('an order of another total than its shopper was shown', { timeout: 240_000 }, () => {
  test('is not made, and nothing is paid', async () => {
    const { id } = await makeCart()
    const { total } = await readCart(id)
    const path = `/store/carts/${id}/complete`
    /** @param {number} stated @returns {{ headers: Record<string, string> }} */
    const state = (stated) => ({ headers: { ...storefrontOnly(), 'x-vitrine-total': String(stated) } })
    const refused = await call('POST', path, state(total - 1))
    assert.equal(refused.status, 409)
    assert.equal(refused.body.errors[0].code, 'amount_changed')
    assert.equal((await readCart(id)).completed_at, null)
    assert.equal((await demand('POST', path, state(total))).type, 'order')
  })
})

function storefrontOnly() {
  return { 'x-vitrine-storefront': process.env.STOREFRONT_SECRET ?? '' }
}
