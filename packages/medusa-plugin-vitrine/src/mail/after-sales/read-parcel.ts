import type { Fulfillment, Order } from '@medusajs/medusa'
import type { MailServices } from '../mail-writer'
import { readOrder, toOrderId } from './read-order'

const relations = ['items.item.variant.product.images', 'tracking_links', 'swap', 'claim_order']

/**
 * A parcel with what is in it, of an order, an exchange or a claim.
 * @param id a fulfillment's
 */
export async function readParcel(
  id: string,
  { fulfillments, orders }: Pick<MailServices, 'fulfillments' | 'orders'>,
): Promise<{ parcel: Fulfillment; order: Order; locale: string | undefined }> {
  const parcel = await fulfillments.retrieve(id, { relations })
  return { parcel, ...(await readOrder(orders, toOrderId(parcel))) }
}
