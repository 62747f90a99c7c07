import { isCommerceError, isOutage } from '../errors'
import { type Order } from '../shop/order'
import { type FoundOrder, type LookUp, type Orders } from '../shop/orders'
import { type Calls } from './repeatable-calls'
import { readClaimToken } from './claim-token'
import { orNull } from './or-null'
import { type OrderRecord, toOrder } from './order'
import { isOwnOrder, listOwnOrders } from './own-orders'
import { listSpentCards } from './spent-cards'
import { type Address } from './types'

const relations = [
  'items',
  'items.variant',
  'shipping_address',
  'billing_address',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'fulfillments',
  'fulfillments.tracking_links',
  'payments',
  'discounts',
  'discounts.rule',
].join()

export function toOrders({ read, write, put }: Calls): Orders {
  return {
    getOrder: (orderId) => orNull(readOrder(read, orderId)),
    async getPlaced(cartId) {
      const found = await orNull(read(({ orders }) => orders.retrieveByCartId(cartId)))
      return found && { orderId: found.order.id }
    },
    async getPlacedExchange(cartId) {
      const found = await orNull(read(({ swaps }) => swaps.retrieveByCartId(cartId)))
      // an exchange is there before it is ordered
      return found?.swap.confirmed_at ? { orderId: found.swap.order_id } : null
    },
    listOwn: (page, filter) => listOwnOrders(read, page, filter),
    isOwn: (orderId) => isOwnOrder(read, orderId),
    lookUp: (said) => lookUp(read, said),
    listSpentCards: (order) => listSpentCards(read, order),
    async requestClaim(orderIds) {
      await write(({ orders }) => orders.requestCustomerOrders({ order_ids: orderIds }))
    },
    readClaim: readClaimToken,
    acceptClaim: (token) => acceptClaim(put, token),
  }
}

async function readOrder(read: Calls['read'], orderId: string): Promise<Order> {
  const path = `/store/orders/${encodeURIComponent(orderId)}?expand=${relations}`
  const answer = await read((medusa) => medusa.client.request('GET', path))
  return toOrder((answer as { order: OrderRecord }).order)
}

interface FoundRecord {
  id: string
  cart_id: string | null
  shipping_address: Pick<Address, 'postal_code'> | null
}

// Medusa 1.20 takes the postcode and does not look at it
async function lookUp(read: Calls['read'], { number, email, postalCode }: LookUp): Promise<FoundOrder | null> {
  const query = new URLSearchParams({
    display_id: String(number),
    email,
    'shipping_address[postal_code]': postalCode,
    fields: 'id,cart_id',
    expand: 'shipping_address',
  })
  try {
    const answer = await read((medusa) => medusa.client.request('GET', `/store/orders?${query}`))
    const { order } = answer as { order: FoundRecord }
    return { id: order.id, cartId: order.cart_id, postalCode: order.shipping_address?.postal_code ?? '' }
  } catch (error) {
    if (isCommerceError(error, 'not-found', 'invalid')) return null
    throw error
  }
}

async function acceptClaim(put: Calls['put'], token: string): Promise<boolean> {
  try {
    // the same twice is the same: what it states is absolute
    await put(({ orders }) => orders.confirmRequest({ token }))
    return true
  } catch (error) {
    // Medusa answers 500 to a token that it has not signed
    if (isOutage(error) && error.status !== 500) throw error
    if (!isCommerceError(error)) throw error
    return false
  }
}
