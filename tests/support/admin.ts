import { createAdminClient } from '../../app/commerce/medusa-v1/admin-client.admin.server'
import { isCommerceError } from '../../app/commerce/errors'
import { readRefusal } from '../../app/commerce/medusa-v1/medusa-refusal'
import { createMade } from './made'
import { readWorld } from './world'

export interface AdminVariant {
  id: string
  title: string
  sku: string | null
  inventory_quantity: number
  prices: { currency_code: string; amount: number; price_list_id: string | null }[]
}

export interface AdminProduct {
  id: string
  handle: string
  title: string
  status: string
  variants: AdminVariant[]
}

export interface AdminOrder {
  id: string
  display_id: number
  email: string
  cart_id: string
  currency_code: string
  created_at: string
  /** Minor units, like all amounts. */
  total: number
  subtotal: number
  shipping_total: number
  tax_total: number
  metadata: Record<string, unknown> | null
  items: { title: string; variant_id: string; quantity: number; unit_price: number }[]
  shipping_address: Record<string, string | null>
}

interface NewProduct {
  title: string
  /** One variant per entry of `stock`, named after its key. */
  stock: Record<string, number>
  /** Minor units by currency. */
  prices: Record<string, number>
  /** Offered at once unless said otherwise. */
  status?: 'draft' | 'published'
}

export type Admin = Awaited<ReturnType<typeof createAdmin>>

/** The tests' hands in the real Medusa: signed in once as its administrator. */
export async function createAdmin() {
  const { face, call, made } = signIn()
  let channels: Promise<{ id: string }[]> | undefined

  function listChannels(): Promise<{ id: string }[]> {
    channels ??= call<{ store: { default_sales_channel_id: string } }>('GET', '/admin/store').then(({ store }) => [
      { id: store.default_sales_channel_id },
    ])
    return channels
  }

  return {
    /** The merchant's side of the commerce client, for what is typed there. */
    face,
    call,
    /** What these hands have made, and when it goes again. */
    made,
    /** Where a product has to be for the shop to sell it. */
    listChannels,

    /** Orders of an e-mail address, newest first. */
    async listOrders(email: string): Promise<AdminOrder[]> {
      const { orders } = await call<{ orders: AdminOrder[] }>(
        'GET',
        `/admin/orders?q=${encodeURIComponent(email)}&limit=50`,
      )
      const mine = orders.filter((order) => order.email === email.toLowerCase())
      return mine.sort((a, b) => b.display_id - a.display_id)
    },

    /** An order with its lines and totals. */
    async readOrder(id: string): Promise<AdminOrder> {
      return (await call<{ order: AdminOrder }>('GET', `/admin/orders/${id}`)).order
    },

    /** Packs all that an order holds, or so many pieces of each line, and hands it to the carrier. */
    async ship(orderId: string, trackingNumbers: string[] = [], pieces = Infinity): Promise<void> {
      const { order } = await call<{ order: { items: { id: string; quantity: number }[] } }>(
        'GET',
        `/admin/orders/${orderId}`,
      )
      const items = order.items.map(({ id: item_id, quantity }) => ({ item_id, quantity: Math.min(pieces, quantity) }))
      const path = `/admin/orders/${orderId}`
      type Packed = { order: { fulfillments: { id: string; shipped_at: string | null }[] } }
      const packed = await call<Packed>('POST', `${path}/fulfillment?expand=fulfillments`, { items })
      const fulfillment_id = packed.order.fulfillments.find(({ shipped_at: shipped }) => !shipped)?.id
      await call('POST', `${path}/shipment`, { fulfillment_id, tracking_numbers: trackingNumbers })
    },

    async findProduct(handle: string): Promise<AdminProduct> {
      const path = `/admin/products?handle=${encodeURIComponent(handle)}&expand=variants,variants.prices`
      const { products } = await call<{ products: AdminProduct[] }>('GET', path)
      const [product] = products
      if (!product) throw new Error(`no product has the handle ${handle}`)
      return product
    },

    /** A published product of the test's own, in the default sales channel. */
    async createProduct({ title, stock, prices, status = 'published' }: NewProduct): Promise<AdminProduct> {
      const { product } = await call<{ product: AdminProduct }>('POST', '/admin/products', {
        title,
        status,
        handle: `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
        sales_channels: await listChannels(),
        options: [{ title: 'Size' }],
        variants: Object.entries(stock).map(([value, quantity]) => ({
          title: value,
          inventory_quantity: quantity,
          manage_inventory: true,
          options: [{ value }],
          prices: Object.entries(prices).map(([currency_code, amount]) => ({ currency_code, amount })),
        })),
      })
      return product
    },

    async setStock(productId: string, variantId: string, quantity: number): Promise<void> {
      await call('POST', `/admin/products/${productId}/variants/${variantId}`, { inventory_quantity: quantity })
    },

    /** `draft` takes the product out of the shop, `published` puts it back. */
    async setStatus(productId: string, status: 'draft' | 'published'): Promise<void> {
      await call('POST', `/admin/products/${productId}`, { status })
    },

    async deleteVariant(productId: string, variantId: string): Promise<void> {
      await call('DELETE', `/admin/products/${productId}/variants/${variantId}`)
    },

    async deleteProduct(productId: string): Promise<void> {
      await call('DELETE', `/admin/products/${productId}`)
    },
  }
}

function signIn() {
  const settings = {
    baseUrl: readWorld('MEDUSA_URL'),
    storefrontSecret: readWorld('STOREFRONT_SECRET'),
    readDeadlineMs: 60_000,
  }
  const user = { email: readWorld('ADMIN_EMAIL'), password: readWorld('ADMIN_PASSWORD') }
  const face = createAdminClient(settings, { requestId: 'tests', log: { debug() {}, info() {}, warn() {} } }, user)

  const made = createMade()

  /** One call of Medusa's admin API. @throws Error with Medusa's answer where it refuses */
  async function call<T = unknown>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}): Promise<T> {
    const send = method === 'GET' ? face.read : face.write
    try {
      const answer = (await send(({ client }) => client.request(method, path, { ...body }))) as T
      if (method === 'POST') made.note(path, answer)
      return answer
    } catch (error) {
      throw isCommerceError(error)
        ? new Error(`${method} ${path}: ${error.status} ${readRefusal(error).message}`)
        : error
    }
  }
  return { face, call, made }
}
