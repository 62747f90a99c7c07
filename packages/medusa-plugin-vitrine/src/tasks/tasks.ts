import type { EntityManager } from 'typeorm'
import { enqueueMail } from '../mail/outbox'

/**
 * What waits for the merchant's hand, in a list that the admin API answers. A task is named by its kind and what it is
 * about, and there is one of each for ever: one that was done does not come back.
 */
export interface Task {
  id: string
  kind: TaskKind
  subjectId: string
  orderId: string | null
  /** the number that shop and shopper call it by */
  orderNumber: number | null
  /** in minor units of `currency`, null where the task is not about money */
  amount: number | null
  /** ISO 4217, lower case */
  currency: string | null
  createdAt: Date
  doneAt: Date | null
}

export const taskKinds = [
  // what a shopper is to get back and nobody has paid; about a return, an exchange, a complaint or a change
  'refund-due',
  // money that was taken for what will not come; about a payment, a session or a cart
  'payment-not-given-back',
  // a provider did not hand over what it had promised; about a payment
  'capture-failed',
  // the difference of a change or an exchange was authorised, and the order's payment captured before; about a payment
  'capture-due',
  // a consumer has withdrawn from the contract; about the statement
  'withdrawal-declared',
  // a mail was given up; about its row of `vitrine_mail`
  'mail-not-sent',
] as const

export type TaskKind = (typeof taskKinds)[number]

const columns = `id, kind, subject_id AS "subjectId", order_id AS "orderId", amount, currency,
  (SELECT display_id FROM "order" WHERE "order".id = order_id) AS "orderNumber",
  created_at AS "createdAt", done_at AS "doneAt"`

const add = `
  INSERT INTO vitrine_task (kind, subject_id, order_id, amount, currency)
  VALUES ($1, $2, $3, $4, lower(coalesce($5, (SELECT currency_code FROM "order" WHERE id = $3))))
  ON CONFLICT DO NOTHING RETURNING id`

const readOne = `SELECT ${columns} FROM vitrine_task WHERE id = $1`
const listOpen = `SELECT ${columns} FROM vitrine_task WHERE done_at IS NULL ORDER BY created_at, id LIMIT $1 OFFSET $2`
const listAll = `SELECT ${columns} FROM vitrine_task ORDER BY created_at DESC, id DESC LIMIT $1 OFFSET $2`

const finish = `UPDATE vitrine_task SET done_at = coalesce(done_at, now()) WHERE id = $1 RETURNING ${columns}`

/**
 * Gives the merchant something to do and queues the mail about it, in the manager's transaction: with what makes it
 * necessary, or not at all. Where the task was given before, nothing changes.
 *   `amount` in minor units; without `currency` the order's
 * @returns whether it is new
 */
export async function addTask(
  manager: EntityManager,
  {
    kind,
    subjectId,
    orderId = null,
    amount = null,
    currency = null,
  }: { kind: TaskKind; subjectId: string; orderId?: string | null; amount?: number | null; currency?: string | null },
): Promise<boolean> {
  if (!taskKinds.includes(kind)) throw new Error(`There is no kind of task ${kind}`)
  const [added]: { id: string }[] = await manager.query(add, [kind, subjectId, orderId, amount, currency])
  if (added) await enqueueMail(manager, { kind: 'merchant.task', subjectId: added.id })
  return Boolean(added)
}

export async function readTask(manager: EntityManager, id: string): Promise<Task | null> {
  const [task]: Task[] = await manager.query(readOne, [id])
  return task ?? null
}

/** What is open, oldest first; with `isAll` what was done too, newest first. */
export function listTasks(
  manager: EntityManager,
  { isAll = false, limit, offset }: { isAll?: boolean; limit: number; offset: number },
): Promise<Task[]> {
  return manager.query(isAll ? listAll : listOpen, [limit, offset])
}

/** Notes that a task was done; again, the first time stays. @returns null where there is none */
export async function finishTask(manager: EntityManager, id: string): Promise<Task | null> {
  // typeorm answers an UPDATE with [rows, count]
  const [[task]]: [Task[], number] = await manager.query(finish, [id])
  return task ?? null
}
