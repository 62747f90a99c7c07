import type { EntityManager } from 'typeorm'

const forget = `
  DELETE FROM vitrine_spent
  WHERE name IN (SELECT name FROM vitrine_spent WHERE until < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`
const note =
  'INSERT INTO vitrine_spent (name, until) VALUES ($1, to_timestamp($2)) ON CONFLICT DO NOTHING RETURNING name'
const find = 'SELECT 1 FROM vitrine_spent WHERE name = $1'

/**
 * Notes what may not be used (again) before it expires: proofs that counted, tokens that were given back.
 * @param until unix seconds
 * @returns false where it was noted before; of several at once one gets true
 */
export async function spend(manager: EntityManager, name: string, until: number): Promise<boolean> {
  await manager.query(forget)
  const noted = await manager.query(note, [name, until])
  return noted.length > 0
}

export async function isSpent(manager: EntityManager, name: string) {
  const found = await manager.query(find, [name])
  return found.length > 0
}
