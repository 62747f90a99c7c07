import { type MerchantOrder, type TaskDetails } from '~/commerce/shop/merchant'

/** What can be done about a task from the shop. */
export const works = ['refund', 'capture', 'cancel', 'resend', 'done'] as const
export type Work = (typeof works)[number]

/** What is to be said of a task beside what can be done. */
export type TaskState = 'refunded' | 'too-much' | 'mail-tried' | 'mail-gone'

interface Known {
  task: TaskDetails
  /** Null where it is about none, or none that is left. */
  order: MerchantOrder | null
}

/** By which a refund is known as the one of this task, whoever has made it. */
export function toRefundNote({ id }: Pick<TaskDetails, 'id'>): string {
  return `Vitrine: task ${id}`
}

/** What may be done now, the most useful first; nothing about what was done. */
export function listWorks({ task, order }: Known): Work[] {
  if (task.doneAt !== null) return []
  const isMoney = task.amount !== null && task.amount > 0
  const offers: [Work, boolean][] = [
    ['refund', isMoney && isRefund(task) && order !== null && findTaskState({ task, order }) === null],
    ['capture', isMoney && isCapture(task) && findPayment({ task, order })?.capturedAt === null],
    ['cancel', task.kind === 'withdrawal-declared' && order !== null && isWholeAndUnpacked(task, order)],
    ['resend', task.mail !== null && !task.mail.isTried],
    ['done', true],
  ]
  return offers.flatMap(([work, isOffered]) => (isOffered ? work : []))
}

export function findTaskState({ task, order }: Known): TaskState | null {
  if (task.doneAt !== null) return null
  if (task.kind === 'mail-not-sent') {
    if (!task.mail) return 'mail-gone'
    return task.mail.isTried ? 'mail-tried' : null
  }
  if (!isRefund(task) || !order || task.amount === null) return null
  if (order.refundNotes.includes(toRefundNote(task))) return 'refunded'
  return listHeld({ task, order }) < task.amount ? 'too-much' : null
}

/** What the payments hold that the refund would come from. */
function listHeld({ task, order }: { task: TaskDetails; order: MerchantOrder }): number {
  if (task.kind !== 'payment-not-given-back') return order.refundableAmount
  const payment = findPayment({ task, order })
  return payment?.capturedAt ? payment.amount - payment.refunded : 0
}

export function findPayment({ task, order }: Known) {
  return order?.payments.find(({ id }) => id === task.about.id)
}

function isRefund({ kind, about }: TaskDetails): boolean {
  return kind === 'refund-due' || (kind === 'payment-not-given-back' && about.kind === 'payment')
}

function isCapture({ kind }: TaskDetails): boolean {
  return kind === 'capture-due' || kind === 'capture-failed'
}

/** A part is not called off: what is left of the order would go with it. */
function isWholeAndUnpacked({ statement }: TaskDetails, order: MerchantOrder): boolean {
  const sum = (lines: readonly { quantity: number }[]) => lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
  const isPacked = order.fulfillments.some(({ cancelledAt }) => cancelledAt === null)
  return order.status === 'pending' && !isPacked && statement !== null && sum(statement.lines) === sum(order.items)
}
