import type { EntityManager } from 'typeorm'

/**
 * When providers are asked what they hold for carts and payment collections that nobody touches: each time after twice as
 * long as the time before, up to a day, from the beginning once somebody has touched it. Nearly all are carts that were left
 * for good, and each look costs a call. The looks are noted in the database, so that of several Medusas one asks.
 */

const dayMs = 24 * 60 * 60_000

// those that were looked at least come first: somebody may just have paid and gone
const listDue = (quiet: string) => `
  SELECT quiet.id, quiet.touched::text, now()::text AS "listedAt"
  FROM (${quiet}) quiet LEFT JOIN vitrine_held_look look ON look.payable_id = quiet.id
  WHERE $2 OR look.payable_id IS NULL OR look.looked_at < quiet.touched OR look.due_at <= now()
  ORDER BY CASE WHEN look.looked_at >= quiet.touched THEN look.looks ELSE 0 END, quiet.touched, quiet.id
  LIMIT $3`

const take = `
  INSERT INTO vitrine_held_look AS known (payable_id, looks, looked_at, due_at)
  VALUES ($1, 1, now(), now() + $4::float8 * interval '1 millisecond')
  ON CONFLICT (payable_id) DO UPDATE SET
    looks = CASE WHEN known.looked_at < $2::timestamptz THEN 1 ELSE known.looks + 1 END,
    looked_at = now(),
    due_at = now() + interval '1 millisecond'
      * CASE WHEN known.looked_at < $2::timestamptz THEN $4::float8 ELSE least($4::float8 * 2 ^ known.looks, ${dayMs}) END
  WHERE known.looked_at < $2::timestamptz OR known.due_at <= now() OR known.looked_at < $3::timestamptz
  RETURNING payable_id`

const askSoon = 'UPDATE vitrine_held_look SET due_at = now() WHERE payable_id = $1'

// what is still to be looked at was so within a day
const forget = `DELETE FROM vitrine_held_look WHERE looked_at < now() - interval '9 days'`

/** A cart or a payment collection that a provider may hold something for. */
export interface Quiet {
  id: string
  /** When somebody did something with it last, as the database writes it. */
  touched: string
  /** The database's clock when it was listed. */
  listedAt: string
}

/**
 * @param quiet a query of `id` and `touched`, its `$1` is `quietMs`
 * @param how `isAtOnce` leaves none out that was looked at before; `atMost` null: all
 */
export function listDueLooks(
  manager: EntityManager,
  quiet: string,
  { quietMs, isAtOnce, atMost }: { quietMs: number; isAtOnce: boolean; atMost: number | null },
): Promise<Quiet[]> {
  return manager.query(listDue(quiet), [quietMs, isAtOnce, atMost])
}

/**
 * Notes a look, before the provider is asked.
 * @param how `everyMs`: how long it takes until the second look; `isAtOnce`: others who have begun later count, not when
 *   it is due
 * @returns false where another Medusa has looked meanwhile
 */
export async function takeLook(
  manager: EntityManager,
  { id, touched, listedAt }: Quiet,
  { everyMs, isAtOnce }: { everyMs: number; isAtOnce: boolean },
): Promise<boolean> {
  const taken: unknown[] = await manager.query(take, [id, touched, isAtOnce ? listedAt : '-infinity', everyMs])
  return taken.length > 0
}

/** Has the next run look again: the provider was away, or did not give back what it holds. */
export async function lookAgainSoon(manager: EntityManager, id: string): Promise<void> {
  await manager.query(askSoon, [id])
}

/** Forgets the looks at what nobody looks at any more. */
export async function forgetOldLooks(manager: EntityManager): Promise<void> {
  await manager.query(forget)
}
