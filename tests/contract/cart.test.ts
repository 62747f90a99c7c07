import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addLine,
  address,
  askPlainly,
  changeVariant,
  chooseShipping,
  guest,
  makeCart,
  makeProduct,
  makeReadyCart,
  readCart,
  removeProduct,
  removeProducts,
  requireLine,
  requireRegion,
  type TestProduct,
  toFailure,
  toQuantities,
} from './backend'

let mug: TestProduct
beforeAll(async () => {
  mug = await makeProduct()
})
afterAll(removeProducts)

const outOfStock = { kind: 'invalid', status: 400, type: 'not_allowed', code: 'insufficient_inventory' }
const invalid = { kind: 'invalid', status: 400, type: 'invalid_data' }

async function updateLine(cartId: string, quantity: number, lineId?: string) {
  const id = lineId ?? requireLine(await readCart(cartId), mug.variantId).id
  return (await guest.put((medusa) => medusa.carts.lineItems.update(cartId, id, { quantity }))).cart
}

describe('a new cart', () => {
  it('keeps the locale in its context, since it takes no metadata', async () => {
    const { id: region_id } = await requireRegion('eur')
    const context = { locale: 'de-at' }
    const { cart } = await guest.write((medusa) => medusa.carts.create({ region_id, country_code: 'at', context }))
    expect(cart).toMatchObject({ context, shipping_address: { country_code: 'at', city: null }, items: [], total: 0 })
    const { status, body } = await askPlainly('POST', '/store/carts', { region_id, metadata: { locale: 'de-at' } })
    expect({ status, body }).toMatchObject({ status: 400, body: { message: 'property metadata should not exist' } })
  })

  it('has no address without a country, unless its region has only one', async () => {
    for (const [currency, expected] of [
      ['eur', null],
      ['jpy', { country_code: 'jp' }],
    ] as const) {
      const { id: region_id } = await requireRegion(currency)
      const { cart } = await guest.write((medusa) => medusa.carts.create({ region_id }))
      if (expected) expect(cart.shipping_address).toMatchObject(expected)
      else expect(cart.shipping_address).toBeNull()
    }
  })

  it('is refused for an unknown region and for a country outside it', async () => {
    const { id: region_id } = await requireRegion('eur')
    const unknown = guest.write((medusa) => medusa.carts.create({ region_id: 'reg_nope' }))
    expect(await toFailure(unknown)).toMatchObject({ kind: 'not-found', type: 'not_found' })
    const outside = guest.write((medusa) => medusa.carts.create({ region_id, country_code: 'us' }))
    expect(await toFailure(outside)).toMatchObject({ kind: 'invalid', status: 400, type: 'not_allowed' })
  })
})

