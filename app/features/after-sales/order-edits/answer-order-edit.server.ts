import { isCommerceError, isOutage } from '~/commerce/errors'
import { type RequestContext } from '~/context.server'
import { type Flash } from '~/http/flash.server'
import { type OrderRecord } from '~/features/orders/own-order.server'
import { authorizeDifference, listWaysToPay, readCollection } from './difference.server'
import { type OrderEdit } from './order-edit'
import { requireOrderEdit } from './order-edit.server'

/** The longest reason for declining, in characters. */
export const reasonLength = 500

/** How it went: a message for the page, or by field what has to be corrected. */
export type EditAnswer = { flash: Flash } | { errors: Record<string, string> }

/**
 * Accepts or declines what the merchant proposes, for an order that `requireOwnOrder` has let through. A form that comes
 * twice changes nothing the second time and tells how it stands.
 * @throws CommerceError when the backend is down; whatever was paid by then counts when the form comes again
 */
export async function answerOrderEdit(
  ctx: RequestContext,
  order: OrderRecord,
  edit: OrderEdit,
  form: FormData,
): Promise<EditAnswer> {
  if (edit.status !== 'requested') return tellStanding(edit)
  return form.get('intent') === 'decline' ? decline(ctx, order, edit, form) : accept(ctx, order, edit, form)
}

async function accept(ctx: RequestContext, order: OrderRecord, edit: OrderEdit, form: FormData): Promise<EditAnswer> {
  const collection = await readCollection(ctx, edit)
  if (collection && collection.status !== 'authorized') {
    const providerId = form.get('provider')
    const way = listWaysToPay(ctx, collection).find(({ id }) => id === providerId)
    if (!way) return { errors: { provider: ctx.t('after-sales:edit.errors.provider') } }
    const isPaid = await authorizeDifference(ctx, edit, { collection, providerId: way.id })
    if (!isPaid) return toFlash('error', 'after-sales:edit.not-paid')
  }
  return settle(ctx, order, edit, () => ctx.commerce.as({}).put(({ orderEdits }) => orderEdits.complete(edit.id)))
}

async function decline(ctx: RequestContext, order: OrderRecord, edit: OrderEdit, form: FormData): Promise<EditAnswer> {
  const reason = String(form.get('reason') ?? '').trim()
  if (reason.length > reasonLength) {
    return { errors: { reason: ctx.t('after-sales:edit.errors.reason', { limit: reasonLength }) } }
  }
  return settle(ctx, order, edit, () =>
    ctx.commerce.as({}).put(({ orderEdits }) => orderEdits.decline(edit.id, { declined_reason: reason || undefined })),
  )
}

// the merchant may have withdrawn it, or another tab answered, a moment ago: what stands in the end is what is told
async function settle(
  ctx: RequestContext,
  order: OrderRecord,
  edit: OrderEdit,
  write: () => Promise<unknown>,
): Promise<EditAnswer> {
  try {
    await write()
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.info({ err: error }, 'an order edit could not be answered')
  }
  return tellStanding(await requireOrderEdit(ctx, order, edit.id))
}

function tellStanding({ status }: OrderEdit): EditAnswer {
  if (status === 'confirmed') return toFlash('success', 'after-sales:edit.accepted')
  if (status === 'declined') return toFlash('success', 'after-sales:edit.declined')
  return toFlash('error', status === 'canceled' ? 'after-sales:edit.withdrawn' : 'after-sales:edit.failed')
}

function toFlash(kind: Flash['kind'], key: `after-sales:edit.${string}`): EditAnswer {
  return { flash: { kind, key } }
}
