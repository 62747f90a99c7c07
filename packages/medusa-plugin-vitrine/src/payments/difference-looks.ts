import type { EntityManager } from 'typeorm'

/**
 * When providers are asked whether a difference was paid: each time after a tenth of the time that it has waited. The looks
 * are noted in the database, so that of several Medusas one asks.
 */

const take = `
  INSERT INTO vitrine_difference_look AS known (difference_id, looked_at) VALUES ($1, now())
  ON CONFLICT (difference_id) DO UPDATE SET looked_at = now()
  WHERE known.looked_at < $2::timestamptz OR known.looked_at < $3::timestamptz
    OR now() - known.looked_at >= greatest((known.looked_at - $2::timestamptz) / 10, $4::float8 * interval '1 millisecond')
  RETURNING difference_id`

// what is still to be looked at was so within a day
const forget = `DELETE FROM vitrine_difference_look WHERE looked_at < now() - interval '9 days'`

/**
 * Notes a look, before the provider is asked.
 * @param how `leastMs`: the time between two looks; `askedAt`: of a merchant who wants to know now, whom only looks that
 *   began later keep from it
 * @returns false where it is not due, or another Medusa has looked meanwhile
 */
export async function takeDifferenceLook(
  manager: EntityManager,
  { id, touchedAt }: { id: string; touchedAt: Date },
  { leastMs, askedAt }: { leastMs: number; askedAt?: Date },
): Promise<boolean> {
  const taken: unknown[] = await manager.query(take, [id, touchedAt, askedAt ?? '-infinity', leastMs])
  return taken.length > 0
}

/** Forgets the looks at what nobody looks at any more. */
export async function forgetOldDifferenceLooks(manager: EntityManager): Promise<void> {
  await manager.query(forget)
}
