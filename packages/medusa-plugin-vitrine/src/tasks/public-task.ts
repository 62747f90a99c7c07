import type { Task } from './tasks'

/** A task as the admin API answers it. */
export function toPublicTask({ orderNumber, ...task }: Task) {
  const { id, kind, subjectId, orderId, amount, currency, createdAt, doneAt } = task
  return {
    id,
    kind,
    subject_id: subjectId,
    order_id: orderId,
    order_number: orderNumber,
    amount,
    currency,
    created_at: createdAt.toISOString(),
    done_at: doneAt && doneAt.toISOString(),
  }
}