describe('lines', () => {
  it('are added up, updated, and taken away', async () => {
    const id = await makeCart(mug.variantId)
    expect(toQuantities((await addLine(id, mug.variantId, 2)).cart)).toEqual([3])
    expect(toQuantities(await updateLine(id, 5))).toEqual([5])
    expect(toQuantities(await updateLine(id, 0))).toEqual([])
    await addLine(id, mug.variantId)
    const lineId = requireLine(await readCart(id), mug.variantId).id
    for (const attempt of ['first', 'second']) {
      const { cart } = await guest.put((medusa) => medusa.carts.lineItems.delete(id, lineId))
      expect(toQuantities(cart), attempt).toEqual([])
    }
  })

  it('are added again under the same Idempotency-Key', async () => {
    const id = await makeCart()
    const key = { 'idempotency-key': crypto.randomUUID() }
    for (let time = 0; time < 2; time += 1) {
      const line = { variant_id: mug.variantId, quantity: 1 }
      expect((await askPlainly('POST', `/store/carts/${id}/line-items`, line, key)).status).toBe(200)
    }
    expect(toQuantities(await readCart(id))).toEqual([2])
  })

  it.each([[0], [-1], [1.5], ['abc'], ['2'], [null], [undefined]])('refuse the quantity %j', async (quantity) => {
    const id = await makeCart()
    const { status, body } = await askPlainly('POST', `/store/carts/${id}/line-items`, {
      variant_id: mug.variantId,
      quantity,
    })
    expect({ status, body }).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
  })

  it.each([1001, 1e9, 2 ** 31])('are out of stock for the quantity %d', async (quantity) => {
    const id = await makeCart(mug.variantId)
    expect(await toFailure(addLine(id, mug.variantId, quantity))).toEqual(outOfStock)
    expect(await toFailure(updateLine(id, quantity))).toEqual(outOfStock)
    expect(toQuantities(await readCart(id))).toEqual([1])
  })

  it('refuse to be set to less than nothing', async () => {
    const id = await makeCart(mug.variantId)
    expect(await toFailure(updateLine(id, -1))).toMatchObject(invalid)
    expect(toQuantities(await readCart(id))).toEqual([1])
  })

  it('refuse an unknown variant, one without a price here, and an unknown line', async () => {
    const unpriced = await makeProduct({ amounts: { jpy: 100 } })
    const id = await makeCart(mug.variantId)
    expect(await toFailure(addLine(id, 'variant_nope'))).toMatchObject(invalid)
    expect(await toFailure(addLine(id, unpriced.variantId))).toMatchObject(invalid)
    expect(await toFailure(updateLine(id, 1, 'item_nope'))).toMatchObject(invalid)
  })

  it('take a draft product: only the storefront can refuse it', async () => {
    const draft = await makeProduct({ status: 'draft' })
    const { cart } = await addLine(await makeCart(), draft.variantId)
    expect(requireLine(cart, draft.variantId).variant?.product.status).toBe('draft')
  })

  it('take away the chosen shipping when they change, and keep the payment session', async () => {
    const cart = await updateLine(await makeReadyCart(mug.variantId), 2)
    expect(cart.shipping_methods).toEqual([])
    expect(cart.payment_session).toMatchObject({ provider_id: 'manual', amount: cart.total })
  })

  it('keep their price until they are updated', async () => {
    const lamp = await makeProduct()
    const id = await makeCart(lamp.variantId)
    await changeVariant(lamp, { prices: [{ currency_code: 'eur', amount: 2000 }] })
    const before = requireLine(await readCart(id), lamp.variantId)
    expect(before.unit_price).toBe(1250)
    const { cart } = await guest.put((medusa) => medusa.carts.lineItems.update(id, before.id, { quantity: 2 }))
    expect(requireLine(cart, lamp.variantId).unit_price).toBe(2000)
  })
})

describe('an unknown cart', () => {
  it('is 404 for reading and for lines, but 500 for updating', async () => {
    expect(await toFailure(readCart('cart_nope'))).toMatchObject({ kind: 'not-found', type: 'not_found' })
    expect(await toFailure(addLine('cart_nope', mug.variantId))).toMatchObject({ kind: 'not-found' })
    const update = guest.put((medusa) => medusa.carts.update('cart_nope', { email: 'jane@example.com' }))
    expect(await toFailure(update)).toMatchObject({ kind: 'failed', status: 500 })
  })

  it.each(["x' or 1=1 --", '../customers/me', 'a/b?c=d#e', '%00'])('is 404 for %j too', async (id) => {
    expect(await toFailure(readCart(id))).toMatchObject({ kind: 'not-found' })
  })
})

describe('a deleted product', () => {
  it('leaves a line without variant that can only be removed', async () => {
    const lamp = await makeProduct()
    const id = await makeReadyCart(mug.variantId, lamp.variantId)
    await removeProduct(lamp)
    const line = requireLine(await readCart(id), lamp.variantId)
    expect(line).toMatchObject({ variant: null, total: 0, title: 'Contract mug' })
    const update = guest.put((medusa) => medusa.carts.lineItems.update(id, line.id, { quantity: 2 }))
    expect(await toFailure(update)).toMatchObject({ kind: 'failed', status: 500 })
    const { cart } = await guest.put((medusa) => medusa.carts.lineItems.delete(id, line.id))
    expect(cart.items.map(({ variant_id }) => variant_id)).toEqual([mug.variantId])
  })

  it('as the only line makes the cart unreadable, until another line joins it', async () => {
    const lamp = await makeProduct()
    const id = await makeCart(lamp.variantId)
    await removeProduct(lamp)
    expect(await toFailure(readCart(id))).toMatchObject({ kind: 'failed', status: 500, type: 'unexpected_state' })
    const { cart } = await addLine(id, mug.variantId)
    expect(requireLine(cart, lamp.variantId).variant).toBeNull()
  })
})

