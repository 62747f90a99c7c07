// @ts-nocheck
import { toLocale } from '../locale'

/**
 * What a letter about an order needs of it.
 * @param {{ retrieve(id: string, config: object): Promise<object> }} orders Medusa's service
 * @param {string} id
 * @param {string[]} [relations] what else
 * @returns {Promise<{ order: object, locale: string | undefined }>}
 */
export async function readOrder(orders, id, relations = []) {
  const order = await orders.retrieve(id, { relations: ['cart', 'shipping_address', 'billing_address', ...relations] })
  return { order, locale: toLocale(order) }
}

/** The order that a parcel, there or back, belongs to, also by way of an exchange or a claim. */
export function toOrderId({ order_id: id, swap, claim_order: claim }) {
  return id ?? swap?.order_id ?? claim?.order_id
}
