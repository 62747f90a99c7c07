import type { Task } from './tasks'

/** A task as the admin API answers it. */
export function toPublicTask({ id, kind, subjectId, orderId, amount, currency, createdAt, doneAt }: Task) {
  return {
    id,
    kind,
    subject_id: subjectId,
    order_id: orderId,
    amount,
    currency,
    created_at: createdAt.toISOString(),
    done_at: doneAt && doneAt.toISOString(),
  }
}
