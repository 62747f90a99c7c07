import { type Order } from '~/commerce/shop/order'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { readCollection } from '~/features/payment/payment-collection.server'
import { toOrderBalance } from '~/features/orders/order-balance'
import { readReturns } from '../returns/read-returns.server'

/**
 * A change that was made, with what is still to be paid for it as its difference. Merchants may make one without waiting
 * for its payment; the backend then calls the difference nothing, while the payment that it has asked for stays open.
 * @throws CommerceError when the backend is down
 */
export async function withUnpaid(ctx: RequestContext, order: Order, edit: OrderEdit): Promise<OrderEdit> {
  const { status, paymentCollectionId: id } = edit
  if (status !== 'confirmed' || !id) return edit
  const { toPay, byInvoice } = toOrderBalance(order, await readReturns(ctx, order.id))
  if (toPay === byInvoice) return edit
  const { amount } = await readCollection(ctx, id)
  return amount <= toPay - byInvoice ? { ...edit, difference: amount } : edit
}
