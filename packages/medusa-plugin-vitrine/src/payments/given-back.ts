import type { Services } from '../container'
import { toFault } from '../fault'
import type { EntityManager } from 'typeorm'
import { addTask } from '../tasks/tasks'

/**
 * Refunds of what was captured although nothing came of it. A provider's refund cannot be rolled back, so each is written
 * down first, on a connection of its own: a completion that is cut off after it finds the note, and makes no order of money
 * that has gone back.
 */

const begin = `
  INSERT INTO vitrine_given_back (id, payable_id, provider_id, reference, amount, currency_code)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`

const readState = 'SELECT state FROM vitrine_given_back WHERE id = $1'

const settle = `
  UPDATE vitrine_given_back SET state = $2, reason = $3, updated_at = now() WHERE id = $1 AND state = 'begun'`

const findOpen = 'SELECT FROM vitrine_given_back WHERE payable_id = $1 AND NOT is_put_right LIMIT 1'

const putRight = 'UPDATE vitrine_given_back SET is_put_right = true WHERE payable_id = $1'

// https://docs.stripe.com/error-codes#charge-already-refunded
const alreadyRefunded = 'charge_already_refunded'

/**
 * Refunds all that was captured, once: what a process that was killed has begun is asked for again, since no provider
 * refunds more than it has taken. What is refused is a task of the merchant's and not tried again, who may have paid it back
 * in another way.
 * @param services `root` is outside of any transaction
 * @param money `id` names the money; `payableId` is the cart's
 *   or the payment collection's, `reference` the provider's own; `amount` in minor units
 */
export async function refundOnce(
  { root, logger }: { root: EntityManager } & Pick<Services, 'logger'>,
  {
    id,
    payableId,
    providerId,
    reference,
    amount,
    currency,
    refund,
  }: {
    id: string
    payableId: string
    providerId: string
    reference: string | null
    amount: number
    currency: string
    refund: (amount: number) => Promise<unknown>
  },
): Promise<'refunded' | 'owed'> {
  await root.query(begin, [id, payableId, providerId, reference, amount, currency])
  const [noted]: { state: 'begun' | 'done' | 'refused' }[] = await root.query(readState, [id])
  if (!noted) throw new Error(`What was begun for ${payableId} is not noted`)
  if (noted.state !== 'begun') return noted.state === 'done' ? 'refunded' : 'owed'
  const refusal = toRefusal(
    await refund(amount).catch((error: unknown) => ({ error: toFault(error).message, code: toFault(error).code })),
  )
  if (refusal) {
    logger.error(`${providerId} has taken ${amount} (${currency}) for ${payableId} and does not refund it: ${refusal}`)
    const task = { kind: 'payment-not-given-back' as const, subjectId: reference ?? id, amount, currency }
    await root.transaction((manager) => addTask(manager, task))
  }
  // a process that is killed before this asks again, and adds no other task
  await root.query(settle, [id, refusal ? 'refused' : 'done', refusal])
  return refusal ? 'owed' : 'refunded'
}

/** Whether money of a cart or a payment collection has gone back that still counts there. */
export async function isGoingBack(manager: EntityManager, payableId: string): Promise<boolean> {
  return (await manager.query(findOpen, [payableId])).length > 0
}

/** Notes that it counts no more; part of the transaction that sees to it. */
export async function markPutRight(manager: EntityManager, payableId: string) {
  await manager.query(putRight, [payableId])
}

// Medusa's own test of an answer wants a code and a detail, which not every refusal of Stripe has
function toRefusal(given: unknown) {
  const answer = given as { error?: string; code?: string; detail?: string } | null | undefined
  if (!answer?.error || answer.code === alreadyRefunded) return null
  return [answer.error, answer.detail].filter(Boolean).join(': ').slice(0, 500)
}
