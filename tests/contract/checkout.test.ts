import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  addLine,
  address,
  admin,
  askPlainly,
  changeVariant,
  choosePayment,
  chooseShipping,
  complete,
  guest,
  makeCart,
  makeProduct,
  makeReadyCart,
  readCart,
  removeProducts,
  requireLine,
  type TestProduct,
  toFailure,
  toQuantities,
} from './backend'

let mug: TestProduct
beforeAll(async () => {
  mug = await makeProduct()
})
afterAll(removeProducts)

async function requireOrder(cartId: string) {
  const completion = await complete(cartId)
  if (completion.type !== 'order') throw new Error(`completed to a ${completion.type}`)
  return completion.data
}

const closed = { status: 409, code: 'cart_closed' }

describe('completing', () => {
  it('makes an order that the admin sees, and the same one when asked again', async () => {
    const id = await makeReadyCart(mug.variantId)
    const { total } = await readCart(id)
    const order = await requireOrder(id)
    expect(order).toMatchObject({ email: 'jane@example.com', total, currency_code: 'eur', payment_status: 'awaiting' })
    expect((await requireOrder(id)).id).toBe(order.id)
    const { order: byCart } = await guest.read((medusa) => medusa.orders.retrieveByCartId(id))
    expect(byCart).toMatchObject({ id: order.id, total, items: [{ quantity: 1, total: 1250 }] })
    const answer = z.object({ order: z.object({ id: z.string(), total: z.number(), email: z.string() }) })
    const seen = await admin('GET', `/orders/${order.id}`, answer)
    expect(seen.order).toEqual({ id: order.id, total, email: 'jane@example.com' })
  })

  it('at the same time makes one order; the others hear 422 and find it by the cart', async () => {
    const id = await makeReadyCart(mug.variantId)
    const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => complete(id)))
    const answers = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.type : outcome.reason))
    const refused = answers.filter((answer) => answer !== 'order')
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(1)
    for (const error of refused) expect(error).toMatchObject({ kind: 'invalid', status: 422, reason: 'duplicate' })
    const { order } = await guest.read((medusa) => medusa.orders.retrieveByCartId(id))
    expect((await requireOrder(id)).id).toBe(order.id)
  })

  it('needs an e-mail, a payment session and a line', async () => {
    const noEmail = await makeCart(mug.variantId)
    await choosePayment(noEmail, 'manual')
    expect(await toFailure(complete(noEmail))).toMatchObject({ kind: 'invalid', status: 400, type: 'invalid_data' })
    const noPayment = await makeCart(mug.variantId)
    await guest.put((medusa) => medusa.carts.update(noPayment, { email: 'jane@example.com' }))
    expect(await toFailure(complete(noPayment))).toMatchObject({ kind: 'invalid', status: 400, type: 'not_allowed' })
    expect(await toFailure(complete(await makeCart()))).toMatchObject({ kind: 'invalid', status: 400 })
    expect(await toFailure(complete('cart_nope'))).toMatchObject({ kind: 'failed', status: 500 })
  })

  it('needs neither an address nor shipping: only the storefront can ask for them', async () => {
    const id = await makeCart(mug.variantId)
    await guest.put((medusa) => medusa.carts.update(id, { email: 'jane@example.com' }))
    await choosePayment(id, 'manual')
    expect(await requireOrder(id)).toMatchObject({ shipping_methods: [] })
  })

  it('sells what was unpublished meanwhile: only the storefront can refuse it', async () => {
    const lamp = await makeProduct()
    const id = await makeReadyCart(lamp.variantId)
    await admin('POST', `/products/${lamp.id}`, z.unknown(), { status: 'draft' })
    expect(requireLine(await readCart(id), lamp.variantId).variant?.product.status).toBe('draft')
    expect((await complete(id)).type).toBe('order')
  })

  // Medusa without our plugin answers 404 here.
  it('is out of stock for a variant that was deleted meanwhile', async () => {
    const lamp = await makeProduct()
    const id = await makeReadyCart(mug.variantId, lamp.variantId)
    await admin('DELETE', `/products/${lamp.id}/variants/${lamp.variantId}`, z.unknown())
    expect(await toFailure(complete(id))).toMatchObject({ kind: 'invalid', code: 'insufficient_inventory' })
    expect(requireLine(await readCart(id), lamp.variantId)).toMatchObject({ variant: null, total: 0 })
  })
})

