import { isCommerceError } from '~/commerce/errors'
import { type Merchant } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { type FormAnswer } from '~/forms/form-answer'
import { goOn } from '~/forms/go-on'
import { refuse } from '~/forms/refuse.server'
import { withLocks } from '~/once/lock.server'
import { redis } from '~/once/redis.server'
import { createRepeatGuard, type Use } from '~/once/repeat-guard.server'
import { paths } from '~/paths'
import { type MerchantRights } from './require-merchant.admin.server'
import { type KnownTask, readTask, toSeen } from './task-page.server'
import { findPayment, findTaskState, listWorks, toRefundNote, type Work } from './task-work'

interface Asked {
  taskId: string
  work: Work
  form: FormData
}

// the backend may still come to an end with what it has not answered
const begun = createRepeatGuard({ name: 'merchant-work', seconds: 10 * 60 }, redis)

/**
 * Does what the merchant has confirmed, once: only while all is as the page has shown it, one at a time for each order, and
 * not again for a while where no answer came. A refund carries the task's name, by which the backend's own books tell
 * whether it was made.
 */
export async function doWork(ctx: RequestContext, rights: MerchantRights, asked: Asked): Promise<FormAnswer> {
  const { form, taskId } = asked
  if (!(await ctx.csrf.isToken(form.get('csrfToken')))) return refuse(ctx, form, 403, { message: 'auth:errors.csrf' })
  const { order } = await rights.merchant.requireTask(taskId)
  return withLocks([`merchant-work ${order?.id ?? taskId}`], () => doAlone(ctx, rights, asked))
}

async function doAlone(
  ctx: RequestContext,
  { merchant, user }: MerchantRights,
  { taskId, work, form }: Asked,
): Promise<FormAnswer> {
  const known = await readTask(merchant, taskId)
  const seen = toSeen(known)
  const isSame = form.get('seen') === seen && listWorks(known).includes(work)
  const use = isSame ? await begun.use(`${taskId} ${work} ${seen}`) : null
  if (!use) return refuse(ctx, form, 409, { message: 'merchant:outcome.changed' })
  const outcome = await attempt(merchant, known, work, use)
  ctx.security.tell('merchant-work', { work, reason: outcome, email: user.email })
  if (outcome === 'refused') return refuse(ctx, form, 409, { message: 'merchant:outcome.refused' })
  if (outcome === 'unclear') return refuse(ctx, form, 502, { message: 'merchant:outcome.unclear' })
  return finish(ctx, merchant, { taskId, work })
}

async function attempt(
  merchant: Merchant,
  known: KnownTask,
  work: Work,
  use: Use,
): Promise<'done' | 'refused' | 'unclear'> {
  try {
    const isDone = await perform(merchant, known, work)
    if (!isDone) await use.giveBack()
    return isDone ? 'done' : 'refused'
  } catch (error) {
    if (!isCommerceError(error)) throw error
    if (error.mayHaveHappened) return (await hasHappened(merchant, known, work)) ? 'done' : 'unclear'
    await use.giveBack()
    // a page of its own says so
    if (['unreachable', 'unauthenticated', 'forbidden'].includes(error.kind)) throw error
    return 'refused'
  }
}

/** @returns false where the backend or a provider has refused */
async function perform(merchant: Merchant, { task, order }: KnownTask, work: Work): Promise<boolean> {
  if (work === 'resend') return merchant.resendMail(task.id)
  if (work === 'done') return true
  if (!order) return false
  if (work === 'cancel') await merchant.cancelOrder(order.id)
  else if (work === 'capture') return capture(merchant, { task, order })
  else return refund(merchant, { task, order })
  return true
}

async function capture(merchant: Merchant, { task, order }: KnownTask): Promise<boolean> {
  const isOfOrder = task.kind === 'capture-failed' && !findPayment({ task, order })?.exchangeId
  if (isOfOrder && order) return merchant.captureOrder(order.id)
  await merchant.capturePayment(task.about.id)
  return true
}

async function refund(merchant: Merchant, { task, order }: KnownTask): Promise<boolean> {
  const { about, amount } = task
  if (!order || amount === null) return false
  if (about.kind === 'exchange') return merchant.refundExchange(order.id, about.id)
  const asked = { amount, note: toRefundNote(task) }
  if (about.kind === 'payment') await merchant.refundPayment(about.id, asked)
  else await merchant.refundOrder(order.id, asked)
  return true
}

/** Whether the backend's books tell that it was done although no answer came. */
async function hasHappened(merchant: Merchant, before: KnownTask, work: Work): Promise<boolean> {
  try {
    const now = await readTask(merchant, before.task.id)
    if (work === 'capture') return Boolean(findPayment(now)?.capturedAt)
    if (work === 'cancel') return now.order?.status === 'cancelled'
    if (work !== 'refund') return false
    if (before.task.about.kind !== 'payment') return findTaskState(now) === 'refunded'
    return (findPayment(now)?.refunded ?? 0) > (findPayment(before)?.refunded ?? 0)
  } catch (error) {
    if (isCommerceError(error)) return false
    throw error
  }
}

async function finish(
  ctx: RequestContext,
  merchant: Merchant,
  { taskId, work }: Pick<Asked, 'taskId' | 'work'>,
): Promise<FormAnswer> {
  try {
    // a mail that is on its way finishes its task itself
    if (work !== 'resend') await merchant.finishTask(taskId)
  } catch (error) {
    if (!isCommerceError(error) || work === 'done') throw error
    ctx.log.warn({ err: error }, 'a task was done and not noted')
    return goOn(paths.merchantTask(taskId), { kind: 'error', key: 'merchant:outcome.not-noted' })
  }
  return goOn(paths.merchant(), { kind: 'success', key: `merchant:work.${work}.done` })
}
