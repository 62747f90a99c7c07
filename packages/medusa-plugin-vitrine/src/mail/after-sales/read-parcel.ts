// @ts-nocheck
import { readOrder, toOrderId } from './read-order'

const relations = ['items.item.variant.product', 'tracking_links', 'swap', 'claim_order']

/**
 * A parcel with what is in it, of an order, an exchange or a claim.
 * @param {string} id a fulfillment's
 * @param {{ fulfillments: object, orders: object }} services
 * @returns {Promise<{ parcel: object, order: object, locale: string | undefined }>}
 */
export async function readParcel(id, { fulfillments, orders }) {
  const parcel = await fulfillments.retrieve(id, { relations })
  return { parcel, ...(await readOrder(orders, toOrderId(parcel))) }
}
