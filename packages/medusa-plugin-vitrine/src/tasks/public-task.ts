// @ts-nocheck
/** A task as the admin API answers it. @param {import('./tasks').Task} task */
export function toPublicTask({ id, kind, subjectId, orderId, amount, currency, createdAt, doneAt }) {
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
