import { isCommerceError } from '~/commerce/errors'
import { type Merchant, type MerchantOrder, type Task } from '~/commerce/shop/merchant'
import { type RequestContext } from '~/context.server'
import { env } from '~/env.server'
import { toDayFormat } from '~/i18n/day-format'
import { toFormatTag } from '~/i18n/locales'
import { toFingerprint } from '~/once/fingerprint.server'
import { formatMoney } from '@vitrine/shared/money'
import { findTaskState, listWorks } from './task-work'

const onOnePage = 50
const mostPages = 1000

/** What waits, oldest first; `tasks` is null where the backend keeps no such list. */
export async function getTaskList(ctx: RequestContext, merchant: Merchant) {
  const asked = ctx.url.searchParams.get('page') ?? '1'
  const page = /^\d{1,4}$/.test(asked) ? Math.min(Math.max(Number(asked), 1), mostPages) : 1
  const found = await listTasks(merchant, { limit: onOnePage + 1, offset: (page - 1) * onOnePage })
  return {
    tasks: found && found.slice(0, onOnePage).map((task) => toTaskView(ctx, task)),
    newer: page > 1 ? page - 1 : null,
    older: found && found.length > onOnePage ? page + 1 : null,
  }
}

export type TaskListData = Awaited<ReturnType<typeof getTaskList>>

async function listTasks(merchant: Merchant, page: { limit: number; offset: number }): Promise<Task[] | null> {
  try {
    return await merchant.listTasks(page)
  } catch (error) {
    // without the plugin there is no such address
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}

/** A task with its order, null where that is gone. @throws CommerceError `not-found` where there is no such task */
export async function readTask(merchant: Merchant, taskId: string) {
  const task = await merchant.requireTask(taskId)
  return { task, order: task.order && (await readOrder(merchant, task.order.id)) }
}

export type KnownTask = Awaited<ReturnType<typeof readTask>>

async function readOrder(merchant: Merchant, orderId: string): Promise<MerchantOrder | null> {
  try {
    return await merchant.requireOrder(orderId)
  } catch (error) {
    if (isCommerceError(error, 'not-found')) return null
    throw error
  }
}

/** What stands for how everything is that a work on the task would change. */
export function toSeen({ task, order }: KnownTask): string {
  const money = order && [
    order.refundedTotal,
    order.refundableAmount,
    order.status,
    order.paymentStatus,
    order.payments,
  ]
  return toFingerprint([task.doneAt, task.amount, task.mail, money])
}

export function toTaskPage(ctx: RequestContext, { task, order }: KnownTask) {
  return {
    task: toTaskView(ctx, task),
    doneOn: task.doneAt && toDay(ctx, task.doneAt),
    state: findTaskState({ task, order }),
    works: listWorks({ task, order }),
    seen: toSeen({ task, order }),
    reference: task.about.id,
    statement: task.statement && { ...task.statement, declaredOn: toDay(ctx, task.statement.declaredAt) },
    mail: task.mail && { kind: task.mail.kind, attempts: task.mail.attempts },
    order: order && toOrderView(ctx, order),
  }
}

export type TaskPageData = ReturnType<typeof toTaskPage>

function toTaskView(ctx: RequestContext, { id, kind, order, amount, currency, createdAt }: Task) {
  const { t, locale } = ctx
  return {
    id,
    title: capitalize(t(kind === 'other' ? 'merchant:other.title' : `mails:task.kinds.${kind}.title`), locale.tag),
    text: capitalize(t(kind === 'other' ? 'merchant:other.text' : `mails:task.kinds.${kind}.text`), locale.tag),
    order: order?.number ?? null,
    amount: amount === null || currency === null ? null : formatMoney(amount, currency, toFormatTag(locale)),
    since: toDay(ctx, createdAt),
  }
}

function toOrderView(ctx: RequestContext, order: MerchantOrder) {
  const money = (amount: number) => formatMoney(amount, order.currency, toFormatTag(ctx.locale))
  const taken = order.payments.filter(({ capturedAt }) => capturedAt).reduce((sum, { amount }) => sum + amount, 0)
  return {
    number: order.number,
    email: order.email,
    placedOn: toDay(ctx, order.placedAt),
    total: money(order.total),
    paid: money(taken),
    refunded: money(order.refundedTotal),
    refundable: money(order.refundableAmount),
    lines: order.items.map(({ id, title, description, quantity }) => ({ id, title, description, quantity })),
  }
}

export type OrderView = ReturnType<typeof toOrderView>

function toDay({ locale }: RequestContext, moment: string): string {
  return toDayFormat(locale, env.TIME_ZONE).format(new Date(moment))
}

// in the mails they stand within a sentence
function capitalize(text: string, tag: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(tag) + rest.join('')
}
