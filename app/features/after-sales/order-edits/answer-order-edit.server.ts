import { type CommerceError, type CommerceReason, isCommerceError, isOutage } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { releaseCollection } from '~/features/payment/payment-collection.server'
import { type FormAnswer } from '~/forms/form-answer'
import { type GoOn, goOn } from '~/forms/go-on'
import { readForm } from '~/forms/read-form.server'
import { refuse } from '~/forms/refuse.server'
import { toTypedText } from '~/forms/typed-text'
import { type Flash } from '~/http/server/flash.server'
import { paths } from '~/paths'
import { acceptSchema, declineSchema, reasonLength } from './answer.schema'
import { readDifference, toEditFingerprint } from './difference.server'
import { readEditObstacles } from './edit-obstacles.server'
import { isUnpaid } from './order-edit'
import { requireOrderEdit } from './order-edit.server'
import { type DifferencePayment, payDifference } from './pay-difference.server'

/**
 * Accepts or declines what the merchant proposes, for an order that `requireOwnOrder` has let through. A form that comes
 * twice changes nothing the second time and tells how it stands.
 * @throws CommerceError when the backend is down; whatever was paid by then counts when the form comes again
 */
export async function answerOrderEdit(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  form: FormData,
): Promise<FormAnswer> {
  if (toTypedText(form, 'intent') !== 'decline' || isUnpaid(edit)) return accept(ctx, order, edit, form)
  return edit.status === 'requested' ? decline(ctx, order, edit, form) : tellStanding(ctx, edit)
}

async function accept(ctx: RequestContext, order: Order, edit: OrderEdit, form: FormData): Promise<FormAnswer> {
  const posted = readForm(ctx, form, acceptSchema)
  if (!posted.ok) return posted
  const { mark, provider: providerId, parts: partsMark } = posted.value
  const accepted = await requireAcceptable(ctx, order, edit, mark)
  if ('ok' in accepted) return accepted
  const { due } = accepted
  const payment = due ? await payDifference(ctx, edit, { due, providerId, partsMark }) : 'paid'
  return answerPayment(ctx, order, { edit, form, payment })
}

/** What is to be paid for an edit that may be accepted as it was shown, or the page that says why it may not. @throws CommerceError */
export async function requireAcceptable(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  mark: string,
): Promise<GoOn | { due: PaymentCollection | null }> {
  if (edit.status !== 'requested' && !isUnpaid(edit)) return tellStanding(ctx, edit)
  const due = await readDifference(ctx, edit)
  if (mark !== toEditFingerprint(edit, due)) return leadOn(ctx, edit, 'notice', 'meanwhile')
  // the page names the pieces, and nothing is paid in vain
  const isBlocked = Object.keys(await readEditObstacles(ctx, order, edit)).length > 0
  return isBlocked ? leadOn(ctx, edit, 'error', 'blocked') : { due }
}

interface Accepted {
  edit: OrderEdit
  form: FormData
  payment: DifferencePayment
}

/** What the form that accepts an edit came to, once it was tried to be paid. @throws CommerceError */
export async function answerPayment(
  ctx: RequestContext,
  order: Order,
  { edit, form, payment }: Accepted,
): Promise<FormAnswer> {
  if (typeof payment === 'object') return payment
  if (payment === 'divided' || payment === 'part') return leadOn(ctx, edit, 'notice', `payment.${payment}`)
  if (payment === 'unknown') return refuse(ctx, form, 400, { errors: { provider: 'after-sales:edit.errors.provider' } })
  if (payment === 'down') return refuse(ctx, form, 400, { errors: { provider: 'checkout:errors.provider-down' } })
  return payment === 'paid' ? completeEdit(ctx, order, edit) : leadOn(ctx, edit, 'error', 'not-paid')
}

/** Makes the change, which nothing is to be paid for any more, or notes that it is paid; once, however often it is asked for. */
export function completeEdit(ctx: RequestContext, order: Order, edit: OrderEdit): Promise<GoOn> {
  return settle(ctx, order, edit, () => ctx.commerce.as({}).orderEdits.complete(edit.id))
}

async function decline(ctx: RequestContext, order: Order, edit: OrderEdit, form: FormData): Promise<FormAnswer> {
  const posted = readForm(ctx, form, declineSchema, { limit: reasonLength })
  if (!posted.ok) return posted
  const { reason } = posted.value
  const answer = await settle(ctx, order, edit, () => ctx.commerce.as({}).orderEdits.decline(edit.id, reason))
  await releaseDeclined(ctx, edit)
  return answer
}

// the answer stands whatever becomes of a payment that was begun: a provider lets go of it in the end
async function releaseDeclined(ctx: RequestContext, { paymentCollectionId: id }: OrderEdit): Promise<void> {
  if (!id) return
  await releaseCollection(ctx, id).catch((error: unknown) =>
    ctx.log.warn({ err: error }, 'a payment for a declined change was not given back'),
  )
}

// the merchant may have withdrawn it, or another tab answered, a moment ago: what stands in the end is what is told
async function settle(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  write: () => Promise<unknown>,
): Promise<GoOn> {
  try {
    await write()
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.info({ err: error }, 'an order edit could not be answered')
    const now = await requireOrderEdit(ctx, order, edit.id)
    return now.status === 'requested' ? tellRefusal(ctx, now, error) : tellStanding(ctx, now)
  }
  return tellStanding(ctx, await requireOrderEdit(ctx, order, edit.id))
}

const refusals: Partial<Record<CommerceReason, string>> = {
  'pieces-bound': 'blocked',
  'out-of-stock': 'blocked',
  'order-cancelled': 'order-cancelled',
}

async function tellRefusal(ctx: RequestContext, edit: OrderEdit, { reason }: CommerceError): Promise<GoOn> {
  const known = reason && refusals[reason]
  if (known) return leadOn(ctx, edit, 'error', known)
  const due = await readDifference(ctx, edit)
  return leadOn(ctx, edit, 'error', due && !due.isPaid ? 'short-paid' : 'failed')
}

/** Leads to the edit with a message that says how it stands. */
export function tellStanding(ctx: RequestContext, edit: OrderEdit): GoOn {
  if (edit.status === 'confirmed') return leadOn(ctx, edit, 'success', 'accepted')
  if (edit.status === 'declined') return leadOn(ctx, edit, 'success', 'declined')
  return leadOn(ctx, edit, 'error', edit.status === 'cancelled' ? 'withdrawn' : 'failed')
}

/** Leads to the edit with one of its messages. */
export function leadOn(ctx: RequestContext, edit: OrderEdit, kind: Flash['kind'], message: string): GoOn {
  const path = paths.orderEdit(ctx.locale.code, edit.orderId, edit.id)
  return goOn(path, { kind, key: `after-sales:edit.${message}` })
}
