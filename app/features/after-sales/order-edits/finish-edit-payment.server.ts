import { type Order } from '~/commerce/shop/order'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type RequestContext } from '~/context.server'
import { type GoOn } from '~/forms/go-on'
import { authorizeCollection, hasPaidPart, releaseCollection } from '~/features/payment/payment-collection.server'
import { readPayment } from '~/features/payment/session-meaning.server'
import { refuseOrder } from '~/features/orders/require-own-order.server'
import { completeEdit, leadOn, tellStanding } from './answer-order-edit.server'
import { readDifference, toEditFingerprint } from './difference.server'
import { readEditReturn } from './edit-return.server'
import { isUnpaid } from './order-edit'

/**
 * Goes on with the change of an order whose difference a shopper has been paying. The address says for which proposal, as
 * it was accepted; what became of the payment the backend says. So it may be opened as often as anybody likes: it makes
 * that change or finds it made, and gives the money back where there is another proposal by now, or none.
 * @param state as the return address has it
 * @returns the way to the edit, or null where the provider has not decided yet
 * @throws the 404 page for the return from another edit; CommerceError when the backend is down
 */
export async function finishEditPayment(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  state: string | null,
): Promise<GoOn | null> {
  const back = await readEditReturn(ctx, state)
  if (!back) return leadOn(ctx, edit, 'notice', 'payment.unknown')
  if (back.seen.editId !== edit.id) return refuseOrder(ctx, 'other-order')
  if (edit.status === 'confirmed' && !isUnpaid(edit)) return tellStanding(ctx, edit)
  const due = await readDifference(ctx, edit)
  if ((edit.status !== 'requested' && !isUnpaid(edit)) || toEditFingerprint(edit, due) !== back.seen.mark) {
    await releaseCollection(ctx, back.seen.collectionId)
    return leadOn(ctx, edit, 'notice', 'payment.given-back')
  }
  if (back.outcome === 'cancel') return leadOn(ctx, edit, 'notice', 'payment.cancelled')
  return authorize(ctx, order, edit, due)
}

async function authorize(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  due: Awaited<ReturnType<typeof readDifference>>,
): Promise<GoOn | null> {
  const now = due && !due.isPaid ? await authorizeCollection(ctx, due) : due
  if (!now || now.isPaid) return completeEdit(ctx, order, edit)
  const state = readPayment(now)?.meaning.state
  if (state === 'waiting') return null
  if (hasPaidPart(now)) return leadOn(ctx, edit, 'notice', 'payment.part')
  return state === 'refused' ? leadOn(ctx, edit, 'error', 'not-paid') : leadOn(ctx, edit, 'notice', 'payment.not-done')
}
