import { createApi, signIn } from './api.mjs'
import { addresses, pastOrders, person } from './customer.mjs'

/**
 * @typedef {import('./api.mjs').Api} Api
 * @typedef {import('../medusa-answers.js').Order} Order
 */

const TRACKING_NUMBER = 'VT-2210-4471'

/**
 * Registers the test customer, who then orders through the store like anybody else; the shop ships what it has to.
 * @param {{ medusaUrl: string, admin: Api, customer: { email: string, password: string }, storefront: string, regionIds: Map<string, string>, variantIds: Map<string, string>, onProgress: (line: string) => void }} options
 * @returns {Promise<{ id: string, displayId: number, region: string, then: string[] }[]>}
 */
export async function seedCustomer({ medusaUrl, admin, customer, storefront, regionIds, variantIds, onProgress }) {
  await createApi(medusaUrl, { storefront }).post('/store/customers', { ...person, ...customer })
  const store = await signIn(medusaUrl, 'store', customer, storefront)
  for (const address of Object.values(addresses)) {
    await store.post('/store/customers/me/addresses', { address })
  }
  const orders = []
  for (const [index, past] of pastOrders.entries()) {
    onProgress(`Placing past orders ${index + 1} of ${pastOrders.length}`)
    const order = await placeOrder(store, { ...past, email: customer.email, regionIds, variantIds })
    for (const step of past.then) await handle[step](admin, order)
    orders.push({ id: order.id, displayId: order.display_id, region: past.region, then: past.then })
  }
  return orders
}

/**
 * @param {Api} store
 * @param {import('./customer.mjs').PastOrder & { email: string, regionIds: Map<string, string>, variantIds: Map<string, string> }} order
 */
async function placeOrder(store, { region, address, locale, shipping, discount, lines, email, regionIds, variantIds }) {
  const items = lines.map(({ sku, quantity }) => ({ variant_id: requireVariant(variantIds, sku), quantity }))
  const { country_code } = addresses[address]
  const { cart } = await store.post('/store/carts', { region_id: regionIds.get(region), country_code, items })
  const path = `/store/carts/${cart.id}`
  await store.post(path, {
    email,
    shipping_address: addresses[address],
    billing_address: addresses[address],
    context: { locale },
    discounts: discount ? [{ code: discount }] : undefined,
  })
  const { shipping_options: options } = await store.get(`/store/shipping-options/${cart.id}`)
  const option = options.find((one) => one.metadata?.kind === shipping)
  if (!option) throw new Error(`No way of shipping is ${shipping}`)
  await store.post(`${path}/shipping-methods`, { option_id: option.id })
  await store.post(`${path}/payment-sessions`)
  await store.post(`${path}/payment-session`, { provider_id: 'manual' })
  const { type, data } = await store.post(`${path}/complete`)
  if (type !== 'order') throw new Error(`A past order could not be placed: it is still a ${type}`)
  return data
}

/** @type {Record<import('./customer.mjs').PastOrder['then'][number], (admin: Api, order: Order) => Promise<unknown>>} */
const handle = {
  capture: (admin, order) => admin.post(`/admin/orders/${order.id}/capture`),
  cancel: (admin, order) => admin.post(`/admin/orders/${order.id}/cancel`),
  fulfil: (admin, order) =>
    admin.post(`/admin/orders/${order.id}/fulfillment`, {
      items: order.items.map(({ id, quantity }) => ({ item_id: id, quantity })),
    }),
  async ship(admin, order) {
    const { order: known } = await admin.get(`/admin/orders/${order.id}`)
    for (const fulfillment of known.fulfillments) {
      await admin.post(`/admin/orders/${order.id}/shipment`, {
        fulfillment_id: fulfillment.id,
        tracking_numbers: [TRACKING_NUMBER],
      })
    }
  },
}

/** @param {Map<string, string>} variantIds @param {string} sku */
function requireVariant(variantIds, sku) {
  const id = variantIds.get(sku)
  if (!id) throw new Error(`No variant has the SKU ${sku}`)
  return id
}
