import { isCommerceError, isOutage } from '~/commerce/errors'
import { type Order } from '~/commerce/shop/order'
import { type OrderEdit } from '~/commerce/shop/order-edits'
import { type PaymentCollection } from '~/commerce/shop/payment'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { refuse } from '~/forms/refuse.server'
import { toTypedText } from '~/forms/typed-text'
import { readCollection, settleBegun } from '~/features/payment/payment-collection.server'
import { withLocks } from '~/once/lock.server'
import { paths } from '~/paths'
import { redirectTo } from '~/respond.server'
import { answerPayment, leadOn, requireAcceptable } from './answer-order-edit.server'
import { isChanging, readDifference } from './difference.server'
import { type DivisionView } from './division'
import {
  checkDivision,
  type Division,
  isDividedSo,
  isDivisible,
  readTypedDivision,
  toBounds,
  toPartsMark,
  toTypedDivision,
} from './division.server'
import { getOrderEditPage, type OrderEditPageData } from './order-edit.server'
import { payParts } from './pay-difference.server'

/** The change whose difference is to be divided, and how. */
export interface DivisionPageData {
  page: OrderEditPageData
  division: DivisionView
}

/**
 * The form that divides a difference, and with `review` in the address the parts that it comes to, to be confirmed.
 * @throws a redirect to the change where there is nothing to divide; CommerceError when the backend is down
 */
export async function getDivisionPage(ctx: RequestContext, order: Order, edit: OrderEdit): Promise<DivisionPageData> {
  const [page, due] = await Promise.all([getOrderEditPage(ctx, order, edit), readDifference(ctx, edit)])
  const isOpen = page.payment !== null && page.payment.choices.length > 0
  const isBlocked = page.changes.some(({ obstacle }) => obstacle !== null)
  if (!due || !isOpen || isBlocked || isChanging(edit, due) || !isDivisible(due)) {
    throw await redirectTo(ctx, paths.orderEdit(ctx.locale.code, order.id, edit.id))
  }
  const asked = { due, currency: page.currency }
  const fields = ctx.url.searchParams
  const typed = fields.has('amount') ? readTypedDivision(fields) : toTypedDivision(ctx, asked)
  const { division, problems } = fields.has('review')
    ? checkDivision(ctx, typed, asked)
    : { division: null, problems: null }
  const bounds = toBounds(ctx, asked)
  const told = Object.entries(problems ?? {}).map(([field, key]) => [field, ctx.t(key, bounds)] as const)
  const parts = division?.map(({ provider, amount }) => ({ label: provider.label, amount })) ?? null
  const problemsTold: DivisionView['problems'] = Object.fromEntries(told)
  return { page, division: { typed, problems: problemsTold, parts, bounds, partsMark: toPartsMark(due) } }
}

/**
 * Accepts an edit and pays its difference in the two parts that were looked over, for an order that `requireOwnOrder` has let
 * through. A form that comes twice goes on with the same parts; one that knows nothing of another window's parts changes none.
 * @throws CommerceError when the backend is down; whatever was paid by then counts when the form comes again
 */
export async function divideDifference(
  ctx: RequestContext,
  order: Order,
  edit: OrderEdit,
  form: FormData,
): Promise<FormAnswer> {
  const accepted = await requireAcceptable(ctx, order, edit, toTypedText(form, 'mark'))
  if ('ok' in accepted) return accepted
  const { due } = accepted
  if (!due || isChanging(edit, due)) return leadOn(ctx, edit, 'notice', 'meanwhile')
  const asked = { due, currency: order.currency }
  const { division, problems } = checkDivision(ctx, readTypedDivision(form), asked)
  if (!division) return refuse(ctx, form, 400, { errors: problems, params: toBounds(ctx, asked) })
  const divided = await withLocks([`difference ${due.id}`], () =>
    divide(ctx, due.id, { division, seen: toTypedText(form, 'parts') }),
  )
  if (divided === 'refused') return refuse(ctx, form, 400, { errors: { second: 'checkout:errors.provider-down' } })
  if (divided === 'begun') return leadOn(ctx, edit, 'notice', 'payment.part')
  if (divided === 'waiting') return leadOn(ctx, edit, 'notice', 'payment.waiting')
  if (divided === 'other') return leadOn(ctx, edit, 'notice', 'payment.divided')
  const payment = divided.isPaid ? 'paid' : await payParts(ctx, edit, divided)
  return answerPayment(ctx, order, { edit, form, payment })
}

interface Wanted {
  division: Division
  /** Of the parts that there were when it was looked over. */
  seen: string
}

/**
 * @returns the collection in those parts, or one that is paid by what was begun before; `begun`: a
 *   part of that is paid; `waiting`: its provider has not decided yet; `other`: another window has divided it; `refused`: a provider does not let itself be chosen for its part
 */
async function divide(
  ctx: RequestContext,
  dueId: string,
  { division, seen }: Wanted,
): Promise<PaymentCollection | 'begun' | 'waiting' | 'other' | 'refused'> {
  const now = await readCollection(ctx, dueId)
  if (isDividedSo(now, division)) return now
  if (toPartsMark(now) !== seen) return now.isPaid ? now : 'other'
  const settled = await settleBegun(ctx, now)
  if (settled === 'waiting') return 'waiting'
  if (settled.isPaid) return settled
  if (!isDivisible(settled)) return 'begun'
  try {
    const parts = division.map(({ provider, amount }) => ({ provider: provider.id, amount }))
    await ctx.commerce.as({}).paymentCollections.divide(dueId, parts)
  } catch (error) {
    if (!isCommerceError(error) || isOutage(error)) throw error
    ctx.log.warn({ err: error }, 'a difference cannot be divided so')
    return 'refused'
  }
  return readCollection(ctx, dueId)
}
