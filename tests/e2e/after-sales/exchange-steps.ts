import { type Admin, type AdminProduct } from '../../support/admin'
import { tell } from '../../support/http-shopper'
import { findVariant } from '../cart/cart-steps'

/** A product at 39 euros in its size Medium and in Tall, dearer in Large and cheaper in Small. */
export async function makeSizes(admin: Admin, title: string): Promise<AdminProduct> {
  const stock = { Medium: 50, Large: 50, Small: 50, Tall: 50 }
  const product = await admin.createProduct({ title, stock, prices: { eur: 3900 } })
  for (const [size, amount] of [
    ['Large', 5900],
    ['Small', 900],
  ] as const) {
    const path = `/admin/products/${product.id}/variants/${findVariant(product, size).id}`
    await admin.call('POST', path, { prices: [{ currency_code: 'eur', amount }] })
  }
  return product
}

export interface StoredExchange {
  id: string
  confirmed_at: string | null
  /** Minor units. */
  difference_due: number | null
}

/** The exchange with that cart, as Medusa has it. */
export async function readExchange(cartId: string): Promise<StoredExchange> {
  return (await tell<{ swap: StoredExchange }>('GET', `/store/swaps/${cartId}`)).swap
}

/** The carts of an order's exchanges that nobody has dropped. */
export async function listExchangeCarts(orderId: string): Promise<string[]> {
  type Answer = { order: { swaps: { cart_id: string; canceled_at: string | null }[] } }
  const { order } = await tell<Answer>('GET', `/store/orders/${orderId}?fields=id&expand=swaps`)
  return order.swaps.filter(({ canceled_at }) => canceled_at === null).map(({ cart_id }) => cart_id)
}

/** Takes in what an exchange brings back, and settles its difference. */
export async function settleExchange(admin: Admin, orderId: string, cartId: string): Promise<void> {
  type Returned = { id: string; items: { item_id: string; quantity: number }[] }
  type Answer = { order: { swaps: { id: string; cart_id: string; return_order: Returned }[] } }
  const relations = 'swaps,swaps.return_order,swaps.return_order.items'
  const { order } = await admin.call<Answer>('GET', `/admin/orders/${orderId}?expand=${relations}`)
  const exchange = order.swaps.find(({ cart_id }) => cart_id === cartId)
  const items = exchange?.return_order.items.map(({ item_id, quantity }) => ({ item_id, quantity }))
  await admin.call('POST', `/admin/returns/${exchange?.return_order.id}/receive`, { items })
  await admin.call('POST', `/admin/orders/${orderId}/swaps/${exchange?.id}/process-payment`)
}

/** Ships what comes in an exchange, in a parcel of that number. */
export async function shipExchange(admin: Admin, orderId: string, cartId: string, number: string): Promise<void> {
  const path = `/admin/orders/${orderId}/swaps/${(await readExchange(cartId)).id}`
  await admin.call('POST', `${path}/fulfillments`)
  type Answer = { order: { swaps: { cart_id: string; fulfillments: { id: string }[] }[] } }
  const { order } = await admin.call<Answer>('GET', `/admin/orders/${orderId}?expand=swaps,swaps.fulfillments`)
  const [fulfilment] = order.swaps.find(({ cart_id }) => cart_id === cartId)?.fulfillments ?? []
  await admin.call('POST', `${path}/shipments`, { fulfillment_id: fulfilment?.id, tracking_numbers: [number] })
}
