// What shoppers may write into customers, carts, addresses and lines beside what the shop asks them for
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { call, demand, signInAsAdmin } from './medusa-client.mjs'
import { createProduct, findRegion, prepareCart, removeProducts } from './shop-fixtures.mjs'

const metadata = { stripe_id: 'cus_of_somebody_else' }

/** @type {string} */
let token
before(async () => {
  token = await signInAsAdmin()
})
after(() => removeProducts(token))

test('a customer names no account of a payment provider, at registration or later', async () => {
  const person = toPerson()
  assert.equal((await call('POST', '/store/customers', { body: { ...person, metadata } })).status, 400)
  const known = await register(person)
  for (const given of [metadata, { any: 'word' }, { stripe_id: null }, { stripe_id: '' }]) {
    const { status } = await call('POST', '/store/customers/me', { ...known, body: { metadata: given } })
    assert.equal(status, 400, JSON.stringify(given))
  }
  for (const given of [null, {}, undefined])
    await demand('POST', '/store/customers/me', { ...known, body: { first_name: 'Ada', metadata: given } })
  await demand('POST', '/store/customers/me', { ...known, body: { metadata: { cart_id: 'cart_1' } } })
  assert.deepEqual(await readMetadata(known), { cart_id: 'cart_1' })
})

test('an address carries a VAT number and nothing else', async () => {
  const known = await register(toPerson())
  const address = { ...(await toAddress()), metadata }
  /** @type {[string, object][]} */
  const writes = [
    ['/store/customers/me/addresses', { address }],
    ['/store/customers/me', { billing_address: address }],
  ]
  for (const [path, body] of writes) assert.equal((await call('POST', path, { ...known, body })).status, 400, path)
  const plain = { address: await toAddress() }
  const { customer } = await demand('POST', '/store/customers/me/addresses', { ...known, body: plain })
  const path = `/store/customers/me/addresses/${customer.shipping_addresses[0].id}`
  assert.equal((await call('POST', path, { ...known, body: { metadata } })).status, 400)
  const { cartId } = await beginCart()
  for (const kind of ['shipping_address', 'billing_address']) {
    assert.equal((await call('POST', `/store/carts/${cartId}`, { body: { [kind]: address } })).status, 400, kind)
    const firm = { ...(await toAddress()), metadata: { vat_number: 'ATU12345675' } }
    const { cart } = await demand('POST', `/store/carts/${cartId}`, { body: { [kind]: firm } })
    const known = new Map(Object.entries(cart)).get(kind)
    assert.deepEqual(known.metadata, firm.metadata)
  }
})

test('a line of a cart carries no words of its own', async () => {
  const { cartId, variantId } = await beginCart()
  const path = `/store/carts/${cartId}/line-items`
  const body = { variant_id: variantId, quantity: 1, metadata }
  assert.equal((await call('POST', path, { body })).status, 400)
  const { cart } = await demand('GET', `/store/carts/${cartId}`)
  const line = `${path}/${cart.items[0].id}`
  assert.equal((await call('POST', line, { body: { quantity: 2, metadata } })).status, 400)
  await demand('POST', line, { body: { quantity: 2, metadata: {} } })
})

test('a cart tells its payment provider nothing, and belongs to nobody but who is signed in', async () => {
  const known = await register(toPerson())
  const { customer } = await demand('GET', '/store/customers/me', known)
  const { cartId } = await beginCart()
  const path = `/store/carts/${cartId}`
  const stolen = { customer_id: customer.id }
  await call('POST', path, { body: stolen })
  const { cart } = await demand('GET', path)
  assert.notEqual(cart.customer_id, customer.id)
  assert.equal((await call('POST', path, { body: { context: { payment_description: 'Other shop' } } })).status, 400)
  const region = { region_id: cart.region_id, context: { payment_description: 'Other shop' } }
  assert.equal((await call('POST', '/store/carts', { body: region })).status, 400)
  await demand('POST', path, { body: { context: { locale: 'de-at', saved: [] } } })
  const { cart: own } = await demand('POST', path, { ...known, body: stolen })
  assert.equal(own.customer_id, customer.id)
})

test('the back office writes what it likes', async () => {
  const known = await register(toPerson())
  const { customer } = await demand('GET', '/store/customers/me', known)
  await demand('POST', `/admin/customers/${customer.id}`, { token, body: { metadata: { rank: 'gold' } } })
  assert.deepEqual(await readMetadata(known), { rank: 'gold' })
})

function toPerson() {
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    email: `words-${randomUUID()}@vitrine.example`,
    password: randomUUID(),
  }
}

/** @param {{ email: string, password: string }} person */
async function register(person) {
  await demand('POST', '/store/customers', { body: person })
  const { email, password } = person
  const { access_token: own } = await demand('POST', '/store/auth/token', { body: { email, password } })
  return { token: own }
}

/** @param {{ token: string }} known */
async function readMetadata(known) {
  const { customer } = await demand('GET', '/store/customers/me', known)
  const { customer: said } = await demand('GET', `/admin/customers/${customer.id}`, { token })
  return said.metadata ?? {}
}

async function toAddress() {
  const { region } = await findRegion()
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    address_1: 'Main St 1',
    city: 'Town',
    postal_code: '12345',
    country_code: region.countries[0].iso_2,
  }
}

async function beginCart() {
  const { variantIds } = await createProduct(token, [{ quantity: 9 }])
  return { cartId: await prepareCart([{ variantId: variantIds[0], quantity: 1 }]), variantId: variantIds[0] }
}