describe('an address', () => {
  it('is kept as given, however long or odd: only the storefront can bound it', async () => {
    const id = await makeCart(mug.variantId)
    const odd = { ...address, city: '<script>alert(1)</script>', postal_code: '1'.repeat(5000) }
    const { cart } = await guest.put((medusa) => medusa.carts.update(id, { shipping_address: odd }))
    expect(cart.shipping_address).toMatchObject(odd)
  })

  it('has metadata, which are replaced as a whole, and stay where nothing is said', async () => {
    const id = await makeCart(mug.variantId)
    async function put(metadata?: Record<string, unknown>) {
      const place = metadata ? { ...address, metadata } : address
      const change = { shipping_address: place, billing_address: place }
      const { cart } = await guest.put((medusa) => medusa.carts.update(id, change))
      return [cart.shipping_address?.metadata ?? {}, cart.billing_address?.metadata ?? {}]
    }
    const firm = { vat_number: 'ATU12345675' }
    expect(await put(firm)).toEqual([firm, firm])
    expect(await put()).toEqual([firm, firm])
    expect(await put({})).toEqual([{}, {}])
  })

  it('is refused outside the region, with unknown fields, and breaks on a NUL character', async () => {
    const id = await makeCart(mug.variantId)
    for (const [change, expected] of [
      [{ country_code: 'us' }, invalid],
      [{ country_code: 'xx' }, invalid],
      [{ nickname: 'x' }, invalid],
      [{ city: 'a\u0000b' }, { kind: 'failed', status: 500 }],
    ] as const) {
      const update = guest.put((medusa) => medusa.carts.update(id, { shipping_address: { ...address, ...change } }))
      expect(await toFailure(update), JSON.stringify(change)).toMatchObject(expected)
    }
  })

  it('comes with an e-mail in lower case; nonsense is refused', async () => {
    const id = await makeCart(mug.variantId)
    const { cart } = await guest.put((medusa) => medusa.carts.update(id, { email: 'Jane@Example.COM' }))
    expect(cart.email).toBe('jane@example.com')
    const nonsense = guest.put((medusa) => medusa.carts.update(id, { email: 'nope' }))
    expect(await toFailure(nonsense)).toMatchObject(invalid)
  })
})

describe('shipping and payment', () => {
  it('is replaced by a second choice', async () => {
    const id = await makeCart(mug.variantId)
    const { shipping_options } = await guest.read((medusa) => medusa.shippingOptions.listCartOptions(id))
    expect(shipping_options.length).toBeGreaterThanOrEqual(2)
    expect(shipping_options.every(({ is_return }) => !is_return)).toBe(true)
    for (const option of shipping_options) {
      const optionId = option.id ?? ''
      const { cart } = await guest.put((medusa) => medusa.carts.addShippingMethod(id, { option_id: optionId }))
      expect(cart.shipping_methods.map(({ shipping_option_id }) => shipping_option_id)).toEqual([optionId])
      expect(cart.shipping_total + cart.shipping_tax_total).toBe(option.price_incl_tax)
    }
  })

  it('refuses an option that is unknown or of another region', async () => {
    const id = await makeCart(mug.variantId)
    const unknown = guest.put((medusa) => medusa.carts.addShippingMethod(id, { option_id: 'so_nope' }))
    expect(await toFailure(unknown)).toMatchObject({ kind: 'not-found' })
    const { id: region_id } = await requireRegion('usd')
    const { shipping_options } = await guest.read((medusa) => medusa.shippingOptions.list({ region_id }))
    const option_id = shipping_options[0]?.id ?? ''
    const foreign = guest.put((medusa) => medusa.carts.addShippingMethod(id, { option_id }))
    expect(await toFailure(foreign)).toMatchObject(invalid)
  })

  it('adds up: totals exclude tax, the sum includes it', async () => {
    const id = await makeCart(mug.variantId)
    const cart = await chooseShipping(id)
    expect(requireLine(cart, mug.variantId)).toMatchObject({ total: 1250, unit_price: 1250, includes_tax: true })
    expect(cart.subtotal).toBeLessThan(1250)
    expect(cart.total).toBe(cart.subtotal + cart.shipping_total + cart.tax_total)
    expect(cart.total).toBe(1250 + cart.shipping_total + cart.shipping_tax_total)
  })
})

describe('switching the region', () => {
  it('reprices, clears shipping and payment, and drops lines without a price there', async () => {
    const european = await makeProduct({ amounts: { eur: 100 } })
    const id = await makeReadyCart(mug.variantId, european.variantId)
    const { id: region_id } = await requireRegion('usd')
    const { cart } = await guest.put((medusa) => medusa.carts.update(id, { region_id, country_code: 'us' }))
    expect(cart.items.map(({ variant_id, unit_price }) => [variant_id, unit_price])).toEqual([[mug.variantId, 1300]])
    expect(cart).toMatchObject({ shipping_methods: [], payment_sessions: [] })
    expect(cart.shipping_address).toMatchObject({ country_code: 'us', address_1: address.address_1 })
  })
})