describe('selling out before completing', () => {
  it('is said by code, and the cart goes on with less once it is reopened', async () => {
    const lamp = await makeProduct({ stock: 2 })
    const id = await makeReadyCart(mug.variantId)
    await addLine(id, lamp.variantId, 2)
    await chooseShipping(id)
    await changeVariant(lamp, { inventory_quantity: 1 })
    expect(await toFailure(complete(id))).toMatchObject({ kind: 'invalid', code: 'insufficient_inventory' })
    const cart = await readCart(id)
    expect(cart).toMatchObject({ completed_at: null })
    expect(requireLine(cart, lamp.variantId).variant?.inventory_quantity).toBe(1)

    await guest.carts.reopen(id)
    const lineId = requireLine(cart, lamp.variantId).id
    const { cart: less } = await guest.put((medusa) => medusa.carts.lineItems.update(id, lineId, { quantity: 1 }))
    expect(toQuantities(less)).toEqual([1, 1])
    await chooseShipping(id)
    await choosePayment(id, 'manual')
    expect(await requireOrder(id)).toMatchObject({ items: [{ quantity: 1 }, { quantity: 1 }] })
  })
})

describe('a completed cart', () => {
  it('still says so, and its order is not reached by a new e-mail or address', async () => {
    const id = await makeReadyCart(mug.variantId)
    const order = await requireOrder(id)
    expect((await readCart(id)).completed_at).toBeTruthy()
    const other = { email: 'other@example.com', shipping_address: { ...address, city: 'Hamburg' } }
    await guest.put((medusa) => medusa.carts.update(id, other)).catch(() => undefined)
    const { order: later } = await guest.read((medusa) => medusa.orders.retrieve(order.id))
    expect(later).toMatchObject({ email: 'jane@example.com' })
  })

  it('refuses every change of its lines', async () => {
    const id = await makeReadyCart(mug.variantId)
    const order = await requireOrder(id)
    const lineId = requireLine(await readCart(id), mug.variantId).id
    for (const change of [
      () => addLine(id, mug.variantId),
      () => guest.put((medusa) => medusa.carts.lineItems.update(id, lineId, { quantity: 2 })),
      () => guest.put((medusa) => medusa.carts.lineItems.delete(id, lineId)),
    ]) {
      expect(await toFailure(change())).toMatchObject(closed)
    }
    const { order: later } = await guest.read((medusa) => medusa.orders.retrieve(order.id))
    expect(later).toMatchObject({ total: order.total, items: [{ quantity: 1 }] })
  })

  it('without shipping keeps its lines, and the order with them', async () => {
    const lamp = await makeProduct()
    const id = await makeCart(mug.variantId, lamp.variantId)
    await guest.put((medusa) => medusa.carts.update(id, { email: 'jane@example.com' }))
    await choosePayment(id, 'manual')
    const order = await requireOrder(id)
    const lineId = requireLine(await readCart(id), lamp.variantId).id
    expect(await toFailure(guest.put((medusa) => medusa.carts.lineItems.delete(id, lineId)))).toMatchObject(closed)
    const { order: later } = await guest.read((medusa) => medusa.orders.retrieve(order.id))
    expect(later).toMatchObject({ total: order.total, items: [{ quantity: 1 }, { quantity: 1 }] })
  })
})

describe('an order', () => {
  it('is not found by an unknown id or cart', async () => {
    expect(await toFailure(guest.read((medusa) => medusa.orders.retrieve('order_nope')))).toMatchObject({
      kind: 'not-found',
    })
    const id = await makeCart(mug.variantId)
    expect(await toFailure(guest.read((medusa) => medusa.orders.retrieveByCartId(id)))).toMatchObject({
      kind: 'not-found',
    })
  })

  it('is shown to anybody who knows its id: only the storefront can guard it', async () => {
    const order = await requireOrder(await makeReadyCart(mug.variantId))
    expect((await askPlainly('GET', `/store/orders/${order.id}`)).status).toBe(200)
  })
})
