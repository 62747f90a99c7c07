import { z } from 'zod'
import { isCommerceError } from '../errors'
import { type Merchant, type MerchantOrder, type Task, type TaskDetails, type TaskKind } from '../shop/merchant'
import { type AdminClient } from './admin-client.admin.server'
import { type OrderRecord, toOrder } from './order'

const kinds: readonly string[] = [
  'refund-due',
  'payment-not-given-back',
  'capture-failed',
  'capture-due',
  'withdrawal-declared',
  'mail-not-sent',
] satisfies TaskKind[]

const taskSchema = z.object({
  id: z.string(),
  kind: z.string().transform((kind) => (kinds.includes(kind) ? (kind as TaskKind) : 'other')),
  subject_id: z.string(),
  order_id: z.string().nullable(),
  order_number: z.number().nullable().default(null),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  created_at: z.string(),
  done_at: z.string().nullable(),
})

const statementSchema = z.object({
  name: z.string(),
  declared_at: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number() })),
})

const detailsSchema = taskSchema.extend({
  statement: statementSchema.nullable().default(null),
  mail: z.object({ kind: z.string(), is_tried: z.boolean(), attempts: z.number() }).nullable().default(null),
})

/** The merchant's doings as calls of the admin API; the tasks are those of our plugin. */
export function toMerchant({ read, write, put }: AdminClient): Merchant {
  return {
    async signIn(credentials) {
      try {
        return (await write(({ auth }) => auth.getToken(credentials))).access_token ?? null
      } catch (error) {
        // what is no e-mail address is `invalid`
        if (isCommerceError(error, 'unauthenticated', 'invalid')) return null
        throw error
      }
    },
    async getUser() {
      try {
        return { email: (await read(({ auth }) => auth.getSession())).user.email }
      } catch (error) {
        // Medusa does not look whether a token's user is still there; asked who they are it answers 400
        if (isCommerceError(error, 'unauthenticated', 'invalid', 'not-found')) return null
        throw error
      }
    },
    async listTasks({ limit, offset }) {
      const path = `/admin/vitrine/tasks?limit=${limit}&offset=${offset}`
      const answer = await read(({ client }) => client.request('GET', path))
      return z
        .object({ tasks: z.array(taskSchema) })
        .parse(answer)
        .tasks.map(toTask)
    },
    async requireTask(id) {
      const answer = await read(({ client }) => client.request('GET', toTaskPath(id)))
      return toDetails(z.object({ task: detailsSchema }).parse(answer).task)
    },
    async finishTask(id) {
      await put(({ client }) => client.request('POST', `${toTaskPath(id)}/done`, {}))
    },
    async resendMail(taskId) {
      const answer = await put(({ client }) => client.request('POST', `${toTaskPath(taskId)}/resend`, {}))
      return z.object({ queued: z.boolean() }).parse(answer).queued
    },
    async requireOrder(id) {
      const { order } = await read(({ orders }) => orders.retrieve(id))
      return toMerchantOrder(order as object as OrderRecord)
    },
    async refundOrder(orderId, { amount, note }) {
      await write(({ orders }) => orders.refundPayment(orderId, { amount, note, reason: 'other' }))
    },
    async refundPayment(paymentId, { amount, note }) {
      const body = { amount, note, reason: 'other' }
      await write(({ client }) =>
        client.request('POST', `/admin/payments/${encodeURIComponent(paymentId)}/refund`, body),
      )
    },
    async refundExchange(orderId, exchangeId) {
      await write(({ orders }) => orders.processSwapPayment(orderId, exchangeId))
      // what a provider refuses is answered like what it does
      const { swap } = await read(({ swaps }) => swaps.retrieve(exchangeId))
      return swap.payment_status === 'difference_refunded'
    },
    async captureOrder(orderId) {
      const { order } = await write(({ orders }) => orders.capturePayment(orderId))
      return order.payment_status === 'captured'
    },
    async capturePayment(paymentId) {
      await write(({ payments }) => payments.capturePayment(paymentId))
    },
    async cancelOrder(orderId) {
      await write(({ orders }) => orders.cancel(orderId))
    },
  }
}

function toTaskPath(id: string): string {
  return `/admin/vitrine/tasks/${encodeURIComponent(id)}`
}

function toTask(task: z.infer<typeof taskSchema>): Task {
  const { id, kind, subject_id: subjectId, order_id: orderId, order_number: number, amount, currency } = task
  return {
    id,
    kind,
    about: { kind: toAboutKind(subjectId), id: subjectId },
    order: orderId === null ? null : { id: orderId, number },
    amount,
    currency,
    createdAt: task.created_at,
    doneAt: task.done_at,
  }
}

function toDetails({ statement, mail, ...task }: z.infer<typeof detailsSchema>): TaskDetails {
  return {
    ...toTask(task),
    statement: statement && { name: statement.name, declaredAt: statement.declared_at, lines: statement.lines },
    mail: mail && { kind: mail.kind, isTried: mail.is_tried, attempts: mail.attempts },
  }
}

// Medusa's ids begin with what they are of
function toAboutKind(id: string): Task['about']['kind'] {
  if (id.startsWith('pay_')) return 'payment'
  return id.startsWith('swap_') ? 'exchange' : 'other'
}

function toMerchantOrder(record: OrderRecord): MerchantOrder {
  const { payments, ...order } = toOrder(record)
  const ids = record.payments.map(({ id }) => id)
  return {
    ...order,
    payments: payments.map((payment, index) => ({ ...payment, id: ids[index] ?? '' })),
    refundNotes: record.refunds.flatMap(({ note }) => note ?? []),
  }
}
