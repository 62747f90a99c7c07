import type { EntityManager } from 'typeorm'
import { randomUUID } from 'node:crypto'
import { isText } from './proof'

// who guesses no password, but signs in again and again, fills no table: the oldest sessions end
const mostSessions = 50
const longestDevice = 200

const begin = `
  INSERT INTO vitrine_session (id, customer_id, generation, device, until)
  VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`
const endOldest = `
  DELETE FROM vitrine_session WHERE customer_id = $1 AND id NOT IN (
    SELECT id FROM vitrine_session WHERE customer_id = $1 ORDER BY started_at DESC, id LIMIT ${mostSessions})`
const forgetPast = `
  DELETE FROM vitrine_session
  WHERE id IN (SELECT id FROM vitrine_session WHERE until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`
const findOne = `
  SELECT seen_at < now() - interval '1 minute' AS "isLongAgo" FROM vitrine_session
  WHERE id = $1 AND customer_id = $2 AND until > now()`
const see = 'UPDATE vitrine_session SET seen_at = now() WHERE id = $1'
const prolong = `
  UPDATE vitrine_session SET generation = $3, seen_at = now(), until = now() + make_interval(secs => $4)
  WHERE id = $1 AND customer_id = $2 RETURNING id`
const listThem = `
  SELECT s.id, s.device, s.started_at, s.seen_at FROM vitrine_session s
  LEFT JOIN vitrine_identity i ON i.customer_id = s.customer_id
  WHERE s.customer_id = $1 AND s.until > now() AND s.generation = coalesce(i.generation, 0)
  ORDER BY s.seen_at DESC, s.id`
const endOne = 'DELETE FROM vitrine_session WHERE id = $1 AND customer_id = $2 RETURNING id'

/**
 * Begins a session of a customer.
 * @param about `device` is what the
 *   browser calls itself, as far as it is text of at most 200 characters
 * @returns its id
 */
export async function beginSession(
  manager: EntityManager,
  {
    customerId,
    generation,
    device,
    lifeSeconds,
  }: { customerId: string; generation: number; device?: unknown; lifeSeconds: number },
): Promise<string> {
  const id = randomUUID()
  const known = isText(device, { from: 1, to: longestDevice }) ? device : null
  await manager.query(forgetPast)
  await manager.query(begin, [id, customerId, generation, known, lifeSeconds])
  await manager.query(endOldest, [customerId])
  return id
}

/** Whether a session of the customer goes on; notes, once a minute, that it is in use. */
export async function isSession(manager: EntityManager, id: string, customerId: string) {
  const [row]: { isLongAgo: boolean }[] = await manager.query(findOne, [id, customerId])
  if (row?.isLongAgo) await manager.query(see, [id])
  return Boolean(row)
}

/** Lets a session last for `lifeSeconds` from now on, in a generation. @returns false where it has ended */
export async function prolongSession(
  manager: EntityManager,
  {
    id,
    customerId,
    generation,
    lifeSeconds,
  }: { id: string; customerId: string; generation: number; lifeSeconds: number },
): Promise<boolean> {
  // the driver answers an update with the rows and their number
  const [rows]: [unknown[], number] = await manager.query(prolong, [id, customerId, generation, lifeSeconds])
  return rows.length > 0
}

/** A customer's sessions that count, the one in use last first. */
export function listSessions(
  manager: EntityManager,
  customerId: string,
): Promise<{ id: string; device: string | null; started_at: Date; seen_at: Date }[]> {
  return manager.query(listThem, [customerId])
}

/** Ends one session of a customer for all who hold its tokens. @returns false where there was none */
export async function endSession(manager: EntityManager, id: string, customerId: string): Promise<boolean> {
  const [rows]: [unknown[], number] = await manager.query(endOne, [id, customerId])
  return rows.length > 0
}
