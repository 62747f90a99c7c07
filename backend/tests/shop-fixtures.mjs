import { randomUUID } from 'node:crypto'
import { regions as seededRegions } from '../seed/regions.mjs'
import { demand } from './medusa-client.mjs'

/** @type {string[]} */
const created = []
let region

/**
 * A published product with one variant per entry of `stocks`.
 * @param {string} token
 * @param {Array<{ quantity: number, managed?: boolean, backorder?: boolean }>} stocks
 * @param {{ title?: string, status?: string, amount?: number, currency?: string }} [options] `amount` is each variant's
 *   price, in the currency of `findRegion` unless said otherwise
 * @returns {Promise<{ id: string, variantIds: string[] }>}
 */
export async function createProduct(
  token,
  stocks,
  { title = `Test ${randomUUID()}`, status = 'published', amount = 1000, currency } = {},
) {
  const { region } = await findRegion()
  const variants = stocks.map(({ quantity, managed = true, backorder = false }, at) => ({
    title: `Piece ${at}`,
    options: [{ value: `Piece ${at}` }],
    inventory_quantity: quantity,
    manage_inventory: managed,
    allow_backorder: backorder,
    prices: [{ currency_code: currency ?? region.currency_code, amount }],
  }))
  const { store } = await demand('GET', '/admin/store', { token })
  const body = {
    title,
    status,
    options: [{ title: 'Piece' }],
    variants,
    sales_channels: [{ id: store.default_sales_channel_id }],
  }
  const { product } = await demand('POST', '/admin/products', { token, body })
  created.push(product.id)
  const byTitle = product.variants.toSorted((one, other) =>
    one.title.localeCompare(other.title, 'en', { numeric: true }),
  )
  return { id: product.id, variantIds: byTitle.map(({ id }) => id) }
}

/** Takes the products of these tests out of the catalogue again. @param {string} token */
export async function removeProducts(token) {
  for (const id of created.splice(0)) await demand('DELETE', `/admin/products/${id}`, { token })
}

/** The first of the seed's regions that ships, with its plain way of shipping: Medusa lists both in no order. */
export function findRegion() {
  region ??= lookUpRegion()
  return region
}

async function lookUpRegion() {
  const { regions } = await demand('GET', '/store/regions')
  for (const { name } of seededRegions) {
    const region = regions.find((one) => one.name === name)
    if (!region) continue
    const { shipping_options: options } = await demand('GET', `/store/shipping-options?region_id=${region.id}`)
    const option = options.find(({ metadata }) => metadata?.kind === 'standard')
    if (option) return { region, option }
  }
  throw new Error('No region of this backend has a shipping option.')
}

// Medusa answers 422 to one of two carts that name the same new customer at the same moment
const toNewEmail = () => `stock-${randomUUID()}@vitrine.example`

/**
 * A cart with address, shipping and payment, so that only its completion is missing.
 * @param {Array<{ variantId: string, quantity: number }>} lines in the order to add them
 * @param {{ email?: string, context?: object, place?: Awaited<ReturnType<typeof findRegion>> }} [options]
 * @returns {Promise<string>} the cart's id
 */
export async function prepareCart(lines, { email = toNewEmail(), context = {}, place } = {}) {
  const { region, option } = place ?? (await findRegion())
  const { iso_2: country_code } = region.countries[0] ?? {}
  const street = { address_1: 'Main St 1', city: 'Town', postal_code: '12345', country_code }
  const address = { first_name: 'Ada', last_name: 'Byron', ...street }
  const { cart } = await demand('POST', '/store/carts', { body: { region_id: region.id, context } })
  const path = `/store/carts/${cart.id}`
  for (const { variantId, quantity } of lines) {
    await demand('POST', `${path}/line-items`, { body: { variant_id: variantId, quantity } })
  }
  await demand('POST', path, { body: { email, shipping_address: address, billing_address: address } })
  await demand('POST', `${path}/shipping-methods`, { body: { option_id: option.id } })
  await choosePayment(cart.id)
  return cart.id
}

/** Pays by invoice, or with the only provider that the cart's region has. @param {string} cartId */
export async function choosePayment(cartId) {
  const path = `/store/carts/${cartId}`
  const { cart } = await demand('POST', `${path}/payment-sessions`)
  if (cart.payment_session) return
  await demand('POST', `${path}/payment-session`, { body: { provider_id: 'manual' } })
}

/**
 * An order of one line that is paid and shipped, so that it can come back.
 * @param {string} token
 * @param {string} variantId
 * @param {number} [quantity]
 */
export async function placeShippedOrder(token, variantId, quantity = 1) {
  const cart = await prepareCart([{ variantId, quantity }])
  const { data: order } = await demand('POST', `/store/carts/${cart}/complete`)
  const path = `/admin/orders/${order.id}`
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  await demand('POST', `${path}/capture`, { token })
  const { order: fulfilled } = await demand('POST', `${path}/fulfillment`, { token, body: { items } })
  await demand('POST', `${path}/shipment`, { token, body: { fulfillment_id: fulfilled.fulfillments[0].id } })
  return order
}

/** @param {string} token @param {string} variantId @returns {Promise<number>} */
export async function readStock(token, variantId) {
  const { variant } = await demand('GET', `/admin/variants/${variantId}`, { token })
  return variant.inventory_quantity
}

/** The orders that came from these carts. @param {string} token @param {string[]} cartIds */
export async function countOrders(token, cartIds) {
  const counts = cartIds.map(async (id) => {
    const { orders } = await demand('GET', `/admin/orders?cart_id=${id}&fields=id`, { token })
    return orders.length
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** The seed's gift card; other tests sell some of their own. @returns {Promise<string>} the id of a variant */
export async function findGiftCard() {
  const { products } = await demand('GET', '/store/products?handle=gift-card')
  return products[0].variants[0].id
}
