import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { waitForMailTo } from './mailbox.mjs'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findGiftCard, findRegion, prepareCart, readStock, removeProducts } from './shop-fixtures.mjs'

// Medusa hands its events over every three seconds
const eventDelayMs = 7000
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

/** @param {import('./medusa-client.mjs').Reply} of */
function isOrder({ status, body }) {
  return status === 200 && body.type === 'order'
}

/** @param {object} [discount] */
async function createDiscount(discount = {}) {
  const { region } = await findRegion()
  const body = {
    code: `TEST-${randomUUID().slice(0, 8).toUpperCase()}`,
    is_dynamic: false,
    is_disabled: false,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [region.id],
    ...discount,
  }
  return (await demand('POST', '/admin/discounts', { token, body })).discount
}

/** @param {number} value */
async function createGiftCard(value) {
  const { region } = await findRegion()
  return (await demand('POST', '/admin/gift-cards', { token, body: { region_id: region.id, value } })).gift_card
}

/**
 * Carts of one piece each that have the codes.
 * @param {number} count
 * @param {string} variantId
 * @param {object} [codes]
 */
async function prepareCarts(count, variantId, codes) {
  const carts = []
  for (let at = 0; at < count; at += 1) {
    const id = await prepareCart([{ variantId, quantity: 1 }])
    await demand('POST', `/store/carts/${id}`, { body: codes })
    carts.push(id)
  }
  return carts
}

/** @param {{ id: string }} of */
async function readUses({ id }) {
  return (await demand('GET', `/admin/discounts/${id}`, { token })).discount.usage_count
}

describe('a discount with a limit of one', { timeout: 120_000 }, () => {
  test('is used once by many carts at once; the others are told, and can order without it', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }])
    const discount = await createDiscount({ usage_limit: 1 })
    const carts = await prepareCarts(5, variantIds[0], { discounts: [{ code: discount.code }] })
    const answers = await Promise.all(carts.map(complete))
    assert.equal(answers.filter(isOrder).length, 1)
    const refused = answers.filter((answer) => !isOrder(answer))
    for (const { status, body } of refused) {
      assert.equal(status, 409, JSON.stringify(body))
      const { code, reason, discount_code: named } = body.errors[0]
      assert.deepEqual([code, reason, named], ['code_lapsed', 'used-up', discount.code])
    }
    assert.equal(await readStock(token, variantIds[0]), 8)
    const other = carts[answers.findIndex((answer) => !isOrder(answer))]
    await demand('DELETE', `/store/carts/${other}/discounts/${discount.code}`)
    await demand('POST', `/store/carts/${other}/payment-sessions`)
    assert.ok(isOrder(await complete(other)))
    await wait(eventDelayMs)
    assert.equal(await readUses(discount), 1, 'the event of the order counted it once more')
  })
})

describe('a discount without a limit', { timeout: 120_000 }, () => {
  test('counts each of its orders, also many at once', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }])
    const discount = await createDiscount()
    const carts = await prepareCarts(4, variantIds[0], { discounts: [{ code: discount.code }] })
    assert.ok((await Promise.all(carts.map(complete))).every(isOrder))
    await wait(eventDelayMs)
    assert.equal(await readUses(discount), 4)
  })

  test('that has been switched off since is refused', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }])
    const discount = await createDiscount()
    const [cart] = await prepareCarts(1, variantIds[0], { discounts: [{ code: discount.code }] })
    await demand('POST', `/admin/discounts/${discount.id}`, { token, body: { is_disabled: true } })
    const { status, body } = await complete(cart)
    assert.equal(status, 409)
    assert.equal(body.errors[0].reason, 'disabled')
    assert.equal(await readStock(token, variantIds[0]), 9)
  })
})

describe('a gift card in several carts', { timeout: 120_000 }, () => {
  test('pays no more than it holds, whatever is completed at once', async () => {
    const { variantIds } = await createProduct(token, [{ quantity: 9 }], { amount: 1000 })
    const card = await createGiftCard(1500)
    const carts = await prepareCarts(4, variantIds[0], { gift_cards: [{ code: card.code }] })
    const answers = await Promise.all(carts.map(complete))
    const orders = answers.filter(isOrder).map(({ body }) => body.data)
    const paid = orders.reduce((sum, { gift_card_total: amount }) => sum + amount, 0)
    const { gift_card: left } = await demand('GET', `/admin/gift-cards/${card.id}`, { token })
    assert.equal(paid + left.balance, 1500)
    for (const { total, payments } of orders) {
      assert.equal(
        payments.reduce((sum, { amount }) => sum + amount, 0),
        total,
        'the rest was not paid',
      )
    }
    for (const { status, body } of answers.filter((answer) => !isOrder(answer))) {
      assert.equal(status, 409, JSON.stringify(body))
      assert.equal(body.errors[0].code, 'code_lapsed')
    }
  })
})

describe('a gift card that was bought', { timeout: 120_000 }, () => {
  test('is mailed to who bought it, with its code, in the language of the order', async () => {
    const variantId = await findGiftCard()
    const email = `${randomUUID()}@vitrine.example`
    const context = { locale: 'de-de' }
    const cart = await prepareCart([{ variantId, quantity: 1 }], { email, context })
    await demand('POST', `/store/carts/${cart}/complete`)
    const mails = [await waitForMailTo(email), await waitForMailTo(email, { nth: 2 })]
    const mail = mails.find(({ subject }) => subject.startsWith('Ihre Geschenkkarte'))
    assert.ok(mail, mails.map(({ subject }) => subject).join())
    const [code] = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/.exec(mail.text) ?? []
    const { gift_card: card } = await demand('GET', `/store/gift-cards/${code}`)
    assert.ok(card.balance > 0)
    assert.ok(mail.html.includes(`/de-de/discount/${code}`))
  })
})
