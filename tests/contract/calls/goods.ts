import { type AdminClient } from '~/commerce/medusa-v1/admin-client.admin.server'
import { address } from '../backend'

/** What an area sells, in a region of the seed; all of it the area's own. */
export interface Goods {
  productId: string
  /** EUR 12.50, and what it may be exchanged for, EUR 1.00. */
  variantId: string
  cheaperVariantId: string
  regionId: string
  shippingOptionId: string
}

const made: string[] = []

/** @throws Error where the seed has no region for the address or no way to ship in it */
export async function makeGoods(setUp: AdminClient): Promise<Goods> {
  const { store } = await setUp.read((admin) => admin.store.retrieve())
  const { regions } = await setUp.read((admin) => admin.regions.list({ limit: 50 }))
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === address.country_code))
  if (!region) throw new Error('no region has the country of the address')
  const { product } = await setUp.write((admin) =>
    admin.products.create({
      title: 'Contract cup',
      handle: unique('cup'),
      status: 'published',
      is_giftcard: false,
      discountable: true,
      sales_channels: [{ id: required(store.default_sales_channel_id) }],
      options: [{ title: 'Size' }],
      variants: [toVariant('Large', 1250), toVariant('Small', 100)],
    }),
  )
  made.push(required(product.id))
  const variants = new Map(product.variants.map(({ title, id }) => [title, id]))
  const { shipping_options } = await setUp.read((admin) =>
    admin.shippingOptions.list({ region_id: region.id, is_return: false, admin_only: false }),
  )
  const shipping = shipping_options.find(({ price_type }) => price_type === 'flat_rate')
  return {
    productId: required(product.id),
    variantId: required(variants.get('Large')),
    cheaperVariantId: required(variants.get('Small')),
    regionId: region.id,
    shippingOptionId: required(shipping?.id),
  }
}

/** Takes out of the shop what all areas have sold. */
export async function removeGoods(setUp: AdminClient): Promise<void> {
  for (const id of made.splice(0)) await setUp.put((admin) => admin.products.delete(id))
}

function toVariant(title: string, amount: number) {
  return {
    title,
    inventory_quantity: 1000,
    manage_inventory: true,
    options: [{ value: title }],
    prices: [{ currency_code: 'eur', amount }],
  }
}

interface OrderOptions {
  quantity?: number
  captured?: boolean
  shipped?: boolean
  /** Without one it can get a way to ship later. */
  shipping?: boolean
}

/** A paid order of the area's goods, by way of a draft; `itemId` is its one line. */
export async function makeOrder(setUp: AdminClient, goods: Goods, options: OrderOptions = {}) {
  const { quantity = 3, captured = false, shipped = false, shipping = true } = options
  const email = `${unique('jane')}@example.com`
  const { draft_order } = await setUp.write((admin) =>
    admin.draftOrders.create({
      email,
      region_id: goods.regionId,
      items: [{ variant_id: goods.variantId, quantity, metadata: {} }],
      shipping_methods: shipping ? [{ option_id: goods.shippingOptionId }] : [],
      shipping_address: address,
      billing_address: address,
    }),
  )
  const { order } = await setUp.write((admin) => admin.draftOrders.markPaid(draft_order.id))
  const itemId = required(order.items?.[0]?.id)
  if (captured || shipped) await setUp.write((admin) => admin.orders.capturePayment(order.id))
  if (shipped) await ship(setUp, order.id, itemId, quantity)
  return { id: order.id, cartId: required(draft_order.cart_id), email, displayId: order.display_id, itemId }
}

async function ship(setUp: AdminClient, orderId: string, itemId: string, quantity: number): Promise<void> {
  const { order } = await setUp.write((admin) =>
    admin.orders.createFulfillment(orderId, { items: [{ item_id: itemId, quantity }] }),
  )
  const fulfillmentId = required(order.fulfillments[0]?.id)
  await setUp.write((admin) => admin.orders.createShipment(orderId, { fulfillment_id: fulfillmentId }))
}

/** A name that no other run and no other area has. */
export function unique(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 13)}`
}

/** @throws Error where the answer lacks what it must have */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the answer lacks what the next call needs')
  return value
}
