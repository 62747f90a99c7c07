import { type Order } from '~/commerce/shop/order'
import { type EditedLine, type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { toLineMessages } from '~/features/orders/line-messages'
import { getOrderPage } from '~/features/orders/order.server'
import { refuseOrder } from '~/features/orders/require-own-order.server'
import { listKnownProducts } from '~/features/orders/known-products.server'
import { type RefundLimit, toRefundLimit } from '../refund-limit'
import { type DifferenceView } from './difference'
import { readDifference, toDifferenceView, toEditFingerprint } from './difference.server'
import { type EditGuarantees, toEditGuarantees } from './edit-guarantees.server'
import { readEditObstacles } from './edit-obstacles.server'
import { type ChangeView, isUnpaid, toChangeViews } from './order-edit'
import { withUnpaid } from './unpaid-edit.server'

export interface OrderEditPageData {
  orderId: string
  editId: string
  number: number
  /** ISO 4217. */
  currency: string
  status: Exclude<OrderEdit['status'], 'created'>
  changes: ChangeView[]
  /** Minor units. */
  totalBefore: number
  totalAfter: number
  /** Minor units: what is still to be paid, or negative what comes back. */
  difference: number
  /** The change was made, and only its payment is missing. */
  isUnpaid: boolean
  /** How it is paid; null where nothing is due, or nothing that can be paid here. */
  payment: DifferenceView | null
  /** Of what comes back, where the order becomes cheaper. */
  limit: RefundLimit
  /** What the form says it was shown, so that a change in between is noticed. */
  mark: string
  declinedReason: string | null
  guarantees: EditGuarantees
}

/**
 * The edit of an order that `requireOwnOrder` has let through. The backend shows any edit to anybody.
 * @throws the 404 page for one of another order, or one that the merchant is still writing
 */
export async function requireOrderEdit(ctx: RequestContext, order: Order, editId: string): Promise<OrderEdit> {
  const edit = await ctx.commerce.as({}).orderEdits.getOrderEdit(editId)
  const isOwn = edit?.orderId === order.id && edit.status !== 'created'
  return isOwn ? withUnpaid(ctx, order, edit) : refuseOrder(ctx, 'other-order')
}

/**
 * What the merchant proposes, in the page's language.
 * @throws a redirect where the address asks for the payment of another proposal; CommerceError when the backend is down
 */
export async function getOrderEditPage(ctx: RequestContext, order: Order, edit: OrderEdit): Promise<OrderEditPageData> {
  const lines = edit.changes.flatMap(({ line, original }) => line ?? original ?? [])
  const [{ number, currency, totals }, products, due, obstacles] = await Promise.all([
    getOrderPage(ctx, order),
    listKnownProducts(
      ctx,
      lines.flatMap((line) => line.variant?.productId ?? []),
    ),
    edit.status === 'requested' || isUnpaid(edit) ? readDifference(ctx, edit) : null,
    readEditObstacles(ctx, order, edit),
  ])
  const toWords = (line: EditedLine) => toLineMessages(line, products, { currency, locale: ctx.locale })
  const changes = toChangeViews(edit, toWords, obstacles)
  return {
    orderId: order.id,
    editId: edit.id,
    number,
    currency,
    status: edit.status === 'created' ? 'requested' : edit.status,
    changes,
    totalBefore: totals.total,
    totalAfter: edit.total,
    difference: edit.difference,
    isUnpaid: isUnpaid(edit),
    payment: due && (await toDifferenceView(ctx, edit, due)),
    limit: toRefundLimit(order),
    mark: toEditFingerprint(edit, due),
    declinedReason: edit.declinedReason || null,
    guarantees: toEditGuarantees(ctx, order, edit, products),
  }
}
