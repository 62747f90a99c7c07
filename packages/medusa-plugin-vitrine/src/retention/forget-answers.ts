import type { EntityManager } from 'typeorm'

/** What Medusa answered to each change of a cart, order or return, with names and addresses, which it keeps for ever. */

const batch = 5000
/** What a run deletes at most, so that it ends. */
const mostBatches = 100

const forgetBatch = `
  WITH gone AS (
    DELETE FROM idempotency_key WHERE id IN (
      SELECT id FROM idempotency_key WHERE created_at < now() - make_interval(days => $1)
      LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING 1
  )
  SELECT count(*)::int AS count FROM gone`

/**
 * Deletes the answers that Medusa has kept for `days`, 5000 at a time and half a million at most.
 * @param days 1 at least: who repeats a key later is new; 0 keeps them for ever
 * @returns how many
 */
export async function forgetAnswers(manager: EntityManager, days: number): Promise<number> {
  if (days <= 0) return 0
  let forgotten = 0
  for (let at = 0; at < mostBatches; at += 1) {
    const [{ count }] = await manager.query(forgetBatch, [Math.max(1, Math.floor(days))])
    forgotten += count
    if (count < batch) break
  }
  return forgotten
}
